//! Counts the presses that turns need, and prints the numbers.

use palmyra_headless::{Simulator, script};
use palmyra_tests::observe::{shows, texts};
use palmyra_ui::Button;

/// Creates a game of two people, and passes the first curtain.
fn begun(seed: u64) -> Simulator {
    let mut device = Simulator::new(seed);
    play(
        &mut device,
        "press A\npress B\npress DOWN 3\npress RIGHT 2\npress A\npress RIGHT 2\npress B\n\
         press UP 2\npress A\npress DOWN 4\npress LEFT\npress UP 4\npress A\n",
    );
    to_trade(&mut device);
    device
}

fn play(device: &mut Simulator, text: &str) {
    let script = script::parse(text).expect("a script");
    script::run(&script, device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
}

/// Presses A until the next trade begins.
fn to_trade(device: &mut Simulator) {
    for _ in 0..20 {
        if device.app().screen() == "trade" {
            return;
        }
        device.advance(500);
        device.tap(Button::A);
    }
    panic!("no trade, but {}", device.app().screen());
}

/// Makes a trade, after which a card must be played. Returns the number of
/// presses.
fn trade(device: &mut Simulator, buttons: &[Button]) -> usize {
    assert_eq!(device.app().screen(), "trade");
    buttons.iter().for_each(|&button| device.tap(button));
    assert_eq!(device.app().screen(), "card", "{:?}", texts(device.app()));
    buttons.len()
}

/// Creates a device in the third turn of a game. The first two turns allow
/// fewer deals.
fn third_turn(seed: u64) -> Simulator {
    let mut device = begun(seed);
    for _ in 0..2 {
        play(
            &mut device,
            "expect trade\npress UP\npress A\nexpect card\n",
        );
        device.tap(Button::A);
        to_trade(&mut device);
    }
    device
}

#[test]
fn a_turn_takes_few_presses() {
    use Button::{A, Down, Left, Right, Up};
    let pass = trade(&mut third_turn(4), &[Up, A]);
    // Holding A for a long time passes from any row. Short presses do not pass.
    let mut device = third_turn(4);
    device.tap(A);
    assert_eq!(device.app().screen(), "trade");
    device.advance(500);
    device.hold(A, 700);
    assert_eq!(device.app().screen(), "card");
    let held = 1;
    let near = trade(&mut third_turn(4), &[Left, Left, A]);
    let far = trade(&mut third_turn(4), &[Down, Left, Left, A]);
    // The third good is two rows away, but a held arrow makes two deals.
    let mut device = third_turn(4);
    device.tap(Up);
    device.tap(Up);
    device.hold(Left, 350);
    let last = 3 + trade(&mut device, &[A]);
    let each = trade(&mut third_turn(4), &[Left, Down, Right, Down, Left, A]);
    println!(
        "presses: pass {held} if held or {pass} by its row, a pair {near}, {far} or {last}, one of each {each}"
    );
    assert_eq!((held, pass), (1, 2));
    assert!(near.max(far).max(last) <= 4);
    assert!(each <= 6);
}

/// Counts the presses to play each card of a hand in several games. Of two ways to a
/// card, the shorter one counts.
#[test]
fn a_card_takes_little_more_than_two_presses_on_average() {
    let (mut presses, mut cards) = (0, 0);
    for seed in 0..6 {
        let mut device = third_turn(seed);
        trade(&mut device, &[Button::Up, Button::A]);
        for ways in [
            vec![],
            vec![Button::Right],
            vec![Button::Right; 2],
            vec![Button::Left; 2],
            vec![Button::Left],
        ] {
            presses += ways.len() + 1;
            cards += 1;
            // The card is now selected, and A would play it.
            let before = texts(device.app());
            ways.iter().for_each(|&button| device.tap(button));
            let back = |button| match button {
                Button::Right => Button::Left,
                _ => Button::Right,
            };
            ways.iter().for_each(|&button| device.tap(back(button)));
            assert_eq!(texts(device.app()), before, "the same card again");
        }
    }
    let hundredths = 100 * presses / cards;
    println!(
        "presses: a card {}.{:02}",
        hundredths / 100,
        hundredths % 100
    );
    assert!(hundredths <= 220);
}

/// Checks a conquest of two tiles in the first solo game. The presses are counted until the next
/// turn begins. The summary of the turn closes by itself.
#[test]
fn a_conquest_of_two_tiles_takes_at_most_seven_presses() {
    use Button::{A, Left};
    let (mut most, mut conquests) = (0, 0);
    for seed in 0..24 {
        let mut device = Simulator::new(seed);
        play(
            &mut device,
            "press A\npress B\npress A\npress DOWN\npress LEFT\npress UP\npress A 2\nexpect table\nwait 900\n",
        );
        let laid = |device: &Simulator| {
            let mut text = String::new();
            assert_eq!(device.app().record(&mut text), Some(Ok(())));
            text.matches('@').count()
        };
        let city = laid(&device);
        let mut presses = 0;
        let mut tap = |device: &mut Simulator, button| {
            device.tap(button);
            device.advance(900);
            presses += 1;
        };
        for _ in 0..5 {
            tap(&mut device, A);
        }
        // If a second tile would gain nothing, the screen offers to finish
        // instead.
        if laid(&device) != city + 2 {
            continue;
        }
        conquests += 1;
        if !shows(device.app(), "Finish the turn") {
            tap(&mut device, Left);
        }
        tap(&mut device, A);
        let odd = device.app().screen() == "stack";
        if odd {
            tap(&mut device, A);
        }
        device.advance(6000);
        assert_eq!(device.app().screen(), "table");
        assert!(shows(device.app(), "Conquer"), "{:?}", texts(device.app()));
        most = most.max(presses);
    }
    println!("presses: a conquest of two tiles {most} at most, in {conquests}");
    assert!(conquests > 3 && most <= 7);
}
