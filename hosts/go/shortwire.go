// Package shortwire calls services in native libraries in the same process, at the cost of a cgo call.
//
// A library made with Shortwire carries its service and its schema. The command writes a package of messages and clients
// for it:
//
//	shortwire gen --go-out gen proto
//
// Generated clients open a library and call it; this package holds what they share: [Library], the options of [Open],
// [Error] with its [Code], and what travels beside a call ([WithMetadata]; deadline and cancellation come with the
// context).
//
// Everything here may be used from any number of goroutines. A call occupies its thread until the library returns, as
// every cgo call does.
package shortwire
