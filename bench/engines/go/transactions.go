package main

import (
	"fmt"

	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
)

const epochMs = 1700000000000

var (
	currencies = []string{"USD", "EUR", "GBP", "JPY"}
	firstNames = []string{"Alice", "Bruno", "Chloe", "David"}
	lastNames  = []string{"Anderson", "Bergmann", "Castillo", "Dumoulin"}
	cities     = [][2]string{{"Berlin", "DE"}, {"Lisbon", "PT"}, {"Madrid", "ES"}, {"Dublin", "IE"}}
)

// transactions makes the payload, the same in every host: a request for Aggregate with so many transactions.
func transactions(count int) *complexdatav1.ComplexDataOperation {
	batch := &complexdatav1.DataBatch{BatchId: 1, CreatedAt: epochMs}
	for i := range count {
		batch.Transactions = append(batch.Transactions, transaction(i))
	}
	return &complexdatav1.ComplexDataOperation{Data: batch, OperationType: "aggregate"}
}

// encoded is that request in its bytes.
func encoded(count int) []byte {
	message, err := transactions(count).MarshalBinary()
	check(err)
	return message
}

func transaction(i int) complexdatav1.Transaction {
	channel := "web"
	if i%2 == 1 {
		channel = "pos"
	}
	return complexdatav1.Transaction{
		TransactionId: fmt.Sprintf("TXN-%06d", i),
		Timestamp:     epochMs + int64(i),
		Amount:        10 + float64(i)*0.25,
		Currency:      currencies[i%4],
		Sender:        person(2 * i),
		Receiver:      person(2*i + 1),
		Tags:          []string{channel, "emea", "loyalty"},
		Fees:          map[string]float64{"card": 0.25, "fx": 0.5, "wire": 1.25},
	}
}

func person(k int) *complexdatav1.Person {
	firstName := firstNames[k%4]
	return &complexdatav1.Person{
		Id:           fmt.Sprintf("P-%06d", k),
		FirstName:    firstName,
		LastName:     lastNames[k/4%4],
		Email:        fmt.Sprintf("%s.%06d@example.com", firstName, k),
		Age:          20 + int32(k%50),
		HomeAddress:  address(k),
		PhoneNumbers: []string{fmt.Sprintf("+1-555-%04d", k%10000)},
		Metadata:     map[string]string{"tier": "gold"},
	}
}

func address(k int) *complexdatav1.Address {
	return &complexdatav1.Address{
		Street:    fmt.Sprintf("%03d Market St", k%1000),
		City:      cities[k%4][0],
		State:     "ST",
		ZipCode:   fmt.Sprintf("%05d", k%100000),
		Country:   cities[k%4][1],
		Latitude:  40 + float64(k%100)*0.25,
		Longitude: -8 - float64(k%100)*0.5,
	}
}
