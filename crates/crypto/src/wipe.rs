//! Overwriting what was secret.

/// Sets all elements to their default, zero, in a way that the compiler may not leave out. In contrast to `zeroize`, which writes one
/// element at a time, this is as fast as any other way to fill memory; the barrier is that crate's.
pub(crate) fn wipe<T: Copy + Default>(elements: &mut [T]) {
    elements.fill(T::default());
    zeroize::optimization_barrier(elements);
}
