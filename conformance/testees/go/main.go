// The testee of the Go host: does what conformance/README.md says, generically over methods and messages.
package main

import (
	"bufio"
	"context"
	"encoding"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"reflect"
	"strconv"
	"strings"
	"time"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func main() {
	var t testee
	commands := map[string]func(words []string) ([]string, error){
		"hello": func([]string) ([]string, error) { return []string{"1"}, nil },
		"open":  t.open, "close": t.close, "call": t.call, "many": t.many,
		"codec": codec, "read": read, "write": write, "bad": t.bad,
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<30)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		answer, err := commands[words[0]](words[1:])
		fmt.Println(told(answer, err))
	}
}

// errSkip is what the host does not have.
var errSkip = errors.New("skip")

// told makes a line of the protocol of what came of a command.
func told(answer []string, err error) string {
	if err == errSkip {
		return "skip"
	}
	var failure *shortwire.Error
	if errors.As(err, &failure) {
		return "error " + strings.Join(failed(failure), " ")
	}
	if err != nil {
		return "raised " + reflect.TypeOf(err).String()
	}
	return strings.Join(append([]string{"ok"}, answer...), " ")
}

func failed(failure *shortwire.Error) []string {
	detail := "none"
	var message testv1.FailDetail
	if failure.Detail(&message) {
		detail, _ = encoded(&message)
	}
	return []string{strconv.Itoa(int(failure.Code)), hexed([]byte(failure.Message)), detail}
}

type testee struct {
	feature *testv1.Feature
}

func (t *testee) open(words []string) ([]string, error) {
	t.feature.Close()
	var options []shortwire.Option
	for _, word := range words[1:] {
		name, text, _ := strings.Cut(word, "=")
		number, _ := strconv.ParseUint(text, 10, 64)
		switch name {
		case "max_message_bytes":
			options = append(options, shortwire.WithMaxMessageBytes(number))
		case "max_depth":
			options = append(options, shortwire.WithMaxDepth(uint32(number)))
		}
	}
	feature, err := testv1.OpenFeature(words[0], options...)
	if err == nil {
		t.feature = feature
	}
	return nil, err
}

func (t *testee) close([]string) ([]string, error) { return nil, t.feature.Close() }

func (t *testee) call(words []string) ([]string, error) {
	name, form, data := words[0], words[1], unhexed(words[2])
	ctx := context.Background()
	for _, option := range words[3:] {
		var cancel context.CancelFunc
		if text, ok := strings.CutPrefix(option, "timeout_ms="); ok {
			milliseconds, _ := strconv.Atoi(text)
			ctx, cancel = context.WithTimeout(ctx, time.Duration(milliseconds)*time.Millisecond)
			defer cancel()
		} else if option == "cancelled" {
			ctx, cancel = context.WithCancel(ctx)
			cancel()
		}
	}
	if form == "raw" {
		reply, err := result(t.method(name+"Raw"), ctx, data, []byte(nil))
		return []string{hexed(reply.Bytes())}, err
	}
	if form != "typed" && form != "into" {
		return nil, errSkip
	}
	method := t.method(name)
	request := reflect.New(method.Type().In(1).Elem())
	if err := decode(request, data); err != nil {
		return nil, err
	}
	if form == "typed" {
		reply, err := result(method, ctx, request)
		if err != nil {
			return nil, err
		}
		return one(encoded(reply.Interface()))
	}
	reply := reflect.New(method.Type().Out(0).Elem())
	if _, err := result(t.method(name+"Into"), ctx, request, reply); err != nil {
		return nil, err
	}
	return one(encoded(reply.Interface()))
}

func (t *testee) many(words []string) ([]string, error) {
	name, form := words[0], words[1]
	method := t.method(name + "Many")
	requests := reflect.MakeSlice(method.Type().In(1), len(words)-2, len(words)-2)
	for i, word := range words[2:] {
		if err := decode(requests.Index(i).Addr(), unhexed(word)); err != nil {
			return nil, err
		}
	}
	var replies reflect.Value
	var err error
	if form == "columns" {
		columns := t.method(name + "Columns")
		if !columns.IsValid() {
			return nil, errSkip
		}
		request, reply := reflect.New(columns.Type().In(1).Elem()), reflect.New(columns.Type().In(2).Elem())
		request.MethodByName("FromRows").Call([]reflect.Value{requests})
		_, err = result(columns, context.Background(), request, reply)
		replies = reply.MethodByName("ToRows").Call(nil)[0]
	} else {
		replies, err = result(method, context.Background(), requests, reflect.Zero(method.Type().In(2)))
	}
	var batch *shortwire.BatchError
	if err != nil && !errors.As(err, &batch) {
		return nil, err
	}
	items := make([]string, len(words)-2)
	for i := range items {
		if items[i], err = encoded(replies.Index(i).Addr().Interface()); err != nil {
			return nil, err
		}
	}
	if batch != nil {
		for _, item := range batch.Items {
			items[item.Index] = strings.Join(failed(item.Err), ":")
		}
	}
	return items, nil
}

func (t *testee) method(name string) reflect.Value {
	return reflect.ValueOf(t.feature).MethodByName(name)
}

// result calls, and takes the error from what comes back.
func result(method reflect.Value, arguments ...any) (reflect.Value, error) {
	values := make([]reflect.Value, len(arguments))
	for i, argument := range arguments {
		if value, ok := argument.(reflect.Value); ok {
			values[i] = value
		} else {
			values[i] = reflect.ValueOf(argument)
		}
	}
	results := method.Call(values)
	err, _ := results[len(results)-1].Interface().(error)
	return results[0], err
}

func codec(words []string) ([]string, error) {
	messages := map[string]reflect.Type{"FailDetail": reflect.TypeFor[testv1.FailDetail](), "NestedInner": reflect.TypeFor[testv1.NestedInner]()}
	feature := reflect.TypeFor[*testv1.Feature]()
	for i := range feature.NumMethod() {
		if method := feature.Method(i).Type; strings.HasSuffix(feature.Method(i).Name, "Into") {
			messages[method.In(2).Elem().Name()] = method.In(2).Elem()
			messages[method.In(3).Elem().Name()] = method.In(3).Elem()
		}
	}
	message := reflect.New(messages[words[0]])
	if err := decode(message, unhexed(words[1])); err != nil {
		return nil, err
	}
	return one(encoded(message.Interface()))
}

func decode(message reflect.Value, data []byte) error {
	return message.Interface().(encoding.BinaryUnmarshaler).UnmarshalBinary(data)
}

func encoded(message any) (string, error) {
	data, err := message.(encoding.BinaryMarshaler).MarshalBinary()
	return hexed(data), err
}

func one(word string, err error) ([]string, error) { return []string{word}, err }

func hexed(data []byte) string {
	if len(data) == 0 {
		return "-"
	}
	return hex.EncodeToString(data)
}

func unhexed(word string) []byte {
	data, _ := hex.DecodeString(strings.TrimPrefix(word, "-"))
	return data
}
