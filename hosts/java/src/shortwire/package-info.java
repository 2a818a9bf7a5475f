/** What people use: libraries and clients, options of calls, failures, and the types of fields. */
package shortwire;
