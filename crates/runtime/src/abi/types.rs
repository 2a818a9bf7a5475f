//! The structs of `shortwire.h`, field for field. The header holds the contract; a test compares the layouts.

use std::ffi::{c_char, c_void};

/// Version of the contract.
pub const ABI_VERSION: u32 = 1;

/// The one symbol a library exports, NUL-terminated for `dlsym`.
pub const ABI_SYMBOL: &std::ffi::CStr = c"shortwire_abi_v1";

/// `sw_bytes_t`: borrowed bytes or text.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Bytes {
    /// First byte; may be null if `len` is 0.
    pub data: *const u8,
    /// Size in bytes.
    pub len: usize,
}

/// `sw_buffer_t`: where variable-sized output goes.
#[repr(C)]
#[derive(Debug)]
pub struct Buffer {
    /// The host's memory, or null.
    pub base: *mut u8,
    /// Its size.
    pub cap: usize,
    /// First byte of the output.
    pub data: *const u8,
    /// Size of the output.
    pub len: usize,
    /// Library memory to release, or null.
    pub owned: *mut c_void,
    /// Its size.
    pub owned_cap: usize,
}

impl Buffer {
    /// A buffer without memory of the host: all output comes in library memory.
    pub const fn empty() -> Self {
        Self {
            base: std::ptr::null_mut(),
            cap: 0,
            data: std::ptr::null(),
            len: 0,
            owned: std::ptr::null_mut(),
            owned_cap: 0,
        }
    }
}

/// `sw_slot_t`: one argument or result of a flat call.
#[repr(C)]
#[derive(Clone, Copy)]
pub union Slot {
    /// Signed integers and enums.
    pub i64: i64,
    /// Unsigned integers, bool, lengths, presence masks.
    pub u64: u64,
    /// `double`.
    pub f64: f64,
    /// `float`.
    pub f32: f32,
    /// First byte of a string or bytes.
    pub data: *const u8,
}

impl Slot {
    /// All bits zero.
    pub const ZERO: Self = Self { u64: 0 };
}

/// `sw_column_t`: one field of all items of a batch.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Element 0.
    pub data: *mut c_void,
    /// Bytes from one element to the next; 0 repeats one element.
    pub stride: isize,
}

/// `sw_batch_t`: a batch of flat calls.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// Number of items.
    pub count: usize,
    /// One a request field.
    pub request: *const Column,
    /// One a reply field.
    pub reply: *const Column,
    /// Outcome of each item, or null.
    pub codes: *mut i32,
    /// Strings and bytes of the replies, or null if there are none.
    pub spill: *mut Buffer,
    /// `shortwire.v1.BatchStatus`, or null.
    pub errors: *mut Buffer,
}

/// `sw_context_t`: what travels beside a call.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// Size of this struct in the caller's version.
    pub size: u32,
    /// 0.
    pub reserved: u32,
    /// `CLOCK_MONOTONIC` nanoseconds at which the caller gives up; 0 for never.
    pub deadline_ns: i64,
    /// Becomes non-zero when the caller gives up, or null.
    pub cancel: *const u32,
    /// `shortwire.v1.Metadata`.
    pub metadata: Bytes,
}

/// `sw_instance_t`: a running service. Opaque.
#[repr(C)]
pub struct Instance {
    _opaque: [u8; 0],
}

/// `sw_flat_fn`.
pub type FlatFn =
    unsafe extern "C" fn(*mut Instance, *const Context, *const Slot, *mut Slot, *mut Buffer) -> i32;

/// `sw_flat_many_fn`.
pub type FlatManyFn = unsafe extern "C" fn(*mut Instance, *const Context, *const Batch) -> i32;

/// `sw_wire_fn` and `sw_wire_many_fn`.
pub type WireFn = unsafe extern "C" fn(*mut Instance, *const Context, *const u8, usize, *mut Buffer) -> i32;

/// `sw_abi_t.instance_new`.
pub type InstanceNewFn = unsafe extern "C" fn(*const Options, *mut *mut Instance, *mut Buffer) -> i32;

/// `sw_abi_t.instance_free`.
pub type InstanceFreeFn = unsafe extern "C" fn(*mut Instance);

/// `sw_abi_t.release`.
pub type ReleaseFn = unsafe extern "C" fn(*mut Buffer);

/// `SW_METHOD_FLAT`: `flat` and `flat_many` are there.
pub const METHOD_FLAT: u32 = 1;

/// `SW_METHOD_BLOCKING`: the schema marks the method as blocking.
pub const METHOD_BLOCKING: u32 = 2;

/// `sw_method_t`: one method of a library.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// FNV-1a 64 of the full name.
    pub id: u64,
    /// Hash of name, field numbers and types; 0 if not flat.
    pub shape: u64,
    /// Full name, `package.Service/Method`.
    pub name: *const c_char,
    /// `METHOD_*`.
    pub flags: u32,
    /// Slots of the request.
    pub request_slots: u16,
    /// Slots of the reply.
    pub reply_slots: u16,
    /// Flat entry, if there is one.
    pub flat: Option<FlatFn>,
    /// Flat batch entry, if there is one.
    pub flat_many: Option<FlatManyFn>,
    /// Wire entry.
    pub wire: Option<WireFn>,
    /// Wire batch entry.
    pub wire_many: Option<WireFn>,
}

/// `sw_options_t`: what an instance allows; 0 means the default.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Size of this struct in the caller's version.
    pub size: u32,
    /// Nesting of messages.
    pub max_depth: u32,
    /// Size of one request or reply.
    pub max_message_bytes: u64,
}

/// `sw_abi_t`: what a library exports.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Abi {
    /// [`ABI_VERSION`].
    pub abi_version: u32,
    /// Size of this struct in the library's version.
    pub size: u32,
    /// Who made the table.
    pub runtime: *const c_char,
    /// FNV-1a 64 of `schema`.
    pub schema_hash: u64,
    /// Serialised `FileDescriptorSet`.
    pub schema: Bytes,
    /// Sorted by id.
    pub methods: *const Method,
    /// Number of methods.
    pub method_count: usize,
    /// Makes an instance.
    pub instance_new: Option<InstanceNewFn>,
    /// Ends an instance.
    pub instance_free: Option<InstanceFreeFn>,
    /// Gives library memory back.
    pub release: Option<ReleaseFn>,
}

// SAFETY: the table and what it points to are written once, before anybody sees them, and never change.
unsafe impl Sync for Abi {}
// SAFETY: as above.
unsafe impl Send for Abi {}
// SAFETY: the name is static text; a method is never written after it was made.
unsafe impl Sync for Method {}
// SAFETY: as above.
unsafe impl Send for Method {}

/// `sw_abi_fn`: type of the exported symbol.
pub type AbiFn = unsafe extern "C" fn() -> *const Abi;

impl Bytes {
    /// The same bytes, borrowed for as long as the slice lives.
    pub fn of(bytes: &[u8]) -> Self {
        Self { data: bytes.as_ptr(), len: bytes.len() }
    }

    /// The bytes as a slice; null is empty.
    ///
    /// # Safety
    ///
    /// `data` is null, or valid for reading `len` bytes during `'a`.
    pub unsafe fn as_slice<'a>(self) -> &'a [u8] {
        if self.data.is_null() {
            return &[];
        }
        // SAFETY: as promised by the caller.
        unsafe { std::slice::from_raw_parts(self.data, self.len) }
    }
}

impl Buffer {
    /// A buffer over memory of the host.
    pub fn over(memory: &mut [u8]) -> Self {
        Self { base: memory.as_mut_ptr(), cap: memory.len(), ..Self::empty() }
    }

    /// What the last call put out.
    ///
    /// # Safety
    ///
    /// The last call on this buffer has returned, its memory is still there, and nothing writes to it during `'a`.
    pub unsafe fn output<'a>(&self) -> &'a [u8] {
        // SAFETY: as promised by the caller; the library keeps data and len true.
        unsafe { Bytes { data: self.data, len: self.len }.as_slice() }
    }
}
