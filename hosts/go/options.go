package shortwire

import "log/slog"

// Option changes how a library is opened.
type Option func(*settings)

type settings struct {
	maxDepth        uint32
	maxMessageBytes uint64
	logger          *slog.Logger
}

// What a library allows unless the options say otherwise, and what no option can exceed: lengths in protobuf are signed
// 32-bit numbers.
const (
	DefaultMaxDepth        = 100
	DefaultMaxMessageBytes = 256 << 20
	LimitMessageBytes      = 1<<31 - 1
)

// WithMaxMessageBytes limits the size of a request and of a reply, each of which is DefaultMaxMessageBytes otherwise.
// Larger ones fail with RESOURCE_EXHAUSTED. More than LimitMessageBytes is refused by the library.
func WithMaxMessageBytes(n uint64) Option {
	return func(s *settings) { s.maxMessageBytes = n }
}

// WithMaxDepth limits how deep messages may be nested in each other, which is DefaultMaxDepth otherwise.
func WithMaxDepth(n uint32) Option {
	return func(s *settings) { s.maxDepth = n }
}

// WithLogger has a library that is collected without having been closed reported to logger, with the place where it was
// opened. Without it that is reported only if the environment has SHORTWIRE_DEBUG=1, and then to slog.Default().
func WithLogger(logger *slog.Logger) Option {
	return func(s *settings) { s.logger = logger }
}

func settingsOf(options []Option) settings {
	s := settings{maxDepth: DefaultMaxDepth, maxMessageBytes: DefaultMaxMessageBytes}
	for _, option := range options {
		option(&s)
	}
	return s
}
