//! Compiles tables from what generated modules say of their classes.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple, PyType};

use super::construct;
use super::table::{Field, Found, Kind, Label, Numbers, Oneof, Table, Value, register, table_of};
use crate::object::Ptr;

/// Name of the slot that `Message` brings for unknown fields.
const UNKNOWN: &str = "_sw_unknown";

/// Numbers below this have their place in a list by tag; larger ones are searched for.
const QUICK_TAGS: u32 = 64 << 3;

/// Compiles the classes of a module: `(class, full_name, fields)` each, a field being
/// `(number, name, label, type[, class[, oneof]])` and a map's type `key value`.
///
/// Classes may refer to each other in any order, and to those of modules described before.
#[pyfunction]
#[pyo3(signature = (*messages))]
pub(crate) fn describe(messages: &Bound<'_, PyTuple>) -> PyResult<()> {
    let py = messages.py();
    let mut tables = Vec::with_capacity(messages.len());
    for message in messages {
        let (class, full_name, fields): (Bound<'_, PyType>, String, Bound<'_, PyList>) = message.extract()?;
        let table = Box::leak(Box::new(Table {
            class: class.as_type_ptr(),
            full_name,
            fields: Vec::new(),
            oneofs: Vec::new(),
            unknown: slot_offset(&class, UNKNOWN)?,
            has_required: false,
            tags: Vec::new(),
            rare: Vec::new(),
        }));
        let table = std::ptr::from_mut(table);
        // SAFETY: the table was leaked, and the GIL is held. It has no fields yet, which is what a class looks like
        // while its module is being imported.
        unsafe { register(&*table) };
        tables.push((table, class, fields));
    }
    for (table, class, fields) in tables {
        // SAFETY: nobody encodes or decodes the classes of a module that is still being imported, so this is the only
        // reference in use.
        let table = unsafe { &mut *table };
        for field in fields {
            let compiled = compile(py, &class, table, &field)?;
            table.fields.push(compiled);
        }
        index_tags(table);
        // SAFETY: the class is alive; its vectorcall has the contract of the dataclass's own constructor.
        unsafe { (*table.class).tp_vectorcall = Some(construct::construct) };
    }
    Ok(())
}

fn compile(
    py: Python<'_>,
    class: &Bound<'_, PyType>,
    table: &mut Table,
    field: &Bound<'_, PyAny>,
) -> PyResult<Field> {
    let field = field.cast::<PyTuple>()?;
    let number: u32 = field.get_item(0)?.extract()?;
    let name: String = field.get_item(1)?.extract()?;
    let label: String = field.get_item(2)?.extract()?;
    let kinds: String = field.get_item(3)?.extract()?;
    let reference = field.get_item(4).ok().filter(|reference| !reference.is_none());

    let wrong = |what: &str| PyValueError::new_err(format!("{}.{name}: {what}", table.full_name));
    let label = Label::parse(&label).ok_or_else(|| wrong("unknown label"))?;
    let (key, kind) = kinds.split_once(' ').unwrap_or(("int32", &kinds));
    let key = Kind::parse(key).ok_or_else(|| wrong("unknown type of key"))?;
    let kind = Kind::parse(kind).ok_or_else(|| wrong("unknown type"))?;
    let value_number = if label == Label::Map { 2 } else { number };
    let mut value = Value {
        kind,
        tag: value_number << 3 | kind.wire_type(),
        table: std::ptr::null(),
        numbers: std::ptr::null(),
    };
    let mut zero = std::ptr::null_mut();
    match (kind, &reference) {
        (Kind::Message | Kind::Group, Some(class)) => {
            let class = class.cast::<PyType>()?;
            // SAFETY: the GIL is held.
            value.table = unsafe { table_of(class.as_type_ptr()) }
                .ok_or_else(|| wrong("its class was not described"))?;
        }
        (Kind::Enum | Kind::ClosedEnum, Some(class)) => {
            let numbers = Box::leak(Box::new(members(class)?));
            zero = numbers.member(0);
            value.numbers = numbers;
        }
        (Kind::Message | Kind::Group | Kind::Enum | Kind::ClosedEnum, None) => {
            return Err(wrong("needs its class"));
        }
        _ => {}
    }
    let oneof = match label {
        Label::Oneof => member_of(table, &field.get_item(5)?.extract::<String>()?)?,
        _ => 0,
    };
    let tag = match label {
        Label::Packed | Label::Map => number << 3 | 2,
        _ => value.tag,
    };
    table.has_required |= label == Label::Required;
    Ok(Field {
        label,
        value,
        key,
        oneof,
        tag,
        offset: slot_offset(class, &name)?,
        absent: absent(py, label, kind, zero)?,
        name: PyString::intern(py, &name).into_ptr(),
        full_name: format!("{}.{name}", table.full_name),
    })
}

/// The object that a field holds while it is not there; kept for good.
fn absent(py: Python<'_>, label: Label, kind: Kind, zero: Ptr) -> PyResult<Ptr> {
    let object = match (label, kind) {
        (Label::Repeated | Label::Packed | Label::Map, _) => return Ok(std::ptr::null_mut()),
        (Label::Explicit | Label::Required | Label::Oneof, _) => py.None().into_bound(py),
        (Label::Implicit, Kind::Double | Kind::Float) => {
            // One object for all: the literal 0.0 of the generated module is another, which costs a comparison.
            0.0_f64.into_pyobject(py)?.into_any()
        }
        (Label::Implicit, Kind::Bool) => false.into_pyobject(py)?.to_owned().into_any(),
        (Label::Implicit, Kind::String | Kind::RawString) => "".into_pyobject(py)?.into_any(),
        (Label::Implicit, Kind::Bytes) => pyo3::types::PyBytes::new(py, b"").into_any(),
        // SAFETY: the enum's member is alive as long as its class.
        (Label::Implicit, Kind::Enum) if !zero.is_null() => unsafe { Bound::from_borrowed_ptr(py, zero) },
        (Label::Implicit, _) => 0_i32.into_pyobject(py)?.into_any(),
    };
    Ok(object.into_ptr())
}

/// The index of a oneof, entered if it is new, with the field about to be added as a member.
fn member_of(table: &mut Table, name: &str) -> PyResult<u8> {
    let member = table.fields.len();
    if let Some(index) = table.oneofs.iter().position(|oneof| oneof.name == name) {
        table.oneofs[index].members.push(member);
        return Ok(index as u8);
    }
    if table.oneofs.len() == 64 {
        return Err(PyValueError::new_err(format!("{} has more than 64 oneofs", table.full_name)));
    }
    table.oneofs.push(Oneof { name: name.to_owned(), members: vec![member] });
    Ok((table.oneofs.len() - 1) as u8)
}

fn members(class: &Bound<'_, PyAny>) -> PyResult<Numbers> {
    let mut members = Vec::new();
    for member in class.try_iter()? {
        let member = member?;
        members.push((member.getattr("value")?.extract::<i32>()?, member.into_ptr()));
    }
    Ok(Numbers::new(&members))
}

/// Enters every tag under which a field may come.
fn index_tags(table: &mut Table) {
    let mut entries = Vec::new();
    for (index, field) in table.fields.iter().enumerate() {
        let number = field.tag >> 3;
        let found = |packed| Found { field: index as u16, packed };
        match field.label {
            Label::Repeated | Label::Packed if field.value.kind.is_packable() => {
                entries.push((number << 3 | 2, found(true)));
                entries.push((field.value.tag, found(false)));
            }
            _ => entries.push((field.tag, found(false))),
        }
    }
    let quick = entries.iter().map(|entry| entry.0 + 1).filter(|&end| end <= QUICK_TAGS).max().unwrap_or(0);
    table.tags = vec![None; quick as usize];
    for (tag, found) in entries {
        match table.tags.get_mut(tag as usize) {
            Some(place) => *place = Some(found),
            None => table.rare.push((tag, found)),
        }
    }
    table.rare.sort_unstable_by_key(|entry| entry.0);
}

/// Where an attribute declared in `__slots__` lies in its object.
fn slot_offset(class: &Bound<'_, PyType>, name: &str) -> PyResult<usize> {
    let descriptor = class.getattr(name)?;
    // SAFETY: the type is one of CPython's own.
    let is_member = unsafe { ffi::Py_TYPE(descriptor.as_ptr()) == &raw mut ffi::PyMemberDescr_Type };
    if !is_member {
        return Err(PyTypeError::new_err(format!(
            "{}.{name} is not a slot; message classes are made by @dataclass(slots=True)",
            class.name()?
        )));
    }
    // SAFETY: the type was checked just now, and a member descriptor keeps its definition alive.
    let member = unsafe { &*(*descriptor.as_ptr().cast::<ffi::PyMemberDescrObject>()).d_member };
    if member.type_code != ffi::Py_T_OBJECT_EX {
        return Err(PyTypeError::new_err(format!("{}.{name} does not hold an object", class.name()?)));
    }
    Ok(member.offset as usize)
}
