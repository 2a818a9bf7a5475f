/** The boundary of {@code shortwire.h}: its structs, its functions, and the libraries behind it. */
package shortwire.boundary;
