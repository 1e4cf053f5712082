//! The tables of a tournament: their games are opened with everybody seated, and their results recorded.

use crate::{
    engine::{Command, Event, Game, GameOptions, RulesRevision, Seat, SeatChoice},
    hosting::{
        hosted_game::{Request, SUBSTITUTE_BOT},
        notifications::notifications,
        rng::GameSeed,
        thinking::Thinking,
        tournament::{HostedTournament, TournamentVisibility},
        visibility::{SpectatorDelay, Visibility},
    },
    store::{
        Connection, Database, DatabaseError, GameError, TournamentError,
        database::fetch::Fetch,
        games::load,
        lobby::open::{self, Opening},
        locks::lock_accounts,
        notifications::notify::write_notifications,
        schema::{accounts, tournament_tables},
        tournament_ends,
        tournaments::log,
    },
    verify::tournament::result_lines,
};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{SmallInt, Uuid as SqlUuid},
};
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use std::time::Duration;
use uuid::Uuid;

/// The number of results that are recorded in one transaction.
const RECORDED: i64 = 50;

/// A table whose game is to be opened, after `$1`. Replicas skip those that another one is opening.
const NEXT: &str = "SELECT game_id, tournament_id, round, number FROM tournament_tables \
    WHERE opened_at IS NULL AND game_id > $1 ORDER BY game_id LIMIT 1 FOR UPDATE SKIP LOCKED";

#[derive(QueryableByName)]
struct NextTable {
    #[diesel(sql_type = SqlUuid)]
    game_id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    tournament_id: Uuid,
    #[diesel(sql_type = SmallInt)]
    round: i16,
    #[diesel(sql_type = SmallInt)]
    number: i16,
}

/// Opens the games of all tables that have none. One that cannot be opened does not keep others from it.
/// False if there was none.
pub(super) async fn open_all(db: &Database) -> Result<bool, TournamentError> {
    let (mut after, mut found) = (Uuid::nil(), false);
    loop {
        let mut connection = db.connection("next_table_of_tournament").await?;
        let next = sql_query(NEXT).bind::<SqlUuid, _>(after);
        let Some(next) = next.fetch_optional::<NextTable>(&mut connection).await? else { return Ok(found) };
        drop(connection);
        after = next.game_id;
        match open_one(db, after).await {
            Ok(()) => found = true,
            Err(error) => {
                tracing::error!(error = &error as &dyn std::error::Error, table = %after, "cannot open a table of a tournament");
            }
        }
    }
}

/// Opens the game of a table, unless another replica is doing it.
async fn open_one(db: &Database, game: Uuid) -> Result<(), TournamentError> {
    let mut connection = db.connection("open_table_of_tournament").await?;
    let opened = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let before = Uuid::from_u128(game.as_u128().saturating_sub(1));
        let next = sql_query(NEXT).bind::<SqlUuid, _>(before).fetch_optional::<NextTable>(connection).await?;
        let Some(next) = next.filter(|next| next.game_id == game) else { return Ok(None) };
        let opening = open_table(db, connection, &next).await?;
        let at = db.now();
        diesel::update(tournament_tables::table.find(game))
            .set(tournament_tables::opened_at.eq(at.to_diesel()))
            .execute(connection)
            .await?;
        if opening.is_none() {
            tournament_ends::note(connection, game, at).await?;
        }
        Ok(opening)
    });
    let opened = opened.await?;
    drop(connection);
    opened.map(|opening| open::opened(db, opening));
    Ok(())
}

/// Writes the game of a table. None if no player has an account any more.
async fn open_table(
    db: &Database,
    connection: &mut Connection,
    next: &NextTable,
) -> Result<Option<Opening>, TournamentError> {
    let hosted = log::load_in(db, connection, next.tournament_id).await?;
    let round = hosted.state.rounds.get(next.round as usize);
    let Some(table) = round.and_then(|round| round.tables.get(next.number as usize)) else { return Ok(None) };
    let seated = table.players.iter().map(|entrant| hosted.accounts.get(*entrant).copied().flatten());
    let seated = existing(connection, seated.collect()).await?;
    let Some((opening, started)) = seat(db, &hosted, next.game_id, &seated)? else { return Ok(None) };
    let due_at = opening.hosted.due_at(&db.process.limits);
    open::insert(connection, Uuid::nil(), &opening, due_at, None).await?;
    let before = opening.hosted.head.version - started.len() as u32;
    let notes = notifications(&opening.hosted, before, None, &started);
    write_notifications(connection, next.game_id, &notes, None, opening.hosted.opened_at).await?;
    Ok(Some(opening))
}

/// Locks the accounts and leaves out those that were deleted.
async fn existing(
    connection: &mut Connection,
    accounts: Vec<Option<Uuid>>,
) -> Result<Vec<Option<Uuid>>, DatabaseError> {
    let known = accounts.iter().flatten().copied().collect::<Vec<_>>();
    lock_accounts(connection, &known).await?;
    let there =
        accounts::table.filter(accounts::id.eq_any(&known)).select(accounts::id).load::<Uuid>(connection).await?;
    Ok(accounts.into_iter().map(|account| account.filter(|id| there.contains(id))).collect())
}

/// The game of a table with everybody seated, dealt, and the events after its opening. A bot sits for an
/// account that was deleted; then the game is not rated. None without any account.
fn seat(
    db: &Database,
    hosted: &HostedTournament,
    id: Uuid,
    seated: &[Option<Uuid>],
) -> Result<Option<(Opening, Vec<Event>)>, GameError> {
    let seats = Seat::ALL.into_iter().zip(seated);
    let Some((first, Some(host))) = seats.clone().find(|(_, account)| account.is_some()) else { return Ok(None) };
    let settings = &hosted.settings;
    let options = GameOptions {
        seats: seated.len() as u8,
        rated: settings.options.rated && seated.iter().all(Option::is_some),
        ..settings.options
    };
    let (seed, now) = (GameSeed { id, secret: db.process.randomness.game_seed().secret }, db.now());
    let choice = (SeatChoice { seat: Some(first), color: None }, None);
    let commitment = seed.secret.commitment();
    let events = Game::create_by(RulesRevision::LATEST, options, settings.packs.clone(), choice, [], commitment)?;
    let visibility = match settings.visibility {
        TournamentVisibility::Public => Visibility::Public,
        TournamentVisibility::Unlisted => Visibility::Unlisted,
        TournamentVisibility::Friends => Visibility::Private,
    };
    let mut opening = Opening::new(*host, events, seed, (visibility, SpectatorDelay::default()), now)?;
    let mut started = Vec::new();
    for (seat, account) in seats.filter(|(seat, _)| *seat != first) {
        let choice = SeatChoice { seat: Some(seat), color: None };
        let request = match account {
            Some(account) => Request::Account(*account, Command::Join(choice, None)),
            None => Request::Account(*host, Command::AddBot(choice, SUBSTITUTE_BOT)),
        };
        started.extend(opening.hosted.act(&request, now, Thinking::undisturbed(Duration::ZERO))?);
    }
    let entries = opening.hosted.link(&started)?;
    opening.entries.extend(entries);
    Ok(Some((opening, started)))
}

/// Records the results of tables whose games have ended, tournament by tournament. One that cannot be
/// recorded does not keep others from it. False if there was none.
pub(super) async fn record_all(db: &Database) -> Result<bool, TournamentError> {
    let (mut after, mut found) = (Uuid::nil(), false);
    loop {
        let next = tournament_tables::table
            .filter(tournament_tables::ended_at.is_not_null().and(tournament_tables::recorded.eq(false)))
            .filter(tournament_tables::tournament_id.gt(after))
            .order(tournament_tables::tournament_id)
            .select(tournament_tables::tournament_id)
            .limit(1);
        let next = next.fetch_optional::<Uuid>(&mut *db.connection("next_result_of_tournament").await?).await?;
        let Some(id) = next else { return Ok(found) };
        after = id;
        match record(db, id).await {
            Ok(()) => found = true,
            Err(error) => {
                tracing::error!(error = &error as &dyn std::error::Error, tournament = %id, "cannot record results");
            }
        }
    }
}

/// Records results of one tournament, the earliest first.
async fn record(db: &Database, id: Uuid) -> Result<(), TournamentError> {
    let mut connection = db.connection("record_tables_of_tournament").await?;
    let ended = tournament_tables::ended_at.is_not_null().and(tournament_tables::recorded.eq(false));
    Connection::transaction(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        let tables = tournament_tables::table
            .filter(ended.and(tournament_tables::tournament_id.eq(id)))
            .order((tournament_tables::ended_at, tournament_tables::game_id))
            .limit(RECORDED)
            .select((tournament_tables::game_id, tournament_tables::round, tournament_tables::number))
            .load::<(Uuid, i16, i16)>(connection)
            .await?;
        let mut events = Vec::new();
        for (game, round, number) in &tables {
            let (round, number) = (*round as usize, *number as usize);
            let table = hosted.state.rounds.get(round).and_then(|round| round.tables.get(number));
            let Some(players) = table.map(|table| &table.players) else { continue };
            let (lines, head) = match load::load_on(db, connection, *game).await {
                Ok(played) => (result_lines(players, played.game.scores()), played.head.to_string()),
                // No player had an account when it was to be opened.
                Err(GameError::NoSuchGame) => (result_lines(players, &[]), String::new()),
                Err(error) => return Err(error.into()),
            };
            events.extend(hosted.state.finish_table(round, number, lines, head)?);
        }
        log::append(db, connection, &mut hosted, &events, None).await?;
        let recorded = tables.iter().map(|(game, ..)| *game).collect::<Vec<_>>();
        diesel::update(tournament_tables::table.filter(tournament_tables::game_id.eq_any(recorded)))
            .set(tournament_tables::recorded.eq(true))
            .execute(connection)
            .await?;
        Ok(())
    })
    .await
}
