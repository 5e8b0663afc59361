//! Tests that a game does not depend on how busy the device is.

mod support;

use palmyra_device::{Edge, Handheld};
use palmyra_play::Millis;
use palmyra_ui::Button;
use proptest::prelude::*;
use support::Bench;

/// Generates random taps. Each has its own times for which the button is held
/// and released.
fn edges() -> impl Strategy<Value = Vec<Edge>> {
    let tap = (0..Button::ALL.len(), 20..500_u64, 20..400_u64);
    prop::collection::vec(tap, 1..40).prop_map(|taps| {
        let mut now = 0;
        let mut edges = Vec::new();
        for (button, held, left) in taps {
            let button = Button::ALL[button];
            for (down, pause) in [(true, held), (false, left)] {
                edges.push(Edge {
                    button,
                    down,
                    at: now,
                });
                now += pause;
            }
        }
        edges
    })
}

/// Plays on a handheld whose loop runs every `every` milliseconds.
fn play(edges: &[Edge], every: Millis) -> Handheld {
    let mut bench = Bench::new(2013);
    // Thinking is interrupted at once, so no bot moves. The time of a bot's
    // decision would depend on the speed of the board.
    bench.board.interrupted = Some(0);
    let end = edges.last().map_or(0, |edge| edge.at) + 1_000;
    let mut left = edges.iter().peekable();
    for now in (0..=end).step_by(every as usize) {
        while let Some(edge) = left.next_if(|edge| edge.at <= now) {
            bench.board.edges.push_back(*edge);
        }
        bench.round(now);
    }
    bench.round(end + 2 * every);
    bench.handheld
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn late_wakes_change_nothing(edges in edges(), every in 2..60_u64) {
        let (punctual, late) = (play(&edges, 1), play(&edges, every));
        prop_assert_eq!(punctual.app().screen(), late.app().screen());
        let record = |handheld: &Handheld| {
            let mut text = String::new();
            handheld.app().record(&mut text).map(|written| written.map(|()| text))
        };
        prop_assert_eq!(record(&punctual), record(&late));
        prop_assert_eq!(punctual.app().settings(), late.app().settings());
    }
}
