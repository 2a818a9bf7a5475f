//! What a batch of columns returns: arrays of the family that the arguments are of.

use std::ffi::CStr;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyDict};
use shortwire::abi::Column;
use shortwire::{Code, Status};

use super::element::width;
use super::flat::Layout;
use super::items::{Block, value};
use super::method::Call;
use super::view::View;
use crate::codec::table::{Field, Kind};
use crate::errors::{raise, raise_type};
use crate::object::{Owned, Ptr, Raised, text_of, type_name};

/// Kinds of columns, each giving way to those after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Family {
    List,
    /// `array.array`, also for memory views and other buffers.
    Array,
    NumPy,
}

impl Family {
    /// The family of an argument with the buffer protocol.
    pub(super) unsafe fn of(object: Ptr) -> Self {
        // SAFETY: `object` is a live object; a type's name is NUL-terminated.
        let name = unsafe { CStr::from_ptr((*ffi::Py_TYPE(object)).tp_name) };
        if name == c"numpy.ndarray" { Self::NumPy } else { Self::Array }
    }
}

/// Reply columns in the making.
pub(super) struct Output<'a> {
    layout: &'a Layout,
    count: usize,
    /// Memory of the columns that become lists, and of the presence mask.
    block: Block,
    /// By field: the array whose memory is written to, if it is one.
    arrays: Vec<Option<(Owned, View)>>,
}

impl<'a> Output<'a> {
    /// # Safety
    ///
    /// The GIL is held.
    pub(super) unsafe fn new(
        call: &Call<'_>,
        layout: &'a Layout,
        family: Family,
        count: usize,
        out: Option<Ptr>,
    ) -> Result<Self, Raised> {
        let mut arrays = Vec::with_capacity(layout.places.len());
        for (field, place) in layout.table.fields.iter().zip(&layout.places) {
            // SAFETY: as promised by the caller.
            let array = unsafe {
                match given(layout, field, out)? {
                    Some(array) => Some(checked(call, field, array, count)?),
                    None if place.kind.is_bytes_like() => None,
                    None => fresh(place.kind, family, count)?,
                }
            };
            arrays.push(array);
        }
        let listed = arrays.iter().any(Option::is_none) || layout.has_mask;
        Ok(Self { layout, count, block: Block::new(layout, if listed { count } else { 0 }), arrays })
    }

    pub(super) fn columns(&self) -> Vec<Column> {
        let mut columns = self.block.columns.clone();
        for (place, array) in self.layout.places.iter().zip(&self.arrays) {
            if let Some((_, view)) = array {
                columns[usize::from(place.column)] = view.column();
            }
        }
        columns
    }

    /// The only column, or a dict of all by name; `None` if the reply has no fields.
    ///
    /// # Safety
    ///
    /// The GIL is held; the library wrote all rows.
    pub(super) unsafe fn finish(
        self,
        call: &Call<'_>,
        failures: &[(usize, Status)],
    ) -> Result<Owned, Raised> {
        let fields = &self.layout.table.fields;
        // SAFETY: as promised by the caller.
        unsafe {
            if fields.is_empty() {
                return Ok(Owned::borrow(ffi::Py_None()));
            }
            if fields.len() == 1 {
                return self.column(call, 0, failures);
            }
            let columns = Owned::take(ffi::PyDict_New())?;
            for (index, field) in fields.iter().enumerate() {
                let column = self.column(call, index, failures)?;
                if ffi::PyDict_SetItem(columns.ptr(), field.name, column.ptr()) != 0 {
                    return Err(Raised);
                }
            }
            Ok(columns)
        }
    }

    unsafe fn column(
        &self,
        call: &Call<'_>,
        index: usize,
        failures: &[(usize, Status)],
    ) -> Result<Owned, Raised> {
        // SAFETY: callers are `finish`'s; every place of the list is filled before it is seen.
        unsafe {
            if let Some((array, _)) = &self.arrays[index] {
                return Ok(Owned::borrow(array.ptr()));
            }
            let list = Owned::take(ffi::PyList_New(self.count as isize))?;
            let mut failed = failures.iter().map(|failure| failure.0).peekable();
            for row in 0..self.count {
                let object = if failed.next_if_eq(&row).is_some() {
                    Owned::borrow(ffi::Py_None())
                } else {
                    value(call, self.layout, &self.block, index, row)?
                };
                ffi::PyList_SET_ITEM(list.ptr(), row as isize, object.into_ptr());
            }
            Ok(list)
        }
    }
}

/// The array that `out` gives for a field: itself if the reply has one field, else its entry of that name.
unsafe fn given(layout: &Layout, field: &Field, out: Option<Ptr>) -> Result<Option<Ptr>, Raised> {
    let Some(out) = out else { return Ok(None) };
    if layout.table.fields.len() == 1 {
        return Ok(Some(out));
    }
    // SAFETY: `out` is a live object.
    unsafe {
        if ffi::PyDict_Check(out) == 0 {
            let got = type_name(out);
            return Err(raise_type(format!(
                "out is to be a dict of arrays, because {} has {} fields, not {got}",
                layout.table.full_name,
                layout.table.fields.len()
            )));
        }
        Ok(Some(ffi::PyDict_GetItem(out, field.name)).filter(|array| !array.is_null()))
    }
}

/// An array to write to, if it fits.
unsafe fn checked(call: &Call<'_>, field: &Field, array: Ptr, count: usize) -> Result<(Owned, View), Raised> {
    // SAFETY: `array` is a live object.
    unsafe {
        let wanted = || {
            let name = text_of(field.name);
            format!("out for {name} is to be a writable array of {count} {}", field.value.kind.name())
        };
        let Some(view) = View::writable(array)? else {
            let got = type_name(array);
            return Err(raise_type(format!("{}, not {got}", wanted())));
        };
        if view.dimensions() != 1 || view.len() != count || !view.holds(field.value.kind) {
            return Err(raise(
                Code::InvalidArgument,
                format!(
                    "{}: its length, type or alignment differs; {} was not called",
                    wanted(),
                    call.spec.full_name
                ),
            ));
        }
        Ok((Owned::borrow(array), view))
    }
}

/// A new array, or `None` for a list.
unsafe fn fresh(kind: Kind, family: Family, count: usize) -> Result<Option<(Owned, View)>, Raised> {
    if family == Family::List || (family == Family::Array && kind == Kind::Bool) {
        return Ok(None);
    }
    let array = Python::attach(|py| {
        let made =
            if family == Family::NumPy { numpy_array(py, kind, count) } else { array_array(py, kind, count) };
        made.map(Bound::into_ptr).map_err(|error| {
            error.restore(py);
            Raised
        })
    })?;
    // SAFETY: the GIL is held; the reference is strong.
    unsafe {
        let array = Owned::take(array)?;
        let view = View::writable(array.ptr())?;
        view.map(|view| Some((array, view))).ok_or_else(|| raise_type("the array has no memory".to_owned()))
    }
}

/// The letter of an element's type, which `array`, NumPy and `struct` share.
fn letter(kind: Kind) -> &'static str {
    match (kind, width(kind)) {
        (Kind::Double, _) => "d",
        (Kind::Float, _) => "f",
        (Kind::Bool, _) => "?",
        (Kind::Uint32 | Kind::Fixed32, _) => "I",
        (Kind::Uint64 | Kind::Fixed64, _) => "Q",
        (_, 4) => "i",
        _ => "q",
    }
}

fn array_array(py: Python<'_>, kind: Kind, count: usize) -> PyResult<Bound<'_, PyAny>> {
    static ARRAY: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let array = ARRAY.import(py, "array", "array")?;
    array.call1((letter(kind), PyBytes::new(py, &vec![0; width(kind) * count])))
}

/// `numpy.empty(count, dtype)`: the library writes every element.
fn numpy_array(py: Python<'_>, kind: Kind, count: usize) -> PyResult<Bound<'_, PyAny>> {
    static EMPTY: PyOnceLock<(Py<PyAny>, Py<PyDict>)> = PyOnceLock::new();
    let (empty, types) = EMPTY.get_or_try_init(py, || -> PyResult<_> {
        let numpy = py.import("numpy")?;
        let types = PyDict::new(py);
        for letter in ["d", "f", "?", "I", "Q", "i", "q"] {
            types.set_item(letter, numpy.getattr("dtype")?.call1((letter,))?)?;
        }
        Ok((numpy.getattr("empty")?.unbind(), types.unbind()))
    })?;
    let dtype = types.bind(py).as_any().get_item(letter(kind))?;
    empty.bind(py).call1((count, dtype))
}
