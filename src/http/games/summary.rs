//! A game from outside: its options, who plays it, how to join it.

use crate::{
    engine::{Away, GameOptions, Occupant, PlayerColor, Seat, TicketPack},
    game::{chain::Head, hosted_game::HostedGame, visibility::Visibility},
    http::support::problem::Problem,
    store::{Seated, Store},
};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A game, its options and who plays it.
#[derive(Serialize, ToSchema)]
pub struct GameSummary {
    /// The game's id.
    pub id: Uuid,
    /// `lobby`, `running`, `finished` or `void`.
    #[schema(example = "lobby")]
    pub status: &'static str,
    /// The number of its last event.
    #[schema(example = 4)]
    pub version: u32,
    /// The head of its log.
    pub head: Head,
    /// Who may see and join it.
    pub visibility: Visibility,
    /// The code by which it can be joined; none of a private game, or once it has begun.
    #[schema(example = "K7P2XM")]
    pub code: Option<String>,
    /// What was agreed.
    pub options: GameOptions,
    /// The packs of tickets added (R2.4).
    pub packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret from which all chance of the game comes.
    pub commitment: String,
    /// The host's seat.
    pub host: Seat,
    /// Your seat, also while a bot plays it for you.
    pub you: Option<Seat>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// When the table was opened.
    pub created_at: jiff::Timestamp,
    /// When its last event happened.
    pub updated_at: jiff::Timestamp,
    /// When it is called off unless it has begun.
    pub expires_at: Option<jiff::Timestamp>,
    /// The game that was opened to play once more, if this one is over and you may see that one.
    pub rematch: Option<Uuid>,
}

/// A seat and who has it.
#[derive(Serialize, ToSchema)]
pub struct Player {
    /// Which seat.
    pub seat: Seat,
    /// The colour of its trains.
    pub color: PlayerColor,
    /// Nobody, a person or a bot.
    pub occupant: Occupant,
    /// The name of the person, or of the bot; none of an open seat.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// Why a bot plays for a person, if one does (R10.1).
    pub away: Option<Away>,
    /// Whether the person who took the seat has deleted his account; then there is no name, unless a bot plays on.
    pub deleted: bool,
}

/// Who sits in the seats of a game, with names.
pub fn players(folded: &HostedGame, seated: &[Seated]) -> Vec<Player> {
    let player = |seat: Seat| {
        let occupant = folded.game.occupants[seat];
        let person = seated.iter().find(|seated| seated.seat == seat).map(|seated| seated.name.clone());
        let away = folded.game.attendance[seat].away;
        let deleted = (occupant == Occupant::Person || away.is_some()) && person.is_none();
        let name = match occupant {
            Occupant::Nobody => None,
            Occupant::Bot { level } => Some(format!("{} (bot)", level.name())),
            Occupant::Person => person,
        };
        Player { seat, color: seat.color(), occupant, name, away, deleted }
    };
    folded.game.seats().map(player).collect()
}

/// A game as a viewer sees it from outside.
///
/// # Errors
/// If the database does not answer.
pub async fn of(store: &Store, folded: &HostedGame, viewer: Option<Uuid>) -> Result<GameSummary, Problem> {
    let is_open = folded.game.status() == "lobby";
    let rematch = if folded.game.is_over() { store.rematch_of(folded.id, viewer).await? } else { None };
    Ok(GameSummary {
        id: folded.id,
        status: folded.game.status(),
        version: folded.head.version,
        head: folded.head,
        visibility: folded.visibility,
        code: folded.code.clone().filter(|_| is_open),
        options: folded.game.options,
        packs: folded.game.packs.clone(),
        commitment: folded.game.commitment.clone(),
        host: folded.game.host,
        you: viewer.and_then(|account| folded.place_of(account)),
        players: players(folded, &store.seated(folded.id).await?),
        created_at: folded.opened_at,
        updated_at: folded.updated_at,
        expires_at: store.expiry(folded),
        rematch,
    })
}
