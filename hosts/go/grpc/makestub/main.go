// Makestub runs plugins of protoc, such as Go's own, on the schema that a library carries:
//
//	go run ./makestub LIBRARY IMPORT_ROOT DIRECTORY PLUGIN[,OPTION]...
//
// The messages of each .proto file become a package below IMPORT_ROOT, in DIRECTORY. Plugins are looked for on PATH; protoc is
// not needed.
package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/pluginpb"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

func main() {
	if len(os.Args) < 5 {
		fmt.Fprintln(os.Stderr, "usage: makestub LIBRARY IMPORT_ROOT DIRECTORY PLUGIN[,OPTION]...")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2], os.Args[3], os.Args[4:]); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(path, root, directory string, plugins []string) error {
	library, err := shortwire.Open(path)
	if err != nil {
		return err
	}
	defer library.Close()
	var schema descriptorpb.FileDescriptorSet
	if err := proto.Unmarshal([]byte(library.Schema()), &schema); err != nil {
		return err
	}
	request := &pluginpb.CodeGeneratorRequest{ProtoFile: schema.File}
	options := []string{"module=" + root}
	for _, file := range schema.File {
		// The plugins want positions with comments, and libraries drop the positions.
		file.SourceCodeInfo = nil
		if strings.HasPrefix(file.GetName(), "google/") || strings.HasPrefix(file.GetName(), "shortwire/") {
			continue
		}
		request.FileToGenerate = append(request.FileToGenerate, file.GetName())
		options = append(options, "M"+file.GetName()+"="+root+"/"+packageOf(file.GetName()))
	}
	for _, plugin := range plugins {
		name, own, _ := strings.Cut(plugin, ",")
		request.Parameter = proto.String(strings.Trim(strings.Join(append(options, own), ","), ","))
		if err := write(name, request, directory); err != nil {
			return err
		}
	}
	return nil
}

// packageOf makes calculatorpb of calculator/v1/calculator.proto.
func packageOf(file string) string {
	name := strings.TrimSuffix(filepath.Base(file), ".proto")
	return strings.ReplaceAll(name, "_", "") + "pb"
}

func write(plugin string, request *pluginpb.CodeGeneratorRequest, directory string) error {
	input, err := proto.Marshal(request)
	if err != nil {
		return err
	}
	command := exec.Command(plugin)
	command.Stdin, command.Stderr = bytes.NewReader(input), os.Stderr
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
