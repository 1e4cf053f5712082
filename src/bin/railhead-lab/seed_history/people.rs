//! The players of a generated history: a few play often and many rarely, and some are better than
//! others.

use railhead::engine::{Int, PlayerScore};
use rand::{
    Rng, RngExt,
    distr::{Distribution, weighted::WeightedIndex},
};
use uuid::Uuid;

/// The exponent of the Zipf distribution: the n-th player plays in proportion to n to this power.
const SKEW: f64 = -0.6;

pub struct People {
    ids: Vec<Uuid>,
    often: WeightedIndex<f64>,
}

impl People {
    /// Players with these accounts, most frequent first.
    ///
    /// # Errors
    /// If there are too few players for a game.
    pub fn new(ids: Vec<Uuid>) -> Result<People, &'static str> {
        if ids.len() < 5 {
            return Err("at least five players are needed");
        }
        let often = WeightedIndex::new((1..=ids.len()).map(|nth| nth.to_float().powf(SKEW)));
        Ok(People { ids, often: often.map_err(|_| "too many players")? })
    }

    /// Assigns players to the first seats of a game with this result. Better players are more
    /// likely to get the better ranks.
    pub fn seat(&self, rng: &mut impl Rng, scores: &[PlayerScore], people: usize) -> Vec<Option<Uuid>> {
        let mut drawn = Vec::<(f64, usize)>::new();
        while drawn.len() < people {
            let nth = self.often.sample(rng);
            if drawn.iter().all(|(_, known)| *known != nth) {
                drawn.push((skill(nth) + rng.random::<f64>(), nth));
            }
        }
        drawn.sort_unstable_by(|(a, _), (b, _)| b.total_cmp(a));
        let mut ranked = scores.iter().take(people).map(|score| (score.rank, score.seat)).collect::<Vec<_>>();
        ranked.sort_unstable();
        let mut seats = vec![None; scores.len()];
        for ((_, seat), (_, nth)) in ranked.into_iter().zip(drawn) {
            if let Some(place) = seats.get_mut(usize::from(seat.number())) {
                *place = self.ids.get(nth).copied();
            }
        }
        seats
    }
}

/// A player's skill, from 0 to 1, independent of how often they play.
fn skill(nth: usize) -> f64 {
    (nth.to_float() * 0.618_034).fract()
}
