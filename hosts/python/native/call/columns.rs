//! A flat batch of columns: arrays cross as they are, lists are converted, a single value stands for all items.

use pyo3::ffi;
use shortwire::Code;
use shortwire::abi::{Buffer, Column};

use super::element::{Keep, width, write};
use super::family::{Family, Output};
use super::flat::{Layout, Place};
use super::many::{cross, item_at, outcome};
use super::method::Call;
use super::view::View;
use crate::codec::construct::no_such_field;
use crate::codec::table::{Field, Kind};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, has_flag, text_of};
use crate::scratch::Scratch;

/// One argument as a column, and what keeps its elements in place.
struct Source {
    column: Column,
    /// Number of elements; `None` if one stands for all.
    len: Option<usize>,
    family: Family,
    /// Which elements are there: `None` for all of them.
    present: Option<Vec<bool>>,
    _view: Option<View>,
    _made: Vec<u64>,
    _keep: Keep,
}

/// # Safety
///
/// The GIL is held; the method is flat, and there are keyword arguments only.
pub(super) unsafe fn call(call: &Call<'_>) -> Result<Owned, Raised> {
    // SAFETY: as promised by the caller.
    unsafe {
        if call.resolved.flat_many.is_none() {
            return Err(raise_shape(call));
        }
        let flat = call.spec.flat.as_ref().unwrap_unchecked();
        let (sources, out) = sources(call, &flat.request)?;
        let count = count(call, &flat.request, &sources)?;
        let family = sources.iter().flatten().map(|source| source.family).max().unwrap_or(Family::List);

        let zeros = [0_u64; 2];
        let masks = masks(&flat.request, &sources, count);
        let zero = Column { data: zeros.as_ptr().cast_mut().cast(), stride: 0 };
        let mut request = Vec::with_capacity(flat.request.places.len() + 1);
        if flat.request.has_mask {
            request.push(Column {
                data: masks.as_ptr().cast_mut().cast(),
                stride: if masks.len() == 1 { 0 } else { 8 },
            });
        }
        request.extend(sources.iter().map(|source| source.as_ref().map_or(zero, |source| source.column)));

        let reply = Output::new(call, &flat.reply, family, count, out)?;
        let mut scratch = Scratch::take();
        let mut spill = Buffer::over(&mut scratch.reply);
        let result = cross(call, count, &request, &reply.columns(), &mut spill);
        let result = result.and_then(|failures| {
            let results = reply.finish(call, &failures);
            call.client.session.release(&mut spill);
            Ok((results?, failures))
        });
        scratch.give();
        let (results, failures) = result?;
        outcome(results, failures)
    }
}

type Sources = (Vec<Option<Source>>, Option<Ptr>);

/// Turns the arguments into columns, by field; `out` is apart.
unsafe fn sources(call: &Call<'_>, layout: &Layout) -> Result<Sources, Raised> {
    let table = layout.table;
    let mut sources: Vec<Option<Source>> = table.fields.iter().map(|_| None).collect();
    let mut out = None;
    for position in 0..call.named() {
        // SAFETY: callers are `call`'s.
        unsafe {
            let name = ffi::PyTuple_GET_ITEM(call.names, position as isize);
            let value = *call.args.add(position);
            match table.field_named(name, position) {
                Some(index) => {
                    sources[index] = Some(source(&table.fields[index], &layout.places[index], value)?);
                }
                None if text_of(name) == "out" => out = Some(value).filter(|&out| out != ffi::Py_None()),
                None => return Err(no_such_field(table, name)),
            }
        }
    }
    Ok((sources, out))
}

unsafe fn source(field: &Field, place: &Place, value: Ptr) -> Result<Source, Raised> {
    // SAFETY: callers are `sources`'s.
    unsafe {
        if is_single(place.kind, value) {
            return single(field, place, value);
        }
        if !place.kind.is_bytes_like()
            && let Some(view) = View::of(value)?
        {
            match view.dimensions() {
                0 => return single(field, place, value),
                1 => {}
                more => {
                    return Err(raise(
                        Code::InvalidArgument,
                        format!("the column of {} has {more} dimensions; one is wanted", field.full_name),
                    ));
                }
            }
            let family = Family::of(value);
            if view.holds(place.kind) {
                let (column, len) = (view.column(), Some(view.len()));
                return Ok(Source {
                    column,
                    len,
                    family,
                    present: None,
                    _view: Some(view),
                    _made: Vec::new(),
                    _keep: Keep::default(),
                });
            }
            return converted(field, place, value, family);
        }
        if ffi::PySequence_Check(value) != 0 || ffi::PyIter_Check(value) != 0 {
            return converted(field, place, value, Family::List);
        }
        single(field, place, value)
    }
}

/// Whether an argument is one value for all items.
unsafe fn is_single(kind: Kind, value: Ptr) -> bool {
    // SAFETY: callers are `source`'s.
    unsafe {
        if value == ffi::Py_None()
            || has_flag(value, ffi::Py_TPFLAGS_LONG_SUBCLASS)
            || ffi::PyFloat_Check(value) != 0
        {
            return true;
        }
        has_flag(value, ffi::Py_TPFLAGS_UNICODE_SUBCLASS)
            || (kind.is_bytes_like()
                && (has_flag(value, ffi::Py_TPFLAGS_BYTES_SUBCLASS)
                    || ffi::PyByteArray_Check(value) != 0
                    || ffi::PyMemoryView_Check(value) != 0))
    }
}

unsafe fn single(field: &Field, place: &Place, value: Ptr) -> Result<Source, Raised> {
    let mut made = vec![0_u64; 2];
    let mut keep = Keep::default();
    // SAFETY: callers are `source`'s; two words hold any element.
    unsafe {
        let is_there = place.presence == 0 || value != ffi::Py_None();
        if is_there {
            write(field, value, made.as_mut_ptr().cast(), &mut keep)?;
        }
        Ok(Source {
            column: Column { data: made.as_mut_ptr().cast(), stride: 0 },
            len: None,
            family: Family::List,
            present: (!is_there).then(|| vec![false]),
            _view: None,
            _made: made,
            _keep: keep,
        })
    }
}

/// A column made of the values of a list or of an array of another type.
unsafe fn converted(field: &Field, place: &Place, value: Ptr, family: Family) -> Result<Source, Raised> {
    let size = width(place.kind);
    let mut keep = Keep::default();
    // SAFETY: callers are `source`'s; the list stays, and every item is kept while it is converted.
    unsafe {
        let exact = ffi::PyList_CheckExact(value) != 0 || ffi::PyTuple_CheckExact(value) != 0;
        let list = if exact { Owned::borrow(value) } else { Owned::take(ffi::PySequence_List(value))? };
        let len = ffi::Py_SIZE(list.ptr()) as usize;
        let mut made = vec![0_u64; (len * size).div_ceil(8).max(1)];
        let mut present = Vec::new();
        for index in 0..len {
            let Some(item) = item_at(list.ptr(), index) else {
                return Err(raise_type(format!(
                    "the column of {} changed while it was read",
                    field.full_name
                )));
            };
            let is_there = place.presence == 0 || item.ptr() != ffi::Py_None();
            if place.presence != 0 {
                present.push(is_there);
            }
            if is_there {
                write(field, item.ptr(), made.as_mut_ptr().cast::<u8>().add(index * size), &mut keep)?;
            }
        }
        Ok(Source {
            column: Column { data: made.as_mut_ptr().cast(), stride: size as isize },
            len: Some(len),
            family,
            present: present.contains(&false).then_some(present),
            _view: None,
            _made: made,
            _keep: keep,
        })
    }
}

/// The number of items, on which all columns have to agree.
fn count(call: &Call<'_>, layout: &Layout, sources: &[Option<Source>]) -> Result<usize, Raised> {
    let mut lens = sources
        .iter()
        .zip(&layout.table.fields)
        .filter_map(|(source, field)| Some((source.as_ref()?.len?, &field.full_name)));
    let Some((len, first)) = lens.next() else {
        return Err(raise_type(format!(
            "the batch form of {} needs at least one column; all arguments are single values",
            call.spec.full_name
        )));
    };
    match lens.find(|other| other.0 != len) {
        None => Ok(len),
        Some((other, field)) => Err(raise(
            Code::InvalidArgument,
            format!("the columns differ in length: {first} has {len} values, {field} has {other}"),
        )),
    }
}

/// The presence masks: one for all items where no column leaves any out.
fn masks(layout: &Layout, sources: &[Option<Source>], count: usize) -> Vec<u64> {
    let each_differs =
        sources.iter().flatten().any(|source| source.present.as_ref().is_some_and(|p| p.len() > 1));
    let rows = if each_differs { count.max(1) } else { 1 };
    let mask = |row: usize| {
        sources.iter().zip(&layout.places).fold(0, |mask, (source, place)| match source {
            None => mask,
            Some(source) => match &source.present {
                None => mask | place.presence,
                Some(present) if present[row.min(present.len() - 1)] => mask | place.presence,
                Some(_) => mask,
            },
        })
    };
    (0..rows).map(mask).collect()
}

/// The library has the method in another shape, older or newer. Columns cross as slots only.
#[cold]
fn raise_shape(call: &Call<'_>) -> Raised {
    if call.resolved.wire_many.is_none() {
        return call.raise_missing();
    }
    raise(
        Code::FailedPrecondition,
        format!(
            "{} has other fields in {} than in this client, so columns cannot cross; pass a list of items, or generate \
             the client from the library's schema",
            call.spec.full_name,
            call.client.session.library.path().display()
        ),
    )
}
