//! Tests that any region can be opened, and that the store erases only what the
//! caller has allowed.

mod support;

use palmyra_storage::{Error, ItemError, MAX_LEN, Store};
use support::nor::{Nor, Tear};
use support::{Dice, VERSION, get, open};

#[test]
fn an_empty_region_is_ready_without_a_single_erase() {
    let mut nor = Nor::new(16);
    let mut store = open(&mut nor);
    assert_eq!(store.items().count(), 0);
    assert_eq!(get(&mut store, 0), Ok(None));
    store.put(0, VERSION, b"hello").unwrap();
    while store.tidy().unwrap() {}
    assert_eq!(get(&mut store, 0), Ok(Some(b"hello".to_vec())));
    assert_eq!(get(&mut open(&mut nor), 0), Ok(Some(b"hello".to_vec())));
    assert_eq!(nor.erases, [0; 16]);
}

#[test]
fn a_region_of_anything_opens_and_is_left_alone_until_asked() {
    let mut dice = Dice(21);
    let random = dice.bytes(65536);
    for bytes in [vec![0; 65536], random, vec![0x55; 65536]] {
        let mut nor = Nor::holding(bytes.clone());
        let mut store = open(&mut nor);
        assert_eq!(store.report().unreadable, 16);
        assert_eq!(store.items().count(), 0);
        assert_eq!(
            store.put(0, VERSION, b"hello"),
            Err(Error::Unreadable { sectors: 16 })
        );
        assert_eq!(store.tidy(), Ok(false));
        assert_eq!(store.remove(0), Ok(()));
        assert!(nor.bytes == bytes);

        let mut given_up = nor.clone();
        let mut store = open(&mut given_up);
        store.give_up_unreadable();
        store.put(0, VERSION, b"hello").unwrap();
        while store.tidy().unwrap() {}
        assert_eq!(
            get(&mut open(&mut given_up), 0),
            Ok(Some(b"hello".to_vec()))
        );

        let mut store = open(&mut nor);
        store.format().unwrap();
        store.put(0, VERSION, b"hello").unwrap();
        let mut store = open(&mut nor);
        assert_eq!(get(&mut store, 0), Ok(Some(b"hello".to_vec())));
        assert_eq!(store.report().unreadable, 0);
        assert_eq!(nor.erases, [1; 16]);
    }
}

#[test]
fn unreadable_sectors_survive_a_life_beside_them() {
    let mut dice = Dice(22);
    let mut nor = Nor::new(16);
    for sector in [0, 7, 8] {
        let junk = dice.bytes(4096);
        nor.bytes[sector * 4096..][..4096].copy_from_slice(&junk);
    }
    let before = nor.bytes.clone();
    let mut store = open(&mut nor);
    for _ in 0..500 {
        store.put(1, VERSION, &dice.bytes(1000)).unwrap();
        store.tidy().unwrap();
    }
    assert_eq!(store.report().unreadable, 3);
    for sector in [0, 7, 8] {
        let range = sector * 4096..(sector + 1) * 4096;
        assert!(nor.bytes[range.clone()] == before[range]);
    }
}

#[test]
fn sectors_that_were_given_up_are_erased_when_there_is_time() {
    let mut dice = Dice(26);
    let mut nor = Nor::new(16);
    open(&mut nor).put(1, VERSION, b"hello").unwrap();
    while open(&mut nor).tidy().unwrap() {}
    for sector in [9, 15] {
        let junk = dice.bytes(4096);
        nor.bytes[sector * 4096..][..4096].copy_from_slice(&junk);
    }
    let mut store = open(&mut nor);
    assert_eq!(store.report().unreadable, 2);
    assert_eq!(store.tidy(), Ok(false), "not before they are");
    store.give_up_unreadable();
    while store.tidy().unwrap() {}
    let mut store = open(&mut nor);
    assert_eq!(store.report().unreadable, 0);
    assert_eq!(get(&mut store, 1), Ok(Some(b"hello".to_vec())));
    assert_eq!(nor.erases.iter().sum::<u32>(), 2);
}

#[test]
fn a_full_store_refuses_more_and_still_replaces_what_it_has() {
    let mut dice = Dice(23);
    let mut nor = Nor::new(16);
    let mut store = open(&mut nor);
    let capacity = store.capacity();
    let fitting = capacity / (MAX_LEN + 32);
    println!("{capacity} bytes: {fitting} items of {MAX_LEN} bytes");
    // Five items are needed: three running games, the last finished game, and one item for all
    // other data.
    assert!(fitting >= 5);
    let mut values = Vec::new();
    for key in 0..fitting as u8 {
        values.push(dice.bytes(MAX_LEN));
        store.put(key, VERSION, &values[usize::from(key)]).unwrap();
        while store.tidy().unwrap() {}
    }
    assert_eq!(store.put(60, VERSION, &[0; MAX_LEN]), Err(Error::Full));
    for round in 0..300 {
        let key = dice.below(fitting as u64) as usize;
        values[key] = dice.bytes(MAX_LEN);
        store.put(key as u8, VERSION, &values[key]).unwrap();
        let mut steps = 0;
        while round % 2 == 0 && store.tidy().unwrap() {
            steps += 1;
            assert!(steps < 40, "tidying does not end");
        }
    }
    let mut store = open(&mut nor);
    for (key, value) in (0..).zip(values) {
        assert_eq!(get(&mut store, key), Ok(Some(value)));
    }
    store.remove(0).unwrap();
    store.put(60, VERSION, &[0; MAX_LEN]).unwrap();
}

#[test]
fn saves_that_nobody_tidied_for_erase_rather_than_fail() {
    let mut dice = Dice(24);
    let mut nor = Nor::new(16);
    let mut store = open(&mut nor);
    for _ in 0..400 {
        let value = dice.bytes(1500);
        store.put(2, VERSION, &value).unwrap();
        assert_eq!(get(&mut store, 2), Ok(Some(value)));
    }
    assert!(nor.erases.iter().all(|&erases| erases > 0));
}

#[test]
fn what_does_not_fit_is_refused() {
    assert_eq!(Store::open(Nor::new(4)).err(), Some(Error::Region));
    assert_eq!(Store::open(Nor::new(65)).err(), Some(Error::Region));
    let mut nor = Nor::new(8);
    let mut store = open(&mut nor);
    assert_eq!(store.put(64, VERSION, b"x"), Err(Error::Key));
    assert_eq!(store.remove(255), Err(Error::Key));
    assert_eq!(get(&mut store, 255), Ok(None));
    assert_eq!(store.put(0, 0, &[0; MAX_LEN + 1]), Err(Error::TooLong));
    store.put(63, 0, &[1; 10]).unwrap();
    let short = store.get(63, 0, &mut [0; 9]);
    assert_eq!(short, Err(ItemError::Buffer { needed: 10 }));
}

#[test]
fn an_item_of_a_newer_version_is_kept_until_removed() {
    let mut dice = Dice(25);
    let mut nor = Nor::new(8);
    let mut store = open(&mut nor);
    store.put(5, VERSION + 1, b"from the future").unwrap();
    let newer = VERSION + 1;
    assert_eq!(get(&mut store, 5), Err(ItemError::Newer { version: newer }));
    let refused = store.put(5, VERSION, b"now");
    assert_eq!(refused, Err(Error::Newer { version: newer }));
    for _ in 0..300 {
        store.put(1, VERSION, &dice.bytes(700)).unwrap();
        store.tidy().unwrap();
    }
    let mut buffer = [0; 15];
    assert!(open(&mut nor).get(5, newer, &mut buffer).unwrap().is_some());
    assert_eq!(&buffer, b"from the future");
    let mut store = open(&mut nor);
    store.remove(5).unwrap();
    store.put(5, VERSION, b"now").unwrap();
    assert_eq!(get(&mut store, 5), Ok(Some(b"now".to_vec())));
}

#[test]
fn an_equal_value_is_not_written_again() {
    let mut nor = Nor::new(8);
    let mut store = open(&mut nor);
    store.put(1, VERSION, &[9; 300]).unwrap();
    nor.power_on();
    open(&mut nor).put(1, VERSION, &[9; 300]).unwrap();
    assert_eq!(nor.points, 0);
}

#[test]
fn opening_reads_a_bounded_number_of_bytes() {
    let mut dice = Dice(26);
    let mut nor = Nor::new(16);
    let mut most = 0;
    for step in 0..3000u64 {
        nor.power_until(dice.below(3000), Tear::Parallel, step);
        if let Ok(mut store) = Store::open(&mut nor) {
            let len = dice.below(1200) as usize;
            let _ = store.put(dice.below(6) as u8, VERSION, &dice.bytes(len));
            let _ = store.tidy();
        }
        nor.power_on();
        open(&mut nor).release();
        most = most.max(nor.read);
    }
    println!("at most {most} bytes read to open 65536");
    assert!(most < 10 * 2 * 65536);
}

#[test]
fn the_store_is_small() {
    let size = size_of::<Store<()>>();
    println!("{size} bytes");
    assert!(size <= 1536);
}
