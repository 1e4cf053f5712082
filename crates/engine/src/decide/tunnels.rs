//! Tunnels: laying the cards, revealing up to three, then paying or abandoning (R6).

use super::{
    super::{
        board::Route,
        card::Card,
        draws::Draw,
        event::Event,
        game::TunnelClaim,
        payment::{Payment, Price},
        rejection::Rejection,
        seat::Seat,
    },
    Decision, routes, turns,
};

/// Number of cards revealed for a tunnel (R6.1).
const REVEALED: usize = 3;

/// Lays the cards and reveals up to three. Without a surcharge the claim succeeds at once (R6.4).
pub(super) fn lay(decision: &mut Decision<'_>, seat: Seat, route: Route, payment: Payment) {
    decision.record(Event::TunnelLaid { seat, route, payment });
    let mut surcharge = 0;
    for _ in 0..REVEALED {
        let draw = decision.choose_card(|draws| Draw::Tunnel(route, draws.tunnel(route)));
        let Some(card) = draw else { break };
        decision.record(Event::TunnelCardRevealed { card });
        surcharge += u8::from(costs_more(card, payment));
    }
    if surcharge == 0 {
        routes::take(decision, seat, route, payment);
    } else {
        decision.record(Event::TunnelSurchargeAsked { seat, surcharge });
    }
}

/// Whether a revealed card adds to the surcharge: it is a locomotive or has the laid colour (R6.2,
/// R6.3).
fn costs_more(revealed: Card, laid: Payment) -> bool {
    revealed == Card::Locomotive || laid.color.is_some_and(|color| color.card() == revealed)
}

pub(super) fn pay(
    decision: &mut Decision<'_>,
    seat: Seat,
    claim: TunnelClaim,
    surcharge: u8,
    locomotives: u8,
) -> Result<(), Rejection> {
    let payment = claim.surcharge_payment(surcharge, locomotives);
    let hand = decision.game.free_hand(seat, &claim);
    Price::of_surcharge(surcharge, claim.payment).check(payment, hand)?;
    decision.record(Event::TunnelSurchargePaid { seat, surcharge, payment });
    routes::take(decision, seat, claim.route, claim.payment);
    Ok(())
}

pub(super) fn abandon(decision: &mut Decision<'_>, seat: Seat) {
    decision.record(Event::TunnelAbandoned { seat });
    turns::end(decision, seat);
}
