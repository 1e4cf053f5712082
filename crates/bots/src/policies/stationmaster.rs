//! `stationmaster`: a strong player. It plays out the choice of its light policy and a handful of
//! other moves in the same sampled worlds until its budget is spent. It prefers another move only
//! if that is clearly better.

use super::{candidates::candidates, conductor, race};
use crate::{
    Budget,
    position::SeatPosition,
    worlds::{Known, Tuning, light},
};
use railhead_engine::{GameView, Move, PhaseView, StepView};
use rand::Rng;

/// The move to make; none only if there is no legal move.
pub(crate) fn choose(view: &GameView, moves: &[Move], budget: Budget, rng: &mut dyn Rng) -> Option<Move> {
    let Some(position) = SeatPosition::of(view).filter(|_| moves.len() > 1) else { return moves.first().cloned() };
    let known = Known::of(&position, &Tuning::STATIONMASTER);
    let light = light::choose(&known, &position, moves).filter(|made| moves.contains(made));
    let favourite = light.or_else(|| conductor::choose(view, moves, rng))?;
    // The choice of a second card matters too little to stand out from luck.
    if matches!(view.table.phase, PhaseView::Turn { step: StepView::SecondCard, .. }) {
        return Some(favourite);
    }
    let candidates = candidates(&known, &position, moves, favourite).into_iter().map(Into::into).collect();
    race::winner(candidates, &known, &position, budget, rng)
}

#[cfg(test)]
#[expect(clippy::disallowed_types, clippy::unwrap_used)]
pub(crate) mod tests {
    use super::*;
    use railhead_engine::{
        Actor, BotLevel, Color, Command, Game, GameOptions, OwnTicket, Payment, Route, Seat, SeatChoice, Ticket,
        TicketKind, Variant,
    };
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn chance(seed: u64) -> ChaCha8Rng {
        ChaCha8Rng::seed_from_u64(seed)
    }

    /// The states of a game between conductors: before every move, and at the end.
    pub(crate) fn moments(variant: Variant, seats: u8) -> Vec<Game> {
        let host = Seat::first(1).next().unwrap();
        let options = GameOptions::new(variant, seats);
        let bots = vec![BotLevel::Conductor.anywhere(); usize::from(seats) - 1];
        let mut events = Game::create(options, Vec::new(), (SeatChoice::ANY, None), bots, String::new()).unwrap();
        let mut game = Game::replay(&events);
        let mut rng = chance(u64::from(seats));
        game.play(Actor::Seat(host), &Command::Start, &mut rng, &mut events).unwrap();
        let mut moments = vec![game.clone()];
        while !game.is_finished() {
            let seat = game.waits_for().next().unwrap();
            let made = conductor::choose(&game.view_for(Some(seat)), &game.legal_moves(seat), &mut rng).unwrap();
            game.play(Actor::Seat(seat), &Command::Play(made), &mut rng, &mut events).unwrap();
            moments.push(game.clone());
        }
        moments
    }

    #[test]
    fn every_answer_is_a_legal_move_in_every_variant() {
        for (variant, seats) in
            [(Variant::Classic, 2), (Variant::Europa1912, 3), (Variant::Mega, 5), (Variant::BigCities, 4)]
        {
            for (number, game) in moments(variant, seats).iter().enumerate().filter(|(number, _)| number % 4 < 2) {
                let Some(seat) = game.waits_for().last() else { continue };
                let moves = game.legal_moves(seat);
                let made = choose(&game.view_for(Some(seat)), &moves, Budget::Rollouts(8), &mut chance(1)).unwrap();
                assert!(moves.contains(&made), "{variant} {number}: {made:?}");
            }
        }
    }

    #[test]
    fn its_last_turn_claims_the_route_that_completes_its_ticket() {
        let game = moments(Variant::Classic, 2).into_iter().nth(2).unwrap();
        let seat = game.waits_for().next().unwrap();
        let mut view = game.view_for(Some(seat));
        let you = view.you.as_mut().unwrap();
        you.hand = Color::ALL.into_iter().flat_map(|color| [color.card(); 6]).collect();
        let id = "edinburgh-london".parse().unwrap();
        you.tickets =
            vec![OwnTicket { ticket: Ticket { id, points: 9, kind: TicketKind::Standard }, completed: false }];
        view.table.phase = PhaseView::Turn { seat, step: StepView::Choose, turns_left: Some(0) };
        let claim = |name: &str, color| Move::ClaimRoute {
            route: name.parse::<Route>().unwrap(),
            payment: Payment { color: Some(color), locomotives: 0 },
        };
        let completing = claim("edinburgh-london-black", Color::Black);
        let moves = [Move::DrawCard {}, claim("athina-sarajevo", Color::Green), completing, Move::DrawTickets {}];
        let chosen = choose(&view, &moves, Budget::Rollouts(100), &mut chance(1)).unwrap();
        assert_eq!(chosen, completing);
    }

    #[test]
    fn equal_views_budgets_and_chance_lead_to_equal_choices() {
        let game = moments(Variant::Classic, 3).into_iter().nth(40).unwrap();
        let seat = game.waits_for().next().unwrap();
        let chosen =
            || choose(&game.view_for(Some(seat)), &game.legal_moves(seat), Budget::Rollouts(60), &mut chance(9));
        assert_eq!(chosen(), chosen());
    }
}
