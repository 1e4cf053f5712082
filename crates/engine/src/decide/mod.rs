//! Deciding: which events a command causes. All randomness comes from the given source.

mod cards;
mod clock;
mod leaving;
mod lobby;
mod routes;
mod stations;
mod tickets;
mod tunnels;
mod turns;

use super::{
    card::{Card, Cards},
    chance::Chance,
    command::{Actor, Command, Move},
    draws::{Draw, Draws},
    event::Event,
    game::{Game, Phase, Step},
    rejection::Rejection,
    revision::RulesRevision,
    seat::Seat,
};
use rand::Rng;

impl Game {
    /// Decides a command and returns the resulting events. The game itself does not change.
    ///
    /// # Errors
    /// The rule that forbids the command.
    pub fn decide(&self, by: Actor, command: &Command, rng: &mut dyn Rng) -> Result<Vec<Event>, Rejection> {
        let mut events = Vec::new();
        self.clone().play(by, command, rng, &mut events)?;
        Ok(events)
    }

    /// Decides a command, applies its events at once and adds them to `events`.
    ///
    /// # Errors
    /// The rule that forbids the command; then neither the game nor `events` has changed.
    pub fn play(
        &mut self,
        by: Actor,
        command: &Command,
        rng: &mut dyn Rng,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        self.play_by(by, command, Chance::Stream(rng), events)
    }

    /// Decides a command as [`Game::play`] does, with randomness from this source.
    ///
    /// # Errors
    /// As [`Game::play`].
    pub fn play_by(
        &mut self,
        by: Actor,
        command: &Command,
        mut chance: Chance<'_>,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        // A second revision of the rules does not compile until each rule it changes asks for it.
        let RulesRevision::One = self.rules;
        let mut decision = Decision { game: self, events, chance: chance.reborrow() };
        match (by, command) {
            (Actor::Newcomer, Command::Join(choice, entropy)) => lobby::join(&mut decision, *choice, entropy.as_ref()),
            (Actor::Newcomer, Command::StandIn(seat)) => leaving::stand_in(&mut decision, *seat),
            (Actor::Operator, Command::RunOut(seat, level)) => clock::run_out(&mut decision, *seat, *level),
            (Actor::Operator, Command::GrantTime(seconds)) => clock::grant(&mut decision, *seconds),
            (Actor::Operator, Command::BeginVacation(seat)) => clock::begin_vacation(&mut decision, *seat),
            (Actor::Operator, Command::EndVacation(seat)) => clock::end_vacation(&mut decision, *seat),
            (Actor::Operator, Command::SetSleepingHours(seat, hours)) => {
                clock::set_sleeping_hours(&mut decision, *seat, *hours)
            }
            (Actor::Operator, Command::Void(reason)) => leaving::void(&mut decision, *reason),
            (Actor::Newcomer | Actor::Operator, _) => Err(Rejection::NotSeated {}),
            (
                Actor::Seat(_),
                Command::RunOut(..)
                | Command::GrantTime(_)
                | Command::BeginVacation(_)
                | Command::EndVacation(_)
                | Command::SetSleepingHours(..)
                | Command::Void(_),
            ) => Err(Rejection::NotHost {}),
            (Actor::Seat(_), Command::Join(..)) => Err(Rejection::AlreadySeated {}),
            (Actor::Seat(_), Command::StandIn(_)) => Err(Rejection::HadSeat {}),
            (Actor::Seat(seat), Command::Leave) => lobby::leave(&mut decision, seat),
            (Actor::Seat(seat), Command::AddBot(choice, level)) => lobby::add_bot(&mut decision, seat, *choice, *level),
            (Actor::Seat(seat), Command::RemoveBot(bot)) => lobby::remove_bot(&mut decision, seat, *bot),
            (Actor::Seat(seat), Command::Kick(other)) => lobby::kick(&mut decision, seat, *other),
            (Actor::Seat(seat), Command::MakeHost(other)) => lobby::make_host(&mut decision, seat, *other),
            (Actor::Seat(seat), Command::Cancel) => lobby::cancel(&mut decision, seat),
            (Actor::Seat(seat), Command::Start) => lobby::start(&mut decision, seat),
            (Actor::Seat(seat), Command::Play(the_move)) => play_move(&mut decision, seat, the_move),
            (Actor::Seat(seat), Command::Resign(level)) => leaving::resign(&mut decision, seat, *level),
            (Actor::Seat(seat), Command::TakeBack) => leaving::take_back(&mut decision, seat),
        }
    }

    /// Decides a move of a seat as [`Game::play`] does. The move is not copied into a command: it is
    /// written in small pieces, and a processor has to wait before it can copy them together.
    ///
    /// # Errors
    /// As [`Game::play`].
    pub fn make_move(
        &mut self,
        seat: Seat,
        the_move: &Move,
        rng: &mut dyn Rng,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        play_move(&mut Decision { game: self, events, chance: Chance::Stream(rng) }, seat, the_move)
    }
}

/// A decision in progress. Each recorded event is applied at once, so that a refill sees the card
/// just taken, and the discards become the deck at the moment it is used up (R4.8). All checks come
/// before the first recorded event; after it, nothing may be refused.
struct Decision<'a> {
    game: &'a mut Game,
    events: &'a mut Vec<Event>,
    chance: Chance<'a>,
}

impl Decision<'_> {
    /// A card from the deck, without taking it out. `draw` names the draw, by those before it.
    #[inline(always)]
    fn choose_card(&mut self, draw: impl FnOnce(&Draws) -> Draw) -> Option<Card> {
        let deck = self.game.deck;
        self.choose_from(&deck, draw)
    }

    #[inline(always)]
    fn choose_from(&mut self, bag: &Cards, draw: impl FnOnce(&Draws) -> Draw) -> Option<Card> {
        let Decision { game, chance, .. } = self;
        chance.card(bag, || draw(game.draws.as_deref().unwrap_or(&Draws::default())))
    }

    #[inline(always)]
    fn record(&mut self, event: Event) {
        self.game.apply(&event);
        self.events.push(event);
        if self.game.must_reshuffle() {
            self.reshuffle();
        }
    }

    #[cold]
    fn reshuffle(&mut self) {
        self.game.evolve(&Event::DeckReshuffled);
        self.events.push(Event::DeckReshuffled);
    }
}

/// Checks a move against the current step of the game, then against its own rules.
#[inline(always)]
fn play_move(decision: &mut Decision<'_>, seat: Seat, the_move: &Move) -> Result<(), Rejection> {
    match &decision.game.phase {
        Phase::Lobby => Err(Rejection::NotStarted {}),
        Phase::Finished { .. } | Phase::Voided { .. } => Err(Rejection::GameOver {}),
        Phase::Dealing { .. } | Phase::Turn(_) if decision.game.presence[seat].on_vacation => {
            Err(Rejection::OnVacation {})
        }
        Phase::Dealing { offers, .. } => match (&offers[seat], the_move) {
            (None, _) => Err(Rejection::AlreadyChosen {}),
            (Some(offer), Move::KeepTickets { tickets: kept }) => {
                tickets::check_kept(offer, kept)?;
                tickets::keep_dealt(decision, seat, kept);
                Ok(())
            }
            (Some(_), _) => Err(Rejection::MustKeepTickets {}),
        },
        Phase::Turn(turn) if turn.seat != seat => Err(Rejection::NotYourTurn { turn: turn.seat }),
        Phase::Turn(turn) => match &turn.step {
            Step::Choose => act(decision, seat, the_move),
            Step::SecondCard => match the_move {
                Move::DrawCard {} => cards::draw_second(decision, seat),
                Move::TakeFaceUp { slot } => cards::take_second(decision, seat, *slot),
                _ => Err(Rejection::MustDrawSecondCard {}),
            },
            Step::KeepTickets { offer } => match the_move {
                Move::KeepTickets { tickets: kept } => {
                    tickets::check_kept(offer, kept)?;
                    tickets::keep_drawn(decision, seat, kept);
                    Ok(())
                }
                _ => Err(Rejection::MustKeepTickets {}),
            },
            Step::Tunnel { claim, surcharge, .. } => {
                let (claim, surcharge) = (*claim, *surcharge);
                match the_move {
                    Move::PayTunnel { locomotives } => tunnels::pay(decision, seat, claim, surcharge, *locomotives),
                    Move::AbandonTunnel {} => {
                        tunnels::abandon(decision, seat);
                        Ok(())
                    }
                    _ => Err(Rejection::MustSettleTunnel {}),
                }
            }
            Step::Done => Err(Rejection::GameOver {}),
        },
    }
}

/// The first move of a turn (R3.1).
#[inline(always)]
fn act(decision: &mut Decision<'_>, seat: Seat, the_move: &Move) -> Result<(), Rejection> {
    match the_move {
        Move::DrawCard {} => cards::draw_first(decision, seat),
        Move::TakeFaceUp { slot } => cards::take_first(decision, seat, *slot),
        Move::ClaimRoute { route, payment } => routes::claim(decision, seat, *route, *payment),
        Move::DrawTickets {} => tickets::draw(decision, seat),
        Move::BuildStation { city, payment } => stations::build(decision, seat, *city, *payment),
        Move::Pass {} => turns::pass(decision, seat),
        Move::PayTunnel { .. } | Move::AbandonTunnel {} => Err(Rejection::NoTunnelPending {}),
        Move::KeepTickets { .. } => Err(Rejection::NoTicketsOffered {}),
    }
}
