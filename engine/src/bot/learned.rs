//! Weights that were learned from games.

/// The weights of `F` features. Each weight is a polynomial of the remaining time with `P`
/// coefficients.
///
/// `tools/train` computes the coefficients: it lets bots play games and fits the weights to the
/// results. The tables are constants in flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<const F: usize, const P: usize>(pub [[i16; F]; P]);

impl<const F: usize, const P: usize> Table<F, P> {
    /// The weight of a feature at this remaining time. The polynomial is evaluated at `time / 64`.
    #[must_use]
    pub fn weight(&self, feature: usize, time: i32) -> i32 {
        let mut sum = 0;
        for row in self.0.iter().rev() {
            let coefficient = row.get(feature).copied().unwrap_or(0);
            sum = ((sum * time) >> 6) + i32::from(coefficient);
        }
        sum
    }
}

/// Converts a lead in points into a number that grows with the chance to win. A small lead stays
/// nearly the same, and no result exceeds `scale`. A large `scale` suits positions in which much
/// can still change.
#[must_use]
pub const fn squash(lead: i32, scale: i32) -> i32 {
    let sum = scale.saturating_add(lead.saturating_abs());
    // A lead and a scale are at most a few thousand, so their product does not overflow.
    if sum == 0 { 0 } else { scale * lead / sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_is_a_polynomial_of_time() {
        let table = Table([[100, -7], [64, 0], [-32, 1]]);
        assert_eq!(table.weight(0, 0), 100);
        assert_eq!(table.weight(0, 64), 132);
        assert_eq!(table.weight(0, 128), 100);
        assert_eq!(table.weight(1, 64), -6);
        assert_eq!(table.weight(2, 64), 0);
    }

    #[test]
    fn a_squashed_lead_keeps_its_sign_and_order() {
        let mut last = i32::MIN;
        for lead in (-4000..=4000).step_by(50) {
            let value = squash(lead, 320);
            assert!(value >= last && value.signum() == lead.signum());
            assert!(value.abs() <= 320);
            last = value;
        }
        assert_eq!(squash(0, 0), 0);
    }
}
