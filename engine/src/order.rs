//! Sorting a few dozen things.

/// Sorts so that nothing comes after something that it should come `before`;
/// what is equal stays in its order.
///
/// The library's ways of sorting are for hundreds of things: they are faster
/// then, and take kilobytes of flash for every kind of thing.
pub fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
