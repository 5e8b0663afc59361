//! Images with valid checksums and contents that no store would write.

use crate::record::{CRC, End, Head, KEYS, MAX_LEN, Marker, RecordKind, SLOT};
use crate::{FORMAT, Store};
use nor::{Nor, SECTOR};

#[path = "../tests/support/nor.rs"]
#[allow(dead_code, reason = "the tests of power cuts need the rest")]
mod nor;

fn image(nor: &mut Nor) -> Vec<u8> {
    let mut number = {
        let dice = nor;
        move |limit: usize| {
            let wide = [(); 3].map(|()| usize::from(dice.random()));
            (wide[0] | wide[1] << 8 | wide[2] << 16) % limit
        }
    };
    let mut bytes: Vec<u8> = (0..8 * SECTOR).map(|_| number(256) as u8).collect();
    for sector in 0..8 {
        let format = if number(12) == 0 { FORMAT + 1 } else { FORMAT };
        let erases = [0, 7, u32::MAX][number(3)];
        bytes[sector * SECTOR..][..SLOT].copy_from_slice(&Marker { format, erases }.encode());
        for _ in 0..number(60) {
            let kind = [
                RecordKind::Value,
                RecordKind::Patch,
                RecordKind::Patch,
                RecordKind::Removed,
                RecordKind::Spoiled,
                RecordKind::Erase,
            ][number(6)];
            let at = 1 + number(SECTOR / SLOT - 2);
            let room = (SECTOR / SLOT - at).saturating_sub(2) * SLOT;
            let longest = [4, 20, 300, MAX_LEN + 1][number(4)];
            let len = number(longest).min(room);
            let start = sector * SECTOR + at * SLOT;
            let slot = (start / SLOT) as u16;
            let payload = &mut bytes[start + SLOT..][..len];
            if len > 6 && number(2) == 0 {
                // If this record is a patch, it claims to change a patch in the slot before, or
                // even itself.
                let before = slot - number(2) as u16;
                payload[..2].copy_from_slice(&before.to_le_bytes());
                payload[3] = 0x80;
                payload[5] &= 7;
            }
            let head = Head {
                kind,
                key: number(KEYS.min(8)) as u8,
                version: number(4) as u8,
                len: len as u16,
                seq: [number(100) as u32, u32::MAX - number(3) as u32][number(20) / 19],
                crc: CRC.checksum(payload),
            };
            bytes[start..start + SLOT].copy_from_slice(&head.encode(End::Head, slot));
            let tail = start / SLOT + head.slots() - 1;
            if number(2) == 0 && tail < (sector + 1) * SECTOR / SLOT {
                let code = head.encode(End::Tail, tail as u16);
                bytes[tail * SLOT..][..SLOT].copy_from_slice(&code);
            }
        }
        if number(2) == 0 {
            bytes[sector * SECTOR + number(SECTOR)..(sector + 1) * SECTOR].fill(0xff);
        }
    }
    bytes
}

#[test]
fn no_image_is_too_strange() {
    let mut dice = Nor::new(1);
    for _ in 0..1000 {
        let mut nor = Nor::holding(image(&mut dice));
        let mut store = Store::open(&mut nor).unwrap();
        let mut buffer = [0; MAX_LEN];
        for key in 0..8 {
            let _ = store.get(key, 3, &mut buffer);
        }
        for step in 0..30u8 {
            let _ = store.put(step % 3, 3, &[step; 700]);
            let _ = store.remove(3);
            let _ = store.tidy();
        }
        assert!(store.items().count() <= KEYS);
        assert!(nor.read < 1 << 27);
    }
}
