//! Taking seats and setting up (R2).

use super::{
    position::{World, full_lobby, options, turn, worlds},
    words::{HOST, bot_added, color, draw, joined, joined_in, seat},
};
use railhead_engine::{
    Actor, BotLevel, Card, Cards, Command, Event, Game, GameOptions, Move, Occupant, Phase, Rejection, RulesRevision,
    Seat, SeatChoice, TicketId, TicketKind, TicketOffer, Variant,
};
use std::collections::HashSet;

pub fn host() -> Actor {
    Actor::Seat(seat(0))
}

/// Many games of people, dealt.
fn dealt(seats: u8) -> super::position::Given {
    worlds(60, &full_lobby(seats)).command(host(), Command::Start).then_events(|_| ())
}

pub fn offer(game: &Game, of: Seat) -> TicketOffer {
    game.view_for(Some(of)).you.unwrap().offer.unwrap()
}

pub fn first(count: usize) -> impl Fn(&Game, Seat) -> Move {
    move |game, of| Move::KeepTickets { tickets: ids(game, of).into_iter().take(count).collect() }
}

pub fn ids(game: &Game, of: Seat) -> Vec<TicketId> {
    offer(game, of).tickets.iter().map(|ticket| ticket.id).collect()
}

/// Lets everybody choose, in this order.
pub fn choose(
    given: super::position::Given,
    order: &[u8],
    choice: impl Fn(&Game, Seat) -> Move,
) -> super::position::Given {
    order.iter().fold(given, |given, &of| {
        let given = given.each(|game| (Actor::Seat(seat(of)), Command::Play(choice(game, seat(of)))));
        given.then_events(|_| ())
    })
}

// R1.1
#[test]
fn a_table_has_two_to_five_seats() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(
            Game::create(options(seats), Vec::new(), HOST, [], String::new()),
            Err(Rejection::SeatCount { seats })
        );
    }
    for seats in 2..=5 {
        let (rules, options) = (RulesRevision::LATEST, options(seats));
        let opened =
            Event::GameCreated { rules, options: Box::new(options), packs: Box::default(), commitment: "c".into() };
        let host = joined(0);
        assert_eq!(Game::create(options, Vec::new(), HOST, [], "c".into()), Ok(vec![opened, host]));
    }
}

#[test]
fn the_first_player_named_must_sit_at_the_table() {
    let options = GameOptions { first_seat: Some(seat(2)), ..options(2) };
    assert_eq!(
        Game::create(options, Vec::new(), HOST, [], String::new()),
        Err(Rejection::NoSuchSeat { seat: seat(2) })
    );
}

#[test]
fn bots_sit_after_the_host_and_leave_him_his_seat() {
    let bots = [BotLevel::Random, BotLevel::Conductor];
    let events = Game::create(options(3), Vec::new(), HOST, bots.map(BotLevel::anywhere), String::new()).unwrap();
    let seated = [(1, bots[0]), (2, bots[1])].map(|(number, level)| bot_added(number, level));
    assert_eq!(events[2..], seated);
    for (seats, bots) in [(2, &bots[..]), (5, &[BotLevel::Random; 5])] {
        let bots = bots.iter().map(|level| level.anywhere());
        let refused = Game::create(options(seats), Vec::new(), HOST, bots, String::new());
        assert_eq!(refused, Err(Rejection::TableFull {}));
    }
}

#[test]
fn host_and_bots_may_be_seated_anywhere_but_each_in_one_seat() {
    let create = |host, bots: &[(Seat, BotLevel)]| {
        let bots = bots.iter().map(|(seat, level)| (SeatChoice::seat(*seat), *level));
        Game::create(options(4), Vec::new(), (SeatChoice::seat(seat(host)), None), bots, String::new())
    };
    let bots = [(seat(0), BotLevel::Random), (seat(3), BotLevel::Conductor)];
    let game = Game::replay(&create(2, &bots).unwrap());
    assert_eq!((game.host(), game.open_seats().collect::<Vec<_>>()), (seat(2), vec![seat(1)]));
    assert_eq!(game.occupants()[seat(2)], Occupant::Person);
    for (seat, level) in bots {
        assert_eq!(game.occupants()[seat], Occupant::Bot { level });
    }
    let begun =
        worlds(1, &game).command(Actor::Newcomer, Command::Join(SeatChoice::ANY, None)).then(&[joined_in(1, color(3))]);
    let begun = begun.command(Actor::Seat(seat(1)), Command::Start).rejected(Rejection::NotHost {});
    begun.command(Actor::Seat(seat(2)), Command::Start).then_events(|_| ());
    for (host, bots) in [(3, bots), (1, [bots[0], bots[0]])] {
        assert_eq!(create(host, &bots), Err(Rejection::TableFull {}));
    }
    let beyond = create(1, &[bots[0], (seat(4), BotLevel::Random)]);
    assert_eq!(beyond, Err(Rejection::NoSuchSeat { seat: seat(4) }));
}

// R1.2
#[test]
fn the_box_holds_12_cards_of_each_color_and_14_locomotives() {
    assert_eq!(Cards::BOX.total(), 110);
    assert!(Cards::BOX.iter().all(|(card, count)| count == if card == Card::Locomotive { 14 } else { 12 }));
}

// R2.1, R1.1, R1.2
#[test]
fn each_player_gets_four_cards_and_five_lie_face_up() {
    for seats in 2..=5 {
        dealt(seats).then_state(|game| {
            let mut all = game.deck();
            all += game.discards();
            all += game.row().iter().map(|slot| slot.unwrap()).collect();
            for of in game.seats() {
                let player = &game.players()[of];
                assert_eq!((player.hand.total(), player.trains, player.stations, player.points), (4, 45, 3, 0));
                all += player.hand;
            }
            assert_eq!(all, Cards::BOX);
        });
    }
}

// R2.1, R4.6
#[test]
fn three_face_up_locomotives_of_the_set_up_are_discarded() {
    let started = worlds(800, &full_lobby(2)).command(host(), Command::Start).0;
    let locomotives = |game: &Game| game.row().iter().filter(|slot| **slot == Some(Card::Locomotive)).count();
    let was_reset = |world: &World| {
        let mut game = world.before.clone();
        let events = world.decision.as_ref().unwrap();
        let mut rows = events.iter().filter_map(|event| {
            game.evolve(event);
            let full = matches!(event, Event::CardTurnedUp { slot: 4, .. });
            full.then(|| locomotives(&game))
        });
        rows.next().is_some_and(|first_row| first_row >= 3)
    };
    let resets = started.iter().filter(|world| was_reset(world)).count();
    let recorded = |world: &World| world.decision.as_ref().unwrap().contains(&Event::RowDiscarded);
    assert!(
        resets > 0 && started.iter().all(|world| recorded(world) == was_reset(world) && locomotives(&world.game) < 3)
    );
}

// R1.5, R2.2
#[test]
fn each_player_keeps_two_of_one_long_and_three_standard_tickets() {
    for seats in 2..=5 {
        dealt(seats).then_state(|game| {
            let mut all = HashSet::new();
            for of in game.seats() {
                let TicketOffer { tickets, keep_min, keep_max } = offer(game, of);
                let long = tickets.iter().filter(|ticket| ticket.kind == TicketKind::Long).count();
                assert_eq!((long, tickets.len(), keep_min, keep_max), (1, 4, 2, 4));
                all.extend(tickets.iter().map(|ticket| ticket.id));
            }
            assert_eq!(all.len(), 4 * usize::from(seats), "a ticket was dealt twice");
        });
    }
    let printed = [TicketKind::Long, TicketKind::Standard].map(|kind| Variant::Classic.tickets(kind, &[]).count());
    assert_eq!(printed, [6, 40]);
}

// R2.2
#[test]
fn none_or_one_of_the_four_is_too_few() {
    for kept in [0, 1] {
        let chosen = dealt(2).each(|game| (host(), Command::Play(first(kept)(game, seat(0)))));
        chosen.rejected(Rejection::KeepCount { kept, keep_min: 2, keep_max: 4 });
    }
}

// R2.2
#[test]
fn any_two_three_or_four_may_be_kept_named_in_any_order() {
    for bits in (0..16_u8).filter(|bits| bits.count_ones() >= 2) {
        let choice = |game: &Game, of| {
            let chosen = ids(game, of).into_iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            Move::KeepTickets { tickets: chosen.map(|(_, ticket)| ticket).rev().collect() }
        };
        let kept = choose(dealt(2), &[0], choice);
        kept.then_state(|game| assert_eq!(game.players()[seat(0)].tickets.len() as u32, bits.count_ones()));
    }
}

// R2.2
#[test]
fn a_ticket_named_twice_or_dealt_to_another_is_refused() {
    for world in dealt(2).0 {
        let [own, other] = [ids(&world.game, seat(0)), ids(&world.game, seat(1))];
        for (tickets, ticket) in [([own[0], own[1], own[0]], own[0]), ([own[0], own[1], other[0]], other[0])] {
            let keep = Command::Play(Move::KeepTickets { tickets: tickets.into_iter().collect() });
            worlds(1, &world.game).command(host(), keep).rejected(Rejection::TicketNotOffered { ticket });
        }
    }
}

// R2.2
#[test]
fn rejected_tickets_go_to_the_box() {
    let chosen = choose(dealt(3), &[1, 0, 2], first(3));
    chosen.then_state(|game| {
        assert_eq!((game.ticket_deck().boxed.len(), game.ticket_deck().returned.len()), (3, 0));
        assert!(game.ticket_deck().rejected.is_empty());
        assert!(game.ticket_deck().boxed.iter().all(|boxed| !game.ticket_deck().fresh.contains(boxed)));
    });
}

// R2.3
#[test]
fn the_draw_deck_holds_standard_tickets_only() {
    let chosen = choose(dealt(2), &[0, 1], first(2));
    chosen.then_state(|game| {
        assert_eq!((game.ticket_deck().remaining(), game.ticket_deck().fresh.len()), (34, 34));
        assert!(game.ticket_deck().fresh.iter().all(|ticket| ticket.kind == TicketKind::Standard));
    });
}

// R2.5
#[test]
fn players_choose_in_any_order_then_the_first_turn_begins() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let two = choose(dealt(3), &order[..2], first(2));
        let two = two.then_state(|game| assert_eq!(game.waits_for().collect::<Vec<_>>(), [seat(order[2])]));
        let all = choose(two, &order[2..], first(2));
        all.then_events(|events| assert!(matches!(events.last(), Some(Event::TurnStarted { .. }))));
    }
}

// R2.5
#[test]
fn nobody_chooses_twice_or_plays_before_all_have_chosen() {
    let one = dealt(2).when(0, draw()).rejected(Rejection::MustKeepTickets {});
    let one = choose(one, &[0], |game, of| first(2)(game, of));
    let one = one.when(0, draw()).rejected(Rejection::AlreadyChosen {});
    let again = one.each(|game| (host(), Command::Play(first(2)(game, seat(1)))));
    again.rejected(Rejection::AlreadyChosen {});
}

// R2.6
#[test]
fn the_first_player_is_drawn_by_lot() {
    let firsts = choose(dealt(5), &[0, 1, 2, 3, 4], first(2)).0;
    let seats = firsts.iter().map(|world| turn(&world.game).seat).collect::<HashSet<_>>();
    assert_eq!(seats.len(), 5);
    let recorded = firsts
        .iter()
        .all(|world| matches!(world.before.phase(), Phase::Dealing { first, .. } if *first == turn(&world.game).seat));
    assert!(recorded);
}

// R2.6
#[test]
fn or_named_by_the_host() {
    let mut lobby = full_lobby(3);
    lobby.parts().options.first_seat = Some(seat(2));
    let begun = choose(worlds(20, &lobby).command(host(), Command::Start), &[0, 1, 2], first(2));
    begun.then_state(|game| assert_eq!(turn(game).seat, seat(2)));
}

// R2.6
#[test]
fn play_goes_round_in_the_order_of_seats() {
    let mut lobby = full_lobby(3);
    lobby.parts().options.first_seat = Some(seat(1));
    let mut begun = choose(worlds(20, &lobby).command(host(), Command::Start), &[0, 1, 2], first(2));
    for next in [1, 2, 0, 1] {
        begun = begun.then_state(|game| assert_eq!(turn(game).seat, seat(next)));
        begun = begun.after(next, draw()).after(next, draw());
    }
}
