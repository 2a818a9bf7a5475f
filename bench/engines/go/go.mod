module github.com/shortwire/shortwire/bench/engines/go

go 1.25.0

require (
	github.com/ebitengine/purego v0.11.3
	github.com/planetscale/vtprotobuf v0.6.0
	github.com/shortwire/shortwire/examples v0.0.0
	golang.org/x/crypto v0.54.0
	google.golang.org/protobuf v1.36.12
)

require (
	github.com/shortwire/shortwire/hosts/go v0.0.0 // indirect
	golang.org/x/sys v0.47.0 // indirect
)

replace (
	github.com/shortwire/shortwire/examples => ../../../examples
	github.com/shortwire/shortwire/hosts/go => ../../../hosts/go
)
