//! The ratings of puzzles and of those who try them, by Elo's formula: a puzzle wins against whoever does not find
//! it at once.

/// The rating of accounts and puzzles that have none yet.
pub(super) const START: f64 = 1500.0;

/// The most that one attempt changes.
const STEP: f64 = 24.0;

/// The points that an attempt gives the account, and takes from the puzzle.
pub(super) fn change(account: f64, puzzle: f64, is_right: bool) -> f64 {
    let expected = 1.0 / (1.0 + 10_f64.powf((puzzle - account) / 400.0));
    let score = if is_right { 1.0 } else { 0.0 };
    STEP * (score - expected)
}

#[cfg(test)]
mod tests {
    use super::change;

    #[test]
    fn equals_win_and_lose_half_a_step() {
        assert_eq!((change(1500.0, 1500.0, true), change(1500.0, 1500.0, false)), (12.0, -12.0));
    }

    #[test]
    fn a_hard_puzzle_gives_more_than_it_takes() {
        let (won, lost) = (change(1500.0, 1900.0, true), change(1500.0, 1900.0, false));
        assert!((won - 21.82).abs() < 0.01 && (lost + 2.18).abs() < 0.01, "{won} {lost}");
    }
}
