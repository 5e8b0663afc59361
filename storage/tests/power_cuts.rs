//! Tests that cut the power at every byte of every program and erase, several times in a row. After
//! each cut the store is opened cold. Every item must then have its old or its new value.

mod support;

use support::nor::{Nor, TEARS, Tear};
use support::{Dice, Model, Op, get, next_op, open};

/// The values that an item may have. `None` stands for no item.
type Allowed = Vec<Option<Vec<u8>>>;

const KEYS: u8 = 6;

struct Bench {
    nor: Nor,
    /// The allowed values of each item. There may be several after a cut.
    allowed: Vec<Allowed>,
    /// The items whose save was interrupted.
    begun: Vec<u8>,
}

impl Bench {
    fn new(nor: &Nor, model: &Model) -> Self {
        let allowed = (0..KEYS).map(|key| vec![model.get(&key).cloned()]);
        Self {
            nor: nor.clone(),
            allowed: allowed.collect(),
            begun: Vec::new(),
        }
    }

    /// Runs an operation, cuts the power after `point` bytes, and checks all items after a cold
    /// start. Returns whether the power was cut before the operation was over.
    fn cut(&mut self, op: &Op, point: u64, tear: Tear, seed: u64) -> bool {
        self.nor.power_until(point, tear, seed);
        let done = Store(&mut self.nor).run(op);
        let is_cut = self.nor.is_off();
        assert!(done || is_cut, "{op:?} failed without a cut");
        if let Some((key, value)) = op.effect() {
            let allowed = &mut self.allowed[usize::from(key)];
            if done {
                allowed.clear();
            }
            allowed.push(value.cloned());
        }
        self.nor.power_on();
        let what = format!("{op:?} cut at {point} {tear:?}");
        let unfinished = self.check(&what);
        let of_op = op.effect().map(|(key, _)| key);
        if !done {
            self.begun.extend(of_op);
        }
        let is_true = unfinished.is_none_or(|key| self.begun.contains(&key));
        assert!(is_true, "{unfinished:?} was not cut: {what}");
        is_cut
    }

    /// Checks all items. A value that was read must not change later. Returns the item whose save
    /// is unfinished.
    fn check(&mut self, what: &str) -> Option<u8> {
        let mut store = open(&mut self.nor);
        let report = store.report();
        assert_eq!((report.unreadable, report.lost), (0, 0), "{what}");
        for (key, allowed) in (0..).zip(&mut self.allowed) {
            let value = get(&mut store, key).unwrap_or_else(|error| panic!("{what}: {error:?}"));
            assert!(allowed.contains(&value), "item {key} after {what}");
            allowed.clear();
            allowed.push(value);
        }
        report.unfinished
    }
}

struct Store<'a>(&'a mut Nor);

impl Store<'_> {
    fn run(self, op: &Op) -> bool {
        palmyra_storage::Store::open(self.0).is_ok_and(|mut store| op.run(&mut store).is_ok())
    }
}

/// Runs a script of saves that uses every sector many times. Calls `visit` for each operation with
/// the flash and the items before it, the operation, and the number of bytes at which it can be
/// cut.
fn script(
    sectors: usize,
    ops: usize,
    seed: u64,
    mut visit: impl FnMut(&Nor, &Model, &Op, u64),
) -> Nor {
    let mut dice = Dice(seed);
    let mut nor = Nor::new(sectors);
    let mut model = Model::new();
    for _ in 0..ops {
        let op = next_op(&mut dice, &model);
        let mut after = nor.clone();
        after.power_on();
        assert!(Store(&mut after).run(&op), "{op:?} failed");
        visit(&nor, &model, &op, after.points);
        op.apply(&mut model);
        nor = after;
    }
    assert_eq!(nor.overwritten, 0, "bytes were programmed twice");
    nor
}

/// Cuts every second operation of the script. Two tests run one half each, so that they run in
/// parallel.
fn cut_every_byte(half: usize) {
    let mut cuts = 0u64;
    let mut is_ours = half == 0;
    let nor = script(9, 400, 1, |nor, model, op, points| {
        is_ours = !is_ours;
        for point in (0..points).take_while(|_| is_ours) {
            cuts += 1;
            let tear = TEARS[(cuts % 4) as usize];
            Bench::new(nor, model).cut(op, point, tear, cuts);
        }
    });
    println!("{cuts} cuts, erases {:?}", nor.erases);
    assert!(nor.erases.iter().all(|&erases| erases > 0), "no turnover");
}

#[test]
fn a_cut_at_every_byte_leaves_the_old_or_the_new_value() {
    cut_every_byte(0);
}

#[test]
fn a_cut_at_every_byte_between_leaves_the_old_or_the_new_value() {
    cut_every_byte(1);
}

#[test]
fn several_cuts_in_a_row_lose_nothing_acknowledged() {
    let mut dice = Dice(2);
    let mut cuts = 0u64;
    script(9, 400, 3, |nor, model, op, points| {
        for _ in 0..30 {
            let mut bench = Bench::new(nor, model);
            let mut op = op.clone();
            let mut points = points;
            for _ in 0..2 + dice.below(2) {
                let tear = TEARS[dice.below(4) as usize];
                // A cut in the first bytes leaves the most unusual states.
                let limit = if dice.below(2) == 0 {
                    40
                } else {
                    points.max(1)
                };
                let point = dice.below(limit);
                bench.cut(&op, point, tear, dice.roll());
                cuts += 1;
                op = match dice.below(2) {
                    0 => op,
                    _ => next_op(&mut dice, model),
                };
                points = 4096;
            }
            // A save after the last cut is acknowledged, and must be found after the next
            // cold start.
            bench.cut(&next_op(&mut dice, model), u64::MAX, Tear::Old, 0);
        }
    });
    println!("{cuts} cuts");
}

#[test]
fn a_store_cut_all_the_time_goes_on() {
    let mut dice = Dice(4);
    for round in 0..12 {
        let mut bench = Bench::new(&Nor::new(9), &Model::new());
        let mut cuts = 0;
        let limit = [50, 500, 5000, 20_000][round % 4];
        for _ in 0..2000 {
            let op = next_op(&mut dice, &Model::new());
            let tear = TEARS[dice.below(4) as usize];
            cuts += u32::from(bench.cut(&op, dice.below(limit), tear, dice.roll()));
        }
        bench.cut(&Op::Put(1, vec![1; 700]), u64::MAX, Tear::Old, 0);
        println!("{cuts} cuts, erases {:?}", bench.nor.erases);
    }
}
