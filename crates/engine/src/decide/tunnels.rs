//! Tunnels: laying the cards, revealing up to three, then paying or abandoning (R6).

use super::{
    super::{
        board::Route,
        card::Card,
        event::Event,
        game::Claim,
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Draft, cards, routes, turns,
};
use rand::Rng;

/// Number of cards revealed for a tunnel (R6.1).
const REVEALED: usize = 3;

/// Lays the cards and reveals up to three. Without a surcharge the claim succeeds at once (R6.4).
pub(super) fn lay(draft: &mut Draft<'_, impl Rng>, seat: Seat, route: Route, payment: Payment) {
    draft.record(Event::TunnelLaid { seat, route, payment });
    let mut surcharge = 0;
    for _ in 0..REVEALED {
        let Some(card) = cards::next_card(draft) else { break };
        draft.record(Event::TunnelCardRevealed { card });
        surcharge += u8::from(costs_more(card, payment));
    }
    if surcharge == 0 {
        routes::take(draft, seat, route, payment);
    } else {
        draft.record(Event::TunnelSurchargeAsked { seat, surcharge });
    }
}

/// Whether a revealed card adds to the surcharge: it is a locomotive or has the laid colour (R6.2,
/// R6.3).
fn costs_more(revealed: Card, laid: Payment) -> bool {
    revealed == Card::Locomotive || laid.color.is_some_and(|color| color.card() == revealed)
}

pub(super) fn pay(
    draft: &mut Draft<'_, impl Rng>,
    seat: Seat,
    claim: Claim,
    surcharge: u8,
    locomotives: u8,
) -> Result<(), Rejection> {
    let payment = claim.surcharge_payment(surcharge, locomotives);
    let hand = draft.game.free_hand(seat, &claim);
    Price::of_surcharge(surcharge, claim.payment).check(payment, hand)?;
    draft.record(Event::TunnelSurchargePaid { seat, surcharge, payment });
    routes::take(draft, seat, claim.route, claim.payment);
    Ok(())
}

pub(super) fn abandon(draft: &mut Draft<'_, impl Rng>, seat: Seat) {
    draft.record(Event::TunnelAbandoned { seat });
    turns::end(draft, seat);
}
