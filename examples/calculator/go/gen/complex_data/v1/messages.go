// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.

// Package complexdatav1: Nested records of a payment system: addresses in persons in transactions in batches.
package complexdatav1

import (
	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
)

// Address is complex_data.v1.Address in the schema.
type Address struct {
	Street    string
	City      string
	State     string
	ZipCode   string
	Country   string
	Latitude  float64
	Longitude float64

	unknown []byte
}

// FullName returns "complex_data.v1.Address".
func (*Address) FullName() string {
	return "complex_data.v1.Address"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Address) Reset() {
	*m = Address{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Address) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Address) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Address) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Address) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.Address", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Address) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.Address", data)
}

var addressFields = wire.Fields{Message: "complex_data.v1.Address", Names: map[uint32]string{1: "street", 2: "city", 3: "state", 4: "zip_code", 5: "country", 6: "latitude", 7: "longitude"}}

// WriteWire is for generated code.
func (m *Address) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 26)
	if !wire.IsZero(m.Longitude) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Longitude), 0x39)
	}
	if !wire.IsZero(m.Latitude) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Latitude), 0x31)
	}
	if m.Country != "" {
		p = w.String(p, m.Country, 0x2a)
	}
	if m.ZipCode != "" {
		p = w.String(p, m.ZipCode, 0x22)
	}
	if m.State != "" {
		p = w.String(p, m.State, 0x1a)
	}
	if m.City != "" {
		p = w.String(p, m.City, 0x12)
	}
	if m.Street != "" {
		p = w.String(p, m.Street, 0x0a)
	}
	if w.Failed() {
		w.Blame(&addressFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Address) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("complex_data.v1.Address.street")
			}
			m.Street, p = value, next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.city")
			}
			m.City, p = value, next
			continue
		case 0x1a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.state")
			}
			m.State, p = value, next
			continue
		case 0x22:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.zip_code")
			}
			m.ZipCode, p = value, next
			continue
		case 0x2a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.country")
			}
			m.Country, p = value, next
			continue
		case 0x31:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.latitude")
			}
			m.Latitude, p = value, next
			continue
		case 0x39:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Address.longitude")
			}
			m.Longitude, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// AddressColumns holds the fields of many messages, a slice each.
type AddressColumns struct {
	Street    []string
	City      []string
	State     []string
	ZipCode   []string
	Country   []string
	Latitude  []float64
	Longitude []float64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *AddressColumns) CheckColumns() (int, error) {
	count := len(c.Street)
	if len(c.City) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.city", len(c.City), count)
	}
	if len(c.State) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.state", len(c.State), count)
	}
	if len(c.ZipCode) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.zip_code", len(c.ZipCode), count)
	}
	if len(c.Country) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.country", len(c.Country), count)
	}
	if len(c.Latitude) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.latitude", len(c.Latitude), count)
	}
	if len(c.Longitude) != count {
		return 0, wire.UnequalColumns("complex_data.v1.Address.longitude", len(c.Longitude), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *AddressColumns) ResizeColumns(count int) {
	c.Street = wire.Resize(c.Street, count)
	c.City = wire.Resize(c.City, count)
	c.State = wire.Resize(c.State, count)
	c.ZipCode = wire.Resize(c.ZipCode, count)
	c.Country = wire.Resize(c.Country, count)
	c.Latitude = wire.Resize(c.Latitude, count)
	c.Longitude = wire.Resize(c.Longitude, count)
}

// ToRows returns the messages one by one.
func (c *AddressColumns) ToRows() []Address {
	rows := make([]Address, len(c.Street))
	for i := range rows {
		rows[i].Street = c.Street[i]
		rows[i].City = c.City[i]
		rows[i].State = c.State[i]
		rows[i].ZipCode = c.ZipCode[i]
		rows[i].Country = c.Country[i]
		rows[i].Latitude = c.Latitude[i]
		rows[i].Longitude = c.Longitude[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *AddressColumns) FromRows(rows []Address) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Street[i] = row.Street
		c.City[i] = row.City
		c.State[i] = row.State
		c.ZipCode[i] = row.ZipCode
		c.Country[i] = row.Country
		c.Latitude[i] = row.Latitude
		c.Longitude[i] = row.Longitude
	}
}

// Person is complex_data.v1.Person in the schema.
type Person struct {
	Id           string
	FirstName    string
	LastName     string
	Email        string
	Age          int32
	HomeAddress  *Address
	WorkAddress  *Address
	PhoneNumbers []string
	Metadata     map[string]string

	unknown []byte
}

// FullName returns "complex_data.v1.Person".
func (*Person) FullName() string {
	return "complex_data.v1.Person"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Person) Reset() {
	clear(m.Metadata)
	*m = Person{PhoneNumbers: m.PhoneNumbers[:0], Metadata: m.Metadata, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Person) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Person) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Person) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Person) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.Person", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Person) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.Person", data)
}

var personFields = wire.Fields{Message: "complex_data.v1.Person", Names: map[uint32]string{1: "id", 2: "first_name", 3: "last_name", 4: "email", 5: "age", 6: "home_address", 7: "work_address", 8: "phone_numbers", 9: "metadata"}}

// WriteWire is for generated code.
func (m *Person) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Metadata) != 0 {
		var room [8]wire.Entry[string, string]
		entries := wire.Entries(room[:0], m.Metadata)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.String(p, entry.Value, 0x12)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x4a)
		}
	}
	for i := len(m.PhoneNumbers) - 1; i >= 0; i-- {
		p = w.String(p, m.PhoneNumbers[i], 0x42)
	}
	if m.WorkAddress != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.WorkAddress.WriteWire(w, p), before, 0x3a)
		}
	}
	if m.HomeAddress != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.HomeAddress.WriteWire(w, p), before, 0x32)
		}
	}
	p = w.Reserve(p, 15)
	if m.Age != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Age)), 0x28)
	}
	if m.Email != "" {
		p = w.String(p, m.Email, 0x22)
	}
	if m.LastName != "" {
		p = w.String(p, m.LastName, 0x1a)
	}
	if m.FirstName != "" {
		p = w.String(p, m.FirstName, 0x12)
	}
	if m.Id != "" {
		p = w.String(p, m.Id, 0x0a)
	}
	if w.Failed() {
		w.Blame(&personFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Person) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("complex_data.v1.Person.id")
			}
			m.Id, p = value, next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Person.first_name")
			}
			m.FirstName, p = value, next
			continue
		case 0x1a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Person.last_name")
			}
			m.LastName, p = value, next
			continue
		case 0x22:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Person.email")
			}
			m.Email, p = value, next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Person.age")
			}
			m.Age, p = int32(value), next
			continue
		case 0x32:
			if m.HomeAddress == nil {
				m.HomeAddress = new(Address)
			}
			if p = r.Message(m.HomeAddress, p, end); p < 0 {
				return r.In("complex_data.v1.Person.home_address")
			}
			continue
		case 0x3a:
			if m.WorkAddress == nil {
				m.WorkAddress = new(Address)
			}
			if p = r.Message(m.WorkAddress, p, end); p < 0 {
				return r.In("complex_data.v1.Person.work_address")
			}
			continue
		case 0x42:
			m.PhoneNumbers, p = wire.AppendStrings(r, m.PhoneNumbers, p, end, 0x42)
			if p < 0 {
				return r.In("complex_data.v1.Person.phone_numbers")
			}
			continue
		case 0x4a:
			if p = m.readMetadata(r, p, end); p < 0 {
				return r.In("complex_data.v1.Person.metadata")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Person) readMetadata(r *wire.Reader, p, end int) int {
	if m.Metadata == nil {
		m.Metadata = make(map[string]string, r.Run(p, end, 0x4a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value string
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x12:
			value, p = r.String(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Metadata[key] = value
	return p
}

// Transaction is complex_data.v1.Transaction in the schema.
type Transaction struct {
	TransactionId string
	Timestamp     int64
	Amount        float64
	Currency      string
	Sender        *Person
	Receiver      *Person
	Tags          []string
	Fees          map[string]float64

	unknown []byte
}

// FullName returns "complex_data.v1.Transaction".
func (*Transaction) FullName() string {
	return "complex_data.v1.Transaction"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Transaction) Reset() {
	clear(m.Fees)
	*m = Transaction{Tags: m.Tags[:0], Fees: m.Fees, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Transaction) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Transaction) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Transaction) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Transaction) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.Transaction", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Transaction) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.Transaction", data)
}

var transactionFields = wire.Fields{Message: "complex_data.v1.Transaction", Names: map[uint32]string{1: "transaction_id", 2: "timestamp", 3: "amount", 4: "currency", 5: "sender", 6: "receiver", 7: "tags", 8: "fees"}}

// WriteWire is for generated code.
func (m *Transaction) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Fees) != 0 {
		var room [8]wire.Entry[string, float64]
		entries := wire.Entries(room[:0], m.Fees)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, entry.Value), 0x11)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x42)
		}
	}
	for i := len(m.Tags) - 1; i >= 0; i-- {
		p = w.String(p, m.Tags[i], 0x3a)
	}
	if m.Receiver != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Receiver.WriteWire(w, p), before, 0x32)
		}
	}
	if m.Sender != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Sender.WriteWire(w, p), before, 0x2a)
		}
	}
	if m.Currency != "" {
		p = w.String(p, m.Currency, 0x22)
	}
	p = w.Reserve(p, 28)
	if !wire.IsZero(m.Amount) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Amount), 0x19)
	}
	if m.Timestamp != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Timestamp)), 0x10)
	}
	if m.TransactionId != "" {
		p = w.String(p, m.TransactionId, 0x0a)
	}
	if w.Failed() {
		w.Blame(&transactionFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Transaction) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("complex_data.v1.Transaction.transaction_id")
			}
			m.TransactionId, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Transaction.timestamp")
			}
			m.Timestamp, p = int64(value), next
			continue
		case 0x19:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Transaction.amount")
			}
			m.Amount, p = value, next
			continue
		case 0x22:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.Transaction.currency")
			}
			m.Currency, p = value, next
			continue
		case 0x2a:
			if m.Sender == nil {
				m.Sender = new(Person)
			}
			if p = r.Message(m.Sender, p, end); p < 0 {
				return r.In("complex_data.v1.Transaction.sender")
			}
			continue
		case 0x32:
			if m.Receiver == nil {
				m.Receiver = new(Person)
			}
			if p = r.Message(m.Receiver, p, end); p < 0 {
				return r.In("complex_data.v1.Transaction.receiver")
			}
			continue
		case 0x3a:
			m.Tags, p = wire.AppendStrings(r, m.Tags, p, end, 0x3a)
			if p < 0 {
				return r.In("complex_data.v1.Transaction.tags")
			}
			continue
		case 0x42:
			if p = m.readFees(r, p, end); p < 0 {
				return r.In("complex_data.v1.Transaction.fees")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Transaction) readFees(r *wire.Reader, p, end int) int {
	if m.Fees == nil {
		m.Fees = make(map[string]float64, r.Run(p, end, 0x42))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value float64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x11:
			value, p = r.Double(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Fees[key] = value
	return p
}

// DataBatch is complex_data.v1.DataBatch in the schema.
type DataBatch struct {
	Transactions []Transaction
	BatchId      int64
	CreatedAt    int64

	unknown []byte
}

// FullName returns "complex_data.v1.DataBatch".
func (*DataBatch) FullName() string {
	return "complex_data.v1.DataBatch"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *DataBatch) Reset() {
	*m = DataBatch{Transactions: m.Transactions[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *DataBatch) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *DataBatch) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *DataBatch) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *DataBatch) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.DataBatch", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *DataBatch) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.DataBatch", data)
}

var dataBatchFields = wire.Fields{Message: "complex_data.v1.DataBatch", Names: map[uint32]string{1: "transactions", 2: "batch_id", 3: "created_at"}}

// WriteWire is for generated code.
func (m *DataBatch) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.CreatedAt != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.CreatedAt)), 0x18)
	}
	if m.BatchId != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.BatchId)), 0x10)
	}
	for i := len(m.Transactions) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Transactions[i].WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&dataBatchFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *DataBatch) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Transactions, p = wire.AppendMessages(r, m.Transactions, p, end, 0x0a)
			if p < 0 {
				return r.In("complex_data.v1.DataBatch.transactions")
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.DataBatch.batch_id")
			}
			m.BatchId, p = int64(value), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.DataBatch.created_at")
			}
			m.CreatedAt, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ComplexCalculationRequest: A superset of calculator.v1.CalculatorRequest on the wire.
type ComplexCalculationRequest struct {
	// In the oneof operation.
	Add *calculatorv1.BinaryOp
	// In the oneof operation.
	Subtract *calculatorv1.BinaryOp
	// In the oneof operation.
	Multiply *calculatorv1.BinaryOp
	// In the oneof operation.
	Divide *calculatorv1.BinaryOp
	// In the oneof operation.
	Batch *BatchOperation
	// In the oneof operation.
	Complex *ComplexDataOperation

	unknown []byte
}

// ComplexCalculationRequestOperation tells which member of complex_data.v1.ComplexCalculationRequest.operation is set. Numbered as the fields are.
type ComplexCalculationRequestOperation int32

// Members of complex_data.v1.ComplexCalculationRequest.operation.
const (
	ComplexCalculationRequestOperationNotSet   ComplexCalculationRequestOperation = 0
	ComplexCalculationRequestOperationAdd      ComplexCalculationRequestOperation = 1
	ComplexCalculationRequestOperationSubtract ComplexCalculationRequestOperation = 2
	ComplexCalculationRequestOperationMultiply ComplexCalculationRequestOperation = 3
	ComplexCalculationRequestOperationDivide   ComplexCalculationRequestOperation = 4
	ComplexCalculationRequestOperationBatch    ComplexCalculationRequestOperation = 5
	ComplexCalculationRequestOperationComplex  ComplexCalculationRequestOperation = 6
)

// WhichOperation returns which member of complex_data.v1.ComplexCalculationRequest.operation is set, the first of them if several are.
func (m *ComplexCalculationRequest) WhichOperation() ComplexCalculationRequestOperation {
	switch {
	case m.Add != nil:
		return ComplexCalculationRequestOperationAdd
	case m.Subtract != nil:
		return ComplexCalculationRequestOperationSubtract
	case m.Multiply != nil:
		return ComplexCalculationRequestOperationMultiply
	case m.Divide != nil:
		return ComplexCalculationRequestOperationDivide
	case m.Batch != nil:
		return ComplexCalculationRequestOperationBatch
	case m.Complex != nil:
		return ComplexCalculationRequestOperationComplex
	}
	return ComplexCalculationRequestOperationNotSet
}

func (m *ComplexCalculationRequest) clearOperation() {
	m.Add = nil
	m.Subtract = nil
	m.Multiply = nil
	m.Divide = nil
	m.Batch = nil
	m.Complex = nil
}

// FullName returns "complex_data.v1.ComplexCalculationRequest".
func (*ComplexCalculationRequest) FullName() string {
	return "complex_data.v1.ComplexCalculationRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ComplexCalculationRequest) Reset() {
	*m = ComplexCalculationRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ComplexCalculationRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ComplexCalculationRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ComplexCalculationRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ComplexCalculationRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.ComplexCalculationRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ComplexCalculationRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.ComplexCalculationRequest", data)
}

var complexCalculationRequestFields = wire.Fields{Message: "complex_data.v1.ComplexCalculationRequest", Names: map[uint32]string{1: "add", 2: "subtract", 3: "multiply", 4: "divide", 5: "batch", 6: "complex"}}

// WriteWire is for generated code.
func (m *ComplexCalculationRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.Complex != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Complex.WriteWire(w, p), before, 0x32)
		}
	}
	if m.Batch != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Batch.WriteWire(w, p), before, 0x2a)
		}
	}
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
		w.TwoMembers("complex_data.v1.ComplexCalculationRequest.operation")
	}
	if w.Failed() {
		w.Blame(&complexCalculationRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *ComplexCalculationRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				m.Add = new(calculatorv1.BinaryOp)
			}
			if p = r.Message(m.Add, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.add")
			}
			continue
		case 0x12:
			if m.Subtract == nil {
				m.clearOperation()
				m.Subtract = new(calculatorv1.BinaryOp)
			}
			if p = r.Message(m.Subtract, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.subtract")
			}
			continue
		case 0x1a:
			if m.Multiply == nil {
				m.clearOperation()
				m.Multiply = new(calculatorv1.BinaryOp)
			}
			if p = r.Message(m.Multiply, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.multiply")
			}
			continue
		case 0x22:
			if m.Divide == nil {
				m.clearOperation()
				m.Divide = new(calculatorv1.BinaryOp)
			}
			if p = r.Message(m.Divide, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.divide")
			}
			continue
		case 0x2a:
			if m.Batch == nil {
				m.clearOperation()
				m.Batch = new(BatchOperation)
			}
			if p = r.Message(m.Batch, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.batch")
			}
			continue
		case 0x32:
			if m.Complex == nil {
				m.clearOperation()
				m.Complex = new(ComplexDataOperation)
			}
			if p = r.Message(m.Complex, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationRequest.complex")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BatchOperation is complex_data.v1.BatchOperation in the schema.
type BatchOperation struct {
	Operations []calculatorv1.BinaryOp

	unknown []byte
}

// FullName returns "complex_data.v1.BatchOperation".
func (*BatchOperation) FullName() string {
	return "complex_data.v1.BatchOperation"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BatchOperation) Reset() {
	*m = BatchOperation{Operations: m.Operations[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BatchOperation) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BatchOperation) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BatchOperation) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BatchOperation) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.BatchOperation", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BatchOperation) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.BatchOperation", data)
}

var batchOperationFields = wire.Fields{Message: "complex_data.v1.BatchOperation", Names: map[uint32]string{1: "operations"}}

// WriteWire is for generated code.
func (m *BatchOperation) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Operations) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Operations[i].WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&batchOperationFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *BatchOperation) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Operations, p = wire.AppendMessages(r, m.Operations, p, end, 0x0a)
			if p < 0 {
				return r.In("complex_data.v1.BatchOperation.operations")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ComplexDataOperation is complex_data.v1.ComplexDataOperation in the schema.
type ComplexDataOperation struct {
	Data          *DataBatch
	OperationType string

	unknown []byte
}

// FullName returns "complex_data.v1.ComplexDataOperation".
func (*ComplexDataOperation) FullName() string {
	return "complex_data.v1.ComplexDataOperation"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ComplexDataOperation) Reset() {
	*m = ComplexDataOperation{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ComplexDataOperation) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ComplexDataOperation) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ComplexDataOperation) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ComplexDataOperation) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.ComplexDataOperation", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ComplexDataOperation) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.ComplexDataOperation", data)
}

var complexDataOperationFields = wire.Fields{Message: "complex_data.v1.ComplexDataOperation", Names: map[uint32]string{1: "data", 2: "operation_type"}}

// WriteWire is for generated code.
func (m *ComplexDataOperation) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.OperationType != "" {
		p = w.String(p, m.OperationType, 0x12)
	}
	if m.Data != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Data.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&complexDataOperationFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *ComplexDataOperation) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Data == nil {
				m.Data = new(DataBatch)
			}
			if p = r.Message(m.Data, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexDataOperation.data")
			}
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("complex_data.v1.ComplexDataOperation.operation_type")
			}
			m.OperationType, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ComplexCalculationResponse is complex_data.v1.ComplexCalculationResponse in the schema.
type ComplexCalculationResponse struct {
	// In the oneof result.
	Value shortwire.Optional[int64]
	// In the oneof result.
	Error *calculatorv1.ErrorResult
	// In the oneof result.
	BatchResult *BatchResult
	// In the oneof result.
	ComplexResult *ComplexDataResult

	unknown []byte
}

// ComplexCalculationResponseResult tells which member of complex_data.v1.ComplexCalculationResponse.result is set. Numbered as the fields are.
type ComplexCalculationResponseResult int32

// Members of complex_data.v1.ComplexCalculationResponse.result.
const (
	ComplexCalculationResponseResultNotSet        ComplexCalculationResponseResult = 0
	ComplexCalculationResponseResultValue         ComplexCalculationResponseResult = 1
	ComplexCalculationResponseResultError         ComplexCalculationResponseResult = 2
	ComplexCalculationResponseResultBatchResult   ComplexCalculationResponseResult = 3
	ComplexCalculationResponseResultComplexResult ComplexCalculationResponseResult = 4
)

// WhichResult returns which member of complex_data.v1.ComplexCalculationResponse.result is set, the first of them if several are.
func (m *ComplexCalculationResponse) WhichResult() ComplexCalculationResponseResult {
	switch {
	case m.Value.Set:
		return ComplexCalculationResponseResultValue
	case m.Error != nil:
		return ComplexCalculationResponseResultError
	case m.BatchResult != nil:
		return ComplexCalculationResponseResultBatchResult
	case m.ComplexResult != nil:
		return ComplexCalculationResponseResultComplexResult
	}
	return ComplexCalculationResponseResultNotSet
}

func (m *ComplexCalculationResponse) clearResult() {
	m.Value = shortwire.Optional[int64]{}
	m.Error = nil
	m.BatchResult = nil
	m.ComplexResult = nil
}

// FullName returns "complex_data.v1.ComplexCalculationResponse".
func (*ComplexCalculationResponse) FullName() string {
	return "complex_data.v1.ComplexCalculationResponse"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ComplexCalculationResponse) Reset() {
	*m = ComplexCalculationResponse{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ComplexCalculationResponse) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ComplexCalculationResponse) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ComplexCalculationResponse) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ComplexCalculationResponse) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.ComplexCalculationResponse", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ComplexCalculationResponse) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.ComplexCalculationResponse", data)
}

var complexCalculationResponseFields = wire.Fields{Message: "complex_data.v1.ComplexCalculationResponse", Names: map[uint32]string{1: "value", 2: "error", 3: "batch_result", 4: "complex_result"}}

// WriteWire is for generated code.
func (m *ComplexCalculationResponse) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.ComplexResult != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.ComplexResult.WriteWire(w, p), before, 0x22)
		}
	}
	if m.BatchResult != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.BatchResult.WriteWire(w, p), before, 0x1a)
		}
	}
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
		w.TwoMembers("complex_data.v1.ComplexCalculationResponse.result")
	}
	if w.Failed() {
		w.Blame(&complexCalculationResponseFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *ComplexCalculationResponse) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("complex_data.v1.ComplexCalculationResponse.value")
			}
			m.clearResult()
			m.Value, p = shortwire.Some(int64(value)), next
			continue
		case 0x12:
			if m.Error == nil {
				m.clearResult()
				m.Error = new(calculatorv1.ErrorResult)
			}
			if p = r.Message(m.Error, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationResponse.error")
			}
			continue
		case 0x1a:
			if m.BatchResult == nil {
				m.clearResult()
				m.BatchResult = new(BatchResult)
			}
			if p = r.Message(m.BatchResult, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationResponse.batch_result")
			}
			continue
		case 0x22:
			if m.ComplexResult == nil {
				m.clearResult()
				m.ComplexResult = new(ComplexDataResult)
			}
			if p = r.Message(m.ComplexResult, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexCalculationResponse.complex_result")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BatchResult is complex_data.v1.BatchResult in the schema.
type BatchResult struct {
	Values       []int64
	SuccessCount int32
	ErrorCount   int32

	unknown []byte
}

// FullName returns "complex_data.v1.BatchResult".
func (*BatchResult) FullName() string {
	return "complex_data.v1.BatchResult"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BatchResult) Reset() {
	*m = BatchResult{Values: m.Values[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BatchResult) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BatchResult) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BatchResult) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BatchResult) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.BatchResult", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BatchResult) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.BatchResult", data)
}

// WriteWire is for generated code.
func (m *BatchResult) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.ErrorCount != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.ErrorCount)), 0x18)
	}
	if m.SuccessCount != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.SuccessCount)), 0x10)
	}
	if len(m.Values) != 0 {
		p = wire.PackedIntegers(w, p, m.Values, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *BatchResult) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Values, p = wire.AppendPackedIntegers(r, m.Values, p, end)
			if p < 0 {
				return r.In("complex_data.v1.BatchResult.values")
			}
			continue
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.BatchResult.values")
			}
			m.Values, p = append(m.Values, int64(value)), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.BatchResult.success_count")
			}
			m.SuccessCount, p = int32(value), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.BatchResult.error_count")
			}
			m.ErrorCount, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ComplexDataResult is complex_data.v1.ComplexDataResult in the schema.
type ComplexDataResult struct {
	TransactionCount int32
	TotalAmount      float64
	ProcessingTimeNs int64
	// Transactions per currency under its name, per tag under `tag_` and its name.
	Stats map[string]int32

	unknown []byte
}

// FullName returns "complex_data.v1.ComplexDataResult".
func (*ComplexDataResult) FullName() string {
	return "complex_data.v1.ComplexDataResult"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ComplexDataResult) Reset() {
	clear(m.Stats)
	*m = ComplexDataResult{Stats: m.Stats, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ComplexDataResult) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ComplexDataResult) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ComplexDataResult) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ComplexDataResult) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "complex_data.v1.ComplexDataResult", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ComplexDataResult) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "complex_data.v1.ComplexDataResult", data)
}

var complexDataResultFields = wire.Fields{Message: "complex_data.v1.ComplexDataResult", Names: map[uint32]string{1: "transaction_count", 2: "total_amount", 3: "processing_time_ns", 4: "stats"}}

// WriteWire is for generated code.
func (m *ComplexDataResult) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Stats) != 0 {
		var room [8]wire.Entry[string, int32]
		entries := wire.Entries(room[:0], m.Stats)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x22)
		}
	}
	p = w.Reserve(p, 43)
	if m.ProcessingTimeNs != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.ProcessingTimeNs)), 0x18)
	}
	if !wire.IsZero(m.TotalAmount) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.TotalAmount), 0x11)
	}
	if m.TransactionCount != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.TransactionCount)), 0x08)
	}
	if w.Failed() {
		w.Blame(&complexDataResultFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *ComplexDataResult) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("complex_data.v1.ComplexDataResult.transaction_count")
			}
			m.TransactionCount, p = int32(value), next
			continue
		case 0x11:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("complex_data.v1.ComplexDataResult.total_amount")
			}
			m.TotalAmount, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("complex_data.v1.ComplexDataResult.processing_time_ns")
			}
			m.ProcessingTimeNs, p = int64(value), next
			continue
		case 0x22:
			if p = m.readStats(r, p, end); p < 0 {
				return r.In("complex_data.v1.ComplexDataResult.stats")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *ComplexDataResult) readStats(r *wire.Reader, p, end int) int {
	if m.Stats == nil {
		m.Stats = make(map[string]int32, r.Run(p, end, 0x22))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value int32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = int32(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Stats[key] = value
	return p
}
