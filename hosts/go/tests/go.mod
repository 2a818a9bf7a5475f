module github.com/shortwire/shortwire/hosts/go/tests

go 1.24

require (
	github.com/shortwire/shortwire/examples v0.0.0
	github.com/shortwire/shortwire/hosts/go v0.0.0
)

require google.golang.org/protobuf v1.36.12

replace (
	github.com/shortwire/shortwire/examples => ../../../examples
	github.com/shortwire/shortwire/hosts/go => ..
)
