//! Calls as slots: nothing is encoded.

use std::mem::MaybeUninit;

use pyo3::ffi;
use shortwire::abi::{Buffer, FlatFn, Slot};

use super::method::Call;
use super::wire;
use crate::codec::construct::{allocate, build, finish, no_such_field, slot};
use crate::codec::scalar::{
    Lent, bool_from, bool_of, bytes_from, bytes_of, enum_from, f64_of, i32_of, i64_of, str_from, text_of,
    u32_of, u64_of,
};
use crate::codec::table::{Field, Kind, Label, Table};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised};

/// The most slots a flat message can have: a mask, and two for each of 64 fields.
pub(super) const MAX_SLOTS: usize = 129;

/// Strings and bytes of a reply up to this size need no memory of the library.
const SPILL_BYTES: usize = 1024;

/// A message as slots and as columns.
pub(crate) struct Layout {
    pub(super) table: &'static Table,
    /// By field.
    pub(super) places: Vec<Place>,
    /// Slot and column 0 are the presence mask.
    pub(super) has_mask: bool,
    pub(super) has_bytes: bool,
    /// Bits of all fields, for comparing with those that were given.
    all: u64,
}

/// Where a field lies.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(super) kind: Kind,
    pub(super) slot: u16,
    pub(super) column: u16,
    /// Its bit in the presence mask, 0 if it does not track presence.
    pub(super) presence: u64,
}

/// What a reply becomes.
pub(crate) enum ReplyShape {
    /// It has no fields.
    Nothing,
    /// It has one: the bare value.
    Value,
    /// The message.
    Message,
}

impl ReplyShape {
    pub(crate) fn of(layout: &Layout) -> Self {
        match layout.places.len() {
            0 => Self::Nothing,
            1 => Self::Value,
            _ => Self::Message,
        }
    }
}

impl Layout {
    /// Lays a message out as the contract says: fields by number, a mask in front if any tracks presence.
    pub(crate) fn of(table: &'static Table) -> Self {
        let has_mask = table.fields.iter().any(|field| field.label == Label::Explicit);
        let (mut slot, mut bit) = (u16::from(has_mask), 0);
        let mut places = Vec::with_capacity(table.fields.len());
        for (index, field) in table.fields.iter().enumerate() {
            let kind = field.value.kind;
            let tracked = field.label == Label::Explicit;
            let column = index as u16 + u16::from(has_mask);
            places.push(Place { kind, slot, column, presence: if tracked { 1 << bit } else { 0 } });
            slot += if kind.is_bytes_like() { 2 } else { 1 };
            bit += u32::from(tracked);
        }
        let count = places.len() as u32;
        Self {
            table,
            has_mask,
            has_bytes: places.iter().any(|place| place.kind.is_bytes_like()),
            all: 1_u64.checked_shl(count).map_or(u64::MAX, |end| end - 1),
            places,
        }
    }
}

/// The slots of a request in the making.
pub(super) struct Slots<'a> {
    pub(super) slots: *mut Slot,
    mask: u64,
    /// Buffers that arguments lend until the call returns.
    lent: Vec<Lent<'a>>,
}

/// `client.add(40, 2)`, `client.add(a=40, b=2)`.
///
/// # Safety
///
/// The GIL is held.
#[inline(always)]
pub(super) unsafe fn call(call: &Call<'_>) -> Result<Owned, Raised> {
    let Some(function) = call.resolved.flat else {
        // SAFETY: as promised by the caller.
        return unsafe { call_as_wire(call) };
    };
    let mut slots = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
    let mut request = Slots::at(slots.as_mut_ptr().cast());
    // SAFETY: as promised by the caller; only flat methods have a flat function, and there is room for any request.
    unsafe {
        let flat = call.spec.flat.as_ref().unwrap_unchecked();
        bind(call, &flat.request, &mut request)?;
        if flat.reply.has_bytes {
            let mut memory = [MaybeUninit::<u8>::uninit(); SPILL_BYTES];
            let spill = Buffer { base: memory.as_mut_ptr().cast(), cap: SPILL_BYTES, ..Buffer::empty() };
            return cross(call, function, &request, spill);
        }
        cross(call, function, &request, Buffer::empty())
    }
}

/// Fills the slots from the arguments.
///
/// # Safety
///
/// The GIL is held; there is room for the layout's slots.
#[inline(always)]
pub(super) unsafe fn bind(call: &Call<'_>, layout: &Layout, request: &mut Slots<'_>) -> Result<(), Raised> {
    let count = layout.places.len();
    if call.positional > count {
        return Err(too_many(call, layout));
    }
    let mut given = 0_u64;
    // SAFETY: as promised by the caller; indices are those of fields.
    unsafe {
        for index in 0..call.positional {
            request.store(layout, index, *call.args.add(index))?;
            given |= 1 << index;
        }
        for position in 0..call.named() {
            let name = ffi::PyTuple_GET_ITEM(call.names, position as isize);
            let guess = call.positional + position;
            let Some(index) = layout.table.field_named(name, guess) else {
                return Err(no_such_field(layout.table, name));
            };
            if given & 1 << index != 0 {
                return Err(twice(&layout.table.fields[index]));
            }
            request.store(layout, index, *call.args.add(guess))?;
            given |= 1 << index;
        }
        if given != layout.all {
            request.zero_the_rest(layout, given);
        }
        if layout.has_mask {
            (*request.slots).u64 = request.mask;
        }
    }
    Ok(())
}

impl Slots<'_> {
    /// Slots that nothing was stored in.
    #[inline(always)]
    pub(super) fn at(slots: *mut Slot) -> Self {
        Self { slots, mask: 0, lent: Vec::new() }
    }

    /// # Safety
    ///
    /// The GIL is held; `index` is that of a field, and `value` outlives the call.
    #[inline(always)]
    unsafe fn store(&mut self, layout: &Layout, index: usize, value: Ptr) -> Result<(), Raised> {
        // SAFETY: as promised by the caller.
        unsafe {
            let place = *layout.places.get_unchecked(index);
            let field = layout.table.fields.get_unchecked(index);
            let slot = self.slots.add(usize::from(place.slot));
            if place.presence != 0 {
                if value == ffi::Py_None() {
                    slot.write(Slot::ZERO);
                    return Ok(());
                }
                self.mask |= place.presence;
            }
            match place.kind {
                Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => (*slot).i64 = i64_of(value, field)?,
                Kind::Double => (*slot).f64 = f64_of(value, field)?,
                Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 | Kind::Enum | Kind::ClosedEnum => {
                    (*slot).i64 = i32_of(value, field)?.into();
                }
                Kind::Uint32 | Kind::Fixed32 => (*slot).u64 = u32_of(value, field)?.into(),
                Kind::Uint64 | Kind::Fixed64 => (*slot).u64 = u64_of(value, field)?,
                Kind::Float => {
                    slot.write(Slot::ZERO);
                    (*slot).f32 = f64_of(value, field)? as f32;
                }
                Kind::Bool => (*slot).u64 = bool_of(value, field)?.into(),
                Kind::String | Kind::RawString => {
                    let text = text_of(value, field)?;
                    (*slot).data = text.as_ptr();
                    (*slot.add(1)).u64 = text.len() as u64;
                }
                Kind::Bytes => {
                    let lent = bytes_of(value, field)?;
                    (*slot).data = lent.bytes.as_ptr();
                    (*slot.add(1)).u64 = lent.bytes.len() as u64;
                    if lent.holds() {
                        self.keep(lent);
                    }
                }
                Kind::Message | Kind::Group => unreachable!("messages are not flat"),
            }
            Ok(())
        }
    }

    #[cold]
    fn keep(&mut self, lent: Lent<'_>) {
        // SAFETY: what is lent stays until it is dropped with `self`, whatever the life of the argument is called.
        self.lent.push(unsafe { std::mem::transmute::<Lent<'_>, Lent<'_>>(lent) });
    }

    /// # Safety
    ///
    /// There is room for the layout's slots.
    #[inline(never)]
    unsafe fn zero_the_rest(&mut self, layout: &Layout, given: u64) {
        for (index, place) in layout.places.iter().enumerate() {
            if given & 1 << index == 0 {
                // SAFETY: as promised by the caller; a string's second slot is its length.
                unsafe {
                    let slot = self.slots.add(usize::from(place.slot));
                    slot.write(Slot::ZERO);
                    if place.kind.is_bytes_like() {
                        slot.add(1).write(Slot::ZERO);
                    }
                }
            }
        }
    }
}

/// Calls the flat entry and makes objects of its reply.
///
/// # Safety
///
/// The GIL is held; the slots are those of the request.
#[inline(always)]
unsafe fn cross(
    call: &Call<'_>,
    function: FlatFn,
    request: &Slots<'_>,
    mut spill: Buffer,
) -> Result<Owned, Raised> {
    let client = call.client;
    let instance = client.instance();
    if instance.is_null() {
        return Err(client.raise_closed());
    }
    let context = client.options.get().map(|options| options.to_raw());
    let context = context.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    let mut reply = [MaybeUninit::<Slot>::uninit(); MAX_SLOTS];
    let reply = reply.as_mut_ptr().cast::<Slot>();
    // SAFETY: as promised by the caller; the function is of the shape that the slots were laid out for. While the GIL
    // is held nobody can close the session, and without it the session stays open until the call returns.
    unsafe {
        let code = if call.spec.blocking {
            client.session.without_gil(|| function(instance, context, request.slots, reply, &mut spill))
        } else {
            function(instance, context, request.slots, reply, &mut spill)
        };
        if code != 0 {
            return Err(client.session.raise(code, &mut spill));
        }
        let flat = call.spec.flat.as_ref().unwrap_unchecked();
        let object = match flat.shape {
            ReplyShape::Value => value(call, &flat.reply, 0, reply),
            ReplyShape::Nothing => Ok(Owned::borrow(ffi::Py_None())),
            ReplyShape::Message => message(call, &flat.reply, reply),
        };
        if flat.reply.has_bytes {
            client.session.release(&mut spill);
        }
        object
    }
}

/// # Safety
///
/// The GIL is held; the slots are those of the layout, written by the library.
unsafe fn message(call: &Call<'_>, layout: &Layout, slots: *const Slot) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        let object = allocate(layout.table)?;
        for (index, field) in layout.table.fields.iter().enumerate() {
            *slot(object.ptr(), field.offset) = value(call, layout, index, slots)?.into_ptr();
        }
        finish(layout.table, object.ptr())?;
        Ok(object)
    }
}

/// The value of one field of a reply.
///
/// # Safety
///
/// As [`message`].
#[inline(always)]
unsafe fn value(call: &Call<'_>, layout: &Layout, index: usize, slots: *const Slot) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        let place = *layout.places.get_unchecked(index);
        let field = layout.table.fields.get_unchecked(index);
        if place.presence != 0 && (*slots).u64 & place.presence == 0 {
            return Ok(Owned::borrow(ffi::Py_None()));
        }
        let slot = slots.add(usize::from(place.slot));
        match place.kind {
            Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => Owned::take(ffi::PyLong_FromLongLong((*slot).i64)),
            Kind::Double => Owned::take(ffi::PyFloat_FromDouble((*slot).f64)),
            Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 => Owned::take(ffi::PyLong_FromLongLong((*slot).i64)),
            Kind::Uint32 | Kind::Fixed32 | Kind::Uint64 | Kind::Fixed64 => {
                Owned::take(ffi::PyLong_FromUnsignedLongLong((*slot).u64))
            }
            Kind::Float => Owned::take(ffi::PyFloat_FromDouble((*slot).f32.into())),
            Kind::Bool => Ok(bool_from((*slot).u64 != 0)),
            Kind::Enum | Kind::ClosedEnum => enum_from((*slot).i64 as i32, field.value.numbers),
            Kind::String | Kind::RawString => {
                str_from(bytes_at(slot)).unwrap_or_else(|| Err(not_utf8(call, field)))
            }
            Kind::Bytes => bytes_from(bytes_at(slot)),
            Kind::Message | Kind::Group => unreachable!("messages are not flat"),
        }
    }
}

/// The string or bytes that two slots tell of.
unsafe fn bytes_at<'a>(slot: *const Slot) -> &'a [u8] {
    // SAFETY: callers are `value`'s; the library wrote both slots, and the memory stays until it is released.
    unsafe {
        match (*slot.add(1)).u64 as usize {
            0 => &[],
            len => std::slice::from_raw_parts((*slot).data, len),
        }
    }
}

/// The library has the method in another shape, older or newer: the arguments become a message after all.
#[cold]
#[inline(never)]
unsafe fn call_as_wire(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: callers are `call`'s.
    unsafe {
        let request = build(call.spec.request, call.args, call.positional, call.names)?;
        let reply = wire::call_with(call, request.ptr())?;
        Ok(bare(call, reply))
    }
}

/// What a flat method returns for a reply message: nothing, its one value, or itself.
pub(super) unsafe fn bare(call: &Call<'_>, reply: Owned) -> Owned {
    let fields: &[Field] = &call.spec.reply.fields;
    // SAFETY: the reply is of the method's class, and its slots are filled.
    unsafe {
        match fields {
            [] => Owned::borrow(ffi::Py_None()),
            [field] => Owned::borrow(*slot(reply.ptr(), field.offset)),
            _ => reply,
        }
    }
}

#[cold]
fn too_many(call: &Call<'_>, layout: &Layout) -> Raised {
    raise_type(format!(
        "{} takes at most {} arguments, not {}",
        call.spec.full_name,
        layout.places.len(),
        call.positional
    ))
}

#[cold]
fn twice(field: &Field) -> Raised {
    raise_type(format!("{} is given twice", field.full_name))
}

#[cold]
pub(super) fn not_utf8(call: &Call<'_>, field: &Field) -> Raised {
    raise(
        shortwire::Code::DataLoss,
        format!("the reply of {} is not valid: {} is not UTF-8", call.spec.full_name, field.full_name),
    )
}
