//! Tests that no picture is torn, wherever the panel's refresh is when the picture is ready.

use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;
use palmyra_device::{Area, Changes, Scan};
use palmyra_ui::{Picture, theme};
use proptest::prelude::*;

const LINES: f64 = 344.0;
const PIXEL: f64 = 0.32;

/// Returns the rows of the areas, each with the time when it is written, in microseconds.
fn writes(areas: &[Area], mut now: f64) -> Vec<(f64, f64)> {
    let mut rows = Vec::new();
    for area in areas {
        let width = f64::from(area.right - area.left);
        now += 10.0;
        for row in area.top..area.bottom {
            rows.push((f64::from(row), now));
            now += width * PIXEL * 1.015;
        }
    }
    rows
}

/// Whether a round of the reader sees both old and new rows.
fn torn(rows: &[(f64, f64)], begun: f64, period: f64) -> bool {
    (-1..4).any(|round| {
        let read = |row: f64| begun + period * (f64::from(round) + row / LINES);
        let new = rows
            .iter()
            .filter(|(row, written)| *written < read(*row))
            .count();
        new != 0 && new != rows.len()
    })
}

fn changes(changes: &[(i32, i32, u32, u32)]) -> Changes {
    let (shown, mut drawn) = (Picture::new(), Picture::new());
    for &(x, y, width, height) in changes {
        let area = Rectangle::new(Point::new(x, y), Size::new(width, height));
        let Ok(()) = drawn.fill_solid(&area, theme::CREAM);
    }
    Changes::between(&shown, &drawn)
}

proptest! {
    #[test]
    fn nothing_tears(
        fills in prop::collection::vec((0..239_i32, 0..239_i32, 1..241_u32, 1..100_u32), 1..4),
        period in 15_500..18_000_u64,
        phase in 0..18_000_u64,
    ) {
        let changes = changes(&fills);
        let mut scan = Scan::new();
        let begun = 1_000_000 + period;
        scan.begins(begun - period);
        scan.begins(begun);
        let now = begun + phase;
        let plan = scan.plan(changes.areas(), now);
        let areas: Vec<Area> = plan.instead.map_or_else(|| changes.areas().to_vec(), |area| vec![area]);
        let rows = writes(&areas, (now + plan.wait) as f64);
        prop_assert!(!torn(&rows, begun as f64, period as f64), "{plan:?} at {phase}");
        let done = plan.wait + areas.iter().map(Area::send_time).sum::<u64>();
        // Sending a whole picture takes up to 18.9 ms, after a wait of up to half a
        // round.
        prop_assert!(done < 27_000, "done after {done} us");
    }
}

#[test]
fn without_a_signal_nothing_waits() {
    let changes = changes(&[(0, 0, 240, 240)]);
    let mut scan = Scan::new();
    assert_eq!(scan.plan(changes.areas(), 5_000).wait, 0);
    scan.begins(10_000);
    assert!(scan.plan(changes.areas(), 24_500).wait > 0);
    assert_eq!(scan.plan(changes.areas(), 90_000).wait, 0);
}

/// Simulates a panel for a hundred frames of this period. Returns its scan and
/// the time of the last frame.
fn followed(period: u64) -> (Scan, u64) {
    let mut scan = Scan::new();
    (1..=100).for_each(|round| scan.begins(round * period));
    (scan, 100 * period)
}

#[test]
fn a_late_report_does_not_move_the_reader() {
    let changes = changes(&[(0, 0, 240, 240)]);
    for period in [15_900, 16_667, 17_400] {
        for late in [100, 700, 7_000, 15_000, 45_000] {
            let (mut scan, begun) = followed(period);
            let (on_time, _) = followed(period);
            // While interrupts were off, one or more rounds began. A single late call reports them.
            scan.begins(begun + period + late);
            let now = begun + period + late + 50;
            let rounds = (now - begun) / period;
            let mut sure = on_time;
            (1..=rounds).for_each(|round| sure.begins(begun + round * period));
            let plan = scan.plan(changes.areas(), now);
            assert_eq!(plan, sure.plan(changes.areas(), now), "{period} {late}");
            // The next report is on time, so it is used.
            let next = begun + (rounds + 1) * period;
            scan.begins(next);
            sure.begins(next);
            let plan = scan.plan(changes.areas(), next + 9_000);
            assert_eq!(plan, sure.plan(changes.areas(), next + 9_000));
        }
    }
}

#[test]
fn a_reader_that_starts_again_is_trusted_after_a_while() {
    let changes = changes(&[(0, 0, 240, 240)]);
    let (mut scan, begun) = followed(16_667);
    let anew = begun + 25_000;
    (0..5).for_each(|round| scan.begins(anew + round * 16_000));
    let mut sure = Scan::new();
    (0..5).for_each(|round| sure.begins(anew + round * 16_000));
    let now = anew + 4 * 16_000 + 9_000;
    assert_eq!(
        scan.plan(changes.areas(), now),
        sure.plan(changes.areas(), now)
    );
}

#[test]
fn a_small_change_waits_for_the_reader_only() {
    let changes = changes(&[(60, 100, 30, 20)]);
    let mut scan = Scan::new();
    scan.begins(0);
    let longest = (0..16_667)
        .map(|phase| scan.plan(changes.areas(), phase).wait)
        .max();
    assert!(longest.is_some_and(|wait| wait < 2_500), "{longest:?}");
}

#[test]
fn a_tall_change_follows_the_reader() {
    // Writing this change takes as long as the reader needs for its rows, or slightly longer.
    let changes = changes(&[(60, 40, 120, 120)]);
    let mut scan = Scan::new();
    scan.begins(0);
    let longest = (0..16_667)
        .map(|phase| scan.plan(changes.areas(), phase))
        .inspect(|plan| assert_eq!(plan.instead, None))
        .map(|plan| plan.wait)
        .max();
    assert!(longest.is_some_and(|wait| wait < 2_500), "{longest:?}");
}
