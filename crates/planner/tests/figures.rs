//! Figures of plans and of legal moves in short, counted anew from the view.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]
#![expect(clippy::disallowed_types, reason = "games are played to get views")]

mod played;

use played::play;
use railhead_engine::{Card, Cards, Color, Game, GameView, Int, Move, PhaseView, Price, Route, StepView, TicketId};
use railhead_planner::{
    Connection, LegUse, MoveSummary, PaymentRange, PlanCost, PlannedLeg, PlannedRoute, SeatPlan, TicketStatus,
};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// Looks at some positions of twelve games, one of so many moves, from every seat.
fn plans(each: u32, mut look: impl FnMut(&Game, &GameView, &SeatPlan)) {
    for number in 0..12 {
        let mut moves = 0;
        play(number, |game| {
            moves += 1;
            for seat in game.seats().filter(|_| moves % each == 4) {
                let view = game.view_for(Some(seat));
                look(game, &view, &SeatPlan::of(&view).unwrap());
            }
        });
    }
}

fn claims<'a>(legs: impl IntoIterator<Item = &'a PlannedLeg>) -> BTreeSet<Route> {
    legs.into_iter().filter(|leg| leg.r#use == LegUse::Claim).map(|leg| leg.route).collect()
}

/// The cards that a tunnel is expected to ask for: of three from the deck, or what it has, and the rest
/// from the discards, those of the colour and the locomotives.
fn surcharge(view: &GameView, color: Option<Color>) -> f64 {
    let you = view.you.as_ref().unwrap();
    let mut unseen = Cards::BOX;
    unseen -= you.hand;
    unseen -= view.table.discards;
    view.table.row.iter().flatten().for_each(|card| unseen.take(*card, 1));
    if let PhaseView::Turn { step: StepView::Tunnel { revealed, .. }, .. } = &view.table.phase {
        unseen -= *revealed;
    }
    let share = |bag: Cards| {
        let asking = |color: Color| f64::from(bag[color.card()] + bag[Card::Locomotive]);
        let asking = color.map_or_else(|| Color::ALL.map(asking).iter().sum::<f64>() / 8.0, asking);
        if bag.is_empty() { 0.0 } else { asking / f64::from(bag.total()) }
    };
    let deck = view.table.deck.min(3);
    let rest = (3 - deck).min(view.table.discards.total());
    f64::from(deck) * share(unseen) + f64::from(rest) * share(view.table.discards)
}

fn check_cost(view: &GameView, plan: &SeatPlan, claims: &BTreeSet<Route>, cost: &PlanCost, swing: i16) {
    let points = claims.iter().map(|route| i16::from(route.points())).sum::<i16>();
    assert_eq!(cost.route_points, points);
    assert_eq!(cost.station_points, -4 * i16::from(cost.new_stations));
    assert_eq!(cost.gain, points + cost.station_points + swing);
    assert_eq!(usize::from(cost.turns), claims.len() + usize::from(cost.new_stations));
    assert_eq!(cost.trains, claims.iter().map(|route| route.facts().length).sum::<u8>());
    let listed = |route: &Route| plan.routes.iter().find(|listed| listed.route == *route).unwrap();
    let tunnels = claims.iter().filter(|route| route.facts().tunnel).map(listed).collect::<Vec<_>>();
    let expected = tunnels.iter().map(|tunnel| surcharge(view, tunnel.missing.color)).sum::<f64>();
    assert!((cost.expected_surcharge - expected).abs() < 0.0051 * (1.0 + tunnels.len().to_float()), "{cost:?}");
    assert_eq!(cost.missing.spare_locomotives, {
        let ferries = claims.iter().map(|route| route.facts().ferry).sum::<u8>();
        view.you.as_ref().unwrap().hand[Card::Locomotive].saturating_sub(ferries)
    });
}

#[test]
fn a_plan_costs_and_gains_what_its_routes_and_tickets_do() {
    let mut tunnels = 0;
    plans(19, |_, view, plan| {
        for planned in &plan.tickets {
            let swing = i16::from(planned.ticket.points) * if planned.is_held { 2 } else { 1 };
            for Connection { legs, cost, .. } in &planned.connections {
                check_cost(view, plan, &claims(legs), cost, swing);
                tunnels += u32::from(cost.expected_surcharge > 0.0);
            }
        }
        let held = view.you.as_ref().unwrap().tickets.iter().map(|own| (own.ticket.id, i16::from(own.ticket.points)));
        let held = held.collect::<BTreeMap<_, _>>();
        let planned = plan.together.tickets.iter().filter(|ticket| ticket.status == TicketStatus::Possible);
        let swing = 2 * planned.map(|ticket| held.get(&ticket.id).unwrap()).sum::<i16>();
        let claims = claims(plan.together.tickets.iter().flat_map(|ticket| &ticket.legs));
        check_cost(view, plan, &claims, &plan.together.cost, swing);
        check_choices(view, plan, swing);
    });
    assert!(tunnels > 100, "{tunnels}");
}

/// A chosen ticket that cannot be completed loses its points, every other one brings them.
fn check_choices(view: &GameView, plan: &SeatPlan, held: i16) {
    let Some(offer) = &view.you.as_ref().unwrap().offer else { return };
    for choice in &plan.choices {
        let points = |id: &TicketId| {
            let ticket = offer.tickets.iter().find(|ticket| ticket.id == *id).unwrap();
            i16::from(ticket.points) * if choice.unreachable.contains(id) { -1 } else { 1 }
        };
        let cost = &choice.cost;
        let swing = held + choice.keep.iter().map(points).sum::<i16>();
        assert_eq!(cost.gain, cost.route_points + cost.station_points + swing);
        assert!(choice.unreachable.iter().all(|id| choice.keep.contains(id)));
        for id in &choice.keep {
            let alone = plan.tickets.iter().find(|planned| planned.ticket.id == *id && !planned.is_held).unwrap();
            let is_hopeless = !matches!(alone.status, TicketStatus::Done | TicketStatus::Possible);
            assert!(!is_hopeless || choice.unreachable.contains(id));
            assert!(alone.status != TicketStatus::Done || !choice.unreachable.contains(id));
        }
    }
}

#[test]
fn a_route_is_listed_with_what_the_hand_has_for_it() {
    let mut can_claim = [0, 0];
    plans(19, |game, view, plan| {
        let moves = game.legal_moves(plan.seat);
        let together = claims(plan.together.tickets.iter().flat_map(|ticket| &ticket.legs));
        let legs = plan.tickets.iter().flat_map(|planned| &planned.connections).flat_map(|way| &way.legs);
        let all = claims(legs).union(&together).copied().collect::<BTreeSet<_>>();
        assert_eq!(plan.routes.iter().map(|listed| listed.route).collect::<BTreeSet<_>>(), all);
        assert_eq!(plan.routes.len(), all.len());
        for listed in &plan.routes {
            check_route(view, listed);
            let claim = |made: &&Move| matches!(made, Move::ClaimRoute { route, .. } if *route == listed.route);
            let claims_of = moves.iter().filter(claim).count();
            assert_eq!(listed.can_claim, claims_of > 0, "{listed:?}");
            let is_listed = |count: usize| count == 0 || count == payments(&listed.payments);
            assert!(is_listed(claims_of));
            assert_eq!(listed.in_together, together.contains(&listed.route));
            let uses = |legs: &[PlannedLeg]| claims(legs).contains(&listed.route);
            let serves = plan.tickets.iter().filter(|planned| {
                let joint = plan.together.tickets.iter().find(|joint| joint.id == planned.ticket.id);
                planned.connections.iter().any(|way| uses(&way.legs)) || joint.is_some_and(|joint| uses(&joint.legs))
            });
            assert_eq!(listed.tickets, serves.map(|planned| planned.ticket.id).collect::<Vec<_>>());
            can_claim = [can_claim[0] + u32::from(!listed.can_claim), can_claim[1] + u32::from(listed.can_claim)];
        }
        let rank = |listed: &PlannedRoute| (!listed.in_together, Reverse(listed.tickets.len()), Reverse(listed.points));
        assert!(plan.routes.is_sorted_by_key(rank));
    });
    assert!(can_claim.iter().all(|count| *count > 50), "{can_claim:?}");
}

/// The number of payments in these groups.
fn payments(groups: &[PaymentRange]) -> usize {
    groups.iter().map(|group| usize::from(group.most_locomotives - group.fewest_locomotives) + 1).sum()
}

fn check_route(view: &GameView, listed: &PlannedRoute) {
    let (facts, hand) = (listed.route.facts(), view.you.as_ref().unwrap().hand);
    for (card, count) in listed.fitting.iter() {
        let fits = card == Card::Locomotive || facts.color.is_none_or(|color| color.card() == card);
        assert_eq!(count, if fits { hand[card] } else { 0 }, "{listed:?}");
    }
    assert_eq!(payments(&listed.payments), Price::of_route(facts).payments(hand).count());
    let spare = hand[Card::Locomotive].saturating_sub(facts.ferry);
    let lacks = |held: u8| (facts.length - facts.ferry).saturating_sub(held).saturating_sub(spare);
    let of = |color: Color| hand[color.card()];
    assert_eq!(listed.missing.cards, lacks(listed.missing.color.map_or(0, of)));
    assert_eq!(listed.missing.locomotives, facts.ferry.saturating_sub(hand[Card::Locomotive]));
    if facts.color.is_some() {
        assert_eq!(listed.missing.color, facts.color);
    } else {
        // No other colour lacks fewer cards, or as few with more of it in the hand.
        let best =
            Color::ALL.into_iter().filter(|color| of(*color) > 0).map(|color| (lacks(of(color)), Reverse(of(color))));
        assert_eq!(listed.missing.color.map(|color| (lacks(of(color)), Reverse(of(color)))), best.min());
    }
    let expected = if facts.tunnel { surcharge(view, listed.missing.color) } else { 0.0 };
    assert!((listed.expected_surcharge - expected).abs() < 0.0051, "{expected}: {listed:?}");
}

/// Without cards all are missing; with all cards, none.
#[test]
fn missing_cards_are_those_that_the_hand_has_not() {
    plans(97, |game, _, plan| {
        let mut game = game.clone();
        game.parts().players[plan.seat].hand = Cards::default();
        let poor = SeatPlan::of(&game.view_for(Some(plan.seat))).unwrap();
        let built = 3 - poor.stations;
        for Connection { legs, cost, .. } in poor.tickets.iter().flat_map(|planned| &planned.connections) {
            let mut missing = Cards::default();
            let mut any_color = (0..cost.new_stations).map(|more| built + more + 1).sum::<u8>();
            for route in claims(legs) {
                let facts = route.facts();
                missing[Card::Locomotive] += facts.ferry;
                match facts.color {
                    Some(color) => missing[color.card()] += facts.length - facts.ferry,
                    None => any_color += facts.length - facts.ferry,
                }
            }
            assert_eq!((cost.missing.cards, cost.missing.any_color), (missing, any_color));
            assert_eq!((cost.missing.total, cost.missing.spare_locomotives), (missing.total() + any_color, 0));
        }
        game.parts().players[plan.seat].hand = Cards::BOX;
        let rich = SeatPlan::of(&game.view_for(Some(plan.seat))).unwrap();
        for Connection { cost, .. } in rich.tickets.iter().flat_map(|planned| &planned.connections) {
            assert_eq!((cost.missing.cards, cost.missing.any_color), (Cards::default(), 0));
            assert_eq!(cost.missing.total, 0);
        }
    });
}

#[test]
fn a_spectator_and_a_finished_game_have_no_plan() {
    let mut last = None;
    play(3, |game| {
        assert_eq!(SeatPlan::of(&game.view_for(None)), None);
        last = Some(game.clone());
    });
    let last = last.unwrap();
    let seat = last.waits_for().next().unwrap();
    let mut view = last.view_for(Some(seat));
    assert!(SeatPlan::of(&view).is_some());
    view.table.phase = PhaseView::Lobby;
    assert_eq!(SeatPlan::of(&view), None);
}

/// Each legal move is counted once, under its kind and under its subject.
#[test]
fn a_summary_counts_every_legal_move_once() {
    // Hardly anybody has to pass.
    let mut kinds = check_summary(&[Move::Pass {}]).into_iter().collect::<BTreeSet<_>>();
    for number in 0..3 {
        play(number, |game| {
            game.waits_for().for_each(|seat| kinds.extend(check_summary(&game.legal_moves(seat))));
        });
    }
    assert_eq!(kinds.len(), 9, "{kinds:?}");
}

/// Checks the summary of these moves, and returns their kinds.
fn check_summary(moves: &[Move]) -> Vec<&'static str> {
    let summary = MoveSummary::of(moves);
    let (mut counts, mut routes, mut cities) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    let mut surcharges = BTreeSet::new();
    for made in moves {
        let kind = match made {
            Move::DrawCard {} => "draw_card",
            Move::TakeFaceUp { .. } => "take_face_up",
            Move::ClaimRoute { route, payment } => {
                routes.entry(*route).or_insert_with(Vec::new).push(*payment);
                "claim_route"
            }
            Move::PayTunnel { locomotives } => {
                surcharges.insert(*locomotives);
                "pay_tunnel"
            }
            Move::AbandonTunnel {} => "abandon_tunnel",
            Move::DrawTickets {} => "draw_tickets",
            Move::KeepTickets { .. } => "keep_tickets",
            Move::BuildStation { city, payment } => {
                cities.entry(*city).or_insert_with(Vec::new).push(*payment);
                "build_station"
            }
            Move::Pass {} => "pass",
        };
        *counts.entry(kind).or_insert(0) += 1;
    }
    let counted = serde_json::to_value(&summary.counts).unwrap();
    for (kind, count) in counted.as_object().unwrap() {
        assert_eq!(count.as_u64(), Some(counts.get(kind.as_str()).copied().unwrap_or_default()), "{kind}");
    }
    assert_eq!(usize::try_from(summary.total).unwrap(), moves.len());
    let listed = summary.routes.into_iter().map(|choice| (choice.route, choice.payments, choice.by_color));
    let expected =
        routes.into_iter().map(|(route, paid)| (route, u32::try_from(paid.len()).unwrap(), PaymentRange::group(paid)));
    assert_eq!(listed.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    let listed = summary.cities.into_iter().map(|choice| (choice.city, choice.payments, choice.by_color));
    let expected =
        cities.into_iter().map(|(city, paid)| (city, u32::try_from(paid.len()).unwrap(), PaymentRange::group(paid)));
    assert_eq!(listed.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    let ends = summary.tunnel.map(|choice| (choice.fewest_locomotives, choice.most_locomotives));
    assert_eq!(ends, surcharges.first().copied().zip(surcharges.last().copied()));
    counts.into_keys().collect()
}
