//! Quick match: joins the oldest open game that fits, or opens one.

use crate::{
    Connection, Database, DatabaseError, GameError,
    absences::sleeping_hours::sleepers,
    access::{has_bot, hidden_among, table_is_shown},
    database::{fetch::Fetch, statement::Parameters},
    engine::{Command, Game, GameOptions, Rejection, SeatChoice},
    games::{command_options::CommandOptions, commands, committed, hosted_games, outcomes},
    hosting::{
        hosted_game::{HostedGame, Request},
        joining::JoinRequest,
        outcome::CommandOutcome,
        visibility::{SpectatorDelay, Visibility},
    },
    idempotency::{Done, IdempotentRequest},
    lobby::{
        invitations::seat_for,
        opening::{self, Opening},
    },
    log::codec::CodecError,
    read_models::ratings,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{Double, Jsonb, Nullable, Timestamptz, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::ToDiesel;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

const WAITING: &str = "SELECT g.id FROM game_seats s JOIN games g ON g.id = s.game_id WHERE s.account_id = $1 \
    AND g.status = 'lobby' AND g.visibility = 'public' AND g.packs = '{}' AND g.options - 'auto_start' = $2 \
    AND g.created_at > $3 ORDER BY g.id LIMIT 1";

/// The maximum number of times a search begins because somebody took a seat meanwhile who is hidden
/// from the player.
const SEARCHES: usize = 4;

/// An advisory lock for each account, and for each kind of game: a player for whom no game was found
/// opens one before the next search begins.
const TAKE_TURNS: &str = "SELECT pg_advisory_xact_lock(hashtextextended($1::text, 0))";

/// The game to find, and for whom.
struct Search {
    account: Uuid,
    /// The agreed options, except whether the host has to start the game.
    options: Value,
    /// Games opened before this time are about to be cancelled.
    since: Timestamp,
    /// The player's rating μ, if the game is rated.
    mu: Option<f64>,
    now: Timestamp,
}

struct Player<'a> {
    account: Uuid,
    joining: JoinRequest,
    key: Option<&'a IdempotentRequest>,
}

enum QuickMatch {
    /// The account waits in this game already.
    Known(Arc<HostedGame>),
    /// The account joined this game.
    Taken(CommandOutcome),
    /// The game was opened for the account.
    Opened,
}

#[derive(QueryableByName)]
struct FittingGame {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

/// Seats an account in the oldest public game of these options that fits, or opens one. An
/// account that waits in such a game already stays there.
///
/// # Errors
/// `Rejected` if the options do not fit, `TooManyOpenGames`.
pub async fn quick(
    db: &Database,
    account: Uuid,
    options: GameOptions,
    joining: JoinRequest,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    opening::check_rated(&mut *db.connection("quick_match").await?, account, &options).await?;
    let seed = db.process.randomness.game_seed();
    let host = (SeatChoice { seat: None, color: joining.color }, joining.entropy.clone());
    let events = Game::create(options, Vec::new(), host, [], seed.secret.commitment())?;
    let opening =
        Opening::new(account, events, seed, (Visibility::Public, SpectatorDelay::default()), db.process.time.now())?;
    Box::pin(find_or_open(db, account, opening, joining, key)).await
}

/// Searches in one transaction without waiting for anybody. If nothing was found, searches again
/// in another, one player of this kind of game after the other, and opens a game. The first has
/// to end before: it may keep locks on games that no longer fit, and one that waits for its
/// turn with such a lock would block the one whose turn it is.
async fn find_or_open(
    db: &Database,
    account: Uuid,
    mut opening: Opening,
    joining: JoinRequest,
    key: Option<&IdempotentRequest>,
) -> Result<Done<Arc<HostedGame>>, GameError> {
    let mut connection = db.connection("quick_match").await?;
    let player = Player { account, joining, key };
    let search = search(db, &mut connection, account, &opening.hosted.game.options()).await?;
    let at_once = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
        find(db, connection, &search, " SKIP LOCKED", &player).await
    });
    let found = match at_once.await? {
        Some(found) => found,
        None => {
            let in_turn = Connection::transaction::<_, GameError, _>(&mut connection, async |connection| {
                take_turns(connection, &search.options).await?;
                if let Some(found) = find(db, connection, &search, "", &player).await? {
                    return Ok(found);
                }
                opening::write_opening(db, connection, account, &mut opening, key).await.map(|()| QuickMatch::Opened)
            });
            in_turn.await?
        }
    };
    drop(connection);
    match found {
        QuickMatch::Known(hosted) => Ok(Done::Unchanged(hosted)),
        QuickMatch::Taken(outcome) => {
            committed::after_commit(db, &outcome);
            Ok(Done::Changed(outcome.game))
        }
        QuickMatch::Opened => Ok(Done::Changed(opening::publish(db, opening))),
    }
}

/// The game in which the account waits, or one that fits and that it joins; `locked` says what
/// becomes of games that others have locked. Until the end of the transaction no other search runs
/// for the same account. The account's row is not locked: rows of accounts are locked together,
/// after that of a game.
async fn find(
    db: &Database,
    connection: &mut Connection,
    search: &Search,
    locked: &'static str,
    player: &Player<'_>,
) -> Result<Option<QuickMatch>, GameError> {
    take_turns(connection, &json!(search.account)).await?;
    if let Some(waiting) = search.waiting(connection).await? {
        return hosted_games::load_on(db, connection, waiting).await.map(|known| Some(QuickMatch::Known(known)));
    }
    for _ in 0..SEARCHES {
        let Some(fitting) = search.fitting(connection, locked).await? else { return Ok(None) };
        if let Some(outcome) = take_seat(db, connection, fitting, player).await? {
            return Ok(Some(QuickMatch::Taken(outcome)));
        }
    }
    Ok(None)
}

async fn search(
    db: &Database,
    connection: &mut Connection,
    account: Uuid,
    options: &GameOptions,
) -> Result<Search, GameError> {
    let mu = if options.rated { Some(ratings::mu(connection, account, options.seats).await?) } else { None };
    let mut options = serde_json::to_value(options).map_err(CodecError::Encode)?;
    options.as_object_mut().and_then(|options| options.remove("auto_start"));
    let now = db.process.time.now();
    Ok(Search { account, options, since: now - db.process.limits.open_for, mu, now })
}

/// Seats an account in a game whose row this transaction has locked. None if, since the search
/// began, a bot has joined it, or a player who is hidden from the account.
async fn take_seat(
    db: &Database,
    connection: &mut Connection,
    id: Uuid,
    player: &Player<'_>,
) -> Result<Option<CommandOutcome>, GameError> {
    let Player { account, ref joining, key } = *player;
    let known = hosted_games::load_on(db, connection, id).await?;
    let there = known.participants();
    if !hidden_among(connection, account, &there).await?.is_empty() || has_bot(connection, &there).await? {
        return Ok(None);
    }
    let seat = seat_for(connection, &known, account).await?.ok_or(Rejection::TableFull {})?;
    // The player cannot see this table before sitting at it, so a taken colour is not refused.
    let color = joining.color.filter(|color| known.game.free_colors().any(|free| free == *color));
    let command = Command::Join(SeatChoice { seat: Some(seat), color }, joining.entropy.clone());
    let request = Request::Account(account, command);
    let options = CommandOptions { key, ..CommandOptions::default() };
    let players = known.participants().into_iter().chain([account]).collect::<Vec<_>>();
    let sleepers = sleepers(db, connection, &known, &players).await?;
    let known = HostedGame { sleepers, ..Arc::unwrap_or_clone(known) };
    let decided = commands::decide(db, known, &request, options, Duration::ZERO).await?;
    let outcome = decided.ok_or(GameError::Contended)?;
    let appended = outcomes::write_on(db, connection, &outcome, Some(account), options).await?;
    if appended { Ok(Some(outcome)) } else { Err(GameError::Contended) }
}

impl Search {
    /// The open game of this kind in which the account waits already.
    async fn waiting(&self, connection: &mut Connection) -> Result<Option<Uuid>, GameError> {
        let waiting = sql_query(WAITING)
            .bind::<SqlUuid, _>(self.account)
            .bind::<Jsonb, _>(&self.options)
            .bind::<Timestamptz, _>(self.since.to_diesel());
        Ok(waiting.fetch_optional::<FittingGame>(connection).await?.map(|waiting| waiting.id))
    }

    /// The oldest game of this kind that the account may join: it has neither a bot of a player nor
    /// a player who is hidden from the account, and an open seat that is not reserved for another.
    /// In a rated game, the ratings of the opener and the player may differ by 3 on the scale of μ,
    /// and by 1 more for every 30 s that the game has waited.
    async fn fitting(&self, connection: &mut Connection, locked: &'static str) -> Result<Option<Uuid>, GameError> {
        let mut parameters = Parameters::default();
        let account = parameters.bind::<SqlUuid, _>(self.account);
        let options = parameters.bind::<Jsonb, _>(&self.options);
        let since = parameters.bind::<Timestamptz, _>(self.since.to_diesel());
        let mu = parameters.bind::<Nullable<Double>, _>(self.mu);
        let now = parameters.bind::<Timestamptz, _>(self.now.to_diesel());
        let fitting = parameters.statement(format!(
            include_str!("quick_match_fitting.sql"),
            account = account,
            options = options,
            since = since,
            mu = mu,
            now = now,
            shown = table_is_shown(&account, "g.id"),
            locked = locked
        ));
        Ok(fitting.fetch_optional::<FittingGame>(connection).await?.map(|fitting| fitting.id))
    }
}

async fn take_turns(connection: &mut Connection, of: &Value) -> Result<(), DatabaseError> {
    sql_query(TAKE_TURNS).bind::<Jsonb, _>(of).execute(connection).await?;
    Ok(())
}
