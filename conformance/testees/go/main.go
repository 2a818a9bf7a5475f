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
	commands := map[string]func(words []string) (string, error){
		"hello": func([]string) (string, error) { return "1", nil },
		"open":  t.open, "close": t.close, "call": t.call, "many": t.many,
		"codec": codec, "read": read, "write": write, "bad": t.bad,
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<30)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		fmt.Println(told(commands[words[0]](words[1:])))
	}
}

// errSkip is what the host does not have.
var errSkip = errors.New("skip")

// told makes a line of the protocol of what came of a command.
func told(answer string, err error) string {
	var failure *shortwire.Error
	switch {
	case err == nil:
		return strings.TrimSpace("ok " + answer)
	case err == errSkip:
		return "skip"
	case errors.As(err, &failure):
		return "error " + failed(failure, " ")
	}
	return "raised " + reflect.TypeOf(err).String()
}

func failed(failure *shortwire.Error, separator string) string {
	detail := "none"
	var message testv1.FailDetail
	if failure.Detail(&message) {
		detail, _ = encoded(&message)
	}
	return strings.Join([]string{strconv.Itoa(int(failure.Code)), hexed([]byte(failure.Message)), detail}, separator)
}

type testee struct {
	feature *testv1.Feature
}

func (t *testee) open(words []string) (string, error) {
	t.feature.Close()
	var options []shortwire.Option
	for _, word := range words[1:] {
		name, text, _ := strings.Cut(word, "=")
		number, _ := strconv.ParseUint(text, 10, 64)
		if name == "max_depth" {
			options = append(options, shortwire.WithMaxDepth(uint32(number)))
		} else {
			options = append(options, shortwire.WithMaxMessageBytes(number))
		}
	}
	feature, err := testv1.OpenFeature(words[0], options...)
	if err == nil {
		t.feature = feature
	}
	return "", err
}

func (t *testee) close([]string) (string, error) { return "", t.feature.Close() }

func (t *testee) call(words []string) (string, error) {
	name, form, data := words[0], words[1], unhexed(words[2])
	ctx := context.Background()
	for _, option := range words[3:] {
		var cancel context.CancelFunc
		if text, ok := strings.CutPrefix(option, "timeout_ms="); ok {
			timeout, _ := time.ParseDuration(text + "ms")
			ctx, cancel = context.WithTimeout(ctx, timeout)
			defer cancel()
		} else {
			ctx, cancel = context.WithCancel(ctx)
			cancel()
		}
	}
	if form == "raw" {
		reply, err := result(t.method(name+"Raw"), ctx, data, []byte(nil))
		return hexed(reply.Bytes()), err
	}
	into := t.method(name + "Into")
	request, reply := reflect.New(into.Type().In(1).Elem()), reflect.New(into.Type().In(2).Elem())
	err := decode(request, data)
	switch {
	case err != nil:
	case form == "typed":
		reply, err = result(t.method(name), ctx, request)
	case form == "into":
		_, err = result(into, ctx, request, reply)
	default:
		err = errSkip
	}
	if err != nil {
		return "", err
	}
	return encoded(reply.Interface())
}

func (t *testee) many(words []string) (string, error) {
	many, columns, words := t.method(words[0]+"Many"), t.method(words[0]+"Columns"), words[1:]
	form, words := words[0], words[1:]
	requests := reflect.MakeSlice(many.Type().In(1), len(words), len(words))
	for i, word := range words {
		if err := decode(requests.Index(i).Addr(), unhexed(word)); err != nil {
			return "", err
		}
	}
	var replies reflect.Value
	var err error
	switch {
	case form == "items":
		replies, err = result(many, context.Background(), requests, reflect.Zero(many.Type().In(2)))
	case !columns.IsValid():
		return "", errSkip
	default:
		request, reply := reflect.New(columns.Type().In(1).Elem()), reflect.New(columns.Type().In(2).Elem())
		request.MethodByName("FromRows").Call([]reflect.Value{requests})
		_, err = result(columns, context.Background(), request, reply)
		replies = reply.MethodByName("ToRows").Call(nil)[0]
	}
	var batch *shortwire.BatchError
	if err != nil && !errors.As(err, &batch) {
		return "", err
	}
	items := make([]string, len(words))
	for i := range items {
		if items[i], err = encoded(replies.Index(i).Addr().Interface()); err != nil {
			return "", err
		}
	}
	if batch != nil {
		for _, item := range batch.Items {
			items[item.Index] = failed(item.Err, ":")
		}
	}
	return strings.Join(items, " "), nil
}

func (t *testee) method(name string) reflect.Value {
	return reflect.ValueOf(t.feature).MethodByName(name)
}

// result calls, and takes the error from what comes back.
func result(method reflect.Value, ctx context.Context, arguments ...any) (reflect.Value, error) {
	values := []reflect.Value{reflect.ValueOf(ctx)}
	for _, argument := range arguments {
		value, ok := argument.(reflect.Value)
		if !ok {
			value = reflect.ValueOf(argument)
		}
		values = append(values, value)
	}
	results := method.Call(values)
	err, _ := results[len(results)-1].Interface().(error)
	return results[0], err
}

func codec(words []string) (string, error) {
	messages := map[string]reflect.Type{"FailDetail": reflect.TypeFor[testv1.FailDetail](), "NestedInner": reflect.TypeFor[testv1.NestedInner]()}
	feature := reflect.TypeFor[*testv1.Feature]()
	for i := range feature.NumMethod() {
		if method := feature.Method(i); strings.HasSuffix(method.Name, "Into") {
			for _, message := range []reflect.Type{method.Type.In(2).Elem(), method.Type.In(3).Elem()} {
				messages[message.Name()] = message
			}
		}
	}
	message := reflect.New(messages[words[0]])
	if err := decode(message, unhexed(words[1])); err != nil {
		return "", err
	}
	return encoded(message.Interface())
}

func decode(message reflect.Value, data []byte) error {
	return message.Interface().(encoding.BinaryUnmarshaler).UnmarshalBinary(data)
}

func encoded(message any) (string, error) {
	data, err := message.(encoding.BinaryMarshaler).MarshalBinary()
	return hexed(data), err
}

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
