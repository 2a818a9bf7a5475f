// Whose memory calls use: go run . PATH/TO/libpixels.so
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	pixelsv1 "github.com/shortwire/shortwire/examples/04-buffers/go/gen/pixels/v1"
)

func main() {
	pixels, err := pixelsv1.OpenPixels(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer pixels.Close()
	ctx := context.Background()
	data := []byte{0, 1, 2, 3, 4, 5, 6, 7}

	// Bytes of a request are read where they are.
	total, err := pixels.Sum(ctx, &pixelsv1.Image{Data: data[2:5]})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("sum of a slice:", total.Value)

	// A reply is written into a message that is used again, and into its memory.
	var inverted pixelsv1.Image
	if err := pixels.InvertInto(ctx, &pixelsv1.Image{Data: data[:4]}, &inverted); err != nil {
		log.Fatal(err)
	}
	memory := &inverted.Data[0]
	fmt.Printf("inverted: % x\n", inverted.Data)
	if err := pixels.InvertInto(ctx, &pixelsv1.Image{Data: data[4:]}, &inverted); err != nil {
		log.Fatal(err)
	}
	if memory == &inverted.Data[0] {
		fmt.Printf("inverted again, into the same memory: % x\n", inverted.Data)
	}

	// Columns are written into the caller's slice.
	totals := pixelsv1.TotalColumns{Value: make([]uint64, 3)}
	images := &pixelsv1.ImageColumns{Data: [][]byte{{1, 2}, {3, 4}, {5, 6}}}
	if err := pixels.SumColumns(ctx, images, &totals); err != nil {
		log.Fatal(err)
	}
	fmt.Println("sums into our column:", totals.Value[0], totals.Value[1], totals.Value[2])
}
