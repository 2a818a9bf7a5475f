//! From borrowed messages to owned ones.

use std::borrow::Cow;

use super::Map;

/// A value that can stop borrowing. Implemented by generated messages and by all types their fields have.
pub trait IntoOwned {
    /// The same value, borrowing nothing.
    type Owned;

    /// Copies what is borrowed; moves what is owned already.
    fn into_owned(self) -> Self::Owned;
}

impl<'a> IntoOwned for Cow<'a, str> {
    type Owned = Cow<'static, str>;

    fn into_owned(self) -> Cow<'static, str> {
        Cow::Owned(self.into_owned())
    }
}

impl<'a> IntoOwned for Cow<'a, [u8]> {
    type Owned = Cow<'static, [u8]>;

    fn into_owned(self) -> Cow<'static, [u8]> {
        Cow::Owned(self.into_owned())
    }
}

impl<T: IntoOwned> IntoOwned for Option<T> {
    type Owned = Option<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.map(T::into_owned)
    }
}

impl<T: IntoOwned> IntoOwned for Box<T> {
    type Owned = Box<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        Box::new((*self).into_owned())
    }
}

impl<T: IntoOwned> IntoOwned for Vec<T> {
    type Owned = Vec<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.into_iter().map(T::into_owned).collect()
    }
}

impl<K: IntoOwned, V: IntoOwned> IntoOwned for Map<K, V>
where
    K::Owned: super::MapKey,
{
    type Owned = Map<K::Owned, V::Owned>;

    fn into_owned(self) -> Self::Owned {
        self.into_iter().map(|(key, value)| (key.into_owned(), value.into_owned())).collect()
    }
}

macro_rules! owned_already {
    ($($ty:ty)*) => {
        $(
            impl IntoOwned for $ty {
                type Owned = Self;

                fn into_owned(self) -> Self {
                    self
                }
            }
        )*
    };
}

owned_already!(bool i32 i64 u32 u64 f32 f64);
