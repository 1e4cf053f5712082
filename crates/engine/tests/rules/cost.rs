//! The stated cost of a move is the loss of its player.

use super::{
    position::{Position, full_lobby, table},
    words::{all_locomotives, build, cards, claim, draw, keep, of, pay, player, route, seat, take},
};
use railhead_engine::{Cards, Color, Command, Game, Move, MoveCost, Payment, Phase, Seat, Step, TunnelClaim, Turn};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn cost(position: Position, the_move: &Move) -> MoveCost {
    position.game.cost(seat(0), the_move)
}

/// Seat 0 is surcharged two cards more for a tunnel of three spaces.
fn surcharged(payment: Payment) -> Position {
    let claim = TunnelClaim { route: route("madrid-pamplona-white"), payment };
    let step = Step::Tunnel { claim, revealed: Cards::default(), surcharge: 2 };
    let mut game = table(2).game;
    *game.parts().phase = Phase::Turn(Turn { seat: seat(0), step, turns_left: None, passes: 0 });
    Position { game }
}

// R5.1, R5.3, R5.4
#[test]
fn a_route_costs_its_cards_and_trains_and_brings_its_points() {
    let route = cost(table(2), &claim("amsterdam-essen", of(Color::Yellow, 1)));
    assert_eq!(route, MoveCost { cards: cards("2 yellow 1 locomotive"), trains: 3, points: 4, ..MoveCost::default() });
    let ferry = cost(table(2), &claim("amsterdam-london", all_locomotives(2)));
    assert_eq!(ferry, MoveCost { cards: cards("2 locomotive"), trains: 2, points: 2, ..MoveCost::default() });
}

// R6.1
#[test]
fn a_tunnel_costs_the_cards_laid_and_may_ask_for_more() {
    let tunnel = cost(table(2), &claim("angora-constantinople", of(Color::Red, 0)));
    assert_eq!(tunnel, MoveCost { cards: cards("2 red"), trains: 2, points: 2, is_tunnel: true, stations: 0 });
}

// R6.2, R6.3
#[test]
fn going_on_costs_the_cards_laid_and_those_added() {
    let expected = |bag| MoveCost { cards: cards(bag), trains: 3, points: 4, ..MoveCost::default() };
    assert_eq!(cost(surcharged(of(Color::White, 1)), &pay(0)), expected("4 white 1 locomotive"));
    assert_eq!(cost(surcharged(of(Color::White, 1)), &pay(1)), expected("3 white 2 locomotive"));
    assert_eq!(cost(surcharged(of(Color::White, 1)), &pay(2)), expected("2 white 3 locomotive"));
    assert_eq!(cost(surcharged(all_locomotives(3)), &pay(2)), expected("5 locomotive"));
    assert_eq!(cost(surcharged(all_locomotives(3)), &Move::AbandonTunnel {}), MoveCost::default());
}

// R8.1
#[test]
fn a_station_costs_one_card_then_two_then_three() {
    for (left, bag) in [(3, "1 red"), (2, "2 red"), (1, "3 red")] {
        let station = cost(table(2).stations(0, left), &build("wien", of(Color::Red, 0)));
        assert_eq!(station, MoveCost { cards: cards(bag), stations: 1, ..MoveCost::default() });
    }
}

#[test]
fn everything_else_costs_nothing() {
    let others = [draw(), take(0), Move::DrawTickets {}, keep(&["athina-angora"]), Move::Pass {}, pay(1)];
    others.iter().for_each(|other| assert_eq!(cost(table(2), other), MoveCost::default()));
}

/// A move that was made, and the possessions of its player before and after.
fn check(before: &Game, after: &Game, of: Seat, the_move: &Move) {
    let cost = before.cost(of, the_move);
    let (had, has) = (&before.players()[of], &after.players()[of]);
    if cost.is_tunnel && has.trains == had.trains {
        assert_eq!((has.hand, has.stations, has.points), (had.hand, had.stations, had.points), "nothing is paid yet");
        return;
    }
    let mut hand = has.hand;
    hand += cost.cards;
    match the_move {
        Move::DrawCard {} | Move::TakeFaceUp { .. } => assert!(hand.total() == had.hand.total() + 1),
        _ => assert_eq!(hand, had.hand, "{the_move:?}"),
    }
    assert_eq!((has.trains + cost.trains, has.stations + cost.stations), (had.trains, had.stations), "{the_move:?}");
    assert_eq!(has.points, had.points + u16::from(cost.points), "{the_move:?}");
}

fn played(game: &Game, of: Seat, the_move: &Move, rng: &mut ChaCha8Rng) -> Game {
    let mut after = game.clone();
    after.play(player(of.number()), &Command::Play(*the_move), rng, &mut Vec::new()).unwrap();
    after
}

/// Some of the legal moves at every moment of games played by lot.
#[test]
fn every_move_takes_what_it_costs() {
    let [mut claims, mut tunnels, mut surcharges, mut stations] = [0; 4];
    for seed in 0..24 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = full_lobby(2 + seed as u8 % 4);
        game.play(player(0), &Command::Start, &mut rng, &mut Vec::new()).unwrap();
        while !game.is_over() {
            let of = game.waits_for().next().unwrap();
            let moves = game.legal_moves(of);
            for the_move in moves.iter().step_by(1 + moves.len() / 8) {
                check(&game, &played(&game, of, the_move, &mut rng), of, the_move);
                match the_move {
                    Move::ClaimRoute { route, .. } if route.facts().tunnel => tunnels += 1,
                    Move::ClaimRoute { .. } => claims += 1,
                    Move::PayTunnel { .. } => surcharges += 1,
                    Move::BuildStation { .. } => stations += 1,
                    _ => {}
                }
            }
            game = played(&game, of, &game.moves(of).choose(&mut rng).unwrap(), &mut rng);
        }
    }
    assert!([claims, tunnels, surcharges, stations].iter().all(|count| *count > 10), "something was never paid");
}
