package main

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func read(words []string) (string, error) {
	var message testv1.Scalars
	err := message.UnmarshalBinary(unhexed(words[0]))
	var values []string
	for _, field := range fields(&message) {
		values = append(values, shown(field))
	}
	return strings.Join(values, " "), err
}

func write(words []string) (string, error) {
	var message testv1.Scalars
	for i, field := range fields(&message) {
		parse(field, words[i])
	}
	return encoded(&message)
}

func fields(message *testv1.Scalars) (all []reflect.Value) {
	for i := range 16 {
		all = append(all, reflect.ValueOf(message).Elem().Field(i))
	}
	return all
}

func shown(field reflect.Value) string {
	switch value := field.Interface().(type) {
	case float64:
		return fmt.Sprintf("%016x", math.Float64bits(value))
	case float32:
		return fmt.Sprintf("%08x", math.Float32bits(value))
	case string:
		return hexed([]byte(value))
	case []byte:
		return hexed(value)
	case bool:
		return strconv.FormatBool(value)
	default:
		return fmt.Sprintf("%d", value)
	}
}

func parse(field reflect.Value, word string) {
	switch pointer := field.Addr().Interface().(type) {
	case *float64:
		bits, _ := strconv.ParseUint(word, 16, 64)
		*pointer = math.Float64frombits(bits)
	case *float32:
		bits, _ := strconv.ParseUint(word, 16, 32)
		*pointer = math.Float32frombits(uint32(bits))
	case *string:
		*pointer = string(unhexed(word))
	case *[]byte:
		*pointer = unhexed(word)
	default:
		fmt.Sscan(word, pointer)
	}
}
