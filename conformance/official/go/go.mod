module github.com/shortwire/shortwire/conformance/official/go

go 1.24

require (
	github.com/shortwire/shortwire/conformance/official/go/messages v0.0.0
	github.com/shortwire/shortwire/hosts/go v0.0.0
)

replace (
	github.com/shortwire/shortwire/conformance/official/go/messages => ../../../target/official/go/messages
	github.com/shortwire/shortwire/hosts/go => ../../../hosts/go
)
