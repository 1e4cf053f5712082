//! A row: one game of a plan, as it is kept.

use crate::{
    Stuck, Table, Thinking, chance,
    plan::{GameId, Plan},
    schedule::Schedule,
};
use base16ct::lower::encode_string;
use itertools::Itertools;
use railhead_analysis::ChanceLuck;
use railhead_bots::evaluation::NETWORK;
use railhead_engine::{Actor, BotLevel, Chance, Command, Event, GameOptions, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// Everything that is the same when the game is played again.
    pub outcome: Outcome,
    /// The luck of each seat after the deal, in hundredths of a point of its final margin, by the
    /// evaluation of the program that wrote the row.
    pub luck: Vec<i32>,
    /// The time that a processor worked for the bot in each seat.
    pub thinking: Vec<Thinking>,
}

/// The result of a game. Lists are in the order of seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The number of the deal.
    pub deal: u32,
    /// The seats by which the contenders have moved on.
    pub rotation: u8,
    /// The contender in each seat, by its number in the plan.
    pub seating: Vec<usize>,
    /// Final points.
    pub totals: Vec<i16>,
    /// Final ranks; equal ones are shared.
    pub ranks: Vec<u8>,
    /// Turns of all seats, after the first.
    pub turns: u32,
    /// The SHA-256 of all events, each a line of JSON.
    pub sha256: String,
}

impl Outcome {
    /// The game.
    pub fn id(&self) -> GameId {
        GameId { deal: self.deal, rotation: self.rotation }
    }

    /// Whether this can be a game of the plan.
    pub fn fits(&self, plan: &Plan) -> bool {
        let seats = usize::from(plan.seats);
        let lengths = [self.seating.len(), self.totals.len(), self.ranks.len()];
        let is_known = |contender: &usize| *contender < plan.contenders.len();
        self.rotation < plan.seats
            && lengths == [seats; 3]
            && self.seating.iter().all(is_known)
            && self.seating.iter().all_unique()
    }
}

/// Plays a game of a plan; its schedule is given to be computed once.
///
/// # Errors
/// If the game does not finish.
pub fn play(plan: &Plan, schedule: &Schedule, id: GameId) -> Result<Row, Stuck> {
    played(plan, schedule, id).map(|(row, _)| row)
}

/// A game and its row.
fn played(plan: &Plan, schedule: &Schedule, id: GameId) -> Result<(Row, Table), Stuck> {
    let GameId { deal, rotation } = id;
    let seating = schedule.seating(deal, rotation).ok_or(Stuck::Endless)?;
    let (shared, cards) = chance::of_cards(plan.seed, deal);
    let options = GameOptions { deal: Some(shared), ..GameOptions::new(plan.variant, plan.seats) };
    // Views show all bots as the same, so that none can know its opponents.
    let mut table = Table::deal(options, Vec::new(), |_| BotLevel::Conductor, Chance::Keyed(&cards))?;
    let mut bots = Seat::first(plan.seats)
        .zip(&seating)
        .filter_map(|(seat, contender)| plan.contenders.get(*contender).map(|contender| (seat, contender)))
        .map(|(seat, contender)| (contender, chance::of_bot(plan.seed, deal, seat), Thinking::default()))
        .collect::<Vec<_>>();
    let mut unanswered = None;
    let played = table.play::<Stuck>(
        |game, seat, events| {
            let Some((contender, rng, thinking)) = bots.get_mut(usize::from(seat.number())) else { return Ok(false) };
            let moves = game.moves(seat).len();
            let decided = thinking.timed(contender.clock(), moves, || contender.choose_in(game, seat, rng));
            let stuck = |reason| Stuck::Unanswered { by: seat, bot: contender.to_string(), reason };
            let decided = decided.map_err(|reason| unanswered = Some(stuck(reason)));
            let Ok(Some(chosen)) = decided else { return Ok(false) };
            game.play_by(Actor::Seat(seat), &Command::Play(chosen), Chance::Keyed(&cards), events)?;
            Ok(true)
        },
        |_, _| Ok(()),
    );
    let length = unanswered.map_or(played, Err)?;
    let scores = table.game.scores();
    let outcome = Outcome {
        deal,
        rotation,
        seating,
        totals: scores.iter().map(|score| score.total).collect(),
        ranks: scores.iter().map(|score| score.rank).collect(),
        turns: length.turns,
        sha256: sha256(&table.events),
    };
    let luck = luck(&table.events, plan.seats, u64::from(deal));
    Ok((Row { outcome, luck, thinking: bots.into_iter().map(|(_, _, thinking)| thinking).collect() }, table))
}

/// The luck of each seat, in hundredths of a point.
fn luck(events: &[Event], seats: u8, seed: u64) -> Vec<i32> {
    let given = railhead_analysis::luck(events, &NETWORK, seed);
    let of_seat = |seat: Seat| given.iter().map(|ChanceLuck { points, .. }| points[seat]).sum::<f64>();
    Seat::first(seats).map(|seat| hundredths(of_seat(seat))).collect()
}

#[expect(clippy::as_conversions, reason = "some thousand hundredths; to the nearest")]
fn hundredths(points: f64) -> i32 {
    (100.0 * points).round() as i32
}

fn sha256(events: &[Event]) -> String {
    let mut hash = Sha256::new();
    for event in events {
        // Writing an event to memory cannot fail.
        hash.update(serde_json::to_vec(event).unwrap_or_default());
        hash.update(b"\n");
    }
    encode_string(&hash.finalize())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::testing::plan;
    use railhead_engine::Card;

    fn row(plan: &Plan, deal: u32, rotation: u8) -> Row {
        play(plan, &plan.schedule(), GameId { deal, rotation }).unwrap()
    }

    #[test]
    fn a_game_is_played_again_bit_by_bit() {
        let plan = plan(3, &["random", "conductor", "stationmaster:4"]);
        let (once, again) = (row(&plan, 4, 2), row(&plan, 4, 2));
        assert_eq!(once.outcome, again.outcome);
        assert!(once.outcome.fits(&plan) && once.outcome.sha256.len() == 64);
        assert_ne!(once.outcome.sha256, row(&plan, 5, 2).outcome.sha256);
        let other_seed = Plan { seed: 2, ..plan };
        assert_ne!(once.outcome.sha256, row(&other_seed, 4, 2).outcome.sha256);
    }

    /// The game of a deal between two contenders, the first of them in seat 0.
    fn events(contenders: &[&str], deal: u32) -> Vec<Event> {
        let plan = plan(2, contenders);
        let schedule = plan.schedule();
        let rotation = (0..2).find(|rotation| schedule.seating(deal, *rotation).unwrap()[0] == 0).unwrap();
        played(&plan, &schedule, GameId { deal, rotation }).unwrap().1.events
    }

    #[test]
    fn a_deal_is_the_same_whoever_plays_it() {
        let hands = |contenders, deal| {
            let mut events = events(contenders, deal);
            events.truncate(events.iter().rposition(|event| matches!(event, Event::TicketsDealt { .. })).unwrap() + 1);
            events
        };
        for deal in 0..5 {
            let weak = hands(&["random", "conductor"], deal);
            assert_eq!(weak, hands(&["stationmaster:4", "conductor"], deal));
            assert_eq!(weak, hands(&["conductor", "random"], deal));
            assert_ne!(weak, hands(&["random", "conductor"], deal + 1));
        }
    }

    /// The card that leaves the deck first, if that is the first chance after the deal.
    fn first_card(events: &[Event]) -> Option<Card> {
        let turn = events.iter().position(|event| matches!(event, Event::TurnStarted { .. })).unwrap();
        let mut chances = events[turn..].iter().filter_map(|event| match event {
            Event::CardDrawn { card, .. } | Event::CardTurnedUp { card, .. } => Some(Some(*card)),
            Event::TicketsDrawn { .. } | Event::TunnelCardRevealed { .. } => Some(None),
            _ => None,
        });
        chances.next().flatten()
    }

    /// `stationmaster` uses thousands of random numbers before its first turn, `conductor` hardly
    /// any.
    #[test]
    fn the_cards_that_come_do_not_depend_on_the_bots_chance() {
        let mut compared = 0;
        for deal in 0..8 {
            let first = ["conductor", "stationmaster:4", "stationmaster:9"];
            let cards = first.map(|first| first_card(&events(&[first, "random"], deal)));
            let known = cards.into_iter().flatten().collect::<Vec<_>>();
            compared += known.len().saturating_sub(1);
            assert!(known.iter().all_equal(), "{deal}: {known:?}");
        }
        assert!(compared >= 5, "{compared}");
    }

    /// By chance, one card in nine would be the same.
    #[test]
    fn a_seat_draws_the_same_cards_whatever_the_others_did_before() {
        let drawn = |first, deal| {
            let of_second = |event: &Event| match event {
                Event::CardDrawn { seat, card } if *seat == Seat::ALL[1] => Some(*card),
                _ => None,
            };
            events(&[first, "conductor"], deal).iter().filter_map(of_second).collect::<Vec<_>>()
        };
        let mut same = (0, 0);
        for deal in 0..8 {
            for (one, other) in drawn("random", deal).into_iter().zip(drawn("hoarder", deal)) {
                same = (same.0 + u32::from(one == other), same.1 + 1);
            }
        }
        assert!(same.1 > 50 && same.0 * 10 > same.1 * 6, "{same:?}");
    }

    #[test]
    fn the_seats_of_a_deal_keep_their_hands_in_all_its_games() {
        let plan = plan(3, &["random", "conductor", "stationmaster:4"]);
        let rows = (0..3).map(|rotation| row(&plan, 0, rotation)).collect::<Vec<_>>();
        let seatings = rows.iter().map(|row| row.outcome.seating.clone()).collect::<Vec<_>>();
        assert_eq!(seatings[1], [&seatings[0][1..], &seatings[0][..1]].concat());
        assert!(rows.iter().map(|row| &row.outcome.sha256).all_unique());
    }

    #[test]
    fn a_game_outside_the_plan_does_not_fit_it() {
        let plan = plan(2, &["random", "conductor"]);
        let outcome = row(&plan, 0, 1).outcome;
        assert!(outcome.fits(&plan));
        for wrong in [
            Outcome { rotation: 2, ..outcome.clone() },
            Outcome { seating: vec![0, 2], ..outcome.clone() },
            Outcome { seating: vec![1, 1], ..outcome.clone() },
            Outcome { totals: vec![7], ..outcome.clone() },
            Outcome { ranks: vec![1, 2, 3], ..outcome },
        ] {
            assert!(!wrong.fits(&plan), "{wrong:?}");
        }
    }
}
