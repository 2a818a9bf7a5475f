module github.com/shortwire/shortwire/examples

go 1.24

require github.com/shortwire/shortwire/hosts/go v0.0.0

replace github.com/shortwire/shortwire/hosts/go => ../hosts/go
