package wire

import (
	"cmp"
	"slices"
)

// Entry is an entry of a map that is being written.
type Entry[K, V any] struct {
	Key   K
	Value V
}

// Entries returns the entries of a map by key, so that equal maps give equal bytes. They lie in room, if they fit there.
func Entries[K cmp.Ordered, V any](room []Entry[K, V], m map[K]V) []Entry[K, V] {
	for key, value := range m {
		room = append(room, Entry[K, V]{key, value})
	}
	if len(room) <= 8 {
		insertionSort(room)
	} else {
		slices.SortFunc(room, func(a, b Entry[K, V]) int { return cmp.Compare(a.Key, b.Key) })
	}
	return room
}

func insertionSort[K cmp.Ordered, V any](entries []Entry[K, V]) {
	for i := 1; i < len(entries); i++ {
		for j := i; j > 0 && entries[j].Key < entries[j-1].Key; j-- {
			entries[j], entries[j-1] = entries[j-1], entries[j]
		}
	}
}

// BoolEntries is Entries for keys that have no order of their own: false comes before true.
func BoolEntries[V any](room []Entry[bool, V], m map[bool]V) []Entry[bool, V] {
	for _, key := range [...]bool{false, true} {
		if value, ok := m[key]; ok {
			room = append(room, Entry[bool, V]{key, value})
		}
	}
	return room
}
