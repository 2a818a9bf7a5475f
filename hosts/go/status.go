package shortwire

import (
	"encoding/binary"
	"iter"
)

// Numbers of fields in shortwire/v1/status.proto and google/protobuf/any.proto.
const (
	statusCode    = 1
	statusMessage = 2
	statusDetails = 3
	anyTypeURL    = 1
	anyValue      = 2
	batchFailed   = 1
	itemIndex     = 1
	itemStatus    = 2
)

// errorOf makes an error of a shortwire.v1.Status. The code is the one that the call returned; 0 takes that of the status.
func errorOf(code Code, status []byte) *Error {
	failure := &Error{Code: code}
	for number, value := range fields(status) {
		switch number {
		case statusCode:
			if code == OK {
				failure.Code = Code(value.number)
			}
		case statusMessage:
			failure.Message = string(value.bytes)
		case statusDetails:
			failure.Details = append(failure.Details, detailOf(value.bytes))
		}
	}
	failure.Code = failure.Code.known()
	if len(status) == 0 {
		failure.Message = failure.Code.String() + ", with nothing more to say"
	}
	return failure
}

func detailOf(message []byte) (detail Detail) {
	for number, value := range fields(message) {
		switch number {
		case anyTypeURL:
			detail.TypeURL = string(value.bytes)
		case anyValue:
			detail.Value = append([]byte(nil), value.bytes...)
		}
	}
	return detail
}

// itemsOf reads a shortwire.v1.BatchStatus.
func itemsOf(message []byte) (items []ItemError) {
	for number, failed := range fields(message) {
		if number != batchFailed {
			continue
		}
		item := ItemError{Err: errorOf(Unknown, nil)}
		for number, value := range fields(failed.bytes) {
			switch number {
			case itemIndex:
				item.Index = int(value.number)
			case itemStatus:
				item.Err = errorOf(OK, value.bytes)
			}
		}
		items = append(items, item)
	}
	return items
}

// fieldValue is a field of wire type 0 or 2.
type fieldValue struct {
	number uint64
	bytes  []byte
}

// fields goes over what a library says of a failure. It ends where the bytes are not what a status is made of: a
// failure is told all the same.
func fields(message []byte) iter.Seq2[uint64, fieldValue] {
	return func(yield func(uint64, fieldValue) bool) {
		for len(message) != 0 {
			tag, n := binary.Uvarint(message)
			if n <= 0 {
				return
			}
			message = message[n:]
			number, n := binary.Uvarint(message)
			if n <= 0 || tag&7 != 0 && tag&7 != 2 {
				return
			}
			message = message[n:]
			value := fieldValue{number: number}
			if tag&7 == 2 {
				if number > uint64(len(message)) {
					return
				}
				value.bytes, message = message[:number], message[number:]
			}
			if !yield(tag>>3, value) {
				return
			}
		}
	}
}
