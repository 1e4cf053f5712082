//! A game on a device: its log, and the moves of people and bots.

use jiff::Timestamp;
use railhead_bots::{Budget, choose_in};
use railhead_engine::{
    Actor, BotLevel, Command, Event, Game, GameOptions, Int, Move, Occupant, Rejection, RulesRevision, Seat,
    SeatChoice, Variant,
};
use railhead_log::{
    SUBSTITUTE_BOT,
    chain::{Chain, Head},
    codec::{CodecError, RecordedEvent, SCHEMA, StoredEvent, encode, entries},
    rng::Secret,
};
use railhead_verify::transcript;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use uuid::Uuid;

/// A game to open.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The id.
    pub id: Uuid,
    /// The secret from which its cards follow: 64 hexadecimal digits.
    pub secret: String,
    /// The variant.
    pub variant: Variant,
    /// The seats, 2 to 5. The first is a person's, who is the host.
    pub seats: Vec<NewSeat>,
}

/// The player of a seat.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// A person with this name.
    Person(String),
    /// A bot of this level.
    Bot(BotLevel),
}

/// A game that its device keeps: what was decided. Everything else follows from it and from the rules,
/// and reading it takes a fraction of the program that reading a log would take.
#[derive(Serialize, Deserialize)]
struct Saved {
    rules: RulesRevision,
    settings: NewGame,
    opened_at: i64,
    decisions: Vec<Decision>,
    head: String,
}

/// The decision of the player of a seat, and its time, in milliseconds since 1970.
#[derive(Clone, Serialize, Deserialize)]
struct Decision(Seat, i64, Decided);

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Decided {
    Move(Move),
    Resignation,
}

impl Decided {
    fn command(self) -> Command {
        match self {
            Decided::Move(the_move) => Command::Play(the_move),
            Decided::Resignation => Command::Resign(SUBSTITUTE_BOT),
        }
    }
}

/// A request that a game on a device refuses, or a game that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DeviceError {
    /// The rules forbid it.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The game has moved on since the head that the request names.
    #[error("the game has moved on")]
    Stale,
    /// The game is not so far, or never was there.
    #[error("there is nothing to show")]
    NothingThere,
    /// The secret is not 64 hexadecimal digits.
    #[error("the secret is not 64 hexadecimal digits")]
    Secret,
    /// The first seat is not a person's.
    #[error("the first seat is a person's")]
    Host,
    /// The kept game cannot be read.
    #[error("the game cannot be read")]
    Unreadable(#[from] serde_json::Error),
    /// Another release has kept the game, with other rules.
    #[error("the game was begun with other rules")]
    OtherRules,
    /// The moment is not within the years that a log can have.
    #[error("the clock of the device is wrong")]
    Clock(#[from] jiff::Error),
    /// The log cannot be written.
    #[error("the log cannot be written")]
    Codec(#[from] CodecError),
}

/// A game whose log is on this device.
pub struct DeviceGame {
    pub(crate) id: Uuid,
    secret: Secret,
    settings: NewGame,
    opened_at: i64,
    decisions: Vec<Decision>,
    pub(crate) game: Game,
    pub(crate) log: Vec<RecordedEvent>,
    pub(crate) head: Head,
}

impl DeviceGame {
    /// Opens a game, seats everybody and deals, at a moment in milliseconds since 1970.
    ///
    /// # Errors
    /// The fault of the settings.
    pub fn open(settings: NewGame, now: i64) -> Result<DeviceGame, DeviceError> {
        let secret = Secret::from_hex(&settings.secret).ok_or(DeviceError::Secret)?;
        if !matches!(settings.seats.first(), Some(NewSeat::Person(_))) {
            return Err(DeviceError::Host);
        }
        let seated = Seat::ALL.into_iter().zip(&settings.seats).skip(1);
        let bots = seated.clone().filter_map(|(seat, player)| match player {
            NewSeat::Bot(level) => Some((SeatChoice::seat(seat), *level)),
            NewSeat::Person(_) => None,
        });
        let people = seated.clone().filter(|(_, player)| matches!(player, NewSeat::Person(_)));
        let people = people.map(|(seat, _)| seat).collect::<Vec<_>>();
        let options = GameOptions::new(settings.variant, u8::saturating_from(settings.seats.len()));
        let host = (SeatChoice::seat(Seat::ALL[0]), None);
        let events = Game::create(options, Vec::new(), host, bots, secret.commitment())?;
        let (id, game) = (settings.id, Game::replay(&events));
        let head = Chain::of_game(&secret, id).head();
        let mut opened =
            DeviceGame { id, secret, settings, opened_at: now, decisions: Vec::new(), game, log: Vec::new(), head };
        opened.record(events, now)?;
        for seat in people {
            opened.decide(Actor::Newcomer, &Command::Join(SeatChoice::seat(seat), None), now)?;
        }
        opened.decide(Actor::Seat(opened.game.host()), &Command::Start, now)?;
        Ok(opened)
    }

    /// Reads a game as [`DeviceGame::save`] has written it.
    ///
    /// # Errors
    /// The part that cannot be read; `OtherRules` if these rules come to another end.
    pub fn load(saved: &str) -> Result<DeviceGame, DeviceError> {
        let Saved { rules, settings, opened_at, decisions, head } = serde_json::from_str(saved)?;
        if rules != RulesRevision::LATEST {
            return Err(DeviceError::OtherRules);
        }
        let mut game = DeviceGame::open(settings, opened_at)?;
        for Decision(seat, at, decided) in decisions {
            game.settle(seat, decided, at)?;
        }
        if game.head.to_string() == head { Ok(game) } else { Err(DeviceError::OtherRules) }
    }

    /// Writes the game, to be kept on the device. It contains its secret.
    ///
    /// # Errors
    /// Never in practice; the serializer's error is passed on.
    pub fn save(&self) -> Result<String, DeviceError> {
        Ok(serde_json::to_string(&Saved {
            rules: self.game.rules(),
            settings: self.settings.clone(),
            opened_at: self.opened_at,
            decisions: self.decisions.clone(),
            head: self.head.to_string(),
        })?)
    }

    /// The name of the person in a seat. None for a bot.
    pub(crate) fn name(&self, seat: Seat) -> Option<String> {
        match self.settings.seats.get(usize::from(seat.number()))? {
            NewSeat::Person(name) => Some(name.clone()),
            NewSeat::Bot(_) => None,
        }
    }

    /// The log as the server exports that of a finished game: it can be verified, and imported.
    ///
    /// # Errors
    /// Never for the events of the engine.
    pub fn export(&self) -> Result<String, DeviceError> {
        let stored = |RecordedEvent { at, event, .. }: &RecordedEvent| {
            Ok(StoredEvent { schema: SCHEMA, at: *at, payload: encode(event)? })
        };
        let events = self.log.iter().map(stored).collect::<Result<Vec<_>, CodecError>>()?;
        Ok(transcript::write(self.id, &self.secret, None, events)?)
    }

    /// Makes a move for a seat.
    ///
    /// # Errors
    /// `Stale` if the head is another than the expected one; the rule that forbids the move.
    pub fn play(&mut self, seat: Seat, the_move: Move, expected: Option<&str>, now: i64) -> Result<(), DeviceError> {
        if expected.is_some_and(|expected| expected != self.head.to_string()) {
            return Err(DeviceError::Stale);
        }
        self.settle(seat, Decided::Move(the_move), now)
    }

    /// Gives a seat up: a bot plays for it from now on (R10.1).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn resign(&mut self, seat: Seat, now: i64) -> Result<(), DeviceError> {
        self.settle(seat, Decided::Resignation, now)
    }

    /// Lets the bot move for which the game waits. Returns whether there was one.
    ///
    /// # Errors
    /// Never in practice: a bot chooses among the legal moves.
    pub fn let_bot_move(&mut self, think: Duration, now: i64) -> Result<bool, DeviceError> {
        let bots = self.game.waits_for().find_map(|seat| match self.game.occupants()[seat] {
            Occupant::Bot { level } => Some((seat, level)),
            Occupant::Person | Occupant::Nobody => None,
        });
        let Some((seat, level)) = bots else { return Ok(false) };
        let mut rng = self.secret.next_bot_rng(self.id, &self.game);
        let Some(chosen) = choose_in(&self.game, seat, level, Budget::Time(think), &mut rng) else { return Ok(false) };
        self.settle(seat, Decided::Move(chosen), now)?;
        Ok(true)
    }

    /// Decides what a seat has decided, and remembers it.
    fn settle(&mut self, seat: Seat, decided: Decided, now: i64) -> Result<(), DeviceError> {
        self.decide(Actor::Seat(seat), &decided.command(), now)?;
        self.decisions.push(Decision(seat, now, decided));
        Ok(())
    }

    /// Decides a move and forgets it, with all that it turns up.
    pub(crate) fn try_move(&self, seat: Seat, the_move: &Move) -> Result<(), DeviceError> {
        let mut chance = self.secret.next_decision(None, self.id, &self.game);
        let mut tried = self.game.clone();
        Ok(tried.play_by(Actor::Seat(seat), &Command::Play(*the_move), chance.source(), &mut Vec::new())?)
    }

    fn decide(&mut self, by: Actor, command: &Command, now: i64) -> Result<(), DeviceError> {
        let mut events = Vec::new();
        let mut chance = self.secret.next_decision(None, self.id, &self.game);
        self.game.play_by(by, command, chance.source(), &mut events)?;
        self.record(events, now)
    }

    /// Adds events to the log. Its times never run backwards, whatever the clock of the device does.
    fn record(&mut self, events: Vec<Event>, now: i64) -> Result<(), DeviceError> {
        let now = Timestamp::from_millisecond(now)?;
        let at = self.log.last().map_or(now, |last| last.at.max(now));
        let chain = Chain::from_head(&self.secret, self.head);
        let linked = entries(chain, events.iter().map(|event| (at, event)))?;
        self.head = linked.last().map_or(self.head, |last| last.head);
        let recorded = linked.into_iter().zip(events);
        self.log.extend(recorded.map(|(entry, event)| RecordedEvent { head: entry.head, at, event }));
        Ok(())
    }

    pub(crate) fn secret_if_over(&self) -> Option<String> {
        self.game.is_over().then(|| self.secret.to_hex())
    }
}
