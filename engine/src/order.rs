//! Sorting a few dozen items.

/// Sorts stably so that no item follows one that it should come `before`.
///
/// The sorts of the standard library are meant for hundreds of items: they are
/// faster then, but take kilobytes of flash for every type.
pub fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
