//! Remains of games: records, their sums, ratings.

use crate::games::plans;
use jiff::{SignedDuration, Timestamp};
use railhead::{
    engine::{Actor, Command, Event, Game, GameOptions, Move, Seat, SeatChoice, TRAINS, Variant},
    hosting::projection::{
        Finished, FinishedSeat, Histogram, RatedPlayer, Rating, RatingBoard, SeatRecord, Totals, finished, rate,
    },
    log::SUBSTITUTE_BOT,
    simulate::Simulation,
};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

/// Games of all variants and numbers of seats, played by random people who think now and then.
fn games() -> Vec<(Vec<Event>, Finished)> {
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    let played = |plan: Simulation| {
        let person = |event: Event| match event {
            Event::BotAdded { seat, color, level: _ } => Event::PlayerJoined { seat, color, entropy: None },
            other => other,
        };
        let events = plan.play(0).unwrap().events.into_iter().map(person).collect::<Vec<_>>();
        let mut at = Timestamp::UNIX_EPOCH;
        let history = events.iter().map(|event| {
            at += SignedDuration::from_millis(chance.random_range(0..100_000));
            (at, event.clone())
        });
        let finished = finished(&history.collect::<Vec<_>>()).unwrap();
        (events, finished)
    };
    plans(1, 21).map(played).collect()
}

fn records() -> Vec<SeatRecord> {
    games().into_iter().flat_map(|(_, game)| game.seats).map(|seat| seat.record).collect()
}

#[test]
fn a_record_has_the_points_of_the_score_and_all_its_trains() {
    for (events, game) in games() {
        let end = Game::replay(&events);
        assert_eq!(game.options, end.options());
        for FinishedSeat { score, record, .. } in &game.seats {
            let points = record.points;
            let won = [points.routes, points.tickets_won, points.stations, points.express].iter().sum::<u32>();
            assert_eq!(i64::from(won) - i64::from(points.tickets_lost), i64::from(record.total));
            assert_eq!((record.rank, record.total), (score.rank, score.total));
            let laid = record.routes.iter().map(|route| route.facts().length).sum::<u8>();
            assert_eq!(laid + record.trains_left, TRAINS);
            assert_eq!(record.routes.iter().map(|route| u32::from(route.points())).sum::<u32>(), points.routes);
            let free = record.tunnels.tried - record.tunnels.paid - record.tunnels.abandoned;
            let claimed = record.routes.iter().filter(|route| route.facts().tunnel).count();
            assert_eq!((record.tunnels.paid + free) as usize, claimed);
            assert!(record.cards.locomotives <= record.cards.face_up);
            // A turn has one or two moves; the first tickets are chosen before.
            assert!((record.turns as usize..=2 * record.turns as usize + 2).contains(&record.thinking.len()));
        }
    }
}

#[test]
fn sums_are_the_same_in_whatever_order_and_parts() {
    let mut records = records();
    let mut whole = Totals::default();
    records.iter().for_each(|record| whole.add(record));
    let mut chance = ChaCha8Rng::seed_from_u64(9);
    for _ in 0..50 {
        records.shuffle(&mut chance);
        let mut parts = vec![Totals::default(); 5];
        records.iter().for_each(|record| parts[chance.random_range(0..5)].add(record));
        // ((a + b) + c) + (d + e), and the other way round.
        let (mut left, mut right) = (parts[0].clone(), parts[3].clone());
        left.merge(&parts[1]);
        left.merge(&parts[2]);
        right.merge(&parts[4]);
        let (mut sum, mut other) = (left.clone(), right.clone());
        sum.merge(&right);
        other.merge(&left);
        assert_eq!((&sum, &other), (&whole, &whole));
    }
    let mut alone = whole.clone();
    alone.merge(&Totals::default());
    assert_eq!(alone, whole);
    assert_eq!(whole.games as usize, records.len());
}

#[test]
fn records_and_sums_are_read_as_they_were_written() {
    let records = records();
    let mut totals = Totals::default();
    for record in &records {
        let written = serde_json::to_string(record).unwrap();
        assert_eq!(serde_json::from_str::<SeatRecord>(&written).unwrap(), *record);
        totals.add(record);
    }
    let written = serde_json::to_string(&totals).unwrap();
    assert_eq!(serde_json::from_str::<Totals>(&written).unwrap(), totals);
}

#[test]
fn a_share_of_times_is_told_to_within_three_percent() {
    let mut chance = ChaCha8Rng::seed_from_u64(10);
    for many in [1, 2, 3, 10, 1000] {
        let mut times = (0..many).map(|_| f64::exp(chance.random_range(3.0..20.0)) as u32).collect::<Vec<_>>();
        let mut histogram = Histogram::default();
        times.iter().for_each(|time| histogram.add(*time));
        times.sort_unstable();
        for share in [0.1, 0.5, 0.9, 1.0] {
            let exact = times[(f64::from(many) * share).ceil() as usize - 1];
            let told = histogram.quantile(share).unwrap();
            assert!((f64::from(told) / f64::from(exact) - 1.0).abs() < 0.03, "{share} of {many}: {told}, {exact}");
        }
    }
    assert_eq!(Histogram::default().quantile(0.5), None);
    let mut at_once = Histogram::default();
    at_once.add(0);
    assert_eq!(at_once.quantile(0.5), Some(1));
}

/// A game that is played move by move.
struct CommandOutcome {
    game: Game,
    history: Vec<(Timestamp, Event)>,
    now: Timestamp,
    chance: ChaCha8Rng,
}

impl CommandOutcome {
    fn wait(&mut self, seconds: i64) -> &mut CommandOutcome {
        self.now += SignedDuration::from_secs(seconds);
        self
    }

    fn play(&mut self, by: Actor, command: Command) -> &mut CommandOutcome {
        let mut events = Vec::new();
        self.game.play(by, &command, &mut self.chance, &mut events).unwrap();
        self.history.extend(events.into_iter().map(|event| (self.now, event)));
        self
    }

    fn seat(&mut self, seat: u8, the_move: Move) -> &mut CommandOutcome {
        self.play(Actor::Seat(Seat::new(seat).unwrap()), Command::Play(the_move))
    }

    fn keep(&mut self, seat: u8) -> &mut CommandOutcome {
        let moves = self.game.legal_moves(Seat::new(seat).unwrap());
        self.seat(seat, moves[0])
    }

    fn draw(&mut self, seat: u8) -> &mut CommandOutcome {
        self.seat(seat, Move::DrawCard {})
    }

    /// The time that each person thought about each move, in seconds.
    fn thought(&self) -> Vec<Vec<u32>> {
        let seats = finished(&self.history).unwrap().seats;
        seats.iter().map(|seat| seat.record.thinking.iter().map(|millis| millis / 1000).collect()).collect()
    }
}

/// A game of so many people, dealt.
fn dealt(people: u8) -> CommandOutcome {
    let options = GameOptions { first_seat: Some(Seat::ALL[0]), ..GameOptions::new(Variant::Classic, people) };
    let opened = Game::create(options, Vec::new(), (SeatChoice::ANY, None), [], String::new()).unwrap();
    let now = Timestamp::UNIX_EPOCH;
    let history = opened.iter().map(|event| (now, event.clone())).collect();
    let mut played = CommandOutcome { game: Game::replay(&opened), history, now, chance: ChaCha8Rng::seed_from_u64(3) };
    for _ in 1..people {
        played.play(Actor::Newcomer, Command::Join(SeatChoice::ANY, None));
    }
    played.wait(1000).play(Actor::Seat(Seat::ALL[0]), Command::Start);
    played
}

#[test]
fn people_think_from_when_they_are_asked_to_when_they_move() {
    let mut played = dealt(2);
    played.wait(5).keep(1).wait(6).keep(0).wait(7).draw(0).wait(8).draw(0).wait(9).draw(1).wait(10).draw(1);
    played.wait(11).play(Actor::Seat(Seat::ALL[1]), Command::Resign(SUBSTITUTE_BOT));
    assert_eq!(played.thought(), [vec![11, 7, 8], vec![5, 9, 10]]);
    let game = finished(&played.history).unwrap();
    assert_eq!(game.finished_at.duration_since(game.started_at).as_secs(), 5 + 6 + 7 + 8 + 9 + 10 + 11);
    assert_eq!([game.seats[0].record.left, game.seats[1].record.left], [false, true]);
    assert_eq!([game.seats[0].record.rank, game.seats[1].record.rank], [1, 2]);
    assert!(!game.with_bots, "a bot that takes over was not seated when it began");
}

#[test]
fn moves_of_the_clock_or_a_bot_are_thought_by_nobody() {
    let mut played = dealt(3);
    let run_out = || Command::RunOut(Seat::ALL[1], SUBSTITUTE_BOT);
    played.wait(5).keep(0).keep(1).keep(2).draw(0).draw(0).wait(9).draw(1).wait(8).draw(1).draw(2).draw(2);
    // The clock moves for seat 1, and after its second time a bot, until its player comes back.
    played.draw(0).draw(0).wait(60).play(Actor::Operator, run_out()).draw(1).draw(1).draw(2).draw(2);
    played.draw(0).draw(0).wait(60).play(Actor::Operator, run_out()).draw(1).draw(1).draw(2).draw(2);
    played.draw(0).play(Actor::Seat(Seat::ALL[1]), Command::TakeBack).draw(0).wait(7).draw(1).draw(1).wait(6).draw(2);
    for seat in [0, 1] {
        played.play(Actor::Seat(Seat::ALL[seat]), Command::Resign(SUBSTITUTE_BOT));
    }
    assert_eq!(played.thought()[1], [5, 9, 8, 7, 0]);
    assert_eq!(played.thought()[2], [5, 0, 0, 0, 0, 0, 0, 6]);
    let records = finished(&played.history).unwrap().seats;
    assert_eq!([0, 1, 2].map(|seat: usize| records[seat].record.timeouts), [0, 2, 0]);
    assert_eq!([0, 1, 2].map(|seat: usize| records[seat].record.turns), [4, 4, 4]);
}

#[test]
fn a_game_without_a_result_comes_to_nothing() {
    let mut played = dealt(2);
    assert_eq!(finished(&played.history), None);
    played.play(Actor::Seat(Seat::ALL[0]), Command::Resign(SUBSTITUTE_BOT));
    assert!(played.game.is_over() && finished(&played.history).is_none());
    assert_eq!(finished(&[]), None);
}

/// The ratings after a game of people who meet for the first time and stay to the end.
fn rated(players: &[(Rating, u8)]) -> Vec<Rating> {
    let players = players.iter().map(|(before, rank)| RatedPlayer { before: *before, rank: *rank, left_early: false });
    rate(&players.collect::<Vec<_>>(), |_, _| 0).into_iter().flatten().collect()
}

#[test]
fn ratings_are_those_of_weng_and_lin() {
    let beginner = Rating::default();
    let close =
        |rating: &Rating, mu: f64, sigma: f64| (rating.mu - mu).abs() < 0.001 && (rating.sigma - sigma).abs() < 0.001;
    // c² = 2 (25/3)² + 2 (25/6)²; 25 ± (25/3)² / c / 2; the deviation √(1 − γ (25/3)² / c² / 4) of what it was, γ = 25/3/c.
    let [winner, loser] = rated(&[(beginner, 1), (beginner, 2)])[..] else { panic!() };
    assert!(close(&winner, 27.6352, 8.0655) && close(&loser, 22.3648, 8.0655), "{winner:?} {loser:?}");
    let [one, other] = rated(&[(beginner, 1), (beginner, 1)])[..] else { panic!() };
    assert!(close(&one, 25.0, 8.0655) && one == other, "who ties shares what there is to win");
    // At a table of three the middle one has won once and lost once; the order of seats says nothing.
    let three = rated(&[(beginner, 3), (beginner, 1), (beginner, 2)]);
    assert!(close(&three[2], 25.0, 7.788) && three[1].mu - 25.0 > 25.0 - three[0].mu - 1e-9, "{three:?}");
    let again = rated(&[(beginner, 1), (beginner, 2), (beginner, 3)]);
    assert_eq!([again[0], again[1], again[2]], [three[1], three[2], three[0]]);
}

/// The rules of docs/after-the-game.md, as they stand there.
fn rated_by_the_page(players: &[(Rating, u8)]) -> Vec<(f64, f64)> {
    let rated = |(at, (own, rank)): (usize, &(Rating, u8))| {
        let (mut mu, mut lost) = (own.mu, 0.0);
        for (other, others_rank) in players.iter().enumerate().filter(|(nth, _)| *nth != at).map(|(_, player)| player) {
            let c = (2.0 * (25.0_f64 / 6.0).powi(2) + own.sigma.powi(2) + other.sigma.powi(2)).sqrt();
            let p = 1.0 / (1.0 + ((other.mu - own.mu) / c).exp());
            let s = if rank < others_rank {
                1.0
            } else if rank == others_rank {
                0.5
            } else {
                0.0
            };
            mu += own.sigma.powi(2) / c * (s - p);
            lost += (own.sigma / c).powi(3) * p * (1.0 - p);
        }
        (mu, own.sigma * (1.0 - lost).max(1e-6).sqrt())
    };
    players.iter().enumerate().map(rated).collect()
}

#[test]
fn ratings_are_recomputed_from_the_page() {
    let mut ratings = [Rating::default(); 5];
    for game in 0..200_usize {
        let seats = 2 + game % 4;
        let players = (0..seats).map(|seat| (ratings[(game + seat) % 5], 1 + ((game * 7 + seat * 3) % 5) as u8));
        let players = players.collect::<Vec<_>>();
        let by_page = rated_by_the_page(&players);
        for (seat, (after, (mu, sigma))) in rated(&players).into_iter().zip(by_page).enumerate() {
            assert!((after.mu - mu).abs() < 1e-9 && (after.sigma - sigma).abs() < 1e-9, "game {game}: {after:?}");
            ratings[(game + seat) % 5] = after;
        }
    }
}

#[test]
fn a_rating_is_whole_and_provisional_until_ten_games() {
    let mut rating = Rating::default();
    assert_eq!((rating.shown(), rating.is_provisional()), (1000, true));
    for games in 1..=10 {
        rating = rated(&[(rating, 1), (Rating::default(), 2)])[0];
        assert_eq!((rating.games, rating.is_provisional()), (games, games < 10));
    }
    assert_eq!(Rating { mu: 31.0, sigma: 2.0, games: 0 }.shown(), 2000);
    assert_eq!([2, 3, 5].map(RatingBoard::of), [RatingBoard::Duel, RatingBoard::Table, RatingBoard::Table]);
}
