//! The order of functions that gzip packs best.

use std::collections::HashMap;

/// Pieces of so many bytes tell how much two functions have in common.
const PIECE: usize = 6;
/// How far back gzip finds what it has seen, less what it finds there too seldom.
const REACH: usize = 24_000;

/// The functions in an order in which each has much in common with those shortly
/// before it: gzip looks back only 32 KB.
pub fn by_likeness(bodies: &[Vec<u8>]) -> Vec<usize> {
    let mut owners: HashMap<&[u8], Vec<usize>> = HashMap::new();
    let mut pieces: Vec<Vec<&[u8]>> = Vec::new();
    for (index, body) in bodies.iter().enumerate() {
        let mut own: Vec<&[u8]> = body.windows(PIECE).collect();
        own.sort_unstable();
        own.dedup();
        for piece in &own {
            owners.entry(piece).or_default().push(index);
        }
        pieces.push(own);
    }
    // What is everywhere says little.
    let worth = |piece: &[u8]| 1.0 / (owners[piece].len() as f32).sqrt();
    let whole: Vec<f32> = pieces
        .iter()
        .map(|own| own.iter().map(|piece| worth(piece)).sum::<f32>())
        .collect();

    // How much of each function is within reach.
    let mut known = vec![0.0; bodies.len()];
    let mut within: HashMap<&[u8], usize> = HashMap::new();
    let (mut first, mut reach) = (0, 0);
    let mut rest: Vec<usize> = (0..bodies.len()).collect();
    let mut order: Vec<usize> = Vec::new();
    while !rest.is_empty() {
        let share = |index: usize| known[index] / (whole[index] + 2.0);
        let mut best = 0;
        for place in 1..rest.len() {
            if share(rest[place]) > share(rest[best]) {
                best = place;
            }
        }
        let next = rest.remove(best);
        order.push(next);
        reach += bodies[next].len();
        for &piece in &pieces[next] {
            let count = within.entry(piece).or_default();
            *count += 1;
            if *count == 1 {
                for &owner in &owners[piece] {
                    known[owner] += worth(piece);
                }
            }
        }
        while reach > REACH && order.len() - first > 1 {
            let left = order[first];
            first += 1;
            reach -= bodies[left].len();
            for &piece in &pieces[left] {
                let count = within.entry(piece).or_default();
                *count -= 1;
                if *count == 0 {
                    for &owner in &owners[piece] {
                        known[owner] -= worth(piece);
                    }
                }
            }
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_has_one_place_beside_one_like_it() {
        let like = |seed: u8| (0..40).map(|at| seed.wrapping_mul(31) ^ at).collect();
        let bodies: Vec<Vec<u8>> = [1, 2, 1, 3, 2].map(like).into();
        assert_eq!(by_likeness(&bodies), [0, 2, 1, 4, 3]);
    }
}
