// Makestub runs the plugins of Go's protobuf and gRPC on the schema that a library carries:
//
//	go run ./makestub LIBRARY FILE IMPORT_PATH DIRECTORY
//
// It expects protoc-gen-go and protoc-gen-go-grpc on PATH, and needs no protoc.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/pluginpb"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

func main() {
	if len(os.Args) != 5 {
		fmt.Fprintln(os.Stderr, "usage: makestub LIBRARY FILE IMPORT_PATH DIRECTORY")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(path, file, importPath, directory string) error {
	library, err := shortwire.Open(path)
	if err != nil {
		return err
	}
	defer library.Close()
	var schema descriptorpb.FileDescriptorSet
	if err := proto.Unmarshal([]byte(library.Schema()), &schema); err != nil {
		return err
	}
	for _, file := range schema.File {
		// The plugins want positions with comments, and libraries drop the positions.
		file.SourceCodeInfo = nil
	}
	request, err := proto.Marshal(&pluginpb.CodeGeneratorRequest{
		FileToGenerate: []string{file},
		Parameter:      proto.String("module=" + importPath + ",M" + file + "=" + importPath),
		ProtoFile:      schema.File,
	})
	if err != nil {
		return err
	}
	for _, plugin := range []string{"protoc-gen-go", "protoc-gen-go-grpc"} {
		if err := write(plugin, request, directory); err != nil {
			return err
		}
	}
	return nil
}

func write(plugin string, request []byte, directory string) error {
	command := exec.Command(plugin)
	command.Stdin, command.Stderr = bytes.NewReader(request), os.Stderr
	output, err := command.Output()
	if err != nil {
		return fmt.Errorf("%s: %w", plugin, err)
	}
	var response pluginpb.CodeGeneratorResponse
	if err := proto.Unmarshal(output, &response); err != nil {
		return err
	}
	if response.Error != nil {
		return fmt.Errorf("%s: %s", plugin, *response.Error)
	}
	for _, file := range response.File {
		path := filepath.Join(directory, file.GetName())
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(file.GetContent()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
