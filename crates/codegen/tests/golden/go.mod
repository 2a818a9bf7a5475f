module example.com/golden

go 1.24

require github.com/shortwire/shortwire/hosts/go v0.0.0

replace github.com/shortwire/shortwire/hosts/go => ../../../../hosts/go
