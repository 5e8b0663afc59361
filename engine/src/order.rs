//! Sorts a few dozen items.

/// Sorts items stably; `before` returns whether its first argument comes before
/// the second.
///
/// The sorts of the standard library are faster for hundreds of items, but take
/// kilobytes of flash for every type.
pub fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
