//! The traits that generated code implements, once a method and once a message.

use std::borrow::Cow;

use super::{BytesReply, Context, InOut, Items};
use crate::abi;
use crate::status::{NamedMessage, Status};
use crate::wire::Message;

/// What is known of a method when its code is generated.
#[derive(Clone, Copy, Debug)]
pub struct MethodInfo {
    /// `package.Service/Method`, NUL-terminated.
    pub name: &'static std::ffi::CStr,
    /// FNV-1a 64 of the full name.
    pub id: u64,
    /// Hash of name, field numbers and types; 0 if the method is not flat.
    pub shape: u64,
    /// The schema marks it as blocking.
    pub blocking: bool,
}

impl MethodInfo {
    /// `package.Service/Method`.
    pub fn full_name(&self) -> &'static str {
        self.name.to_str().unwrap_or("a method whose name is not UTF-8")
    }
}

/// A method of a service: an empty type that generated code names after it.
pub trait Method: 'static {
    /// What is known of it.
    const INFO: MethodInfo;
    /// Type of its request.
    type Request<'a>: NamedMessage<'a>;
    /// Type of its reply.
    type Reply<'a>: NamedMessage<'a>;
}

/// How a service `S` answers a method.
pub trait Handler<S>: Method {
    /// Runs the method. The request and the reply may borrow from the bytes of the call.
    ///
    /// # Errors
    ///
    /// Whatever the service returns.
    fn handle<'a>(
        service: &'a S,
        context: &'a Context<'a>,
        request: Self::Request<'a>,
    ) -> Result<Self::Reply<'a>, Status>;

    /// Runs the method for all items of a batch.
    #[inline(always)]
    fn handle_many<'a>(service: &'a S, context: &'a Context<'a>, items: &mut impl Items<'a, Self>)
    where
        Self: Sized,
    {
        items.each(|request| Self::handle(service, context, request));
    }
}

/// A method whose service writes the reply itself: the schema says `direct` or `in_place`.
pub trait DirectMethod: Method {
    /// The field of the request that may lie in the memory of the reply.
    const INPUT: Option<Input>;

    /// A copy of the request with `input` in place of that field.
    fn with_input(request: &Self::Request<'_>, input: Vec<u8>) -> Self::Request<'static>;
}

/// How a service `S` answers such a method.
pub trait DirectHandler<S>: Handler<S> + DirectMethod {
    /// Runs the method. The field that [`DirectMethod::INPUT`] names is empty in the request and the input of `output`.
    ///
    /// # Errors
    ///
    /// Whatever the service returns.
    fn handle_into<'a>(
        service: &'a S,
        context: &'a Context<'a>,
        request: Self::Request<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status>;
}

/// A field of bytes that may lie in the memory of the reply.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    /// Where it lies among the slots.
    pub place: Place,
    /// Its full name.
    pub field: &'static str,
}

/// The entries of a service, gathered while a library's table is made.
#[derive(Debug)]
pub struct Exports<S> {
    methods: Vec<abi::Method>,
    schemas: Vec<&'static [u8]>,
    service: std::marker::PhantomData<fn() -> S>,
}

impl<S: Send + Sync + 'static> Exports<S> {
    pub(crate) fn new() -> Self {
        Self { methods: Vec::new(), schemas: Vec::new(), service: std::marker::PhantomData }
    }

    /// Adds the descriptors of a service's files. Adding the same ones again changes nothing.
    pub fn schema(&mut self, descriptor_set: &'static [u8]) {
        if !self.schemas.contains(&descriptor_set) {
            self.schemas.push(descriptor_set);
        }
    }

    /// Adds a method that crosses in wire format only.
    pub fn wire<M: Handler<S>>(&mut self) {
        self.methods.push(abi::wire_entry::<S, M>());
    }

    /// Adds a method that crosses as slots and in wire format.
    pub fn flat<M: Handler<S>>(&mut self)
    where
        for<'a> M::Request<'a>: FlatMessage<'a>,
        for<'a> M::Reply<'a>: FlatMessage<'a>,
    {
        self.methods.push(abi::flat_entry::<S, M>());
    }

    /// Adds a method that crosses as slots and in wire format, whose service writes the reply itself.
    pub fn direct<M: DirectHandler<S>>(&mut self)
    where
        for<'a> M::Request<'a>: FlatMessage<'a>,
        for<'a> M::Reply<'a>: FlatMessage<'a> + BytesReply<'a>,
    {
        self.methods.push(abi::direct_entry::<S, M>());
    }

    pub(crate) fn into_parts(self) -> (Vec<abi::Method>, Vec<&'static [u8]>) {
        (self.methods, self.schemas)
    }
}

/// Where a field lies: the index of its slot and of its column.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Index of its slot.
    pub slot: usize,
    /// Index of its column in a batch.
    pub column: usize,
}

impl Place {
    /// That slot and that column.
    pub const fn at(slot: usize, column: usize) -> Self {
        Self { slot, column }
    }
}

/// A message that can cross as slots: only singular scalars, enums, strings and bytes.
///
/// The same two functions serve both sides and both forms: single calls, where a [`Source`] or [`Sink`] is a row of
/// slots, and batches, where it is one row of columns.
///
/// For generated code only: the boundary reads and writes as many slots and columns as an implementation says there are,
/// so one that is wrong is undefined behaviour.
pub trait FlatMessage<'a>: Message<'a> {
    /// Slots of the message, presence mask included.
    const SLOTS: usize;
    /// Size of an element of each column in bytes, presence mask included.
    const WIDTHS: &'static [usize];
    /// Where its strings and bytes lie.
    const BYTES: &'static [Place];

    /// Takes the fields from where the other side put them.
    ///
    /// # Errors
    ///
    /// If a string is not UTF-8, or if bytes have a length but no address.
    fn load(source: &impl Source<'a>) -> Result<Self, Status>;

    /// Puts the fields where the other side will look for them.
    fn store(&self, sink: &mut impl Sink);
}

/// Where the fields of a flat message come from.
#[expect(missing_docs, reason = "one method a type, named after it")]
pub trait Source<'a> {
    fn mask(&self) -> u64;
    fn i32(&self, place: Place) -> i32;
    fn i64(&self, place: Place) -> i64;
    fn u32(&self, place: Place) -> u32;
    fn u64(&self, place: Place) -> u64;
    fn f32(&self, place: Place) -> f32;
    fn f64(&self, place: Place) -> f64;
    fn bool(&self, place: Place) -> bool;
    fn bytes(&self, place: Place, field: &'static str) -> Result<Cow<'a, [u8]>, Status>;
    fn string(&self, place: Place, field: &'static str) -> Result<Cow<'a, str>, Status>;
}

/// Where the fields of a flat message go.
#[expect(missing_docs, reason = "one method a type, named after it")]
pub trait Sink {
    fn mask(&mut self, mask: u64);
    fn i32(&mut self, place: Place, value: i32);
    fn i64(&mut self, place: Place, value: i64);
    fn u32(&mut self, place: Place, value: u32);
    fn u64(&mut self, place: Place, value: u64);
    fn f32(&mut self, place: Place, value: f32);
    fn f64(&mut self, place: Place, value: f64);
    fn bool(&mut self, place: Place, value: bool);
    fn bytes(&mut self, place: Place, value: &[u8]);
}
