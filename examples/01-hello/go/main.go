// Calls the greeter from Go: go run . PATH/TO/libgreeter.so
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	greeterv1 "github.com/shortwire/shortwire/examples/01-hello/go/gen/greeter/v1"
)

func main() {
	greeter, err := greeterv1.OpenGreeter(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer greeter.Close()
	reply, err := greeter.Greet(context.Background(), &greeterv1.GreetRequest{Name: "world"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(reply.Greeting)
}
