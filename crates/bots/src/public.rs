//! The worth of a game to each seat by what everybody sees, as for spectators: the mean of what it is worth
//! in worlds that are possible, with the hands and tickets of all seats sampled.

use crate::{
    evaluation::{NETWORK, OpenPosition, Worth},
    worlds::Known,
};
use railhead_engine::{BySeat, PhaseView, PlayerScore, Seat, TableView};
use rand::{SeedableRng, rngs::SmallRng};
use std::num::NonZero;

/// The worth of a game to each seat, in their order, in so many worlds. The chances to win add up to one.
/// Equal seeds give equal figures. After the end it is the result; none before the deal, and of a game
/// without a result.
pub fn chances(table: &TableView, worlds: NonZero<u32>, seed: u64) -> Option<Vec<Worth>> {
    match &table.phase {
        PhaseView::Lobby | PhaseView::Voided { .. } => None,
        PhaseView::Finished { scores } => Some(scores.iter().map(|own| result(own, scores)).collect()),
        PhaseView::Dealing { .. } | PhaseView::Turn { .. } => expected(table, worlds, seed),
    }
}

fn expected(table: &TableView, worlds: NonZero<u32>, seed: u64) -> Option<Vec<Worth>> {
    let known = Known::of_judge(table, None);
    let mut rng = SmallRng::seed_from_u64(seed);
    let share = 1.0 / f64::from(worlds.get());
    let mut mean = BySeat::<Worth>::default();
    for _ in 0..worlds.get() {
        let worth = OpenPosition::in_world(known.sample_possessions(&mut rng), &table.phase)?.worth(&NETWORK);
        table.seats.iter().for_each(|seat| mean[seat.seat].add(share, &worth[seat.seat]));
    }
    Some(Seat::first(table.options.seats).map(|seat| mean[seat]).collect())
}

fn result(own: &PlayerScore, scores: &[PlayerScore]) -> Worth {
    let count = |is: &dyn Fn(&PlayerScore) -> bool| scores.iter().map(|one| f64::from(u8::from(is(one)))).sum::<f64>();
    let others = scores.iter().filter(|other| other.seat != own.seat);
    let winners = count(&|one| one.rank == 1);
    Worth {
        margin: f64::from(own.total - others.map(|other| other.total).max().unwrap_or_default()),
        win: if own.rank == 1 { 1.0 / winners } else { 0.0 },
        rank: f64::from(own.rank - 1) / (count(&|_| true) - 1.0),
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::indexing_slicing, clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{policies::stationmaster::tests::moments, scene::Scene};
    use railhead_engine::{Card, Game, Phase, Variant};

    fn wins(table: &TableView, seed: u64) -> Vec<f64> {
        let all = chances(table, NonZero::new(8).unwrap(), seed).unwrap();
        all.into_iter().map(|worth| worth.win).collect()
    }

    fn table(game: &Game) -> TableView {
        game.view_for(None).table
    }

    #[test]
    fn chances_to_win_add_up_to_one_at_every_step() {
        for (variant, seats) in [(Variant::Classic, 2), (Variant::Mega, 3), (Variant::Europa1912, 5)] {
            for game in moments(variant, seats).iter().step_by(2) {
                let wins = wins(&table(game), 1);
                assert_eq!(wins.len(), usize::from(seats));
                assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{wins:?}");
            }
        }
    }

    #[test]
    fn hidden_cards_and_tickets_change_nothing() {
        let mut game = moments(Variant::Classic, 3).into_iter().nth(60).unwrap();
        assert!(matches!(game.phase(), Phase::Turn(_)));
        let before = wins(&table(&game), 5);
        let parts = game.parts();
        for seat in Seat::first(3) {
            let player = &mut parts.players[seat];
            player.hand = (0..player.hand.total()).map(|_| Card::Locomotive).collect();
            player.tickets.iter_mut().for_each(|ticket| ticket.points += 20);
        }
        assert_eq!(wins(&table(&game), 5), before);
        assert_ne!(wins(&table(&game), 6), before);
    }

    #[test]
    fn a_seat_far_ahead_late_in_the_game_has_most() {
        let ahead = ["kobenhavn-stockholm-white", "petrograd-stockholm", "moskva-petrograd", "petrograd-riga"];
        let scene = Scene::new(3).routes(1, &ahead).trains(1, 3);
        let wins = wins(&scene.table(), 1);
        assert!(wins[1] > 0.6, "{wins:?}");
    }

    #[test]
    fn a_game_that_is_over_is_worth_its_result() {
        let game = moments(Variant::Classic, 3).pop().unwrap();
        let all = chances(&table(&game), NonZero::<u32>::MIN, 1).unwrap();
        for (worth, score) in all.iter().zip(game.scores()) {
            assert_eq!((worth.win > 0.0, worth.rank), (score.rank == 1, f64::from(score.rank - 1) / 2.0));
        }
        assert_eq!(all.iter().map(|worth| worth.win).sum::<f64>(), 1.0);
    }
}
