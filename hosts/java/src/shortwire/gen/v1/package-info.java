/**
 * What generated code stands on. It changes with the generator only: code made by an older one keeps
 * working, because a generator that needs something else gets a package of its own.
 */
package shortwire.gen.v1;
