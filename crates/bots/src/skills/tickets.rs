//! Choosing and drawing tickets.

use super::{
    player::{Intent, Player},
    work::ids,
};
use crate::planning::{Plan, Tolls};
use railhead_engine::{Int, Move, Ticket, TicketId, TicketKind, trains};

impl Player<'_> {
    /// The choice of tickets with the greatest surplus of points over the cost of the plan.
    pub(super) fn keep<'m>(&self, offered: &[Ticket], moves: &'m [Move]) -> Option<&'m Move> {
        let tolls = self.tolls();
        let open = ids(&self.open_tickets());
        let worth = |kept: &[TicketId]| {
            let plan = Plan::of(&[&open, kept].concat(), &tolls);
            let work = self.work_of(&plan);
            let points = offered.iter().filter(|ticket| kept.contains(&ticket.id)).map(|ticket| ticket.points);
            let points = 10 * points.map(i32::from).sum::<i32>();
            if plan.hopeless > 0 || work.borrowed.len() > usize::from(self.position.seat.stations) {
                return -1000 - points;
            }
            let too_long = (trains(&work.claims) + 5).saturating_sub(self.position.seat.trains);
            let too_late = self.turns_for(&work).saturating_sub(self.position.horizon());
            let besides = self.style.ticket * i32::saturating_from(kept.len());
            points + besides - plan.cost.cast_signed() - 40 * i32::from(too_long) - 40 * too_late.cast_signed()
        };
        let choices = moves.iter().filter_map(|made| match made {
            Move::KeepTickets { tickets } => Some((worth(tickets), made)),
            _ => None,
        });
        self.pick(choices)
    }

    /// Draws new tickets if the present ones are done or given up and new ones promise a gain.
    pub fn draw_tickets<'m>(&self, moves: &'m [Move], intent: &Intent) -> Option<&'m Move> {
        let draw = moves.iter().find(|made| matches!(made, Move::DrawTickets {}))?;
        (intent.work.is_done() && self.promise(&intent.tolls) > 0).then_some(draw)
    }

    /// The expected gain of the best ticket of a draw (R7.1). Each unseen ticket is weighted by how
    /// often it would be the best one.
    fn promise(&self, tolls: &Tolls) -> i64 {
        let table = &self.position.view.table;
        let variant = table.options.variant;
        let is_own = |ticket: &Ticket| self.position.you.tickets.iter().any(|own| own.ticket.id == ticket.id);
        let unseen = variant.tickets(TicketKind::Standard, &table.packs).filter(|ticket| !is_own(ticket));
        let mut gains = unseen.map(|ticket| self.gain(&ticket, tolls)).collect::<Vec<_>>();
        gains.sort_unstable();
        let others = u64::from(variant.rules().drawn.saturating_sub(1));
        let draws = |worse: u64| (0..others).map(|taken| worse.saturating_sub(taken).cast_signed()).product::<i64>();
        let weighed = (0..).zip(gains).map(|(worse, gain)| (draws(worse), gain));
        let (all, sum) = weighed.fold((0, 0), |(all, sum), (draws, gain)| (all + draws, sum + draws * gain));
        if all == 0 { 0 } else { sum / all }
    }

    /// The gain of one more ticket: its points minus its cost if time and trains allow it without a
    /// station, otherwise the loss of its points.
    fn gain(&self, ticket: &Ticket, tolls: &Tolls) -> i64 {
        let points = 10 * i64::from(ticket.points);
        let plan = Plan::of(&[ticket.id], tolls);
        let work = self.work_of(&plan);
        let in_time = self.turns_for(&work) + 2 <= self.position.horizon()
            && trains(&work.claims) + 2 <= self.position.seat.trains;
        let besides = i64::from(self.style.ticket);
        let is_done = plan.hopeless == 0 && work.borrowed.is_empty() && in_time;
        if is_done { points + besides - i64::from(plan.cost) } else { -points }
    }
}
