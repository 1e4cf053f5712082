//! The variants and the packs of tickets (R2.2–2.5).

use super::{
    lobby::{choose, first, host, ids, offer},
    position::{Given, full_lobby, turn, worlds},
    words::{HOST, draw, keep, seat},
};
use railhead_engine::{
    Actor, Command, Event, Game, Move, OfferedTickets, Rejection, ReturnedTicketIds, Seat, Ticket, TicketKind,
    TicketOffer, TicketPack, TicketSet, Variant,
};
use std::collections::HashSet;

fn lobby(variant: Variant, seats: u8, packs: Vec<TicketPack>) -> Game {
    let mut game = full_lobby(seats);
    game.parts().options.variant = variant;
    *game.parts().packs = packs;
    game
}

fn dealt(variant: Variant, seats: u8) -> Given {
    worlds(40, &lobby(variant, seats, Vec::new())).command(host(), Command::Start).then_events(|_| ())
}

fn packs() -> Vec<TicketPack> {
    TicketPack::built_in().collect()
}

/// Two tickets, or one of two long ones.
fn two(game: &Game, of: Seat) -> Move {
    first(usize::from(offer(game, of).keep_max.min(2)))(game, of)
}

fn none(_: &Game, _: Seat) -> Move {
    keep(&[])
}

fn count(variant: Variant, packs: &[TicketPack]) -> [usize; 2] {
    [TicketKind::Long, TicketKind::Standard].map(|kind| variant.tickets(kind, packs).count())
}

fn kinds(game: &Game, of: u8) -> [usize; 2] {
    let tickets = offer(game, seat(of)).tickets;
    [TicketKind::Long, TicketKind::Standard].map(|kind| tickets.iter().filter(|ticket| ticket.kind == kind).count())
}

fn limits(game: &Game, of: u8) -> (u8, u8) {
    let TicketOffer { keep_min, keep_max, .. } = offer(game, seat(of));
    (keep_min, keep_max)
}

// R1.5, R2.2
#[test]
fn each_variant_has_its_tickets() {
    assert_eq!(count(Variant::Classic, &[]), [6, 40]);
    assert_eq!(count(Variant::Europa1912, &[]), [6, 49]);
    assert_eq!(count(Variant::Mega, &[]), [12, 89]);
    assert_eq!(count(Variant::BigCities, &[]), [0, 45]);
    let of_1912 = TicketSet::Europa1912.tickets().collect::<HashSet<_>>();
    assert!(Variant::Europa1912.tickets(TicketKind::Standard, &[]).all(|ticket| of_1912.contains(&ticket)));
}

// R1.5
#[test]
fn a_big_cities_ticket_leads_to_one_of_the_nine() {
    let nine = ["london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"];
    let is_one = |ticket: &Ticket| nine.iter().any(|city| ticket.id.to_string().split('-').any(|end| end == *city));
    assert!(Variant::BigCities.tickets(TicketKind::Standard, &packs()).all(|ticket| is_one(&ticket)));
    let mega = Variant::Mega.tickets(TicketKind::Standard, &[]).filter(is_one).count();
    assert_eq!(mega, 45);
}

// R2.4
#[test]
fn packs_join_any_variant_with_the_tickets_it_allows() {
    assert_eq!(count(Variant::Classic, &packs()), [6, 47]);
    assert_eq!(count(Variant::Europa1912, &packs()), [6, 56]);
    assert_eq!(count(Variant::Mega, &packs()), [12, 96]);
    assert_eq!(count(Variant::BigCities, &packs()), [0, 50]);
    assert_eq!(count(Variant::Classic, &packs()[1..]), [6, 41]);
}

// R2.4
#[test]
fn the_tickets_of_a_pack_are_dealt_and_drawn_like_the_others() {
    let with = worlds(60, &lobby(Variant::Classic, 5, packs())).command(host(), Command::Start).0;
    let pack = packs().into_iter().flat_map(|pack| pack.tickets).collect::<HashSet<_>>();
    let dealt = |game: &Game| {
        game.seats().flat_map(|of| offer(game, of).tickets).filter(|ticket| pack.contains(ticket)).count()
    };
    assert!(with.iter().any(|world| dealt(&world.game) > 0));
    for world in &with {
        let in_deck = world.game.ticket_deck().fresh.iter().filter(|ticket| pack.contains(ticket)).count();
        assert_eq!(in_deck + dealt(&world.game), 7);
    }
}

// R2.4: a pack is in the log in full, so the server's packs may change.
#[test]
fn a_pack_is_pinned_by_the_first_event_of_a_game() {
    let own = TicketPack { tickets: packs()[0].tickets[..2].to_vec(), name: "own".into(), ..packs()[0].clone() };
    let events = Game::create(full_lobby(2).options(), vec![own.clone()], HOST, [], String::new()).unwrap();
    let json = serde_json::to_string(&events[0]).unwrap();
    let read: Event = serde_json::from_str(&json).unwrap();
    assert_eq!(Game::replay([&read]).packs(), std::slice::from_ref(&own));
    assert_eq!(Game::replay([&read]).view_for(None).table.packs, [own]);
    let without = Game::create(full_lobby(2).options(), Vec::new(), HOST, [], String::new()).unwrap();
    assert!(!serde_json::to_string(&without[0]).unwrap().contains("packs"), "logs without packs are as before");
}

// R2.2
#[test]
fn europa_1912_deals_as_classic_does_from_its_own_tickets() {
    let of_1912 = TicketSet::Europa1912.tickets().collect::<HashSet<_>>();
    dealt(Variant::Europa1912, 3).then_state(|game| {
        for of in 0..3 {
            assert_eq!((kinds(game, of), limits(game, of)), ([1, 3], (2, 4)));
            assert!(offer(game, seat(of)).tickets.iter().all(|ticket| of_1912.contains(ticket)));
        }
    });
}

// R2.2
#[test]
fn mega_first_offers_two_long_tickets_and_one_at_most_is_kept() {
    let begun = dealt(Variant::Mega, 5).then_state(|game| {
        (0..5).for_each(|of| assert_eq!((kinds(game, of), limits(game, of)), ([2, 0], (0, 1))));
        let all = game.seats().flat_map(|of| ids(game, of)).collect::<HashSet<_>>();
        assert_eq!(all.len(), 10, "a ticket was dealt twice");
        assert_eq!(game.legal_moves(seat(0)).len(), 3);
    });
    let both = begun.each(|game| (host(), Command::Play(first(2)(game, seat(0)))));
    both.rejected(Rejection::KeepCount { kept: 2, keep_min: 0, keep_max: 1 });
}

// R2.2
#[test]
fn mega_then_offers_five_tickets_to_hold_three_in_all() {
    let with = choose(dealt(Variant::Mega, 2), &[0], first(1));
    with.then_state(|game| assert_eq!((kinds(game, 0), limits(game, 0)), ([0, 5], (2, 5))));
    let without = choose(dealt(Variant::Mega, 2), &[0], none);
    let without = without.then_state(|game| assert_eq!((kinds(game, 0), limits(game, 0)), ([0, 5], (3, 5))));
    let two = without.each(|game| (host(), Command::Play(first(2)(game, seat(0)))));
    two.rejected(Rejection::KeepCount { kept: 2, keep_min: 3, keep_max: 5 });
}

// R2.2, R2.5
#[test]
fn each_player_reaches_the_second_choice_without_waiting() {
    let one = choose(dealt(Variant::Mega, 3), &[1, 1], two);
    let one = one.then_state(|game| assert_eq!(game.waits_for().collect::<Vec<_>>(), [seat(0), seat(2)]));
    let one = one.when(1, draw()).rejected(Rejection::AlreadyChosen {});
    let all = choose(one, &[0, 2, 2, 0], two);
    all.then_events(|events| assert!(matches!(events.last(), Some(Event::TurnStarted { .. }))));
}

// R2.2, R2.3
#[test]
fn mega_boxes_long_tickets_and_returns_standard_ones_at_the_end() {
    let long = choose(dealt(Variant::Mega, 2), &[0], first(1)).then_state(|game| {
        assert_eq!((game.ticket_deck().boxed.len(), game.ticket_deck().returned.len()), (1, 0));
        assert_eq!(game.ticket_deck().boxed[0].kind, TicketKind::Long);
    });
    let one = choose(long, &[0, 1], two).then_state(|game| {
        assert_eq!(
            (game.ticket_deck().boxed.len(), game.ticket_deck().returned.len(), game.ticket_deck().rejected.len()),
            (2, 0, 3)
        );
        assert_eq!(game.view_for(None).table.tickets, 89 - 10, "what was turned down cannot be drawn yet");
    });
    choose(one, &[1], first(2)).then_state(|game| {
        assert_eq!(
            (game.ticket_deck().boxed.len(), game.ticket_deck().returned.len(), game.ticket_deck().rejected.len()),
            (2, 6, 0)
        );
        assert_eq!(game.ticket_deck().remaining(), 89 - 4);
        assert!(game.ticket_deck().returned.iter().all(|ticket| ticket.kind == TicketKind::Standard));
    });
}

// R2.5
#[test]
fn rejected_tickets_of_all_players_are_shuffled_together() {
    let chosen = choose(dealt(Variant::BigCities, 2), &[0, 1], first(2)).0;
    let mixed = chosen.iter().filter(|world| {
        // Seat 1 chose last: before that only the tickets that seat 0 rejected lay apart.
        let of_first = &world.before.ticket_deck().rejected;
        let origins =
            world.game.ticket_deck().returned.iter().map(|ticket| of_first.contains(ticket)).collect::<Vec<_>>();
        let blocks = 1 + origins.windows(2).filter(|pair| pair[0] != pair[1]).count();
        blocks > 2
    });
    assert!(mixed.count() > 20, "those of one player lie together");
}

// R2.2
#[test]
fn big_cities_deals_five_standard_tickets_to_keep_two_or_more() {
    dealt(Variant::BigCities, 5).then_state(|game| {
        (0..5).for_each(|of| assert_eq!((kinds(game, of), limits(game, of)), ([0, 5], (2, 5))));
        assert!(game.ticket_deck().long.is_empty());
    });
    choose(dealt(Variant::BigCities, 2), &[1, 0], first(2)).then_state(|game| {
        assert_eq!(
            (game.ticket_deck().boxed.len(), game.ticket_deck().returned.len(), game.ticket_deck().remaining()),
            (0, 6, 41)
        );
    });
}

// R2.2, R7.1
#[test]
fn big_cities_draws_four_tickets_and_the_others_three() {
    for variant in Variant::ALL {
        let all = [0, 1, 0, 1];
        let order = if variant == Variant::Mega { &all[..] } else { &all[..2] };
        let begun = choose(dealt(variant, 2), order, two);
        let drawn = begun.each(|game| (Actor::Seat(turn(game).seat), Command::Play(Move::DrawTickets {})));
        let expected = if variant == Variant::BigCities { 4 } else { 3 };
        drawn.then_state(|game| {
            let TicketOffer { tickets, keep_min, .. } = offer(game, turn(game).seat);
            assert_eq!((tickets.len(), keep_min), (expected, 1));
        });
    }
}

// R2.2, R7.1
#[test]
fn the_lists_hold_what_any_variant_deals_and_returns() {
    for variant in Variant::ALL {
        let (rules, mut kept, mut rejected) = (variant.rules(), 0, 0);
        for deal in rules.deals {
            let dealt = usize::from(deal.long + deal.standard);
            assert!(dealt <= OfferedTickets::default().capacity(), "{variant} deals {dealt}");
            rejected += dealt - usize::from(deal.keep_in_all.saturating_sub(kept));
            kept += deal.keep_max;
        }
        assert!(usize::from(rules.drawn) <= OfferedTickets::default().capacity(), "{variant}");
        // Long ones are boxed.
        let returned = 5 * (rejected - usize::from(rules.deals.iter().map(|deal| deal.long).sum::<u8>()));
        assert!(returned <= ReturnedTicketIds::default().capacity(), "{variant} returns {returned}");
    }
}
