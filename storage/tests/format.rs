//! Tests that a region written by the first version of the format can still be read.

mod support;

use support::nor::Nor;
use support::{VERSION, get, open};

const IMAGE: &[u8] = include_bytes!("images/format-1.bin");

fn written() -> Nor {
    let mut nor = Nor::new(8);
    let mut store = open(&mut nor);
    let mut value: Vec<u8> = (0..=255).collect();
    store.put(1, VERSION, &value).unwrap();
    value[9] = 0;
    value.extend(b"grown");
    store.put(1, VERSION, &value).unwrap();
    store.put(2, VERSION, b"removed").unwrap();
    store.remove(2).unwrap();
    store.put(3, VERSION + 1, b"newer").unwrap();
    nor
}

#[test]
fn the_first_format_is_still_read() {
    let mut bytes = IMAGE.to_vec();
    bytes.resize(8 * 4096, 0xff);
    let mut nor = Nor::holding(bytes);
    let mut store = open(&mut nor);
    let value = get(&mut store, 1).unwrap().unwrap();
    assert_eq!(
        (value.len(), value[9], &value[256..]),
        (261, 0, &b"grown"[..])
    );
    assert_eq!(get(&mut store, 2), Ok(None));
    assert!(get(&mut store, 3).is_err());
    assert_eq!(store.items().count(), 2);
}

#[test]
fn the_first_format_is_still_written() {
    let nor = written();
    let (image, rest) = nor.bytes.split_at(IMAGE.len());
    assert!(image == IMAGE && rest.iter().all(|&byte| byte == 0xff));
}
