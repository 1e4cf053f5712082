//! The rows that remain of games, computed from docs/vectors: compared with their lines, counted here, and with sums
//! that were computed in Python.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

use jiff::{SignedDuration, Timestamp};
use railhead_engine::{AwayReason, Event, Seat};
use railhead_hosting::projection::{
    CardsDrawn, Finished, Histogram, PointTotals, Popularity, PositionSums, SeatRecord, Totals, TunnelStatistics,
    finished,
};
use railhead_log::codec::{SCHEMA, decode};
use serde_json::Value;
use std::fs;

/// The lines of a game.
fn lines(number: u8) -> Vec<Value> {
    let path = format!("{}/../../docs/vectors/{number}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn history(number: u8) -> Vec<(Timestamp, Event)> {
    let event =
        |line: &Value| (line["at"].as_str().unwrap().parse().unwrap(), decode(SCHEMA, &line.to_string()).unwrap());
    lines(number).iter().map(event).collect()
}

fn game(number: u8) -> Finished {
    finished(&history(number)).unwrap()
}

fn records(number: u8) -> Vec<SeatRecord> {
    game(number).seats.into_iter().map(|seat| seat.record).collect()
}

#[test]
fn a_game_is_as_its_log_says() {
    for (number, first) in [(1, 0), (2, 0), (4, 0)] {
        let (lines, game) = (lines(number), game(number));
        let started = lines.iter().find(|line| line["type"] == "game_started").unwrap();
        assert_eq!(started["first"], first);
        assert_eq!(game.started_at.to_string(), started["at"].as_str().unwrap());
        assert_eq!(game.finished_at.to_string(), lines.last().unwrap()["at"].as_str().unwrap());
        assert!(!game.with_bots && !game.cut_short);
        assert_eq!(game.options.seats, lines[0]["seats"]);
        for (seat, finished) in game.seats.iter().enumerate() {
            let of = |kind: &'static str| lines.iter().filter(move |line| line["type"] == kind && line["seat"] == seat);
            let count = |kind: &'static str| u32::try_from(of(kind).count()).unwrap();
            let record = &finished.record;
            let score = &lines.last().unwrap()["scores"][seat];
            assert_eq!(
                (record.rank, i64::from(record.total)),
                (score["rank"].as_u64().unwrap() as u8, score["total"].as_i64().unwrap())
            );
            assert_eq!(record.position, seat as u8 + 1);
            let said = |name: &str| serde_json::from_value(score[name].clone()).unwrap();
            assert_eq!((&record.completed, &record.failed), (&said("completed"), &said("failed")));
            assert_eq!(record.longest_path, score["longest_path"]);
            assert_eq!(record.ticket_draws, count("tickets_drawn"));
            let locomotives = of("card_taken").filter(|line| line["card"] == "locomotive").count() as u32;
            let (blind, face_up) = (count("card_drawn"), count("card_taken"));
            assert_eq!(record.cards, CardsDrawn { blind, face_up, locomotives });
            let tunnels = ["tunnel_laid", "tunnel_surcharge_paid", "tunnel_abandoned"].map(count);
            let [tried, paid, abandoned] = tunnels;
            assert_eq!(record.tunnels, TunnelStatistics { tried, paid, abandoned });
            assert_eq!((record.turns, record.passes), (count("turn_started"), 0));
            assert_eq!(
                (record.timeouts, u32::from(record.stations_built)),
                (count("time_ran_out"), count("station_built"))
            );
            let mut routes = of("route_claimed").map(|line| line["route"].as_str().unwrap()).collect::<Vec<_>>();
            routes.sort_unstable();
            assert_eq!(record.routes.iter().map(ToString::to_string).collect::<Vec<_>>(), routes);
            let laid = record.routes.iter().map(|route| route.facts().length).sum::<u8>();
            assert_eq!(record.trains_left, 45 - laid);
            let points = &record.points;
            assert_eq!(
                (points.routes, points.stations, points.express),
                (score["routes"].as_u64().unwrap() as u32, 0, score["express"].as_u64().unwrap() as u32)
            );
            let tickets = i64::from(points.tickets_won) - i64::from(points.tickets_lost);
            assert_eq!(tickets, score["tickets"].as_i64().unwrap());
            assert_eq!(record.has_express(), score["express"] == 10);
        }
    }
}

#[test]
fn tickets_are_counted_by_their_points() {
    // Paris–Berlin 7 and Paris–Wien 8 were completed.
    let points = records(1)[0].points;
    assert_eq!((points.tickets_won, points.tickets_lost), (15, 94));
}

#[test]
fn people_think_about_their_own_moves_only() {
    let thought =
        |number: u8| records(number).iter().map(|record| (record.thinking.len(), record.thought())).collect::<Vec<_>>();
    // The third player of the first game resigned; twice the time ran out.
    assert_eq!(thought(1), [(95, 184_110_000), (89, 193_218_000), (31, 71_693_000)]);
    assert_eq!(thought(2), [(81, 157_468_000), (76, 142_844_000)]);
    assert_eq!(thought(4), [(72, 162_606_000), (76, 139_255_000)]);
    assert_eq!(records(1)[0].thinking[..3], [2_822_000, 825_000, 1_853_000]);
    let own_turns = game(1).seats.iter().map(|seat| seat.own_turns).collect::<Vec<_>>();
    assert_eq!(own_turns, [57, 57, 18]);
    let away = game(1).seats.iter().map(|seat| (seat.away, seat.record.left)).collect::<Vec<_>>();
    assert_eq!(away, [(None, false), (None, false), (Some(AwayReason::Resigned), true)]);
}

#[test]
fn a_game_without_a_result_leaves_nothing() {
    let history = history(2);
    assert_eq!(finished(&history[..history.len() - 1]), None);
    assert_eq!(finished(&[]), None);
}

/// The third game was prepared: a bot sits there, and the second seat begins.
#[test]
fn positions_follow_the_seat_that_begins() {
    let game = game(3);
    assert!(game.with_bots && game.cut_short);
    assert_eq!(
        game.seats.iter().map(|seat| (seat.score.seat, seat.record.position)).collect::<Vec<_>>(),
        [(Seat::ALL[0], 2), (Seat::ALL[1], 1)]
    );
}

/// The records of two games, and their sums by hand.
fn two() -> [SeatRecord; 2] {
    let first = SeatRecord {
        rank: 1,
        position: 2,
        total: 120,
        points: PointTotals { routes: 61, tickets_won: 47, tickets_lost: 5, stations: 7, express: 10 },
        left: true,
        completed: vec!["paris-wien".parse().unwrap(), "riga-roma".parse().unwrap()],
        failed: vec!["madrid-zurich".parse().unwrap()],
        ticket_draws: 3,
        longest_path: 31,
        routes: records(1)[0].routes[..2].to_vec(),
        trains_left: 2,
        stations_built: 1,
        tunnels: TunnelStatistics { tried: 5, paid: 2, abandoned: 1 },
        cards: CardsDrawn { blind: 17, face_up: 23, locomotives: 4 },
        turns: 41,
        passes: 2,
        timeouts: 3,
        thinking: vec![1000, 2000],
    };
    let second = SeatRecord {
        rank: 3,
        position: 1,
        total: -7,
        points: PointTotals { routes: 12, tickets_won: 9, tickets_lost: 40, stations: 12, express: 0 },
        left: false,
        completed: Vec::new(),
        failed: vec!["paris-wien".parse().unwrap()],
        ticket_draws: 1,
        longest_path: 9,
        routes: records(1)[0].routes[1..3].to_vec(),
        trains_left: 19,
        stations_built: 2,
        tunnels: TunnelStatistics { tried: 3, paid: 1, abandoned: 2 },
        cards: CardsDrawn { blind: 7, face_up: 31, locomotives: 3 },
        turns: 38,
        passes: 1,
        timeouts: 4,
        thinking: vec![500],
    };
    [first, second]
}

#[test]
fn a_sum_of_records_has_each_of_their_figures() {
    let [first, second] = two();
    let mut sum = Totals::default();
    [&first, &second].into_iter().for_each(|record| sum.add(record));
    assert_eq!((sum.games, sum.wins, sum.left, sum.ranks), (2, 1, 1, 4));
    let mut won = Totals::default();
    won.add(&first);
    assert_eq!(won.wins, 1);
    assert_eq!((sum.total, sum.best_total), (113, Some(120)));
    let points = PointTotals { routes: 73, tickets_won: 56, tickets_lost: 45, stations: 19, express: 10 };
    assert_eq!(sum.points, points);
    assert_eq!((sum.completed, sum.failed, sum.ticket_draws), (2, 2, 4));
    assert_eq!((sum.paths, sum.longest_path, sum.expresses), (40, 31, 1));
    assert_eq!(sum.routes.values().copied().collect::<Vec<_>>(), [1, 2, 1]);
    assert_eq!((sum.trains_left, sum.stations_built), (21, 3));
    assert_eq!(sum.tunnels, TunnelStatistics { tried: 8, paid: 3, abandoned: 3 });
    assert_eq!(sum.cards, CardsDrawn { blind: 24, face_up: 54, locomotives: 7 });
    assert_eq!((sum.turns, sum.passes, sum.timeouts, sum.thought), (79, 3, 7, 3500));
    // The middle of its class, which is 5 % wide.
    let median = sum.thinking.quantile(0.5).unwrap();
    assert!((970..=1030).contains(&median), "{median}");
    let mut merged = Totals::default();
    for record in [&second, &first] {
        let mut alone = Totals::default();
        alone.add(record);
        merged.merge(&alone);
    }
    assert_eq!(merged, sum);
    merged.merge(&sum);
    assert_eq!((merged.games, merged.total, merged.thought, merged.turns), (4, 226, 7000, 158));
    assert_eq!((merged.wins, merged.left, merged.ranks, merged.paths, merged.longest_path), (2, 2, 8, 80, 31));
    assert_eq!((merged.completed, merged.failed, merged.ticket_draws, merged.expresses), (4, 4, 8, 2));
    assert_eq!((merged.trains_left, merged.stations_built, merged.passes, merged.timeouts), (42, 6, 6, 14));
    assert_eq!(merged.routes.values().copied().collect::<Vec<_>>(), [2, 4, 2]);
    assert_eq!((merged.cards.blind, merged.tunnels.tried, merged.points.routes), (48, 16, 146));
}

#[test]
fn durations_are_known_to_three_percent() {
    let mut histogram = Histogram::default();
    assert_eq!(histogram.quantile(0.5), None);
    (1..=100).for_each(|seconds| histogram.add(seconds * 1000));
    for (share, expected) in [(0.0, 1000), (0.01, 1000), (0.25, 25_000), (0.5, 50_000), (0.9, 90_000), (1.0, 100_000)] {
        let quantile = f64::from(histogram.quantile(share).unwrap());
        assert!((quantile / f64::from(expected) - 1.0).abs() < 0.03, "{share}: {quantile}");
    }
    let mut other = Histogram::default();
    (0..100).for_each(|_| other.add(7));
    other.add(0);
    histogram.merge(&other);
    assert!(histogram.quantile(0.5).unwrap() < 10);
    assert!((90_000..110_000).contains(&histogram.quantile(1.0).unwrap()));
}

#[test]
fn routes_and_tickets_are_counted_by_who_had_them() {
    let [first, second] = two();
    let mut popularity = Popularity::default();
    popularity.add([&first, &second]);
    popularity.add([&second]);
    assert_eq!((popularity.games, popularity.winners), (2, 1));
    let routes = popularity.routes.values().map(|count| (count.claimed, count.by_winners)).collect::<Vec<_>>();
    assert_eq!(routes, [(1, 1), (3, 1), (2, 0)]);
    let ticket = |id: &str| {
        let count = popularity.tickets[&id.parse().unwrap()];
        (count.kept, count.completed, count.by_winners)
    };
    assert_eq!(ticket("paris-wien"), (3, 1, 1));
    assert_eq!(ticket("riga-roma"), (1, 1, 1));
    assert_eq!(ticket("madrid-zurich"), (1, 0, 1));
}

#[test]
fn seats_of_a_position_are_summed_up() {
    let mut sums = PositionSums::default();
    two().iter().for_each(|record| sums.add(record));
    assert_eq!(sums, PositionSums { games: 2, wins: 1, ranks: 4, points: 113 });
}

#[test]
fn a_thought_is_as_long_as_the_clock_says() {
    let mut history = history(2);
    // Everything happens a second later from the first choice on.
    let from = history.iter().position(|(_, event)| matches!(event, Event::TicketsKept { .. })).unwrap();
    history[from..].iter_mut().for_each(|(at, _)| *at += SignedDuration::from_secs(1));
    let thinking = finished(&history).unwrap().seats.into_iter().map(|seat| seat.record.thinking[0]);
    assert_eq!(thinking.collect::<Vec<_>>(), [546_000, 2_925_000]);
}
