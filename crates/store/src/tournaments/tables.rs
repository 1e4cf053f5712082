//! The tables of a tournament: their games are opened with everybody seated, and their results recorded.
//! Games that an operator's ruling has left without a purpose are ended.

use crate::{
    Connection, Database, GameError, TournamentError,
    database::{fetch::Fetch, locks::lock_accounts_with_bans},
    ends,
    engine::{Command, Game, GameOptions, Int, Rejection, VoidReason},
    games::{command_options::CommandOptions, commands, hosted_games},
    hosting::{
        tournament::{HostedTournament, TournamentVisibility},
        visibility::Visibility,
    },
    lobby::{
        opening::{self, Opening},
        seated_table::{self, SeatedTable, TablePlayer},
    },
    log::SUBSTITUTE_BOT,
    schema::{tournament_tables, tournaments},
    tournaments::{deals, log, notices},
    verify::tournament::{absent, result_lines},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_tournament::{Entrant, Phase, Presence, TableState};
use std::collections::BTreeSet;
use uuid::Uuid;

/// The number of tables that are opened before results are looked at again.
const OPENED: i64 = 100;

/// The number of results that are recorded in one transaction.
const RECORDED: i64 = 50;

/// Opens the games of tables that have none. One that cannot be opened does not keep others from it. False
/// if nothing was opened.
pub(super) async fn open_all(db: &Database) -> Result<bool, TournamentError> {
    let to_open = tournament_tables::table
        .filter(tournament_tables::opened_at.is_null())
        .order(tournament_tables::game_id)
        .select(tournament_tables::game_id)
        .limit(OPENED);
    let to_open = to_open.load::<Uuid>(&mut db.connection("tables_to_open").await?).await?;
    let mut has_opened = false;
    for game in to_open {
        match open_one(db, game).await {
            Ok(opened) => has_opened |= opened,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, table = %game, "cannot open a table of a tournament");
            }
        }
    }
    Ok(has_opened)
}

/// Opens the game of a table. False if another replica has done it, or is doing it.
async fn open_one(db: &Database, game: Uuid) -> Result<bool, TournamentError> {
    let mut connection = db.connection("open_table_of_tournament").await?;
    let opened = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let row = tournament_tables::table
            .find(game)
            .filter(tournament_tables::opened_at.is_null())
            .select((tournament_tables::tournament_id, tournament_tables::round, tournament_tables::number))
            .for_update()
            .skip_locked();
        let Some((tournament, round, number)) = row.fetch_optional::<(Uuid, i16, i16)>(connection).await? else {
            return Ok(None);
        };
        let hosted = log::load_in(db, connection, tournament).await?;
        let table = table_of(&hosted, round, number).filter(|table| !is_without_purpose(&hosted, table));
        let opening = match table {
            Some(table) => {
                open_table(db, connection, &hosted, (game, usize::saturating_from(round)), &table.players).await?
            }
            None => None,
        };
        let at = db.now();
        diesel::update(tournament_tables::table.find(game))
            .set(tournament_tables::opened_at.eq(at.to_diesel()))
            .execute(connection)
            .await?;
        if opening.is_none() {
            ends::tournament::note(connection, game, at).await?;
        }
        Ok(Some(opening))
    });
    let opened = opened.await?;
    drop(connection);
    let has_opened = opened.is_some();
    if let Some(opening) = opened.flatten() {
        opening::publish(db, opening);
    }
    Ok(has_opened)
}

fn table_of(hosted: &HostedTournament, round: i16, number: i16) -> Option<&TableState> {
    let round = hosted.state.rounds.get(usize::try_from(round).ok()?)?;
    round.tables.get(usize::try_from(number).ok()?)
}

/// Whether the game of a table counts for nothing, because its result was decided, or the tournament was
/// called off.
fn is_without_purpose(hosted: &HostedTournament, table: &TableState) -> bool {
    table.is_ruled || hosted.state.phase == Phase::Cancelled
}

/// The account of a player who may sit at a table: neither deleted nor removed.
fn seated_account(hosted: &HostedTournament, entrant: Entrant) -> Option<Uuid> {
    let is_removed = hosted.state.entrants.get(entrant).is_some_and(|player| player.presence == Presence::Removed);
    hosted.accounts.get(entrant).copied().flatten().filter(|_| !is_removed)
}

/// Writes the game of a table. A bot sits for an account that was deleted, removed or banned; then the game is
/// not rated. None if no player has an account any more.
async fn open_table(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedTournament,
    (game, round): (Uuid, usize),
    players: &[Entrant],
) -> Result<Option<Opening>, TournamentError> {
    let account = |entrant: &Entrant| seated_account(hosted, *entrant);
    let known = players.iter().filter_map(account).collect::<Vec<_>>();
    let locked = lock_accounts_with_bans(connection, &known).await?;
    let there = locked.into_iter().filter_map(|(id, is_banned)| (!is_banned).then_some(id)).collect::<Vec<_>>();
    let settings = &hosted.settings;
    let player = |entrant: &Entrant| match account(entrant).filter(|account| there.contains(account)) {
        Some(account) => TablePlayer::Account(account),
        None => TablePlayer::Bot(SUBSTITUTE_BOT),
    };
    let table = SeatedTable {
        id: game,
        options: GameOptions { rated: settings.options.rated && there.len() == players.len(), ..settings.options },
        packs: settings.packs.clone(),
        visibility: match settings.visibility {
            TournamentVisibility::Public => Visibility::Public,
            TournamentVisibility::Unlisted => Visibility::Unlisted,
            TournamentVisibility::Friends => Visibility::Private,
        },
        deal: None,
        players: players.iter().map(player).collect(),
    };
    match deals::of_round(hosted, round) {
        Some(deal) => Ok(crate::deals::open_game(db, connection, deal, table).await?),
        None => Ok(seated_table::insert(db, connection, table).await?),
    }
}

/// Records the results of tables with games that have ended, tournament by tournament. One that cannot be
/// recorded does not keep others from it. False if nothing was recorded.
pub(super) async fn record_all(db: &Database) -> Result<bool, TournamentError> {
    let ended = tournament_tables::ended_at.is_not_null().and(tournament_tables::recorded.eq(false));
    let ended = tournament_tables::table.filter(ended).select(tournament_tables::tournament_id).distinct();
    let ended = ended.load::<Uuid>(&mut db.connection("results_to_record").await?).await?;
    let mut has_recorded = false;
    for id in ended {
        match record(db, id).await {
            Ok(recorded) => has_recorded |= recorded,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, tournament = %id, "cannot record results of a tournament");
            }
        }
    }
    Ok(has_recorded)
}

/// Records results of one tournament, the earliest first. False if they are kept until the last table with
/// the same deal is over.
async fn record(db: &Database, id: Uuid) -> Result<bool, TournamentError> {
    let mut connection = db.connection("record_tables_of_tournament").await?;
    let recorded = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        if deals::are_played(connection, &hosted).await? {
            return Ok(None);
        }
        let tables = tournament_tables::table
            .filter(tournament_tables::tournament_id.eq(id))
            .filter(tournament_tables::ended_at.is_not_null().and(tournament_tables::recorded.eq(false)))
            .order((tournament_tables::ended_at, tournament_tables::game_id))
            .limit(RECORDED)
            .select((tournament_tables::game_id, tournament_tables::round, tournament_tables::number))
            .load::<(Uuid, i16, i16)>(connection)
            .await?;
        let mut events = Vec::new();
        for (game, round, number) in &tables {
            let Some(table) = table_of(&hosted, *round, *number) else { continue };
            let players = &table.players;
            let (lines, head, absent) = match hosted_games::load_on(db, connection, *game).await {
                Ok(loaded) => {
                    let absent = absent(players, &loaded.game);
                    (result_lines(players, &loaded.game), loaded.head.to_string(), absent)
                }
                // No player had an account when it was to be opened.
                Err(GameError::NoSuchGame) => (result_lines(players, &Game::default()), String::new(), Vec::new()),
                Err(error) => return Err(error.into()),
            };
            let [round, number] = [*round, *number].map(usize::saturating_from);
            events.extend(hosted.state.finish_table(round, number, lines, head, absent)?);
        }
        for round in tables.iter().map(|(_, round, _)| usize::saturating_from(*round)).collect::<BTreeSet<_>>() {
            deals::close(connection, &hosted, round, db.now()).await?;
        }
        log::append(db, connection, &mut hosted, &events, &[]).await?;
        let recorded = tables.iter().map(|(game, ..)| *game).collect::<Vec<_>>();
        diesel::update(tournament_tables::table.filter(tournament_tables::game_id.eq_any(recorded)))
            .set(tournament_tables::recorded.eq(true))
            .execute(connection)
            .await?;
        Ok(Some(hosted))
    });
    let recorded = recorded.await?;
    recorded.iter().for_each(|hosted| notices::wake(db, hosted));
    Ok(recorded.is_some())
}

/// Ends the games that rulings have left without a purpose, and gives up the seats of players who were
/// removed, tournament by tournament. One where that fails does not keep others from it. False if nothing
/// ended.
pub(super) async fn end_all(db: &Database) -> Result<bool, TournamentError> {
    let to_end = tournaments::table.filter(tournaments::games_to_end.eq(true)).select(tournaments::id);
    let to_end = to_end.load::<Uuid>(&mut db.connection("tournaments_with_games_to_end").await?).await?;
    let mut has_ended = false;
    for id in to_end {
        match end_games(db, id).await {
            Ok(ended) => has_ended |= ended,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, tournament = %id, "cannot end games of a tournament");
            }
        }
    }
    Ok(has_ended)
}

/// False if a table is about to be opened: it is looked at again.
async fn end_games(db: &Database, id: Uuid) -> Result<bool, TournamentError> {
    let hosted = log::load(db, id).await?;
    let tables = tournament_tables::table
        .filter(tournament_tables::tournament_id.eq(id).and(tournament_tables::ended_at.is_null()))
        .select((tournament_tables::opened_at.is_not_null(), tournament_tables::round, tournament_tables::number))
        .load::<(bool, i16, i16)>(&mut db.connection("games_to_end").await?)
        .await?;
    for (_, round, number) in tables.iter().filter(|(is_open, ..)| *is_open) {
        let Some(table) = table_of(&hosted, *round, *number) else { continue };
        if is_without_purpose(&hosted, table) {
            let ended = commands::operate(db, table.game, Command::Void(VoidReason::Admin), None).await;
            unless_over(ended.map(drop))?;
            continue;
        }
        for entrant in table.players.iter().filter(|entrant| seated_account(&hosted, **entrant).is_none()) {
            let Some(account) = hosted.accounts.get(*entrant).copied().flatten() else { continue };
            let resign = Command::Resign(SUBSTITUTE_BOT);
            let left = commands::act(db, table.game, account, &resign, CommandOptions::default()).await;
            unless_over(left.map(drop))?;
        }
    }
    if tables.iter().any(|(is_open, ..)| !is_open) {
        return Ok(false);
    }
    let unchanged = tournaments::id.eq(id).and(tournaments::version.eq(hosted.head.version.cast_signed()));
    diesel::update(tournaments::table.filter(unchanged))
        .set(tournaments::games_to_end.eq(false))
        .execute(&mut *db.connection("note_ended_games").await?)
        .await?;
    Ok(true)
}

/// The outcome of ending a game or leaving it, which may have happened meanwhile.
fn unless_over(outcome: Result<(), GameError>) -> Result<(), GameError> {
    match outcome {
        Err(GameError::Rejected(Rejection::GameOver {} | Rejection::NotSeated {}) | GameError::NoSuchGame) => Ok(()),
        outcome => outcome,
    }
}
