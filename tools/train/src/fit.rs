//! Fits weights by ridge regression.

use crate::sums::Sums;

/// The sums of several series of games, each with its importance.
type All<'a> = [(f64, &'a Sums)];

/// Fits the weights of a table to sums. Each weight is a polynomial of the remaining time. There
/// are `size` features, each with `powers` coefficients. `ridge` pulls the weights towards 0, most
/// strongly for rare features. Positions count less at times at which results vary more.
#[must_use]
pub fn fit(all: &All<'_>, table: u8, (size, powers): (usize, usize), ridge: f64) -> Vec<i16> {
    let order = size * powers;
    let scales = scales(all, table, size);
    let spread = spread(all, table);
    let mut matrix = vec![0.0; order * order];
    let mut right = vec![0.0; order];
    for &(importance, sums) in all {
        for (time, gram) in sums.of(table) {
            let time_left = f64::from(time) / 64.0;
            let variance = variance_at(all, table, time).max(1.0);
            let weight = importance * spread / variance;
            let power = |number: usize| time_left.powi(number as i32);
            for one in 0..order {
                let (row, high) = (one % size, one / size);
                let scale = weight * power(high) / scales[row];
                right[one] += scale * gram.results[row] as f64;
                for other in 0..order {
                    let (column, low) = (other % size, other / size);
                    let product = gram.features[row * size + column] as f64;
                    matrix[one * order + other] += scale * power(low) / scales[column] * product;
                }
            }
        }
    }
    for index in 0..order {
        matrix[index * order + index] += ridge;
    }
    let solution = solve(matrix, right);
    let weights = solution.iter().enumerate();
    weights
        .map(|(index, weight)| {
            let weight = (weight / scales[index % size]).round();
            weight.clamp(i16::MIN.into(), i16::MAX.into()) as i16
        })
        .collect()
}

/// The root mean square of each feature.
fn scales(all: &All<'_>, table: u8, size: usize) -> Vec<f64> {
    let grams = || {
        all.iter()
            .flat_map(|(_, sums)| sums.of(table).map(|(_, gram)| gram))
    };
    let count: i64 = grams().map(|gram| gram.count).sum();
    let usual = |feature: usize| {
        let squares: i64 = grams()
            .map(|gram| gram.features[feature * size + feature])
            .sum();
        (squares as f64 / count.max(1) as f64).sqrt() + 1e-6
    };
    (0..size).map(usual).collect()
}

/// The mean square of the results at this remaining time. It serves as their variance.
fn variance_at(all: &All<'_>, table: u8, time: u8) -> f64 {
    let grams = all
        .iter()
        .filter_map(|(_, sums)| sums.0.get(&(table, time)));
    let (count, squares) = grams.fold((0, 0.0), |(count, squares), gram| {
        (count + gram.count, squares + gram.squares as f64)
    });
    squares / count.max(1) as f64
}

/// The mean of the variances at all times.
fn spread(all: &All<'_>, table: u8) -> f64 {
    let mut times: Vec<u8> = all
        .iter()
        .flat_map(|(_, sums)| sums.of(table).map(|(time, _)| time))
        .collect();
    times.sort_unstable();
    times.dedup();
    let sum: f64 = times
        .iter()
        .map(|&time| variance_at(all, table, time))
        .sum();
    sum / times.len().max(1) as f64
}

/// Solves a system of linear equations with a symmetric, positive definite matrix by
/// Cholesky's method.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let order = right.len();
    for column in 0..order {
        for row in column..order {
            let mut sum = matrix[row * order + column];
            for index in 0..column {
                sum -= matrix[row * order + index] * matrix[column * order + index];
            }
            matrix[row * order + column] = if row == column {
                sum.max(1e-9).sqrt()
            } else {
                sum / matrix[column * order + column]
            };
        }
    }
    for row in 0..order {
        for index in 0..row {
            right[row] -= matrix[row * order + index] * right[index];
        }
        right[row] /= matrix[row * order + row];
    }
    for row in (0..order).rev() {
        for index in row + 1..order {
            right[row] -= matrix[index * order + row] * right[index];
        }
        right[row] /= matrix[row * order + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_finds_the_weights_behind_the_results() {
        let mut sums = Sums::default();
        let mut seed = 1u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as i32 % 7 - 3
        };
        for round in 0..4000 {
            let time = 16 * (round % 5) as u8;
            let row = [next(), next(), next()];
            let late = f64::from(time) / 64.0;
            let worth =
                f64::from(row[0]) * (300.0 - 100.0 * late) + f64::from(row[1]) * 64.0 * late;
            sums.note((0, time), &row, worth.round() as i64 + i64::from(next()));
        }
        let weights = fit(&[(1.0, &sums)], 0, (3, 2), 0.01);
        let expected = [300, 0, 0, -100, 64, 0];
        for (weight, expected) in weights.iter().zip(expected) {
            assert!((weight - expected).abs() <= 2, "{weights:?}");
        }
    }
}
