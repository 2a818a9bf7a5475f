//! Messages as records with builders, and their oneofs as sealed interfaces.

use std::collections::HashSet;

use serde::Serialize;

use super::types::{self, Scope};
use super::{decode, doc_of, encode, javadoc, literal, names};
use crate::schema::{Field, FieldKind, Message, Presence, Type};

#[derive(Serialize)]
pub(super) struct MessageItem {
    name: String,
    doc: Vec<String>,
    deprecated: bool,
    full_name: String,
    /// Pairs of number and name, as arguments.
    fields: Vec<String>,
    components: Vec<ComponentItem>,
    oneofs: Vec<OneofItem>,
    encode: Vec<String>,
    decode: Vec<String>,
    required: Vec<String>,
}

/// A component of the record and a property of the builder: a field, or a oneof.
#[derive(Serialize)]
struct ComponentItem {
    name: String,
    ty: String,
    default: String,
    /// What the constructor makes of the argument; empty if it takes it as it is.
    checked: String,
    doc: Vec<String>,
    deprecated: bool,
    /// For lists and maps: what adds one more.
    adder: Option<AdderItem>,
    /// For fields that have a default other than zero, or track presence: a getter that is never null.
    fallback: Option<FallbackItem>,
}

#[derive(Serialize)]
struct AdderItem {
    name: String,
    parameters: String,
    /// What the property becomes.
    value: String,
}

#[derive(Serialize)]
struct FallbackItem {
    name: String,
    ty: String,
    value: String,
}

#[derive(Serialize)]
struct OneofItem {
    name: String,
    doc: Vec<String>,
    members: Vec<MemberItem>,
}

#[derive(Serialize)]
struct MemberItem {
    name: String,
    ty: String,
    is_object: bool,
    doc: Vec<String>,
}

/// A field with its names in Java.
pub(super) struct Place<'a> {
    pub(super) field: &'a Field,
    /// The component that holds it: its own, or that of its oneof.
    pub(super) component: String,
    /// The class that stands for it in its oneof, such as `Operation.Add`.
    pub(super) member: Option<String>,
}

/// The names of a message's components and nested classes.
pub(super) struct Layout<'a> {
    pub(super) places: Vec<Place<'a>>,
    /// By oneof: its component and its class.
    oneofs: Vec<(String, String)>,
    /// All nested classes.
    pub(super) nested: HashSet<String>,
}

impl<'a> Layout<'a> {
    pub(super) fn of(message: &'a Message) -> Self {
        let mut components = HashSet::new();
        let own: Vec<String> = message
            .fields
            .iter()
            .map(|field| match field.oneof() {
                Some(_) => String::new(),
                None => names::unique(&mut components, names::component(&field.name)),
            })
            .collect();
        let mut nested = HashSet::from(["Builder".to_owned(), names::class(&message.name)]);
        let oneofs: Vec<(String, String)> = message
            .oneofs
            .iter()
            .map(|oneof| {
                let component = names::unique(&mut components, names::component(&oneof.name));
                (component, names::unique(&mut nested, names::nested(&oneof.name)))
            })
            .collect();
        let mut members: Vec<HashSet<String>> = oneofs
            .iter()
            .map(|(_, class)| HashSet::from([class.clone(), names::class(&message.name)]))
            .collect();
        let places = message
            .fields
            .iter()
            .zip(own)
            .map(|(field, component)| match field.oneof() {
                None => Place { field, component, member: None },
                Some(index) => {
                    let (component, class) = &oneofs[index];
                    let member = names::unique(&mut members[index], names::nested(&field.name));
                    nested.insert(member.clone());
                    Place { field, component: component.clone(), member: Some(format!("{class}.{member}")) }
                }
            })
            .collect();
        nested.remove(&names::class(&message.name));
        Self { places, oneofs, nested }
    }
}

pub(super) fn message(package: &Scope<'_>, message: &Message) -> (MessageItem, HashSet<String>) {
    let layout = Layout::of(message);
    let nested = layout.nested.clone();
    let scope = &package.within(nested.clone());
    let mut seen = HashSet::new();
    let components = layout
        .places
        .iter()
        .filter(|place| seen.insert(place.component.clone()))
        .map(|place| match place.field.oneof() {
            Some(index) => oneof_component(scope, message, &layout, index),
            None => component(scope, place),
        })
        .collect();
    let item = MessageItem {
        name: names::class(&message.name),
        doc: javadoc(&doc_of(&message.doc, message.deprecated), ""),
        deprecated: message.deprecated,
        full_name: literal(&message.full_name),
        fields: message.fields.iter().map(|f| format!("{}, {}", f.number, literal(&f.name))).collect(),
        components,
        oneofs: (0..message.oneofs.len()).map(|index| oneof(scope, message, &layout, index)).collect(),
        encode: encode::lines(scope, &layout),
        decode: decode::lines(scope, &layout),
        required: decode::required(&layout),
    };
    (item, nested)
}

fn component(scope: &Scope<'_>, place: &Place<'_>) -> ComponentItem {
    let (field, name) = (place.field, &place.component);
    let checked = match field.kind {
        FieldKind::Repeated { ty, .. } => match types::number_list(ty) {
            Some(list) => format!("{}.copyOf({name})", scope.spelled(list)),
            None => format!("{}.freeze({name})", scope.spelled("Items")),
        },
        FieldKind::Map { .. } => format!("{}.freeze({name})", scope.spelled("Entries")),
        FieldKind::Singular { ty, presence: Presence::Implicit } if is_object(ty) => {
            format!("{}.requireNonNull({name}, \"{name}\")", scope.spelled("Objects"))
        }
        FieldKind::Singular { .. } => String::new(),
    };
    ComponentItem {
        ty: scope.field_type(field.kind),
        default: scope.default(field.kind),
        checked,
        doc: javadoc(&doc_of(&field.doc, field.deprecated), "    "),
        deprecated: field.deprecated,
        adder: adder(scope, place),
        fallback: fallback(scope, place),
        name: name.clone(),
    }
}

fn adder(scope: &Scope<'_>, place: &Place<'_>) -> Option<AdderItem> {
    let property = &place.component;
    let pascal = names::nested(&place.field.name);
    match place.field.kind {
        FieldKind::Singular { .. } => None,
        FieldKind::Repeated { ty, .. } => Some(AdderItem {
            name: format!("add{pascal}"),
            parameters: format!("{} item", scope.value_type(ty)),
            value: format!(
                "{}.add({property}, item)",
                scope.spelled(types::number_list(ty).unwrap_or("Items"))
            ),
        }),
        FieldKind::Map { key, value } => Some(AdderItem {
            name: format!("put{pascal}"),
            parameters: format!(
                "{} key, {} value",
                scope.value_type(Type::Scalar(key)),
                scope.value_type(value)
            ),
            value: format!("{}.put({property}, key, value)", scope.spelled("Entries")),
        }),
    }
}

fn fallback(scope: &Scope<'_>, place: &Place<'_>) -> Option<FallbackItem> {
    let FieldKind::Singular { ty, presence: Presence::Explicit | Presence::Required } = place.field.kind
    else {
        return None;
    };
    if matches!(ty, Type::Message { .. }) {
        return None;
    }
    Some(FallbackItem {
        name: format!("{}OrDefault", place.component),
        ty: scope.value_type(ty),
        value: types::default_value(scope, place.field).unwrap_or_else(|| scope.zero(ty)),
    })
}

fn oneof_component(scope: &Scope<'_>, message: &Message, layout: &Layout<'_>, index: usize) -> ComponentItem {
    let (name, class) = &layout.oneofs[index];
    let _ = scope;
    ComponentItem {
        name: name.clone(),
        ty: class.clone(),
        default: "null".to_owned(),
        checked: String::new(),
        doc: javadoc(&message.oneofs[index].doc, "    "),
        deprecated: false,
        adder: None,
        fallback: None,
    }
}

fn oneof(scope: &Scope<'_>, message: &Message, layout: &Layout<'_>, index: usize) -> OneofItem {
    let oneof = &message.oneofs[index];
    let member = |&field: &usize| {
        let place = &layout.places[field];
        let FieldKind::Singular { ty, .. } = place.field.kind else { unreachable!("members are singular") };
        let class = place.member.as_deref().unwrap_or_default();
        MemberItem {
            name: class.rsplit('.').next().unwrap_or_default().to_owned(),
            ty: scope.value_type(ty),
            is_object: is_object(ty),
            doc: javadoc(&doc_of(&place.field.doc, place.field.deprecated), "    "),
        }
    };
    OneofItem {
        name: layout.oneofs[index].1.clone(),
        doc: javadoc(&oneof.doc, "  "),
        members: oneof.fields.iter().map(member).collect(),
    }
}

fn is_object(ty: Type) -> bool {
    match ty {
        Type::Scalar(scalar) => scalar.is_bytes_like(),
        _ => true,
    }
}
