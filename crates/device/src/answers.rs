//! Answers of a game on a device, in the shapes of the HTTP API.

use crate::table::{DeviceError, DeviceGame};
use jiff::Timestamp;
use railhead_engine::{
    AwayReason, Entropy, Event, EventKind, Game, GameOptions, GameView, Int, Move, MoveCost, Occupant, OwnSeat, Phase,
    PlayerColor, PlayerScore, ScoreExplanation, Seat, TableView, TicketPack, TieGroup, ties,
};
use railhead_log::{
    chain::Head,
    logged_event::{LoggedEvent, logged},
};
use railhead_planner::{MoveSummary, SeatPlan};
use serde::Serialize;
use std::ops::Not;
use uuid::Uuid;

/// The game as a seat sees it.
#[derive(Serialize)]
pub struct View {
    version: u32,
    head: Head,
    table: TableView,
    you: Option<OwnSeat>,
    /// A game on a device has none.
    clocks: Option<()>,
}

/// The legal moves of a seat.
#[derive(Serialize)]
pub struct LegalMoves {
    version: u32,
    seat: Seat,
    moves: Vec<Move>,
    summary: MoveSummary,
}

/// The price of a move.
#[derive(Serialize)]
pub struct MovePreview {
    version: u32,
    cost: MoveCost,
}

/// The plan for the tickets of a seat.
#[derive(Serialize)]
pub struct TicketsPlan {
    version: u32,
    plan: SeatPlan,
}

/// The result of a move, as its player sees it.
#[derive(Serialize)]
pub struct MoveResult {
    version: u32,
    head: Head,
    events: Vec<LoggedEvent>,
    view: View,
}

/// The events since a version.
#[derive(Serialize)]
pub struct EventPage {
    version: u32,
    head: Head,
    events: Vec<LoggedEvent>,
    next: Option<Head>,
}

/// The game, its options and its players.
#[derive(Serialize)]
pub struct GameSummary {
    id: Uuid,
    status: &'static str,
    version: u32,
    head: Head,
    visibility: &'static str,
    spectator_delay: u32,
    bots_welcome: bool,
    code: Option<String>,
    options: GameOptions,
    packs: Vec<TicketPack>,
    commitment: String,
    host: Seat,
    you: Option<Seat>,
    players: Vec<SeatedPlayer>,
    created_at: Option<Timestamp>,
    updated_at: Option<Timestamp>,
    expires_at: Option<Timestamp>,
    rematch: Option<Uuid>,
    tournament: Option<()>,
}

/// A seat and its player.
#[derive(Serialize)]
pub struct SeatedPlayer {
    seat: Seat,
    color: Option<PlayerColor>,
    occupant: Occupant,
    name: Option<String>,
    player_id: Option<String>,
    bot_of: Option<String>,
    away: Option<AwayReason>,
    deleted: bool,
    #[serde(skip_serializing_if = "Not::not")]
    stand_in: bool,
}

/// The source of the randomness.
#[derive(Serialize)]
pub struct Fairness {
    commitment: String,
    entropies: Vec<Option<Entropy>>,
    secret: Option<String>,
}

/// The result of a finished game.
#[derive(Serialize)]
pub struct DeviceResult {
    id: Uuid,
    options: GameOptions,
    players: Vec<SeatedPlayer>,
    scores: Vec<PlayerScore>,
    explanation: Explanation,
    started_at: Option<Timestamp>,
    finished_at: Option<Timestamp>,
    seconds: u64,
    played: Vec<Played>,
    tournament: Option<()>,
}

/// The explanation of the scores.
#[derive(Serialize)]
pub struct Explanation {
    players: Vec<ScoreExplanation>,
    tie_breaks: Vec<TieGroup>,
}

#[derive(Serialize)]
struct Played {
    seat: Seat,
    thinking_seconds: f64,
    rating: Option<()>,
}

impl LegalMoves {
    /// The moves of the viewer, in a game elsewhere, too. None for a spectator.
    pub fn of(view: &GameView) -> Option<LegalMoves> {
        let seat = view.you.as_ref()?.seat;
        let moves = view.legal_moves();
        Some(LegalMoves { version: view.version, seat, summary: MoveSummary::of(&moves), moves })
    }
}

impl TicketsPlan {
    /// The plan of the viewer, in a game elsewhere, too. None while no game is played.
    pub fn of(view: &GameView) -> Option<TicketsPlan> {
        Some(TicketsPlan { version: view.version, plan: SeatPlan::of(view)? })
    }
}

impl DeviceGame {
    /// The seats for which the game waits and that people play.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        self.game.waits_for().filter(|seat| self.game.occupants()[*seat] == Occupant::Person)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.head.version
    }

    /// The game as a seat sees it.
    pub fn view(&self, seat: Seat) -> View {
        let GameView { version, table, you } = self.game.view_for(Some(seat));
        View { version, head: self.head, table, you, clocks: None }
    }

    /// The game as a seat saw it at a version; as spectators saw it without a seat. None if there is no such version.
    pub fn replay(&self, seat: Option<Seat>, at: Option<u32>) -> Option<GameView> {
        let at = usize::saturating_from(at.unwrap_or(self.head.version));
        let events = self.log.get(..at).filter(|events| !events.is_empty())?;
        Some(Game::replay(events.iter().map(|recorded| &recorded.event)).view_for(seat))
    }

    /// The legal moves of a seat.
    pub fn moves(&self, seat: Seat) -> LegalMoves {
        let moves = self.game.legal_moves(seat);
        LegalMoves { version: self.head.version, seat, summary: MoveSummary::of(&moves), moves }
    }

    /// The price of a move, before any card is turned.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn preview(&self, seat: Seat, the_move: &Move) -> Result<MovePreview, DeviceError> {
        self.try_move(seat, the_move)?;
        Ok(MovePreview { version: self.head.version, cost: self.game.cost(seat, the_move) })
    }

    /// The plan for the tickets of a seat. None while no game is played.
    pub fn plan(&self, seat: Seat) -> Option<TicketsPlan> {
        TicketsPlan::of(&self.game.view_for(Some(seat)))
    }

    /// The events since a version and the present view, as a seat may see them.
    pub fn result_since(&self, seat: Seat, version: u32) -> MoveResult {
        MoveResult {
            version: self.head.version,
            head: self.head,
            events: self.logged(seat, version),
            view: self.view(seat),
        }
    }

    /// The events after a version, as a seat may see them: the rest of the log in one page.
    pub fn events(&self, seat: Seat, after: u32) -> EventPage {
        let events = self.logged(seat, after);
        EventPage { version: self.head.version, head: self.head, events, next: None }
    }

    /// The same, each with the head after it.
    pub fn stream(&self, seat: Seat, after: u32) -> Vec<(Head, LoggedEvent)> {
        let heads = self.log.iter().map(|recorded| recorded.head).skip(usize::saturating_from(after));
        heads.zip(self.logged(seat, after)).collect()
    }

    fn logged(&self, seat: Seat, version: u32) -> Vec<LoggedEvent> {
        let new = self.log.iter().skip(usize::saturating_from(version));
        logged(new, Some(seat), self.game.is_over()).collect()
    }

    /// The game, its options and its players.
    pub fn summary(&self, seat: Seat) -> GameSummary {
        let status = match self.game.phase() {
            Phase::Lobby => "lobby",
            Phase::Dealing { .. } | Phase::Turn(_) => "running",
            Phase::Finished { .. } => "finished",
            Phase::Voided { .. } => "void",
        };
        GameSummary {
            id: self.id,
            status,
            version: self.head.version,
            head: self.head,
            visibility: "private",
            spectator_delay: 0,
            bots_welcome: false,
            code: None,
            options: self.game.options(),
            packs: self.game.packs().to_vec(),
            commitment: self.game.commitment().to_owned(),
            host: self.game.host(),
            you: Some(seat),
            players: self.players(),
            created_at: self.log.first().map(|first| first.at),
            updated_at: self.log.last().map(|last| last.at),
            expires_at: None,
            rematch: None,
            tournament: None,
        }
    }

    fn players(&self) -> Vec<SeatedPlayer> {
        let player = |seat: Seat| {
            let occupant = self.game.occupants()[seat];
            let name = match occupant {
                Occupant::Bot { level } => Some(format!("{} (bot)", level.name())),
                Occupant::Person | Occupant::Nobody => self.name(seat),
            };
            SeatedPlayer {
                seat,
                color: self.game.colors()[seat],
                occupant,
                name,
                player_id: None,
                bot_of: None,
                away: self.game.presence()[seat].away,
                deleted: false,
                stand_in: false,
            }
        };
        self.game.seats().map(player).collect()
    }

    /// The source of the randomness; its secret once the game is over.
    pub fn fairness(&self) -> Fairness {
        Fairness {
            commitment: self.game.commitment().to_owned(),
            entropies: self.game.seats().map(|seat| self.game.entropies()[seat].clone()).collect(),
            secret: self.secret_if_over(),
        }
    }

    /// The result. None unless the game is finished.
    pub fn result(&self) -> Option<DeviceResult> {
        let (scores, position) = (self.game.scores().to_vec(), self.game.position());
        let is_start = |event: &Event| matches!(event, Event::GameStarted { .. });
        let started_at = self.log.iter().find(|recorded| is_start(&recorded.event)).map(|recorded| recorded.at);
        let finished_at = self.log.last().map(|last| last.at);
        let seconds = started_at.zip(finished_at).map(|(from, to)| to.duration_since(from).as_secs().unsigned_abs());
        let played = |seat: Seat| Played { seat, thinking_seconds: self.thinking_seconds(seat), rating: None };
        self.game.is_finished().then(|| DeviceResult {
            id: self.id,
            options: self.game.options(),
            players: self.players(),
            explanation: Explanation {
                players: scores.iter().map(|score| position.explain(score)).collect(),
                tie_breaks: ties(&scores, self.game.options().tie_break),
            },
            scores,
            started_at,
            finished_at,
            seconds: seconds.unwrap_or_default(),
            played: self.game.seats().map(played).collect(),
            tournament: None,
        })
    }

    /// The time from each event before a move of a person to the move, in seconds.
    fn thinking_seconds(&self, seat: Seat) -> f64 {
        if self.game.occupants()[seat] != Occupant::Person {
            return 0.0;
        }
        let pairs = self.log.iter().zip(self.log.iter().skip(1));
        let own = pairs.filter(|(_, moved)| moved.event.kind() == EventKind::Move(seat));
        own.map(|(before, moved)| moved.at.duration_since(before.at).as_secs_f64()).sum()
    }
}
