//! Where the desk keeps what the device keeps in its flash.

use std::collections::BTreeMap;

use palmyra_ui::save::{Key, Shelf, Shelved};

/// A shelf that lasts as long as the process.
#[derive(Clone, Debug, Default)]
pub struct RamShelf {
    /// The items.
    pub items: BTreeMap<Key, Vec<u8>>,
}

impl Shelf for RamShelf {
    fn read(&mut self, key: Key, buffer: &mut [u8]) -> Shelved {
        let Some(item) = self.items.get(&key) else {
            return Shelved::Missing;
        };
        match buffer.get_mut(..item.len()) {
            Some(buffer) => {
                buffer.copy_from_slice(item);
                Shelved::Bytes(item.len())
            }
            None => Shelved::Damaged,
        }
    }

    fn write(&mut self, key: Key, bytes: &[u8]) -> bool {
        self.items.insert(key, bytes.to_vec());
        true
    }

    fn remove(&mut self, key: Key) -> bool {
        self.items.remove(&key);
        true
    }
}
