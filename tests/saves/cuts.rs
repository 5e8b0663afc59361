//! Tests of power cuts during the turns of bots.

use palmyra_headless::{Simulator, script};
use palmyra_ui::Button;

/// Checks that a bot's turn is saved when it is over, and that it is played again
/// after an earlier cut.
#[test]
fn a_cut_at_any_time_of_the_bots_turns_changes_nothing() {
    let begin = |time| {
        let mut device = Simulator::new(6);
        // Chooses English and no guided game. Begins a game for five in which
        // four bots move first.
        let start = "press A\npress B\npress A\npress DOWN 2\npress RIGHT 3\npress DOWN\npress RIGHT 2\npress UP 3\n\
                     press A\nexpect table\n";
        let script = script::parse(start).expect("a script");
        script::run(&script, &mut device, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
        device.advance(time);
        device
    };
    let record = |device: &Simulator| {
        let mut text = String::new();
        assert_eq!(device.app().record(&mut text), Some(Ok(())));
        text
    };
    let whole = begin(120_000);
    assert_eq!(whole.wake(), None, "a person decides");
    let expected = record(&whole);
    assert!(expected.matches("\nturn ").count() >= 4, "{expected}");
    let mut lengths = Vec::new();
    for time in (0..20_000).step_by(400) {
        let cut = begin(time);
        lengths.push(record(&cut).len());
        let mut device = Simulator::open(7, cut.into_saves());
        device.tap(Button::A);
        device.advance(120_000);
        assert_eq!(record(&device), expected, "cut after {time} ms");
        assert_eq!(device.panel(), whole.panel(), "cut after {time} ms");
    }
    lengths.dedup();
    assert!(
        lengths.len() > 8,
        "the cuts came at {} points",
        lengths.len()
    );
}
