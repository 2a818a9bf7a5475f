module github.com/shortwire/shortwire/conformance/testees/go

go 1.24

require (
	github.com/shortwire/shortwire/hosts/go v0.0.0
	github.com/shortwire/shortwire/hosts/go/tests v0.0.0
)

replace (
	github.com/shortwire/shortwire/examples => ../../../examples
	github.com/shortwire/shortwire/hosts/go => ../../../hosts/go
	github.com/shortwire/shortwire/hosts/go/tests => ../../../hosts/go/tests
)
