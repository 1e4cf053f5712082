//! The invariants that simulations and tests check: a broken one is noticed.

use super::{
    clock::in_step,
    position::{Position, full_lobby, options, table},
    words::{bot_added, card, cards, drew, joined, seat, ticket, turn_of, voided},
};
use railhead_engine::{
    Actor, AwayReason, BotLevel, BySeat, Command, Event, Game, GameOptions, Occupant, Phase, Step, TicketOffer,
    Variant, VoidReason,
    invariants::{conserved, listed_iff_accepted, listed_in_views, replays, settled},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A game of random moves, up to this many moves, with its events.
pub fn played(options: GameOptions, moves: usize, check: impl Fn(&Game)) -> (Vec<Event>, Game) {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut events =
        Game::create(options, Vec::new(), super::words::HOST, [], "c0ffee".into()).expect("the options are right");
    events.extend((1..options.seats).map(joined));
    let mut game = Game::replay(&events);
    game.play(Actor::Seat(seat(0)), &Command::Start, &mut rng, &mut events).unwrap();
    for _ in 0..moves {
        check(&game);
        let Some(next) = game.waits_for().next() else { break };
        let the_move = game.random_move(next, &mut rng).unwrap();
        game.make_move(next, &the_move, &mut rng, &mut events).unwrap();
    }
    (events, game)
}

/// The broken invariant of a position, in words.
fn unsettled(position: &Position) -> String {
    settled(&position.game).unwrap_err().invariant
}

fn changed(mut position: Position, change: impl FnOnce(&mut Game)) -> Position {
    change(&mut position.game);
    position
}

#[test]
fn each_position_of_whole_games_is_settled_and_conserved() {
    for variant in Variant::ALL {
        let (_, game) = played(GameOptions::new(variant, 3), usize::MAX, |game| {
            assert_eq!((settled(game), conserved(game)), (Ok(()), Ok(())));
        });
        assert_eq!((game.is_finished(), settled(&game), conserved(&game)), (true, Ok(()), Ok(())));
    }
    assert_eq!((settled(&full_lobby(3)), conserved(&full_lobby(3))), (Ok(()), Ok(())));
}

#[test]
fn views_list_the_moves_of_whole_games() {
    for (variant, seats) in Variant::ALL.into_iter().cycle().zip(2..=5) {
        let (_, game) = played(GameOptions::new(variant, seats), usize::MAX, |game| {
            assert_eq!(listed_in_views(game), Ok(()));
        });
        assert_eq!((game.is_finished(), listed_in_views(&game)), (true, Ok(())));
    }
    assert_eq!(listed_in_views(&full_lobby(3)), Ok(()));
    assert_eq!(table(2).game.view_for(None).legal_moves(), []);
    let on_vacation = changed(table(2), |game| game.parts().presence[seat(0)].on_vacation = true);
    assert_eq!(listed_in_views(&on_vacation.game), Ok(()));
}

// R4.6–4.8
#[test]
fn cards_that_do_not_lie_right_are_noticed() {
    assert_eq!(settled(&table(2).game), Ok(()));
    assert_eq!(unsettled(&table(2).deck("").discards("1 red")), "the discards are not the deck");
    assert_eq!(unsettled(&table(2).row("red - red red red")), "the row is not full");
    let three = table(2).row("locomotive locomotive locomotive red red");
    assert_eq!(unsettled(&three), "too many locomotives lie face up");
    for right in [three.clone().deck(""), table(2).row("red - red red red").deck(""), table(2).discards("1 red")] {
        assert_eq!(settled(&right.game), Ok(()));
    }
    assert!(settled(&changed(three, |game| game.evolve(&voided(VoidReason::Admin))).game).is_ok(), "it is over");
}

// R4.6–4.8
#[test]
fn cards_have_to_lie_right_while_tickets_are_dealt_too() {
    let dealt = played(options(2), 0, |_| ()).1;
    assert_eq!(settled(&dealt), Ok(()));
    assert_eq!(unsettled(&Position { game: dealt }.row("- - - - -")), "the row is not full");
}

#[test]
fn an_action_without_a_following_turn_is_noticed() {
    assert_eq!(unsettled(&in_step(table(2), Step::Done)), "no turn began");
    assert_eq!(settled(&in_step(table(2), Step::SecondCard).game), Ok(()));
}

// R2.2, R2.5
#[test]
fn rejected_tickets_wait_for_others_in_some_variants_only() {
    let reject = |game: &mut Game| game.parts().tickets.rejected.push(ticket("athina-angora"));
    for (variant, may_wait) in [(Variant::Classic, false), (Variant::Mega, true)] {
        let in_variant = |game: &mut Game| game.parts().options.variant = variant;
        let dealt = Position { game: played(GameOptions::new(variant, 2), 0, |_| ()).1 };
        assert_eq!(settled(&changed(dealt, reject).game).is_ok(), may_wait);
        let in_turn = changed(changed(table(2), in_variant), reject);
        assert_eq!(unsettled(&in_turn), "rejected tickets lie about");
    }
}

// R10.7
#[test]
fn a_table_without_a_host_is_noticed_before_the_game() {
    let lobby = || Position { game: full_lobby(2) };
    assert_eq!(unsettled(&lobby().gone(0)), "nobody is the host");
    let bot = Occupant::Bot { level: BotLevel::Random };
    assert_eq!(unsettled(&changed(lobby(), |game| game.parts().occupants[seat(0)] = bot)), "nobody is the host");
    assert_eq!(settled(&lobby().gone(1).game), Ok(()));
    assert_eq!(settled(&table(2).gone(0).game), Ok(()), "after the start there is no host");
}

// R10.1, R10.5
#[test]
fn a_player_who_should_be_away_is_noticed() {
    let missed = |turns| changed(table(3), |game| game.parts().presence[seat(1)].missed_turns = turns);
    assert_eq!((settled(&missed(1).game), unsettled(&missed(2)).as_str()), (Ok(()), "seat 1 should be away"));
    let away = |game: &mut Game| game.parts().presence[seat(2)].away = Some(AwayReason::Resigned);
    assert_eq!(unsettled(&changed(table(3), away)), "seat 2 should be away");
    let by_bot = Occupant::Bot { level: BotLevel::Porter };
    let handed = changed(changed(missed(2), away), |game| {
        game.parts().occupants[seat(1)] = by_bot;
        game.parts().occupants[seat(2)] = by_bot;
    });
    assert_eq!(settled(&handed.game), Ok(()));
    let over = changed(missed(2), |game| game.evolve(&voided(VoidReason::Admin)));
    assert_eq!(settled(&over.game), Ok(()));
}

#[test]
fn a_game_that_waits_for_nobody_is_noticed() {
    let no_offers = Phase::Dealing { first: seat(0), offers: BySeat::default(), deals: BySeat::default() };
    let stuck = changed(table(2), |game| *game.parts().phase = no_offers);
    assert_eq!(unsettled(&stuck), "it waits for nobody");
}

#[test]
fn a_violation_says_when_and_what() {
    let stuck = in_step(table(2), Step::Done);
    let told = settled(&stuck.game).unwrap_err().to_string();
    assert_eq!(told, format!("at version {}: no turn began", stuck.game.version()));
}

// R1.1, R1.2, R1.5
#[test]
fn each_thing_that_is_missing_or_there_twice_is_noticed() {
    let (_, game) = played(options(3), 120, |_| ());
    let owner = game.seats().find(|seat| game.routes_of(*seat).next().is_some()).unwrap();
    let told = |change: &dyn Fn(&mut Game)| {
        let mut game = game.clone();
        change(&mut game);
        conserved(&game).map_err(|violation| violation.invariant).unwrap_err()
    };
    let is_told = |begin: &str, change: &dyn Fn(&mut Game)| {
        let told = told(change);
        assert!(told.starts_with(begin), "{told}");
    };
    is_told("the train cards are", &|game| game.parts().deck.add(card("red")));
    is_told("the train cards are", &|game| game.parts().discards.add(card("red")));
    is_told("the train cards are", &|game| game.lay_row([None; 5]));
    is_told("the train cards are", &|game| game.parts().players[seat(1)].hand = cards("1 red"));
    let trains = format!("seat {owner} has");
    is_told(&trains, &|game| game.parts().players[owner].trains += 1);
    is_told(&trains, &|game| game.parts().players[owner].stations += 1);
    is_told(&format!("seat {owner} should have"), &|game| game.parts().players[owner].points += 1);
    let tickets = "a ticket is missing";
    is_told(tickets, &|game| game.parts().players[owner].tickets.clear());
    is_told(tickets, &|game| game.parts().tickets.fresh.truncate(1));
    is_told(tickets, &|game| game.parts().tickets.boxed.truncate(1));
    is_told(tickets, &|game| game.parts().tickets.long.push(ticket("brest-petrograd")));
    is_told(tickets, &|game| game.parts().tickets.returned.push_back(ticket("athina-angora")));
    is_told(tickets, &|game| game.parts().tickets.rejected.push(ticket("athina-angora")));
}

#[test]
fn a_replay_that_leads_elsewhere_is_noticed() {
    let (mut events, mut game) = played(options(2), 40, |_| ());
    assert_eq!(replays(&events, &game), Ok(()));
    game.parts().presence[seat(1)].on_vacation = true;
    assert_eq!(replays(&events, &game).unwrap_err().invariant, "the replay differs from the live state");
    events.push(drew(0, "red"));
    let at = game.version();
    game.evolve(&drew(0, "red"));
    let lost = |game: &mut Game| game.parts().deck.add(card("red"));
    lost(&mut game);
    assert_eq!(replays(&events, &game).unwrap_err().version, at + 1);
}

#[test]
fn an_event_that_loses_a_card_is_noticed_where_it_happens() {
    let (events, game) = played(options(2), 40, |_| ());
    let row = [card("red"); 5].into_iter().collect();
    let broken = Event::RowReplaced { times: 1, row, discards: cards("90 red") };
    let at = events.iter().position(|event| *event == turn_of(1)).unwrap();
    let events = [&events[..at], &[broken], &events[at..]].concat();
    assert_eq!(replays(&events, &game).unwrap_err().version as usize, at + 1);
}

fn checked(game: &Game) -> Result<(), String> {
    listed_iff_accepted(game, &mut ChaCha8Rng::seed_from_u64(1)).map_err(|violation| violation.invariant)
}

#[test]
fn the_moves_listed_are_those_accepted_in_every_step() {
    let rich = table(3).hand(0, "3 red 2 blue 2 locomotive").ticket_deck(&["kyiv-sochi"], &["athina-angora"]);
    assert_eq!(checked(&rich.game), Ok(()));
    assert_eq!(checked(&in_step(rich, Step::SecondCard).game), Ok(()));
    let mut lobby = full_lobby(2);
    assert_eq!(checked(&lobby), Ok(()));
    lobby.evolve(&bot_added(1, BotLevel::Random));
    assert_eq!(checked(&lobby), Ok(()));
}

fn offered_twice(keep: u8) -> Game {
    let tickets = ["athina-angora", "athina-angora"].into_iter().map(ticket).collect();
    in_step(table(2), Step::KeepTickets { offer: TicketOffer { tickets, keep_min: keep, keep_max: keep } }).game
}

#[test]
fn a_move_listed_twice_is_noticed() {
    assert_eq!(checked(&offered_twice(1)).unwrap_err(), "a move of seat 0 is listed twice");
}

// R7.1
#[test]
fn a_move_listed_and_refused_is_noticed() {
    let told = checked(&offered_twice(2)).unwrap_err();
    assert!(told.contains("is listed and refused") && told.contains("TicketNotOffered"), "{told}");
}
