//! temporary
use palmyra::Device;
use palmyra::flash::Flash;
use palmyra_device::FlashShelf;
use palmyra_ui::{App, Button};
use std::fs;

type D = Device<App, FlashShelf<Flash>>;

fn press(device: &mut D, text: &str) {
    for word in text.split_whitespace() {
        let (b, n) = word.split_at(1);
        let b = match b {
            "U" => Button::Up,
            "D" => Button::Down,
            "L" => Button::Left,
            "R" => Button::Right,
            "A" => Button::A,
            "B" => Button::B,
            _ => panic!(),
        };
        for _ in 0..n.parse().unwrap_or(1) {
            device.tap(b);
            device.advance(450);
        }
    }
}
fn record(d: &D) -> String {
    let mut t = String::new();
    d.app().record(&mut t).unwrap().unwrap();
    t
}

fn off_on(d: D, seed: u64) -> D {
    Device::open(seed, d.into_shelf())
}

#[test]
fn make() {
    let out = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/version-1");
    let mut device: D = Device::open(0, FlashShelf::open(Flash::in_memory()));
    let expect = |d: &D, s: &str| assert_eq!(d.app().screen(), s);
    let keep = |d: &D, name: &str| fs::write(format!("{out}-{name}.txt"), record(d)).unwrap();
    press(&mut device, "D4 A R D R D2 L2 D R B");
    expect(&device, "title");
    press(&mut device, "U3 A2");
    for _ in 0..3000 {
        if device.app().screen() == "name" {
            break;
        }
        press(&mut device, "A");
        device.advance(500);
    }
    expect(&device, "name");
    press(&mut device, "U R D2 R U3 A"); // name
    expect(&device, "end");
    press(&mut device, "B");
    expect(&device, "title");
    press(&mut device, "A D2 R U2 A");
    for _ in 0..3000 {
        if device.app().screen() == "name" || device.app().screen() == "end" {
            break;
        }
        press(&mut device, "A");
        device.advance(500);
    }
    expect(&device, "name");
    press(&mut device, "D5 A");
    keep(&device, "last");
    press(&mut device, "B");
    expect(&device, "title");
    let mid = |device: &mut D| {
        for n in 0..300 {
            if device.app().screen() == "table" && n > 40 {
                let t = record(device);
                let l = t.lines().last().unwrap();
                if l.starts_with("turn") && l.contains('@') && l.starts_with("turn 1 conquer") {
                    println!("{l}");
                    return;
                }
            }
            press(device, "A");
            device.advance(700);
        }
        panic!("never in the middle of a turn");
    };
    press(&mut device, "D A2");
    expect(&device, "table");
    mid(&mut device);
    keep(&device, "slot-1");
    let mut device = off_on(device, 1);
    expect(&device, "title");
    press(&mut device, "D A");
    expect(&device, "new-game");
    press(&mut device, "D2 R D3 R U5 A");
    mid(&mut device);
    keep(&device, "slot-2");
    let mut device = off_on(device, 2);
    press(&mut device, "D A D R D R2 U2 A");
    mid(&mut device);
    keep(&device, "slot-3");
    let mut shelf = device.into_shelf();
    println!("settings {:?}", palmyra_ui::save::settings(&mut shelf));
    println!("results {:?}", palmyra_ui::save::results(&mut shelf));
    for s in 0..3 {
        println!("{:?}", palmyra_ui::save::slot(&mut shelf, s));
    }
    let store = shelf.store().unwrap();
    for i in store.items() {
        println!("{i:?}");
    }
    println!("{:?}", store.report());
    let bytes = std::mem::replace(
        shelf.store().unwrap(),
        palmyra_storage::Store::open(Flash::in_memory()).unwrap(),
    )
    .release();
    let b = bytes.bytes();
    let n = b.iter().rposition(|b| *b != 0xff).unwrap() + 1;
    fs::write(format!("{out}.bin"), &b[..n]).unwrap();
    println!("{n}");
}
