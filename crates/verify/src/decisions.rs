//! Verifies a game by deciding it again from its transcript: everything in it must follow from the
//! secret, the players' entropy and their moves. The commands of players and bots are taken as
//! given; their outcome is compared event by event.

use crate::{copied::CopiedOutcomes, transcript::Transcript};
use railhead_engine::{
    Actor, BotLevel, Chance, Command, Event, EventKind, Game, Move, Phase, Rejection, Seat, SeatChoice, SleepingTimes,
    VoidReason, invariants::conserved,
};
use railhead_log::{
    SUBSTITUTE_BOT,
    chain::{Chain, Head},
    packs,
    rng::Secret,
};

/// A transcript whose events all follow.
#[derive(Debug)]
pub struct Verified {
    /// The number of decisions made again.
    pub decisions: u32,
    /// The game as it ended. Its options say how many events were copied from another game, and taken
    /// as given.
    pub game: Game,
}

/// The reason for which a transcript is not valid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the message says what each field is")]
pub enum VerifyError {
    #[error("the SHA-256 of the secret is {hash}, and not the commitment {commitment}")]
    Secret { hash: String, commitment: String },
    #[error("event {seq} differs: the record says {}, it should be {}", json_of(recorded.as_deref()), json_of(Some(expected)))]
    Differs { seq: u32, recorded: Option<Box<Event>>, expected: Box<Event> },
    #[error("event {seq} differs: the record says {}, with which nothing can begin", json_of(Some(recorded)))]
    BeginsNothing { seq: u32, recorded: Box<Event> },
    #[error("event {seq} differs: the record says {}, which is not allowed: {rejection}", json_of(Some(recorded)))]
    Refused { seq: u32, recorded: Box<Event>, rejection: Rejection },
    #[error(
        "event {seq} differs: the record says {}, which cannot be copied from another game",
        json_of(Some(recorded))
    )]
    Copied { seq: u32, recorded: Box<Event> },
    #[error("the game goes on from a position of another one, whose secret is not in the record")]
    Continued,
    #[error("the game shares its deal with others, and the record lacks the secret of the deal")]
    NoDeal,
    #[error("the packs of tickets are such as nobody offers")]
    Packs,
    #[error("the log ends with the head {computed}, and not with {recorded}: it was rewritten")]
    Head { recorded: Head, computed: Head },
    #[error("the record ends after event {version}, before the game is over")]
    Unfinished { version: u32 },
}

impl VerifyError {
    /// The number of the first event that differs; 0 for a difference before the events.
    pub fn seq(&self) -> u32 {
        match self {
            VerifyError::Secret { .. } => 0,
            VerifyError::Continued | VerifyError::NoDeal | VerifyError::Packs => 1,
            VerifyError::Differs { seq, .. }
            | VerifyError::BeginsNothing { seq, .. }
            | VerifyError::Copied { seq, .. }
            | VerifyError::Refused { seq, .. } => *seq,
            VerifyError::Unfinished { version } => version + 1,
            VerifyError::Head { recorded, .. } => recorded.version,
        }
    }
}

/// An event as the transcript writes it.
fn json_of(event: Option<&Event>) -> String {
    event.map_or("nothing".to_owned(), |event| serde_json::to_string(event).unwrap_or_default())
}

/// Decides a game again.
///
/// # Errors
/// The first event that does not follow.
pub fn verify(record: &Transcript) -> Result<Verified, VerifyError> {
    check_commitment(&record.secret, &record.commitment)?;
    let verified = decide_again(record)?;
    check_head(record, record.head)?;
    Ok(verified)
}

/// Decides a game again that was played here from its first card.
///
/// # Errors
/// As [`verify`]; `Continued` if events were copied from another game.
pub fn verify_whole(record: &Transcript) -> Result<Verified, VerifyError> {
    match record.options() {
        Some(options) if options.copied_events > 0 => Err(VerifyError::Continued),
        Some(_) | None => verify(record),
    }
}

/// Checks that the log of a transcript has this head, which was noted during the game.
///
/// # Errors
/// `VerifyError::Head` if it has another head at that version, or ended before it.
pub fn check_head(record: &Transcript, recorded: Head) -> Result<(), VerifyError> {
    let last = Chain::of_game(&record.secret, record.game).head();
    let computed = record.head_at(recorded.version).or(record.heads.last().copied()).unwrap_or(last);
    if computed == recorded { Ok(()) } else { Err(VerifyError::Head { recorded, computed }) }
}

fn check_commitment(secret: &Secret, commitment: &str) -> Result<(), VerifyError> {
    let hash = secret.commitment();
    if hash == commitment { Ok(()) } else { Err(VerifyError::Secret { hash, commitment: commitment.to_owned() }) }
}

fn decide_again(record: &Transcript) -> Result<Verified, VerifyError> {
    let mut again = Again { record, deal: None, game: Game::default() };
    again.open()?;
    let mut decisions = 1;
    let copied = again.game.options().copied_events;
    while let Some(first) = record.event(again.game.version() + 1) {
        match first {
            Event::GameStarted { .. } if copied > 0 && *again.game.phase() == Phase::Lobby => again.copy(copied)?,
            _ => {
                again.decide(first)?;
                decisions += 1;
            }
        }
    }
    if !again.game.is_over() {
        return Err(VerifyError::Unfinished { version: again.game.version() });
    }
    Ok(Verified { decisions, game: again.game })
}

/// A game being decided again, up to the current event. It only contains what follows from the
/// rules.
struct Again<'a> {
    record: &'a Transcript,
    /// The key of the deal that the game shares with others.
    deal: Option<Secret>,
    game: Game,
}

impl Again<'_> {
    /// Makes the opening again: the table and its host. Bots seated at the opening follow as if the
    /// host had added them, which makes no difference.
    fn open(&mut self) -> Result<(), VerifyError> {
        let Some(first) = self.record.event(1) else { return Err(VerifyError::Unfinished { version: 0 }) };
        let Event::GameCreated { rules, options, packs, commitment } = first else {
            return Err(VerifyError::BeginsNothing { seq: 1, recorded: Box::new(first.clone()) });
        };
        check_commitment(&self.record.secret, commitment)?;
        if !packs::could_be_offered(packs) {
            return Err(VerifyError::Packs);
        }
        if let Some(deal) = &options.deal {
            let secret = self.record.deal_secret.ok_or(VerifyError::NoDeal)?;
            check_commitment(&secret, &deal.commitment.to_string())?;
            self.deal = Some(secret.deal_key(deal));
        }
        let host = match self.record.event(2) {
            Some(Event::PlayerJoined { seat, color, entropy }) => {
                (SeatChoice { seat: Some(*seat), color: Some(*color) }, entropy.clone())
            }
            Some(_) | None => (SeatChoice::ANY, None),
        };
        let opened = Game::create_by(*rules, **options, packs.to_vec(), host, [], commitment.to_string());
        let opened = opened.map_err(|rejection| VerifyError::Refused {
            seq: 1,
            recorded: Box::new(first.clone()),
            rejection,
        })?;
        self.compare(1, &opened)?;
        self.game = Game::replay(&opened);
        Ok(())
    }

    /// Makes the decision that begins with this event, and compares its outcome.
    fn decide(&mut self, first: &Event) -> Result<(), VerifyError> {
        let seq = self.game.version() + 1;
        let given = command_of(first, self.record.event(seq + 1), &self.game);
        let (by, command) =
            given.ok_or_else(|| VerifyError::BeginsNothing { seq, recorded: Box::new(first.clone()) })?;
        let Again { record, deal, game } = self;
        let (mut chance, mut decided) = (record.secret.next_decision(deal.as_ref(), record.game, game), Vec::new());
        let played = game.play_by(by, &command, chance.source(), &mut decided);
        played.map_err(|rejection| VerifyError::Refused { seq, recorded: Box::new(first.clone()), rejection })?;
        self.compare(seq, &decided)
    }

    /// Makes the deal and the first moves of another game again. Its secret is not known here: what was drawn
    /// is taken from the record, and all else must follow from the rules.
    fn copy(&mut self, count: u32) -> Result<(), VerifyError> {
        let from = self.game.version() + 1;
        let end = from.saturating_add(count);
        while self.game.version() + 1 < end {
            let seq = self.game.version() + 1;
            let first = self.record.event(seq).ok_or(VerifyError::Unfinished { version: seq - 1 })?;
            let is_play = match first.kind() {
                EventKind::Table => seq == from && self.game.open_seats().next().is_none(),
                EventKind::Move(_) => seq > from,
                EventKind::Consequence | EventKind::Clock | EventKind::Absence | EventKind::Seat | EventKind::End => {
                    false
                }
            };
            let given = command_of(first, self.record.event(seq + 1), &self.game).filter(|_| is_play);
            let (by, command) = given.ok_or_else(|| VerifyError::Copied { seq, recorded: Box::new(first.clone()) })?;
            let later = (seq + 1..end).map_while(|seq| self.record.event(seq));
            let events = [first].into_iter().chain(later.take_while(|event| follows(first, event))).collect::<Vec<_>>();
            self.copy_decision(seq, (first, &events), by, &command)?;
        }
        Ok(())
    }

    /// Makes a decision again with the outcomes that its events name.
    fn copy_decision(
        &mut self,
        seq: u32,
        (first, recorded): (&Event, &[&Event]),
        by: Actor,
        command: &Command,
    ) -> Result<(), VerifyError> {
        let before = self.game.clone();
        let (mut outcomes, mut decided) = (CopiedOutcomes::of(recorded), Vec::new());
        let played = self.game.play_by(by, command, Chance::Known(&mut outcomes), &mut decided);
        let first = || Box::new(first.clone());
        played.map_err(|rejection| VerifyError::Refused { seq, recorded: first(), rejection })?;
        // What a row that was replaced many times had in between is not recorded.
        if !recorded.iter().any(|event| matches!(event, Event::RowReplaced { .. })) {
            return match decided.len() == recorded.len() {
                true => self.compare(seq, &decided),
                false => self.compare(seq, &decided).and(Err(VerifyError::Copied { seq, recorded: first() })),
            };
        }
        self.game = before;
        let shown = |event: &&&Event| !is_of_row(event);
        let differs = decided.iter().filter(|event| !is_of_row(event)).ne(recorded.iter().filter(shown).copied());
        recorded.iter().for_each(|event| self.game.evolve(event));
        if differs || conserved(&self.game).is_err() {
            return Err(VerifyError::Copied { seq, recorded: first() });
        }
        Ok(())
    }

    fn compare(&self, first: u32, decided: &[Event]) -> Result<(), VerifyError> {
        for (seq, expected) in (first..).zip(decided) {
            let recorded = self.record.event(seq);
            if recorded != Some(expected) && !self.scores_as(recorded) {
                return Err(VerifyError::Differs {
                    seq,
                    recorded: recorded.cloned().map(Box::new),
                    expected: Box::new(expected.clone()),
                });
            }
        }
        Ok(())
    }

    /// Whether this is the end of the game with other scores than ours that are as right.
    fn scores_as(&self, recorded: Option<&Event>) -> bool {
        match recorded {
            Some(Event::GameFinished { scores }) => self.game.is_finished() && self.game.scores_as(scores),
            Some(_) | None => false,
        }
    }
}

/// Whether an event belongs to the decision that begins with another one.
fn follows(first: &Event, event: &Event) -> bool {
    match (first, event) {
        // The next claim of another seat is a decision of its own.
        (
            Event::TunnelLaid { seat, .. } | Event::TunnelSurchargePaid { seat, .. },
            Event::RouteClaimed { seat: claimant, .. },
        ) => seat == claimant,
        _ => event.kind() == EventKind::Consequence,
    }
}

/// Whether an event tells of the cards that lie face up, and of nothing else.
fn is_of_row(event: &Event) -> bool {
    matches!(
        event,
        Event::CardTurnedUp { .. } | Event::RowDiscarded | Event::RowReplaced { .. } | Event::DeckReshuffled
    )
}

/// The actor and the command of the decision that begins with this event; none if no decision does.
fn command_of(first: &Event, next: Option<&Event>, game: &Game) -> Option<(Actor, Command)> {
    let host = Actor::Seat(game.host());
    Some(match first {
        Event::PlayerJoined { seat, color, entropy } => {
            let choice = SeatChoice { seat: Some(*seat), color: Some(*color) };
            (Actor::Newcomer, Command::Join(choice, entropy.clone()))
        }
        Event::PlayerLeft { seat } => (Actor::Seat(*seat), Command::Leave),
        Event::BotAdded { seat, color, level } => {
            (host, Command::AddBot(SeatChoice { seat: Some(*seat), color: Some(*color) }, *level))
        }
        Event::BotRemoved { seat } => (host, Command::RemoveBot(*seat)),
        Event::PlayerKicked { seat } => (host, Command::Kick(*seat)),
        // A host who leaves makes another person the host, then leaves like any other player.
        Event::HostChanged { seat } => (host, Command::MakeHost(*seat)),
        Event::GameStarted { first: _ } => (host, Command::Start),
        Event::TimeRanOut { seat } => (Actor::Operator, Command::RunOut(*seat, successor(next))),
        Event::TimeGranted { seconds } => (Actor::Operator, Command::GrantTime(*seconds)),
        Event::VacationBegun { seat } => (Actor::Operator, Command::BeginVacation(*seat)),
        Event::VacationEnded { seat } => (Actor::Operator, Command::EndVacation(*seat)),
        Event::SleepingHoursSet { seat, hours, change } => {
            let times = hours.map(|hours| SleepingTimes { hours, change: *change });
            (Actor::Operator, Command::SetSleepingHours(*seat, times))
        }
        Event::SeatHandedOver { seat, level, reason: _ } => (Actor::Seat(*seat), Command::Resign(*level)),
        Event::SeatTakenBack { seat } => (Actor::Seat(*seat), Command::TakeBack),
        Event::StandInSeated { seat } => (Actor::Newcomer, Command::StandIn(*seat)),
        Event::GameVoided { reason } => voided(*reason, game)?,
        Event::TicketsDrawn { seat, .. } => play(*seat, Move::DrawTickets {}),
        Event::TicketsKept { seat, tickets } => play(*seat, Move::KeepTickets { tickets: *tickets }),
        Event::CardDrawn { seat, card: _ } => play(*seat, Move::DrawCard {}),
        Event::CardTaken { seat, slot, card: _ } => play(*seat, Move::TakeFaceUp { slot: *slot }),
        Event::RouteClaimed { seat, route, payment, points: _ } | Event::TunnelLaid { seat, route, payment } => {
            play(*seat, Move::ClaimRoute { route: *route, payment: *payment })
        }
        Event::TunnelSurchargePaid { seat, surcharge: _, payment } => {
            play(*seat, Move::PayTunnel { locomotives: payment.locomotives })
        }
        Event::TunnelAbandoned { seat } => play(*seat, Move::AbandonTunnel {}),
        Event::StationBuilt { seat, city, payment } => {
            play(*seat, Move::BuildStation { city: *city, payment: *payment })
        }
        Event::Passed { seat } => play(*seat, Move::Pass {}),
        // The events that open and finish a game, and consequences of decisions. All are named, so
        // that a new event does not compile until the decision that it begins is known here.
        Event::GameCreated { .. }
        | Event::GameFinished { .. }
        | Event::CardsDealt { .. }
        | Event::TicketsDealt { .. }
        | Event::TicketsBoxed { .. }
        | Event::TicketsReturned { .. }
        | Event::CardTurnedUp { .. }
        | Event::RowDiscarded
        | Event::RowReplaced { .. }
        | Event::DeckReshuffled
        | Event::TurnStarted { .. }
        | Event::TunnelCardRevealed { .. }
        | Event::TunnelSurchargeAsked { .. }
        | Event::LastRoundBegun { .. } => return None,
    })
}

fn play(seat: Seat, the_move: Move) -> (Actor, Command) {
    (Actor::Seat(seat), Command::Play(the_move))
}

/// The substitute bot of a seat that was handed over because its time had run out.
fn successor(next: Option<&Event>) -> BotLevel {
    match next {
        Some(Event::SeatHandedOver { seat: _, level, reason: _ }) => *level,
        Some(_) | None => SUBSTITUTE_BOT,
    }
}

/// The actor and the command that ended the game. The log does not record which player left early,
/// and it makes no difference.
fn voided(reason: VoidReason, game: &Game) -> Option<(Actor, Command)> {
    match reason {
        VoidReason::Admin | VoidReason::Expired => Some((Actor::Operator, Command::Void(reason))),
        VoidReason::Cancelled => Some((Actor::Seat(game.host()), Command::Cancel)),
        VoidReason::LeftEarly => Some((Actor::Seat(game.people().next()?), Command::Resign(SUBSTITUTE_BOT))),
    }
}
