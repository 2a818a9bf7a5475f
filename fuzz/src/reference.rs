//! A second opinion: another implementation of protobuf, driven by the schema alone.

use std::collections::HashMap;
use std::sync::Arc;

use buffa_descriptor::reflect::{DynamicMessage, MapKey, MapValue, ReflectMessageMut, Value};
use buffa_descriptor::{DescriptorPool, FieldKind, MessageIndex, ScalarType, SingularKind};

use crate::{Entropy, SUBJECTS, Subject};

/// The reference with all schemas loaded.
#[derive(Debug)]
pub struct Reference {
    /// By the name of each message that is looked up there.
    pools: HashMap<&'static str, Arc<DescriptorPool>>,
}

/// Why the reference does not take bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected(pub String);

impl Default for Reference {
    fn default() -> Self {
        let pool = |schema| Arc::new(DescriptorPool::decode(schema).expect("the schemas are valid"));
        Self { pools: SUBJECTS.iter().map(|subject| (subject.name, pool(subject.schema))).collect() }
    }
}

impl Reference {
    /// Decodes and encodes again.
    ///
    /// # Errors
    ///
    /// What the reference says if it rejects the bytes.
    pub fn recode(&self, subject: &Subject, bytes: &[u8]) -> Result<Vec<u8>, Rejected> {
        let (pool, index) = self.message(subject);
        let options = buffa::DecodeOptions::new().with_element_memory_limit(usize::MAX);
        match DynamicMessage::decode_with_options(pool, index, bytes, &options) {
            Ok(message) => Ok(message.encode_to_vec()),
            Err(error) => Err(Rejected(error.to_string())),
        }
    }

    /// A random message in wire format, as the reference writes it.
    pub fn random(&self, subject: &Subject, entropy: &mut Entropy<'_>) -> Vec<u8> {
        let (pool, index) = self.message(subject);
        random_message(&pool, index, entropy, 5).encode_to_vec()
    }

    /// Whether the reference can judge damaged messages of this type. It takes groups in either encoding and does not look
    /// at the wire types in map entries; in both, other implementations and this one see unknown fields.
    pub fn is_strict(&self, subject: &Subject) -> bool {
        let (pool, index) = self.message(subject);
        let (mut seen, mut open) = (vec![index], vec![index]);
        while let Some(index) = open.pop() {
            for field in pool.message(index).fields() {
                match field.kind() {
                    FieldKind::Map { .. } => return false,
                    _ if field.is_delimited() => return false,
                    FieldKind::Singular(SingularKind::Message(inner))
                    | FieldKind::List(SingularKind::Message(inner))
                        if !seen.contains(&inner) =>
                    {
                        seen.push(inner);
                        open.push(inner);
                    }
                    _ => {}
                }
            }
        }
        true
    }

    fn message(&self, subject: &Subject) -> (Arc<DescriptorPool>, MessageIndex) {
        let pool = &self.pools[subject.name];
        let index = pool.message_index(subject.name).expect("the schema holds its subjects");
        (Arc::clone(pool), index)
    }
}

/// Sets about half of the fields, and all that are required; nests at most `depth` levels.
fn random_message(
    pool: &Arc<DescriptorPool>,
    index: MessageIndex,
    entropy: &mut Entropy<'_>,
    depth: usize,
) -> DynamicMessage {
    let mut message = DynamicMessage::new(Arc::clone(pool), index);
    for field in pool.message(index).fields() {
        let is_required = field.presence() == buffa::editions::FieldPresence::LegacyRequired;
        if !is_required && (entropy.is_spent() || entropy.below(2) == 0) {
            continue;
        }
        let value = match field.kind() {
            FieldKind::Singular(kind) => random_value(pool, kind, entropy, depth),
            FieldKind::List(kind) => {
                let values = (0..entropy.below(5)).map(|_| random_value(pool, kind, entropy, depth));
                values.collect::<Option<Vec<_>>>().map(Value::List)
            }
            FieldKind::Map { key, value } => {
                let entry = |entropy: &mut Entropy<'_>| {
                    Some((map_key(random_scalar(key, entropy)), random_value(pool, value, entropy, depth)?))
                };
                let entries = (0..entropy.below(5)).map(|_| entry(entropy)).collect::<Option<Vec<_>>>();
                entries.map(|entries| Value::Map(MapValue::from_entries(entries)))
            }
        };
        if let Some(value) = value {
            message.set(field, value);
        }
    }
    message
}

fn random_value(
    pool: &Arc<DescriptorPool>,
    kind: SingularKind,
    entropy: &mut Entropy<'_>,
    depth: usize,
) -> Option<Value> {
    Some(match kind {
        SingularKind::Scalar(scalar) => random_scalar(scalar, entropy),
        SingularKind::Enum(index) => {
            Value::EnumNumber(entropy.pick(pool.enumeration(index).values()).number())
        }
        SingularKind::Message(index) => {
            Value::Message(random_message(pool, index, entropy, depth.checked_sub(1)?))
        }
    })
}

fn random_scalar(scalar: ScalarType, entropy: &mut Entropy<'_>) -> Value {
    match scalar {
        ScalarType::Double => Value::F64(f64::from_bits(entropy.bits())),
        ScalarType::Float => Value::F32(f32::from_bits(entropy.bits() as u32)),
        ScalarType::Int64 | ScalarType::Sfixed64 | ScalarType::Sint64 => Value::I64(entropy.bits() as i64),
        ScalarType::Uint64 | ScalarType::Fixed64 => Value::U64(entropy.bits()),
        ScalarType::Int32 | ScalarType::Sfixed32 | ScalarType::Sint32 => Value::I32(entropy.bits() as i32),
        ScalarType::Uint32 | ScalarType::Fixed32 => Value::U32(entropy.bits() as u32),
        ScalarType::Bool => Value::Bool(entropy.below(2) == 1),
        ScalarType::String => Value::String(String::from_utf8_lossy(entropy.bytes(20)).into_owned()),
        ScalarType::Bytes => Value::Bytes(entropy.bytes(20).to_vec()),
    }
}

fn map_key(value: Value) -> MapKey {
    match value {
        Value::Bool(key) => MapKey::Bool(key),
        Value::I32(key) => MapKey::I32(key),
        Value::I64(key) => MapKey::I64(key),
        Value::U32(key) => MapKey::U32(key),
        Value::U64(key) => MapKey::U64(key),
        Value::String(key) => MapKey::String(key),
        other => unreachable!("{other:?} is no key"),
    }
}
