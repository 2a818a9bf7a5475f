package shortwire

// Optional is a field that can be absent, which is not the same as zero. Its zero value is absent.
type Optional[T any] struct {
	// Value is the zero value if the field is absent.
	Value T
	// Set tells whether the field is there.
	Set bool
}

// Some returns a field that is there.
func Some[T any](value T) Optional[T] { return Optional[T]{value, true} }

// Or returns the value, or fallback if the field is absent.
func (o Optional[T]) Or(fallback T) T {
	if o.Set {
		return o.Value
	}
	return fallback
}
