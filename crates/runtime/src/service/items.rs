//! The items of a batch, as the service sees them.

use std::borrow::Cow;

use super::Method;
use crate::status::Status;

/// The items of one batch of a method, be they columns or frames.
///
/// A service that answers batches in a way of its own either calls [`Items::each`], or looks at requests by index and
/// gives every item an outcome: by [`Items::answer`], or by taking memory for all replies that are left
/// ([`Items::outputs`]). Each item has its own: one that fails is no reason for others to fail. The first outcome of an item
/// stands. An item without one fails: with what the context says if the caller has given up, else with INTERNAL; so
/// long batches look at their context now and then and just return. If the service panics, all items without an outcome
/// are INTERNAL; within [`Items::each`] that is the one it was at, and the rest goes on with the service that replaces it.
pub trait Items<'a, M: Method> {
    /// How many there are.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The request of an item. Reads it anew each time.
    ///
    /// # Errors
    ///
    /// If it is not valid; answer the item with that.
    ///
    /// # Panics
    ///
    /// If `index` is that of no item.
    fn request(&self, index: usize) -> Result<M::Request<'a>, Status>;

    /// Gives an item its outcome. Strings and bytes of the reply are copied.
    ///
    /// # Panics
    ///
    /// If `index` is that of no item.
    fn answer(&mut self, index: usize, outcome: Result<M::Reply<'_>, Status>);

    /// Runs `handle` for each item that has no outcome yet, in order, until the caller gives up: what a batch does by
    /// default. The loop is as fast as one over plain arrays if `handle` is.
    fn each(&mut self, handle: impl FnMut(M::Request<'a>) -> Result<M::Reply<'a>, Status>);

    /// Memory for the replies, of one field of bytes each, of all items that have no outcome yet, each with its index and
    /// as long as `len_of` says; with that they have succeeded, and all that is left is to write them. Nothing is copied
    /// where the batch came as columns. Allocates the list.
    fn outputs(&mut self, len_of: impl FnMut(usize) -> usize) -> Vec<(usize, &mut [u8])>
    where
        for<'r> M::Reply<'r>: BytesReply<'r>;
}

/// A reply of one field of bytes.
pub trait BytesReply<'a> {
    /// The reply with those bytes.
    fn from_bytes(bytes: Cow<'a, [u8]>) -> Self;

    /// Those bytes.
    fn bytes(&self) -> &[u8];
}
