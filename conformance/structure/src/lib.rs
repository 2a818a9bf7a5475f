//! Holds no code: its test checks the rules of the tree.
