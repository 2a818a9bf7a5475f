//! Kernels by what they are specialised to.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use crate::assembler::Assembly;
use crate::{Error, Kernel, publish};

/// Kernels that are made when they are first asked for, and kept.
///
/// A key names all that the code depends on: target, lengths, rounds. It should not name secrets: they would lie in
/// executable memory for as long as the process lives.
///
/// Any thread may ask. Looking up takes a shared lock. A kernel is made once however many threads ask for it: the others
/// wait, those that ask for other keys do not. A refusal is kept too, so that it costs nothing to be refused again.
///
/// ```
/// use shortwire_jit::vector::{Emitter, Target, Word, assemble};
/// use shortwire_jit::{Cache, Error, Kernel};
///
/// static SCALED: Cache<(Target, u8)> = Cache::new();
///
/// fn scale(target: Target, bits: u8) -> Result<Kernel, &'static Error> {
///     SCALED.get((target, bits), || {
///         assemble("scale", target, |e: &mut Emitter, [number]: [Word; 1]| {
///             e.shl(number, bits);
///             e.return_word(number);
///         })
///     })
/// }
/// # if let Some(target) = Target::best() {
/// assert_eq!(scale(target, 3).unwrap().address(), scale(target, 3).unwrap().address());
/// # }
/// ```
pub struct Cache<K> {
    kernels: OnceLock<RwLock<HashMap<K, Arc<Entry>>>>,
}

#[derive(Default)]
struct Entry {
    making: Mutex<()>,
    made: OnceLock<Result<Kernel, &'static Error>>,
}

impl<K> Cache<K> {
    /// A cache without kernels.
    pub const fn new() -> Self {
        Cache { kernels: OnceLock::new() }
    }
}

impl<K> Default for Cache<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Eq + Hash> Cache<K> {
    /// The kernel for this key, which is assembled and published if nobody has asked for it yet.
    ///
    /// # Errors
    ///
    /// Those of [`publish`], the same for every call with this key.
    ///
    /// # Panics
    ///
    /// If `assemble` does. The next call tries again.
    pub fn get(&self, key: K, assemble: impl FnOnce() -> Assembly) -> Result<Kernel, &'static Error> {
        let entry = self.entry(key);
        if let Some(made) = entry.made.get() {
            return made.clone();
        }
        let _making = entry.making.lock().unwrap_or_else(PoisonError::into_inner);
        // Errors are few, and live as long as the cache, which is static.
        entry.made.get_or_init(|| publish(&assemble()).map_err(|error| &*Box::leak(Box::new(error)))).clone()
    }

    fn entry(&self, key: K) -> Arc<Entry> {
        let kernels = self.kernels.get_or_init(Default::default);
        if let Some(entry) = kernels.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(entry);
        }
        let mut kernels = kernels.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(kernels.entry(key).or_default())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::vector::{Target, Word, assemble};

    #[test]
    fn a_kernel_is_made_once_however_many_ask() {
        let Some(target) = Target::best() else { return };
        let cache = Cache::new();
        let made = AtomicUsize::new(0);
        let all = Barrier::new(8);
        let addresses: Vec<usize> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(|| {
                        all.wait();
                        let kernel = cache.get("key", || {
                            made.fetch_add(1, Ordering::Relaxed);
                            assemble("once", target, |_, []: [Word; 0]| {})
                        });
                        kernel.expect("executable memory is allowed here").address() as usize
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("it does not panic")).collect()
        });
        assert_eq!(made.into_inner(), 1);
        assert!(addresses.iter().all(|&address| address == addresses[0]), "{addresses:x?}");
    }

    #[test]
    fn each_key_has_its_own() {
        let Some(target) = Target::best() else { return };
        let cache = Cache::new();
        let answers = [3, 4, 3].map(|number| {
            let kernel = cache
                .get(number, || {
                    assemble("constant", target, |e, [a]: [Word; 1]| {
                        e.set_word(a, number);
                        e.return_word(a);
                    })
                })
                .expect("executable memory is allowed here");
            call(&kernel)
        });
        assert_eq!(answers, [3, 4, 3]);
    }

    #[test]
    fn a_refusal_is_kept() {
        let foreign = if Target::Neon.is_supported() { Target::Sse2 } else { Target::Neon };
        let cache = Cache::new();
        let tries = AtomicUsize::new(0);
        for _ in 0..2 {
            let refused = cache.get((), || {
                tries.fetch_add(1, Ordering::Relaxed);
                assemble("foreign", foreign, |_, []: [Word; 0]| {})
            });
            assert!(matches!(refused, Err(Error::OtherArchitecture { .. })), "{refused:?}");
        }
        assert_eq!(tries.into_inner(), 1);
    }

    #[expect(unsafe_code, reason = "a kernel is called")]
    fn call(kernel: &Kernel) -> u64 {
        // SAFETY: the kernel takes one word, which it does not look at, and returns one.
        unsafe { kernel.function::<extern "C" fn(u64) -> u64>()(0) }
    }
}
