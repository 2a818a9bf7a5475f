//! Machine code made at run time.
