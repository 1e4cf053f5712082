//! Who played the games of a history: few play much and many play little, some better than others.

use crate::engine::PlayerScore;
use rand::{
    Rng, RngExt,
    distr::{Distribution, weighted::WeightedIndex},
};
use uuid::Uuid;

/// How unequally often people play: the n-th as often as n to the power of this (Zipf).
const SKEW: f64 = -0.6;

/// The people of a history.
pub struct People {
    ids: Vec<Uuid>,
    often: WeightedIndex<f64>,
}

impl People {
    /// People of these accounts, those who play most first.
    ///
    /// # Errors
    /// If there are too few for a table.
    pub fn new(ids: Vec<Uuid>) -> Result<People, &'static str> {
        if ids.len() < 5 {
            return Err("at least five players are needed");
        }
        let often = WeightedIndex::new((1..=ids.len()).map(|nth| (nth as f64).powf(SKEW)));
        Ok(People { ids, often: often.map_err(|_| "too many players")? })
    }

    /// Who sat where at a table of which the first so many seats were people's, if it ended so: whoever is better is the more likely
    /// to have ranked before others.
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

/// How good somebody is, from 0 to 1, whether he plays much or little.
fn skill(nth: usize) -> f64 {
    (nth as f64 * 0.618_034).fract()
}
