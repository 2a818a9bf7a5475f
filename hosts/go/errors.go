package shortwire

import (
	"context"
	"encoding"
	"errors"
	"fmt"
	"strings"
)

// Error tells why a call failed. Every error of this package and of generated code is one, or a [BatchError] of them:
//
//	var failure *shortwire.Error
//	if errors.As(err, &failure) { ... failure.Code, failure.Message ... }
type Error struct {
	// Code is never OK.
	Code Code
	// Message names the cause and the way out, for a developer to read.
	Message string
	// Details are messages that a program can act on, as the service declares them.
	Details []Detail
}

// Detail is a message of any type, as google.protobuf.Any has it.
type Detail struct {
	// TypeURL ends in a slash and the full name of the message.
	TypeURL string
	// Value is the message in wire format.
	Value []byte
}

// Message is what a generated message offers to those who do not know its type.
type Message interface {
	// FullName returns the name of the message in its schema, such as "calculator.v1.BinaryOp".
	FullName() string
	encoding.BinaryAppender
	encoding.BinaryUnmarshaler
}

// Error returns the name of the code and the message.
func (e *Error) Error() string { return e.Code.String() + ": " + e.Message }

// Is reports whether target is the code of e, or the error of package context that means the same.
func (e *Error) Is(target error) bool {
	switch target {
	case context.Canceled:
		return e.Code == Canceled
	case context.DeadlineExceeded:
		return e.Code == DeadlineExceeded
	}
	code, ok := target.(Code)
	return ok && code == e.Code
}

// Detail decodes the first detail that is of the type of m into m, and reports whether there was one.
func (e *Error) Detail(m Message) bool {
	for _, detail := range e.Details {
		if strings.HasSuffix(detail.TypeURL, "/"+m.FullName()) {
			return m.UnmarshalBinary(detail.Value) == nil
		}
	}
	return false
}

// CodeOf returns the code of an error: OK for nil, Unknown if it is not of this package.
func CodeOf(err error) Code {
	if err == nil {
		return OK
	}
	var failure *Error
	if errors.As(err, &failure) {
		return failure.Code
	}
	return Unknown
}

// BatchError tells which items of a batch failed. The other items have their replies.
type BatchError struct {
	// Items are the failures, by index.
	Items []ItemError
	// Count is the number of items of the batch.
	Count int
}

// ItemError is the failure of one item of a batch.
type ItemError struct {
	// Index is the item's position in the batch, from 0.
	Index int
	// Err tells why it failed.
	Err *Error
}

// Error tells how many items failed, and why the first of them did.
func (e *BatchError) Error() string {
	first := e.Items[0]
	return fmt.Sprintf("%d of %d items failed, first item %d: %v", len(e.Items), e.Count, first.Index, first.Err)
}

// Unwrap returns the failures of the items.
func (e *BatchError) Unwrap() []error {
	all := make([]error, len(e.Items))
	for i, item := range e.Items {
		all[i] = item.Err
	}
	return all
}

func errorf(code Code, format string, arguments ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, arguments...)}
}
