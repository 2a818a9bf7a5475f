package shortwire

import (
	"context"
	"hash/fnv"
	"log/slog"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
)

// Library is an open library with an instance of its service. Generated clients are made on it; one library may serve any
// number of them.
type Library struct {
	path     string
	runtime  string
	schema   string
	table    *nativeTable
	native   *nativeLibrary
	settings settings
	closed   atomic.Bool
}

// Open loads a shared library and starts an instance of its service, which ends with Close. Opening a library twice gives two
// instances. A library stays in memory until the process ends, because threads of its own could not be taken back.
//
// Errors tell what is wrong with the file: NOT_FOUND, PERMISSION_DENIED, INVALID_ARGUMENT if it is no shared
// library, FAILED_PRECONDITION if it is one for another machine, without Shortwire, or with another version of its contract.
func Open(path string, options ...Option) (*Library, error) {
	settings := settingsOf(options)
	table, err := load(path)
	if err != nil {
		return nil, err
	}
	native, err := start(table, settings)
	if err != nil {
		return nil, err
	}
	library := &Library{path: path, table: table, native: native, settings: settings}
	library.runtime, library.schema = about(table)
	runtime.AddCleanup(library, (*instance).collect, newInstance(library))
	return library, nil
}

// Close ends the instance. Calls under way finish, and the last of them ends it; later calls fail with FAILED_PRECONDITION.
// Closing again does nothing. The error is always nil.
func (l *Library) Close() error {
	if l != nil && !l.closed.Swap(true) {
		stop(l.native)
		runtime.KeepAlive(l)
	}
	return nil
}

// Path returns what the library was opened with.
func (l *Library) Path() string { return l.path }

// Runtime returns who made the library, such as "shortwire 0.1.0 (rust)".
func (l *Library) Runtime() string { return l.runtime }

// Schema returns the schema that the library carries, a google.protobuf.FileDescriptorSet in wire format.
func (l *Library) Schema() string { return l.schema }

// Invoke calls a method by its full name, such as "calculator.v1.Calculator/Add", with its request in wire format, and appends
// the reply in wire format to dst. It is for callers that know the schema at run time only; generated clients have typed
// methods.
func (l *Library) Invoke(ctx context.Context, method string, request, dst []byte) ([]byte, error) {
	id := fnv.New64a()
	id.Write([]byte(method))
	resolved := l.Method(&MethodInfo{Name: method, ID: id.Sum64()})
	return resolved.Raw(ctx, request, dst)
}

// instance is what remains to be done when a library is collected. It does not lead to the library.
type instance struct {
	native *nativeLibrary
	path   string
	site   []uintptr
	logger *slog.Logger
}

// newInstance notes where a library was opened if somebody wants to know.
func newInstance(l *Library) *instance {
	i := &instance{native: l.native, path: l.path, logger: l.settings.logger}
	if i.logger == nil && os.Getenv("SHORTWIRE_DEBUG") == "1" {
		i.logger = slog.Default()
	}
	if i.logger != nil {
		site := make([]uintptr, 3)
		i.site = site[:runtime.Callers(3, site)]
	}
	return i
}

// collect runs when nobody holds the library any more.
func (i *instance) collect() {
	if wasOpen := stop(i.native); wasOpen && i.logger != nil {
		i.logger.Warn("a library that was opened at "+i.opened()+" was not closed; call Close, or defer it", "library", i.path)
	}
	free(i.native)
}

// opened returns where Open was called, and from where that was.
func (i *instance) opened() string {
	frames := runtime.CallersFrames(i.site)
	var places []string
	for {
		frame, more := frames.Next()
		places = append(places, frame.File+":"+strconv.Itoa(frame.Line))
		if !more {
			return strings.Join(places, ", called from ")
		}
	}
}
