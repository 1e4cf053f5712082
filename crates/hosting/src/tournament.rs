//! The hosted tournament: the folded state, its settings, its secret and the accounts of its players.

use jiff::{SignedDuration, Timestamp};
use railhead_engine::{GameOptions, TicketPack};
use railhead_log::{
    chain::{Chain, Head},
    rng::Secret,
};
use railhead_tournament::{Event, Format, NextStep, Phase, Refusal, Rules, Standing, Tournament};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use strum::{EnumString, IntoStaticStr, VariantArray};
use utoipa::ToSchema;
use uuid::Uuid;

/// The time between two pairings of an arena, in which players gather.
const ARENA_PAUSE: SignedDuration = SignedDuration::from_secs(10);

/// The time before the beginning at which players are reminded.
const REMIND_BEFORE: SignedDuration = SignedDuration::from_mins(15);

/// The time for which a tournament waits for its organiser to start it.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The longest time from the beginning of a round for which the organiser puts off the next one.
const MAX_PUT_OFF: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The circle of people who may see and enter a tournament.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Default,
    Debug,
    Serialize,
    Deserialize,
    ToSchema,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TournamentVisibility {
    /// Everyone: it is listed.
    #[default]
    Public,
    /// Friends of the organiser, and those who have entered.
    Friends,
    /// Anyone with its id.
    Unlisted,
}

/// The settings of a tournament, of which only the name changes.
#[derive(Clone, PartialEq, Debug)]
pub struct TournamentSettings {
    /// The name.
    pub name: String,
    /// The circle of people who may see it.
    pub visibility: TournamentVisibility,
    /// Its rules.
    pub rules: Rules,
    /// The options of its games.
    pub options: GameOptions,
    /// The packs of its games.
    pub packs: Vec<TicketPack>,
    /// Whether bots of players may enter.
    pub bots_welcome: bool,
    /// Whether guests may enter.
    pub guests: bool,
    /// The least rating of a player.
    pub min_rating: Option<i32>,
    /// The highest rating that a player has had lately.
    pub max_rating: Option<i32>,
    /// The time at which it begins by itself; none if the organiser starts it.
    pub starts_at: Option<Timestamp>,
    /// The least time from the beginning of a round to that of the next, in seconds.
    pub round_seconds: Option<u32>,
}

/// A tournament at one head.
#[derive(Clone, Debug)]
pub struct HostedTournament {
    /// The id.
    pub id: Uuid,
    /// The account that opened it; none if it was deleted.
    pub organiser: Option<Uuid>,
    /// Its settings.
    pub settings: TournamentSettings,
    /// The code that leads to it; none if it has none.
    pub code: Option<String>,
    /// The moment before which no further round begins, if the organiser has put it off.
    pub round_after: Option<Timestamp>,
    /// The secret its pairings come from.
    pub secret: Secret,
    /// The head of its log.
    pub head: Head,
    /// Its state.
    pub state: Tournament,
    /// The moment at which it was opened.
    pub created_at: Timestamp,
    /// Whether its players were reminded of its beginning.
    pub reminded: bool,
    /// The moment at which it began.
    pub started_at: Option<Timestamp>,
    /// The moment of the last pairing.
    pub paired_at: Option<Timestamp>,
    /// The moment of the last event.
    pub updated_at: Timestamp,
    /// The accounts of the players, by their numbers; none for deleted ones.
    pub accounts: Vec<Option<Uuid>>,
    /// The standings, once they were needed.
    computed: Arc<OnceLock<Vec<Standing>>>,
}

impl HostedTournament {
    /// A tournament without an event.
    pub fn new(
        id: Uuid,
        organiser: Option<Uuid>,
        settings: TournamentSettings,
        secret: Secret,
        created_at: Timestamp,
    ) -> HostedTournament {
        HostedTournament {
            id,
            organiser,
            secret,
            head: Chain::of_game(&secret, id).head(),
            state: Tournament::new(settings.rules, secret.commitment()),
            settings,
            code: None,
            round_after: None,
            created_at,
            reminded: false,
            started_at: None,
            paired_at: None,
            updated_at: created_at,
            accounts: Vec::new(),
            computed: Arc::default(),
        }
    }

    /// The standings, computed once for each head.
    pub fn standings(&self) -> &[Standing] {
        self.computed.get_or_init(|| self.state.standings())
    }

    /// Applies an event that was recorded at this moment, and after which the log has this head.
    pub fn evolve(&mut self, event: &Event, at: Timestamp, head: Head) {
        self.state.evolve(event);
        self.computed = Arc::default();
        (self.updated_at, self.head) = (at, head);
        match event {
            Event::TournamentStarted {} => self.started_at = Some(at),
            Event::RoundPaired { .. } => self.paired_at = Some(at),
            Event::TournamentOpened { .. }
            | Event::PlayerEntered { .. }
            | Event::PlayerLeft { .. }
            | Event::PlayerReturned { .. }
            | Event::PlayerRemoved { .. }
            | Event::TableFinished { .. }
            | Event::TableRuled { .. }
            | Event::TournamentPaused { .. }
            | Event::TournamentResumed {}
            | Event::TournamentFinished {}
            | Event::TournamentCancelled { .. } => {}
        }
    }

    /// The number of an account among the players.
    pub fn entrant_of(&self, account: Uuid) -> Option<usize> {
        self.accounts.iter().position(|entered| *entered == Some(account))
    }

    /// The moment at which it begins or is called off.
    pub fn opens_until(&self) -> Timestamp {
        self.settings.starts_at.unwrap_or(self.created_at + OPEN_FOR)
    }

    /// The moment at which players are reminded of the beginning; none if they were, or the organiser starts
    /// it.
    pub fn reminds_at(&self) -> Option<Timestamp> {
        self.settings.starts_at.filter(|_| !self.reminded).map(|at| at - REMIND_BEFORE)
    }

    /// The moment at which an arena opens no more tables.
    pub fn ends_at(&self) -> Option<Timestamp> {
        match self.state.rules.format {
            Format::Arena { minutes } => Some(self.started_at? + SignedDuration::from_mins(minutes.into())),
            Format::Swiss { .. } | Format::League {} | Format::Elimination { .. } => None,
        }
    }

    /// The moment from which the next round may begin.
    pub fn next_round_at(&self) -> Option<Timestamp> {
        let pause = match (self.state.rules.format, self.settings.round_seconds) {
            (Format::Arena { .. }, _) => ARENA_PAUSE,
            (_, Some(seconds)) => SignedDuration::from_secs(seconds.into()),
            (_, None) => SignedDuration::ZERO,
        };
        let rested = self.paired_at.map(|at| at + pause);
        rested.max(self.round_after)
    }

    /// The moment before which no further round begins if it is put off by so long from now on, or from when
    /// it would begin.
    ///
    /// # Errors
    /// `NotRunning`; `Arena`; `TooOften` if that is too long after the round before it.
    pub fn put_off(&self, now: Timestamp, by: SignedDuration) -> Result<Timestamp, Refusal> {
        if self.state.phase != Phase::Running {
            return Err(Refusal::NotRunning);
        }
        if matches!(self.state.rules.format, Format::Arena { .. }) {
            return Err(Refusal::Arena);
        }
        let after = self.next_round_at().unwrap_or(now).max(now) + by;
        if after > self.paired_at.unwrap_or(now) + MAX_PUT_OFF { Err(Refusal::TooOften) } else { Ok(after) }
    }

    /// The moment at which the server has something to do; none while it waits for games.
    pub fn due_at(&self, now: Timestamp) -> Option<Timestamp> {
        match self.state.phase {
            Phase::Open => Some(self.reminds_at().unwrap_or(self.opens_until())),
            Phase::Finished | Phase::Cancelled => None,
            Phase::Running if self.state.paused.is_some() => None,
            Phase::Running => {
                let end = self.ends_at();
                let is_over = end.is_some_and(|end| end <= now);
                let step = self.state.next_step(is_over).map(|step| match step {
                    NextStep::Pair => self.next_round_at().unwrap_or(now).max(now),
                    NextStep::Finish => now,
                });
                [step, end.filter(|end| *end > now)].into_iter().flatten().min()
            }
        }
    }
}
