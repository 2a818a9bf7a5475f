package shortwire

import "strconv"

// Code is the outcome of a call: gRPC's codes under gRPC's numbers. A code is an error, so that
//
//	errors.Is(err, shortwire.NotFound)
//
// tells whether a call failed with it.
type Code int32

// The codes, as https://grpc.io/docs/guides/status-codes/ explains them.
const (
	OK                 Code = 0
	Canceled           Code = 1
	Unknown            Code = 2
	InvalidArgument    Code = 3
	DeadlineExceeded   Code = 4
	NotFound           Code = 5
	AlreadyExists      Code = 6
	PermissionDenied   Code = 7
	ResourceExhausted  Code = 8
	FailedPrecondition Code = 9
	Aborted            Code = 10
	OutOfRange         Code = 11
	Unimplemented      Code = 12
	Internal           Code = 13
	Unavailable        Code = 14
	DataLoss           Code = 15
	Unauthenticated    Code = 16
)

var codeNames = [...]string{
	"OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS",
	"PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED",
	"INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
}

// String returns the name of c, such as INVALID_ARGUMENT.
func (c Code) String() string {
	if c < 0 || int(c) >= len(codeNames) {
		return "CODE_" + strconv.Itoa(int(c))
	}
	return codeNames[c]
}

// Error returns the name of c.
func (c Code) Error() string { return c.String() }

// known returns c, or Unknown if it is none of the codes that an error has.
func (c Code) known() Code {
	if c < Canceled || c > Unauthenticated {
		return Unknown
	}
	return c
}
