package main

import (
	"fmt"
	"math"
	"reflect"
	"strconv"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func read(words []string) ([]string, error) {
	var message testv1.Scalars
	if err := message.UnmarshalBinary(unhexed(words[0])); err != nil {
		return nil, err
	}
	var values []string
	for _, field := range fields(&message) {
		values = append(values, shown(field))
	}
	return values, nil
}

func write(words []string) ([]string, error) {
	var message testv1.Scalars
	for i, field := range fields(&message) {
		parse(field, words[i])
	}
	return one(encoded(&message))
}

func fields(message *testv1.Scalars) (all []reflect.Value) {
	for i := range 16 {
		all = append(all, reflect.ValueOf(message).Elem().Field(i))
	}
	return all
}

func shown(field reflect.Value) string {
	switch field.Kind() {
	case reflect.Float64:
		return fmt.Sprintf("%016x", math.Float64bits(field.Float()))
	case reflect.Float32:
		return fmt.Sprintf("%08x", math.Float32bits(field.Interface().(float32)))
	case reflect.String:
		return hexed([]byte(field.String()))
	case reflect.Slice:
		return hexed(field.Bytes())
	case reflect.Int32:
		return strconv.FormatInt(field.Int(), 10)
	}
	return fmt.Sprint(field.Interface())
}

func parse(field reflect.Value, word string) {
	switch field.Kind() {
	case reflect.Float64:
		bits, _ := strconv.ParseUint(word, 16, 64)
		field.SetFloat(math.Float64frombits(bits))
	case reflect.Float32:
		bits, _ := strconv.ParseUint(word, 16, 32)
		*field.Addr().Interface().(*float32) = math.Float32frombits(uint32(bits))
	case reflect.String:
		field.SetString(string(unhexed(word)))
	case reflect.Slice:
		field.SetBytes(unhexed(word))
	case reflect.Bool:
		field.SetBool(word == "true")
	case reflect.Int32, reflect.Int64:
		number, _ := strconv.ParseInt(word, 10, 64)
		field.SetInt(number)
	default:
		number, _ := strconv.ParseUint(word, 10, 64)
		field.SetUint(number)
	}
}
