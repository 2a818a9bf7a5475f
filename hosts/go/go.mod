module github.com/shortwire/shortwire/hosts/go

go 1.24
