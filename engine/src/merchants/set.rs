//! Sets of numbered items, one bit each.

/// Defines a set of items that have `index()` and `from_index`.
macro_rules! bit_set {
    ($(#[$doc:meta])* pub struct $set:ident($bits:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq)]
        pub struct $set($bits);

        #[allow(dead_code, reason = "not every set is used in every way")]
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set with only this item.
            #[must_use]
            pub const fn one(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether the item is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 != 0
            }

            /// Whether the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of items.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Adds an item.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Removes an item.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The items that are in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The items that are in at least one of the sets.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items that are not in the other set.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The items in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                core::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let index = left.trailing_zeros() as u8;
                        left &= left - 1;
                        $item::from_index(index)
                    })
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_list().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use bit_set;
