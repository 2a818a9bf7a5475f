//! Map fields.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};

use hashbrown::{DefaultHashBuilder, HashTable};

/// From this size on a map keeps an index; below, looking at every key is faster than hashing one.
const INDEXED_FROM: usize = 16;

/// A map field: entries in the order in which they came, each key once.
///
/// Up to 15 entries it is a plain vector; beyond that it also keeps a hash index, so that no input makes it slow.
#[derive(Clone, Debug)]
pub struct Map<K, V> {
    entries: Vec<(K, V)>,
    index: Option<Box<Index>>,
}

#[derive(Clone, Debug, Default)]
struct Index {
    hasher: DefaultHashBuilder,
    positions: HashTable<usize>,
}

/// What can be the key of a map: integers, bool and strings.
pub trait MapKey: Hash + Eq {}

impl MapKey for bool {}
impl MapKey for i32 {}
impl MapKey for i64 {}
impl MapKey for u32 {}
impl MapKey for u64 {}
impl MapKey for str {}
impl MapKey for String {}
impl MapKey for std::borrow::Cow<'_, str> {}

impl<K: MapKey, V> Map<K, V> {
    /// An empty map. Does not allocate.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), index: None }
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are no entries.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value of a key.
    pub fn get<Q: MapKey + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.position(key).map(|position| &self.entries[position].1)
    }

    /// The value of a key, to be changed.
    pub fn get_mut<Q: MapKey + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.position(key).map(|position| &mut self.entries[position].1)
    }

    /// Sets the value of a key and returns the one it had.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        if let Some(position) = self.position(&key) {
            return Some(std::mem::replace(&mut self.entries[position].1, value));
        }
        self.entries.push((key, value));
        if self.entries.len() >= INDEXED_FROM {
            self.index_last();
        }
        None
    }

    /// All entries, in the order in which their keys came first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> + ExactSizeIterator {
        self.entries.iter().map(|(key, value)| (key, value))
    }

    #[inline]
    fn position<Q: MapKey + ?Sized>(&self, key: &Q) -> Option<usize>
    where
        K: Borrow<Q>,
    {
        match &self.index {
            None => self.entries.iter().position(|(k, _)| k.borrow() == key),
            Some(index) => index
                .positions
                .find(index.hasher.hash_one(key), |&position| self.entries[position].0.borrow() == key)
                .copied(),
        }
    }

    #[cold]
    fn index_last(&mut self) {
        let known = self.index.as_ref().map_or(0, |index| index.positions.len());
        let Index { hasher, positions } = &mut **self.index.get_or_insert_default();
        for position in known..self.entries.len() {
            let hash = hasher.hash_one(&self.entries[position].0);
            positions.insert_unique(hash, position, |&position| hasher.hash_one(&self.entries[position].0));
        }
    }
}

impl<K: MapKey, V> Default for Map<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

/// Equal if they hold the same entries, in whatever order.
impl<K: MapKey, V: PartialEq> PartialEq for Map<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(key, value)| other.get(key) == Some(value))
    }
}

impl<K: MapKey, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<K: MapKey, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K, V> IntoIterator for Map<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_unique_below_and_above_the_index() {
        for size in [1, INDEXED_FROM - 1, INDEXED_FROM, INDEXED_FROM + 1, 1000] {
            let mut map: Map<u64, usize> = (0..size).map(|i| (i as u64, i)).collect();
            assert_eq!(map.len(), size);
            assert_eq!(map.insert(0, 42), Some(0));
            assert_eq!(map.len(), size);
            assert_eq!(map.get(&0), Some(&42));
            assert_eq!(map.get(&(size as u64 - 1)), Some(&if size == 1 { 42 } else { size - 1 }));
            assert_eq!(map.get(&(size as u64)), None);
        }
    }

    #[test]
    fn equality_ignores_order() {
        let forward: Map<i32, i32> = (0..100).map(|i| (i, i)).collect();
        let backward: Map<i32, i32> = (0..100).rev().map(|i| (i, i)).collect();
        assert_eq!(forward, backward);
        assert_ne!(forward, (0..99).map(|i| (i, i)).collect());
    }
}
