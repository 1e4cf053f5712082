//! A decision compared with its alternatives: the legal moves, grouped as people choose them. The evaluation
//! proposes what may have been better, and playouts decide, in worlds that were possible for what the seat knew:
//! nobody errs by not knowing what others hold.

use crate::chances::{offers, open};
use railhead_bots::{
    Chance, ChanceKind, Comparison, Estimate,
    evaluation::{Network, OpenPosition},
};
use railhead_engine::{BySeat, Game, Int, Move, OfferedTickets, Payment, Seat, TicketOffer};
use std::cmp::Reverse;

/// The least error that counts, in points.
pub(crate) const LEAST: f64 = 3.0;
/// The number of alternatives that are played out.
const PROPOSED: usize = 2;
/// The worlds in which the best of them is chosen.
const CHOOSING: u32 = 4;
/// The worlds after which it is given up if it does not stand out.
const DOUBTING: u32 = 6;
/// All worlds in which it is compared with the move made; those in which it was chosen are none of them.
pub(crate) const WORLDS: u32 = 20;
/// The offers of tickets that stand for all.
const OFFERS: usize = 3;
/// The care with which people choose between moves, in points: a move that is worth so much less is made 1/e times
/// as often.
const CARE: f64 = 3.0;
/// The claims compared beside those that tickets need: the most valuable ones.
const CLAIMS: usize = 3;

/// A decision with more than one legal move.
pub(crate) struct Choice<'a> {
    game: &'a Game,
    /// The number of its first event.
    pub seq: u32,
    pub seat: Seat,
    pub made: Move,
    position: OpenPosition,
    /// The alternatives.
    others: Vec<Move>,
}

/// A decision that was judged.
pub(crate) struct Judged {
    pub best: Move,
    /// The number of moves compared.
    pub compared: u32,
    /// The value of the best move minus that of the one made.
    pub error: Estimate,
    /// Whether the error counts.
    pub counts: bool,
}

impl<'a> Choice<'a> {
    /// The decision of a seat; none if it was forced.
    pub fn of(game: &'a Game, seq: u32, seat: Seat, made: Move) -> Option<Choice<'a>> {
        let moves = game.legal_moves(seat);
        if moves.len() < 2 {
            return None;
        }
        let position = open(game)?;
        let mut others = alternatives(game, seat, &position, &moves);
        others.retain(|other| *other != made);
        Some(Choice { game, seq, seat, made, position, others })
    }

    /// Judges the moves.
    pub fn judge(&self, network: &Network, seed: u64) -> Judged {
        let seed = seed_of(seed, self.seq);
        let compared = 1 + u32::saturating_from(self.others.len());
        let none = Judged { best: self.made, compared, error: Estimate::default(), counts: false };
        let proposed = self.proposed(network, seed);
        if proposed.is_empty() {
            return none;
        }
        let view = self.game.view_for(Some(self.seat));
        let Some(mut playouts) = Comparison::with(&view, self.made, seed) else { return none };
        let chosen = proposed.iter().zip(playouts.differences(&proposed, CHOOSING));
        let best = chosen.max_by(|(_, one), (_, other)| one.mean().total_cmp(&other.mean()));
        let Some((best, _)) = best.filter(|(_, tally)| tally.mean() > 0.0) else { return none };
        let mut better = |worlds| playouts.differences(&[*best], worlds).pop().unwrap_or_default();
        let doubted = better(DOUBTING);
        if doubted.mean() < LEAST {
            return none;
        }
        let error = doubted.and(better(WORLDS - DOUBTING)).estimate();
        if error.mean < LEAST.max(2.0 * error.error) {
            return none;
        }
        Judged { best: *best, error, counts: true, ..none }
    }

    /// The alternatives that look better by what counts, the best first.
    fn proposed(&self, network: &Network, seed: u64) -> Vec<Move> {
        let (made, others) = self.seen(network, seed);
        let better = others.into_iter().filter(|(_, value)| *value > made + LEAST);
        better.take(PROPOSED).map(|(other, _)| other).collect()
    }

    /// The alternatives that are other choices than the move made, not only other payments for it, the best first
    /// by what they look like.
    pub fn different(&self, network: &Network, seed: u64) -> Vec<Move> {
        let (_, others) = self.seen(network, seed);
        others.into_iter().map(|(other, _)| other).filter(|other| !is_same(self.game, &self.made, other)).collect()
    }

    /// The value of the move made, as it looks with all cards open, and those of the alternatives, the best first.
    fn seen(&self, network: &Network, seed: u64) -> (f64, Vec<(Move, f64)>) {
        let offers = self.offers(seed);
        let sight = Sight { network, seat: self.seat, position: &self.position, offers: &offers };
        let mut others = self.others.iter().map(|other| (*other, sight.value(other))).collect::<Vec<_>>();
        others.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        (sight.value(&self.made), others)
    }

    /// The points that the move made is worth to each seat beyond the moves of somebody who plays for their
    /// own margin, and errs now and then: by [`CARE`].
    pub fn beyond_own_interest(&self, network: &Network, seed: u64) -> BySeat<f64> {
        let offers = self.offers(seed_of(seed, self.seq));
        let sight = Sight { network, seat: self.seat, position: &self.position, offers: &offers };
        let made = sight.margins(&self.made);
        let others = self.others.iter().map(|other| sight.margins(other));
        let all = others.chain([made]).collect::<Vec<_>>();
        let best = all.iter().map(|margins| margins[self.seat]).fold(f64::MIN, f64::max);
        let likely = |margins: &BySeat<f64>| ((margins[self.seat] - best) / CARE).exp();
        let total = all.iter().map(likely).sum::<f64>();
        let mut beyond = made;
        for margins in &all {
            let share = likely(margins) / total;
            self.position.seats().for_each(|seat| beyond[seat] -= share * margins[seat]);
        }
        beyond
    }

    /// Some tickets that may be drawn.
    fn offers(&self, seed: u64) -> Vec<TicketOffer> {
        let deck = self.game.ticket_deck();
        let count = deck.remaining().min(self.game.options().variant.rules().drawn.into());
        let any = deck.fresh.iter().chain(&deck.returned).take(count).copied().collect::<OfferedTickets>();
        let offer = TicketOffer { tickets: any, keep_min: 1, keep_max: u8::saturating_from(count) };
        offers(self.game, &offer, OFFERS, seed)
    }
}

/// The values of moves to a seat, with all cards open.
struct Sight<'a> {
    network: &'a Network,
    seat: Seat,
    position: &'a OpenPosition,
    /// Tickets that may be offered.
    offers: &'a [TicketOffer],
}

impl Sight<'_> {
    /// The margin after a move, on average over the chance that follows.
    fn value(&self, made: &Move) -> f64 {
        let mut mean = 0.0;
        self.visit(made, |odds, position| mean += odds * position.margin(self.seat, self.network));
        mean
    }

    /// The margin of each seat after a move, on average over the chance that follows.
    fn margins(&self, made: &Move) -> BySeat<f64> {
        let mut mean = BySeat::<f64>::default();
        self.visit(made, |odds, position| {
            let worth = position.worth(self.network);
            position.seats().for_each(|seat| mean[seat] += odds * worth[seat].margin);
        });
        mean
    }

    /// Visits the positions that may follow from a move, with their odds. The card that takes the place of one
    /// that is taken matters too little to be looked at.
    fn visit(&self, made: &Move, mut visit: impl FnMut(f64, &OpenPosition)) {
        let (next, kind) = self.position.after_move(self.seat, made);
        match kind {
            None | Some(ChanceKind::Row(_) | ChanceKind::First) => visit(1.0, &next),
            Some(ChanceKind::Offer) => {
                let odds = 1.0 / f64::from(u32::saturating_from(self.offers.len()));
                let of = |offer: &TicketOffer| next.after(&Chance::Offer(self.seat, offer.clone()));
                self.offers.iter().for_each(|offer| visit(odds, &of(offer)));
            }
            Some(kind) => next.odds(kind).iter().for_each(|(odds, chance)| visit(*odds, &next.after(chance))),
        }
    }
}

/// The seed of a decision, by the number of its event.
pub(crate) fn seed_of(seed: u64, seq: u32) -> u64 {
    seed ^ u64::from(seq).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Whether two moves are one choice to people: the same card, the same route or station however it is paid for.
pub(crate) fn is_same(game: &Game, one: &Move, other: &Move) -> bool {
    let card = |slot: u8| game.row().get(usize::from(slot)).copied().flatten();
    match (one, other) {
        (Move::TakeFaceUp { slot: one }, Move::TakeFaceUp { slot: other }) => card(*one) == card(*other),
        (Move::ClaimRoute { route: one, .. }, Move::ClaimRoute { route: other, .. }) => one == other,
        (Move::BuildStation { city: one, .. }, Move::BuildStation { city: other, .. }) => one == other,
        (Move::PayTunnel { .. }, Move::PayTunnel { .. }) => true,
        _ => one == other,
    }
}

/// The moves that people would tell apart: one of each colour of the row, the best payment of each route that
/// a ticket needs or that brings most, and of each station that a ticket may need.
fn alternatives(game: &Game, seat: Seat, position: &OpenPosition, moves: &[Move]) -> Vec<Move> {
    let hand = game.players()[seat].hand;
    let thrift = |payment: Payment| (Reverse(payment.locomotives), payment.color.map_or(0, |color| hand[color.card()]));
    let mut best = Vec::<Move>::new();
    for made in moves {
        let same = best.iter_mut().find(|other| is_same(game, other, made));
        match (same, made) {
            (Some(Move::ClaimRoute { payment, .. }), Move::ClaimRoute { payment: other, .. })
            | (Some(Move::BuildStation { payment, .. }), Move::BuildStation { payment: other, .. }) => {
                if thrift(*other) > thrift(*payment) {
                    *payment = *other;
                }
            }
            (Some(_), _) => {}
            (None, Move::BuildStation { city, .. }) if !position.may_lend(seat, *city) => {}
            (None, _) => best.push(*made),
        }
    }
    let route = |made: &Move| if let Move::ClaimRoute { route, .. } = made { Some(*route) } else { None };
    let mut claims = best.iter().filter_map(route).filter(|route| !position.plans(seat, *route)).collect::<Vec<_>>();
    claims.sort_by_key(|route| Reverse(route.points()));
    let few = claims.split_off(CLAIMS.min(claims.len()));
    best.retain(|made| route(made).is_none_or(|route| !few.contains(&route)));
    best
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{log::Log, played::play};
    use railhead_bots::{Policy, evaluation::NETWORK};
    use railhead_engine::{Phase, Variant};

    /// The position that follows from a move in a world is the one that the log shows after it: the same worth
    /// to each seat, whatever chance has brought.
    #[test]
    fn a_move_is_worth_what_follows_from_it() {
        let mut seen = [0; 3];
        for (variant, seats) in [(Variant::Classic, 2), (Variant::Europa1912, 3)] {
            let log = Log::of(&play(variant, &vec![Policy::Conductor; seats], 4));
            for pair in log.moments.windows(2) {
                let [moment, next] = pair else { unreachable!() };
                let Some((seat, made)) = moment.made else { continue };
                // A row that is laid anew, and the deal, are more than one chance.
                let is_simple = moment.chances.len() < 2 && matches!(moment.game.phase(), Phase::Turn(_));
                let Some(position) = open(&moment.game).filter(|_| is_simple) else { continue };
                let (mut after, kind) = position.after_move(seat, &made);
                assert_eq!(moment.chances.first().map(|chance| chance.came.kind()), kind, "{} {made:?}", moment.seq);
                moment.chances.iter().for_each(|chance| after = after.after(&chance.came));
                if kind == Some(ChanceKind::Surcharge) || !moment.game.is_over() && next.game.is_over() {
                    continue;
                }
                let shown = open(&next.game).unwrap().worth(&NETWORK);
                let worth = after.worth(&NETWORK);
                for seat in log.end.seats() {
                    let difference = worth[seat].margin - shown[seat].margin;
                    assert!(difference.abs() < 1e-3, "{} {made:?}: {difference}", moment.seq);
                }
                let at = kind.map_or(0, |kind| 1 + usize::from(matches!(kind, ChanceKind::Row(_))));
                seen.iter_mut().skip(at).take(1).for_each(|seen| *seen += 1);
            }
        }
        assert!(seen.iter().all(|seen| *seen > 20), "{seen:?}");
    }

    #[test]
    fn each_route_is_compared_with_one_payment() {
        let log = Log::of(&play(Variant::Classic, &[Policy::Hoarder; 2], 4));
        let mut most = 0;
        for moment in &log.moments {
            let Some(choice) = moment.made.and_then(|(seat, made)| Choice::of(&moment.game, 1, seat, made)) else {
                continue;
            };
            let routes = choice.others.iter().filter_map(|other| match other {
                Move::ClaimRoute { route, .. } => Some(*route),
                _ => None,
            });
            let routes = routes.collect::<Vec<_>>();
            let mut single = routes.clone();
            single.dedup();
            assert_eq!(routes, single);
            most = most.max(routes.len());
            assert!(!choice.others.contains(&choice.made));
        }
        assert!(most > CLAIMS, "{most}");
    }
}
