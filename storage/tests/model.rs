//! Tests that the store behaves like a map after any sequence of operations.

mod support;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use support::nor::Nor;
use support::{Model, Op, get, open};

fn op() -> impl Strategy<Value = Option<Op>> {
    let value = prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..60),
        proptest::collection::vec(any::<u8>(), 0..900),
        // The values are similar to one another, so that the store writes
        // patches.
        (0u8..4, 0usize..700, 0usize..700, any::<u8>()).prop_map(|(fill, len, at, byte)| {
            let mut value = vec![fill; len];
            if let Some(cell) = value.get_mut(at) {
                *cell = byte;
            }
            value
        }),
    ];
    prop_oneof![
        8 => (0u8..5, value).prop_map(|(key, value)| Some(Op::Put(key, value))),
        1 => (0u8..5).prop_map(|key| Some(Op::Remove(key))),
        2 => Just(Some(Op::Tidy)),
        1 => Just(None),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        rng_seed: RngSeed::Fixed(2013),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// `None` stands for a cold start.
    #[test]
    fn the_store_is_a_map(ops in proptest::collection::vec(op(), 1..150)) {
        let mut nor = Nor::new(10);
        let mut model = Model::new();
        let mut ops = ops.into_iter().peekable();
        while ops.peek().is_some() {
            let mut store = open(&mut nor);
            for op in ops.by_ref().map_while(|op| op) {
                op.run(&mut store).unwrap();
                op.apply(&mut model);
                if let Some((key, value)) = op.effect() {
                    prop_assert_eq!(get(&mut store, key).unwrap(), value.cloned());
                }
            }
            for key in 0..5 {
                prop_assert_eq!(get(&mut store, key).unwrap(), model.get(&key).cloned());
            }
            let listed: Vec<_> = store.items().map(|item| (item.key, item.item.len)).collect();
            let known: Vec<_> = model.iter().map(|(key, value)| (*key, value.len())).collect();
            prop_assert_eq!(listed, known);
        }
        prop_assert_eq!(nor.overwritten, 0);
    }
}
