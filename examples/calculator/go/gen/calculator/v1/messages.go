// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.

// Package calculatorv1: Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation.
package calculatorv1

import (
	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// BinaryOp: Two operands.
type BinaryOp struct {
	A int64
	B int64

	unknown []byte
}

// FullName returns "calculator.v1.BinaryOp".
func (*BinaryOp) FullName() string {
	return "calculator.v1.BinaryOp"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BinaryOp) Reset() {
	*m = BinaryOp{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BinaryOp) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BinaryOp) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BinaryOp) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BinaryOp) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.BinaryOp", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BinaryOp) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.BinaryOp", data)
}

// WriteWire is for generated code.
func (m *BinaryOp) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.B != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.B)), 0x10)
	}
	if m.A != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.A)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *BinaryOp) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.BinaryOp.a")
			}
			m.A, p = int64(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.BinaryOp.b")
			}
			m.B, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BinaryOpColumns holds the fields of many messages, a slice each.
type BinaryOpColumns struct {
	A []int64
	B []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BinaryOpColumns) CheckColumns() (int, error) {
	count := len(c.A)
	if len(c.B) != count {
		return 0, wire.UnequalColumns("calculator.v1.BinaryOp.b", len(c.B), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BinaryOpColumns) ResizeColumns(count int) {
	c.A = wire.Resize(c.A, count)
	c.B = wire.Resize(c.B, count)
}

// ToRows returns the messages one by one.
func (c *BinaryOpColumns) ToRows() []BinaryOp {
	rows := make([]BinaryOp, len(c.A))
	for i := range rows {
		rows[i].A = c.A[i]
		rows[i].B = c.B[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BinaryOpColumns) FromRows(rows []BinaryOp) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.A[i] = row.A
		c.B[i] = row.B
	}
}

// Value: One result.
type Value struct {
	Value int64

	unknown []byte
}

// FullName returns "calculator.v1.Value".
func (*Value) FullName() string {
	return "calculator.v1.Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Value) Reset() {
	*m = Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.Value", data)
}

// WriteWire is for generated code.
func (m *Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Value) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.Value.value")
			}
			m.Value, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ValueColumns holds the fields of many messages, a slice each.
type ValueColumns struct {
	Value []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *ValueColumns) ToRows() []Value {
	rows := make([]Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ValueColumns) FromRows(rows []Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// CalculatorRequest: One operation and its operands.
type CalculatorRequest struct {
	// In the oneof operation.
	Add *BinaryOp
	// In the oneof operation.
	Subtract *BinaryOp
	// In the oneof operation.
	Multiply *BinaryOp
	// In the oneof operation.
	Divide *BinaryOp

	unknown []byte
}

// CalculatorRequestOperation tells which member of calculator.v1.CalculatorRequest.operation is set. Numbered as the fields are.
type CalculatorRequestOperation int32

// Members of calculator.v1.CalculatorRequest.operation.
const (
	CalculatorRequestOperationNotSet   CalculatorRequestOperation = 0
	CalculatorRequestOperationAdd      CalculatorRequestOperation = 1
	CalculatorRequestOperationSubtract CalculatorRequestOperation = 2
	CalculatorRequestOperationMultiply CalculatorRequestOperation = 3
	CalculatorRequestOperationDivide   CalculatorRequestOperation = 4
)

// WhichOperation returns which member of calculator.v1.CalculatorRequest.operation is set, the first of them if several are.
func (m *CalculatorRequest) WhichOperation() CalculatorRequestOperation {
	switch {
	case m.Add != nil:
		return CalculatorRequestOperationAdd
	case m.Subtract != nil:
		return CalculatorRequestOperationSubtract
	case m.Multiply != nil:
		return CalculatorRequestOperationMultiply
	case m.Divide != nil:
		return CalculatorRequestOperationDivide
	}
	return CalculatorRequestOperationNotSet
}

func (m *CalculatorRequest) clearOperation() {
	m.Add = nil
	m.Subtract = nil
	m.Multiply = nil
	m.Divide = nil
}

// FullName returns "calculator.v1.CalculatorRequest".
func (*CalculatorRequest) FullName() string {
	return "calculator.v1.CalculatorRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *CalculatorRequest) Reset() {
	*m = CalculatorRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *CalculatorRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *CalculatorRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *CalculatorRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *CalculatorRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.CalculatorRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *CalculatorRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.CalculatorRequest", data)
}

var calculatorRequestFields = wire.Fields{Message: "calculator.v1.CalculatorRequest", Names: map[uint32]string{1: "add", 2: "subtract", 3: "multiply", 4: "divide"}}

// WriteWire is for generated code.
func (m *CalculatorRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.Divide != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Divide.WriteWire(w, p), before, 0x22)
		}
	}
	if m.Multiply != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Multiply.WriteWire(w, p), before, 0x1a)
		}
	}
	if m.Subtract != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Subtract.WriteWire(w, p), before, 0x12)
		}
	}
	if m.Add != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Add.WriteWire(w, p), before, 0x0a)
		}
	}
	if members0 > 1 {
		w.TwoMembers("calculator.v1.CalculatorRequest.operation")
	}
	if w.Failed() {
		w.Blame(&calculatorRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *CalculatorRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Add == nil {
				m.clearOperation()
				m.Add = new(BinaryOp)
			}
			if p = r.Message(m.Add, p, end); p < 0 {
				return r.In("calculator.v1.CalculatorRequest.add")
			}
			continue
		case 0x12:
			if m.Subtract == nil {
				m.clearOperation()
				m.Subtract = new(BinaryOp)
			}
			if p = r.Message(m.Subtract, p, end); p < 0 {
				return r.In("calculator.v1.CalculatorRequest.subtract")
			}
			continue
		case 0x1a:
			if m.Multiply == nil {
				m.clearOperation()
				m.Multiply = new(BinaryOp)
			}
			if p = r.Message(m.Multiply, p, end); p < 0 {
				return r.In("calculator.v1.CalculatorRequest.multiply")
			}
			continue
		case 0x22:
			if m.Divide == nil {
				m.clearOperation()
				m.Divide = new(BinaryOp)
			}
			if p = r.Message(m.Divide, p, end); p < 0 {
				return r.In("calculator.v1.CalculatorRequest.divide")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// CalculatorResponse: The result of one operation, or why there is none.
type CalculatorResponse struct {
	// In the oneof result.
	Value shortwire.Optional[int64]
	// In the oneof result.
	Error *ErrorResult

	unknown []byte
}

// CalculatorResponseResult tells which member of calculator.v1.CalculatorResponse.result is set. Numbered as the fields are.
type CalculatorResponseResult int32

// Members of calculator.v1.CalculatorResponse.result.
const (
	CalculatorResponseResultNotSet CalculatorResponseResult = 0
	CalculatorResponseResultValue  CalculatorResponseResult = 1
	CalculatorResponseResultError  CalculatorResponseResult = 2
)

// WhichResult returns which member of calculator.v1.CalculatorResponse.result is set, the first of them if several are.
func (m *CalculatorResponse) WhichResult() CalculatorResponseResult {
	switch {
	case m.Value.Set:
		return CalculatorResponseResultValue
	case m.Error != nil:
		return CalculatorResponseResultError
	}
	return CalculatorResponseResultNotSet
}

func (m *CalculatorResponse) clearResult() {
	m.Value = shortwire.Optional[int64]{}
	m.Error = nil
}

// FullName returns "calculator.v1.CalculatorResponse".
func (*CalculatorResponse) FullName() string {
	return "calculator.v1.CalculatorResponse"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *CalculatorResponse) Reset() {
	*m = CalculatorResponse{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *CalculatorResponse) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *CalculatorResponse) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *CalculatorResponse) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *CalculatorResponse) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.CalculatorResponse", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *CalculatorResponse) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.CalculatorResponse", data)
}

var calculatorResponseFields = wire.Fields{Message: "calculator.v1.CalculatorResponse", Names: map[uint32]string{1: "value", 2: "error"}}

// WriteWire is for generated code.
func (m *CalculatorResponse) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.Error != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Error.WriteWire(w, p), before, 0x12)
		}
	}
	p = w.Reserve(p, 15)
	if m.Value.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value.Value)), 0x08)
	}
	if members0 > 1 {
		w.TwoMembers("calculator.v1.CalculatorResponse.result")
	}
	if w.Failed() {
		w.Blame(&calculatorResponseFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *CalculatorResponse) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.CalculatorResponse.value")
			}
			m.clearResult()
			m.Value, p = shortwire.Some(int64(value)), next
			continue
		case 0x12:
			if m.Error == nil {
				m.clearResult()
				m.Error = new(ErrorResult)
			}
			if p = r.Message(m.Error, p, end); p < 0 {
				return r.In("calculator.v1.CalculatorResponse.error")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ErrorResult: A failure told in the reply itself.
type ErrorResult struct {
	Message string

	unknown []byte
}

// FullName returns "calculator.v1.ErrorResult".
func (*ErrorResult) FullName() string {
	return "calculator.v1.ErrorResult"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ErrorResult) Reset() {
	*m = ErrorResult{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ErrorResult) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ErrorResult) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ErrorResult) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ErrorResult) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.ErrorResult", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ErrorResult) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.ErrorResult", data)
}

var errorResultFields = wire.Fields{Message: "calculator.v1.ErrorResult", Names: map[uint32]string{1: "message"}}

// WriteWire is for generated code.
func (m *ErrorResult) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Message != "" {
		p = w.String(p, m.Message, 0x0a)
	}
	if w.Failed() {
		w.Blame(&errorResultFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *ErrorResult) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("calculator.v1.ErrorResult.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ErrorResultColumns holds the fields of many messages, a slice each.
type ErrorResultColumns struct {
	Message []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ErrorResultColumns) CheckColumns() (int, error) {
	count := len(c.Message)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ErrorResultColumns) ResizeColumns(count int) {
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *ErrorResultColumns) ToRows() []ErrorResult {
	rows := make([]ErrorResult, len(c.Message))
	for i := range rows {
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ErrorResultColumns) FromRows(rows []ErrorResult) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Message[i] = row.Message
	}
}

// DivisionError: Detail of a failed division: its operands.
type DivisionError struct {
	Dividend int64
	Divisor  int64

	unknown []byte
}

// FullName returns "calculator.v1.DivisionError".
func (*DivisionError) FullName() string {
	return "calculator.v1.DivisionError"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *DivisionError) Reset() {
	*m = DivisionError{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *DivisionError) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *DivisionError) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *DivisionError) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *DivisionError) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "calculator.v1.DivisionError", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *DivisionError) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "calculator.v1.DivisionError", data)
}

// WriteWire is for generated code.
func (m *DivisionError) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.Divisor != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Divisor)), 0x10)
	}
	if m.Dividend != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Dividend)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *DivisionError) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.DivisionError.dividend")
			}
			m.Dividend, p = int64(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("calculator.v1.DivisionError.divisor")
			}
			m.Divisor, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// DivisionErrorColumns holds the fields of many messages, a slice each.
type DivisionErrorColumns struct {
	Dividend []int64
	Divisor  []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *DivisionErrorColumns) CheckColumns() (int, error) {
	count := len(c.Dividend)
	if len(c.Divisor) != count {
		return 0, wire.UnequalColumns("calculator.v1.DivisionError.divisor", len(c.Divisor), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *DivisionErrorColumns) ResizeColumns(count int) {
	c.Dividend = wire.Resize(c.Dividend, count)
	c.Divisor = wire.Resize(c.Divisor, count)
}

// ToRows returns the messages one by one.
func (c *DivisionErrorColumns) ToRows() []DivisionError {
	rows := make([]DivisionError, len(c.Dividend))
	for i := range rows {
		rows[i].Dividend = c.Dividend[i]
		rows[i].Divisor = c.Divisor[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *DivisionErrorColumns) FromRows(rows []DivisionError) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Dividend[i] = row.Dividend
		c.Divisor[i] = row.Divisor
	}
}
