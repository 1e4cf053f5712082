//! Checks a log: every event must follow from those before it and from the seed of the round.

use crate::{Event, NextStep, Phase, Seed, Tournament};

/// The reason for which an event does not follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// It could not happen then.
    #[error("it was not possible at that moment")]
    Impossible,
    /// The seed of the round is another one.
    #[error("the seed of the round does not follow from the secret")]
    Seed,
    /// The tables of the round are others.
    #[error("the pairing does not follow from the standings and the seed")]
    Pairing,
}

impl Tournament {
    /// Checks that an event follows, with the seed that the next pairing has. Requests and results are
    /// taken as given; whether they were possible, and all that follows from them, is checked.
    ///
    /// # Errors
    /// The reason for which it does not.
    pub fn check_follows(&self, event: &Event, seed: Seed) -> Result<(), Mismatch> {
        let is_arena = matches!(self.rules.format, crate::Format::Arena { .. });
        let decided = match event {
            Event::TournamentOpened { .. } => None,
            Event::PlayerEntered { entrant: _, rating, entropy, strength, apart } => {
                let entered = self.enter(*rating, entropy.clone(), apart.clone()).ok();
                entered.map(|entered| entered.of_strength(*strength))
            }
            Event::PlayerLeft { entrant } => self.leave(*entrant).ok(),
            Event::PlayerReturned { entrant } => self.return_to(*entrant).ok(),
            Event::PlayerRemoved { entrant, reason } => self.remove(*entrant, reason.clone()).ok(),
            Event::TournamentStarted {} => self.start().ok(),
            Event::RoundPaired { seed: recorded, pairing: _, games } => {
                if self.next_step(false) != Some(NextStep::Pair) {
                    return Err(Mismatch::Impossible);
                }
                if *recorded != base16ct::lower::encode_string(&seed) {
                    return Err(Mismatch::Seed);
                }
                let mut games = games.iter().copied();
                let paired = self.paired(seed, || games.next().unwrap_or_default());
                return if paired == *event { Ok(()) } else { Err(Mismatch::Pairing) };
            }
            Event::TableFinished { round, table, lines, head, absent } => {
                self.finish_table(*round, *table, lines.clone(), head.clone(), absent.clone()).ok().flatten()
            }
            Event::TableRuled { round, table, lines, reason } => {
                let places = lines.iter().map(|line| line.rank).collect::<Vec<_>>();
                self.rule(*round, *table, &places, reason.clone()).ok()
            }
            Event::TournamentPaused { reason, by_organiser: false } => self.pause(reason.clone()).ok(),
            Event::TournamentPaused { reason, by_organiser: true } => self.pause_by_organiser(reason.clone()).ok(),
            Event::TournamentResumed {} => self.resume().ok(),
            Event::TournamentFinished {} => {
                (self.next_step(is_arena) == Some(NextStep::Finish)).then_some(Event::TournamentFinished {})
            }
            Event::TournamentCancelled { reason } => self.cancel(reason.clone()).ok(),
        };
        if decided.as_ref() == Some(event) { Ok(()) } else { Err(Mismatch::Impossible) }
    }

    /// Whether the log is complete.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Finished | Phase::Cancelled)
    }
}
