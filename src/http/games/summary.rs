//! A game from outside: its options, its players, how to join it.

use crate::{
    engine::{AwayReason, GameOptions, Occupant, Phase, PlayerColor, Seat, TicketPack},
    hosting::{
        hosted_game::HostedGame,
        seat_offer::OfferedTo,
        status::GameStatus,
        visibility::{SpectatorDelay, Visibility},
    },
    http::{
        games::tournament_table::{self, GameTournament},
        problem::Problem,
    },
    identity::PlayerId,
    log::chain::Head,
    store::{
        Database,
        games::seated::{self, Seated},
        lobby::{
            kept_seats, opening, rematches,
            stand_ins::{self, SeatOffer},
        },
    },
};
use serde::Serialize;
use std::ops::Not;
use utoipa::ToSchema;
use uuid::Uuid;

/// A game, its options and its players.
#[derive(Serialize, ToSchema)]
pub struct GameSummary {
    /// The game's id.
    pub id: Uuid,
    /// The game's status.
    pub status: GameStatus,
    /// The number of the last event.
    #[schema(example = 4)]
    pub version: u32,
    /// The head of the log.
    pub head: Head,
    /// The players who can see and join the game.
    pub visibility: Visibility,
    /// The number of seconds that spectators are behind while the game runs.
    pub spectator_delay: SpectatorDelay,
    /// Whether bots of players may take a seat without an invitation.
    pub bots_welcome: bool,
    /// The code to join with. Null for a private game, and once the game has begun.
    #[schema(example = "K7P2XM")]
    pub code: Option<String>,
    /// The game's options.
    pub options: GameOptions,
    /// The ticket packs in use (R2.4).
    pub packs: Vec<TicketPack>,
    /// SHA-256, in hexadecimal, of the secret from which the game's randomness comes.
    pub commitment: String,
    /// The host's seat.
    pub host: Seat,
    /// Your seat, even while a bot plays it for you. Null if you have none.
    pub you: Option<Seat>,
    /// The seats and their players.
    pub players: Vec<GamePlayer>,
    /// The time at which the game was opened.
    pub created_at: jiff::Timestamp,
    /// The time at which the last event was recorded.
    pub updated_at: jiff::Timestamp,
    /// The time at which the game is called off if it has not begun. Null once it has.
    pub expires_at: Option<jiff::Timestamp>,
    /// The rematch of this game, if there is one and you may see it.
    pub rematch: Option<Uuid>,
    /// The tournament of which it is a table. Null for others, and if you may not see the tournament.
    pub tournament: Option<GameTournament>,
}

/// A seat and its occupant.
#[derive(Serialize, ToSchema)]
pub struct GamePlayer {
    /// The seat's number, from 0.
    pub seat: Seat,
    /// The colour of the player's trains. Null for an open seat.
    pub color: Option<PlayerColor>,
    /// Whether the seat is open, or taken by a person or a bot.
    pub occupant: Occupant,
    /// The name of the player or bot. Null for an open seat.
    #[schema(example = "Ada")]
    pub name: Option<String>,
    /// The player's id. Null where the name is no player's.
    pub player_id: Option<PlayerId>,
    /// The name of the player whose bot this is. Null for a person, a bot of the server or an open
    /// seat.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// The reason for which a bot plays for the player (R10.1). Null if none does.
    pub away: Option<AwayReason>,
    /// Whether the player has deleted their account. Then there is no name, unless a bot took over.
    pub deleted: bool,
    /// Whether another person has taken over the seat since the game began (R10.10). Absent if not.
    #[serde(skip_serializing_if = "Not::not")]
    #[schema(required = false)]
    pub stand_in: bool,
    /// Whether the seat of a rematch is open because the player for whom it would be kept has deleted
    /// the account, or is banned. Absent if not.
    #[serde(skip_serializing_if = "Not::not")]
    #[schema(required = false)]
    pub gone: bool,
    /// To whom the seat is offered. Absent if it is not, or you may not know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub offered_to: Option<OfferedTo>,
}

/// The account in a seat, and whose bot it is, if it is one.
pub struct SeatedAccount {
    pub id: Uuid,
    pub name: String,
    pub bot_of: Option<String>,
}

impl GamePlayer {
    /// The player of a seat; `account` is the account in it.
    pub fn new(
        seat: Seat,
        color: Option<PlayerColor>,
        occupant: Occupant,
        account: Option<SeatedAccount>,
        away: Option<AwayReason>,
    ) -> GamePlayer {
        let deleted = (occupant == Occupant::Person || away.is_some()) && account.is_none();
        let account = account.filter(|_| occupant == Occupant::Person);
        let player_id = account.as_ref().map(|account| PlayerId::of(account.id));
        let (name, bot_of) = match (occupant, account) {
            (Occupant::Bot { level }, _) => (Some(format!("{} (bot)", level.name())), None),
            (_, Some(SeatedAccount { id: _, name, bot_of })) => (Some(name), bot_of),
            (Occupant::Nobody | Occupant::Person, None) => (None, None),
        };
        GamePlayer {
            seat,
            color,
            occupant,
            name,
            player_id,
            bot_of,
            away,
            deleted,
            stand_in: false,
            gone: false,
            offered_to: None,
        }
    }
}

/// The players of a game, with the accounts in its seats and the offers of which a viewer may know.
pub fn players(hosted: &HostedGame, seated: &[Seated], offers: &[SeatOffer]) -> Vec<GamePlayer> {
    let game = &hosted.game;
    let player = |seat: Seat| {
        let account = seated.iter().find(|seated| seated.seat == seat);
        let account = account.map(|Seated { account, name, bot_of, .. }| SeatedAccount {
            id: *account,
            name: name.clone(),
            bot_of: bot_of.clone(),
        });
        let presence = game.presence()[seat];
        let player = GamePlayer::new(seat, game.colors()[seat], game.occupants()[seat], account, presence.away);
        let offered_to = offers.iter().find(|offer| offer.seat == seat).map(|offer| offer.to);
        GamePlayer { stand_in: presence.owner_left.is_some(), offered_to, ..player }
    };
    game.seats().map(player).collect()
}

pub async fn summarize(db: &Database, hosted: &HostedGame, viewer: Option<Uuid>) -> Result<GameSummary, Problem> {
    let is_open = *hosted.game.phase() == Phase::Lobby;
    let mut players = players(hosted, &seated::of(db, hosted.id).await?, &stand_ins::offers(db, hosted, viewer).await?);
    let gone = kept_seats::gone(db, hosted).await?;
    players.iter_mut().for_each(|player| player.gone = gone.contains(&player.seat));
    let tournament = tournament_table::of(db, hosted.id, &hosted.game.options(), viewer).await?;
    let rematch = if hosted.game.is_over() { rematches::of(db, hosted.id, viewer).await? } else { None };
    Ok(GameSummary {
        id: hosted.id,
        status: GameStatus::of(&hosted.game),
        version: hosted.head.version,
        head: hosted.head,
        visibility: hosted.visibility,
        spectator_delay: hosted.spectator_delay,
        bots_welcome: hosted.bots_welcome,
        code: hosted.code.clone().filter(|_| is_open),
        options: hosted.game.options(),
        packs: hosted.game.packs().to_vec(),
        commitment: hosted.game.commitment().to_owned(),
        host: hosted.game.host(),
        you: viewer.and_then(|account| hosted.place_of(account)),
        players,
        created_at: hosted.opened_at,
        updated_at: hosted.updated_at,
        expires_at: opening::expiry(db, hosted),
        rematch,
        tournament,
    })
}
