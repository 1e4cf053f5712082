//! The tables of a tournament: their games are opened with everybody seated, and their results recorded.

use crate::{
    engine::{Game, GameOptions},
    hosting::{
        hosted_game::SUBSTITUTE_BOT,
        tournament::{HostedTournament, TournamentVisibility},
        visibility::Visibility,
    },
    store::{
        self, Connection, Database, GameError, TournamentError,
        database::fetch::Fetch,
        games::load,
        lobby::{
            open::{self, Opening},
            seated_table::{self, SeatedTable, TablePlayer},
        },
        locks::lock_accounts,
        schema::tournament_tables,
        tournament_ends,
        tournaments::{deals, log},
    },
    verify::tournament::result_lines,
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff_diesel::ToDiesel;
use railhead_tournament::Entrant;
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
                let error = &error as &dyn std::error::Error;
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
        let players = players_of(&hosted, round, number).unwrap_or_default();
        let opening = open_table(db, connection, &hosted, (game, round as usize), players).await?;
        let at = db.now();
        diesel::update(tournament_tables::table.find(game))
            .set(tournament_tables::opened_at.eq(at.to_diesel()))
            .execute(connection)
            .await?;
        if opening.is_none() {
            tournament_ends::note(connection, game, at).await?;
        }
        Ok(Some(opening))
    });
    let opened = opened.await?;
    drop(connection);
    let has_opened = opened.is_some();
    if let Some(opening) = opened.flatten() {
        open::opened(db, opening);
    }
    Ok(has_opened)
}

fn players_of(hosted: &HostedTournament, round: i16, number: i16) -> Option<&[Entrant]> {
    let round = hosted.state.rounds.get(usize::try_from(round).ok()?)?;
    round.tables.get(usize::try_from(number).ok()?).map(|table| table.players.as_slice())
}

/// Writes the game of a table. A bot sits for an account that was deleted; then the game is not rated. None
/// if no player has an account any more.
async fn open_table(
    db: &Database,
    connection: &mut Connection,
    hosted: &HostedTournament,
    (game, round): (Uuid, usize),
    players: &[Entrant],
) -> Result<Option<Opening>, TournamentError> {
    let account = |entrant: &Entrant| hosted.accounts.get(*entrant).copied().flatten();
    let known = players.iter().filter_map(account).collect::<Vec<_>>();
    let there = lock_accounts(connection, &known).await?;
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
        Some(deal) => Ok(store::deals::open_game(db, connection, deal, table).await?),
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
                let error = &error as &dyn std::error::Error;
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
            return Ok(false);
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
            let Some(players) = players_of(&hosted, *round, *number) else { continue };
            let (lines, head) = match load::load_on(db, connection, *game).await {
                Ok(played) => (result_lines(players, &played.game), played.head.to_string()),
                // No player had an account when it was to be opened.
                Err(GameError::NoSuchGame) => (result_lines(players, &Game::default()), String::new()),
                Err(error) => return Err(error.into()),
            };
            events.extend(hosted.state.finish_table(*round as usize, *number as usize, lines, head)?);
        }
        for round in tables.iter().map(|(_, round, _)| *round as usize).collect::<BTreeSet<_>>() {
            deals::close(connection, &hosted, round, db.now()).await?;
        }
        log::append(db, connection, &mut hosted, &events, &[]).await?;
        let recorded = tables.iter().map(|(game, ..)| *game).collect::<Vec<_>>();
        diesel::update(tournament_tables::table.filter(tournament_tables::game_id.eq_any(recorded)))
            .set(tournament_tables::recorded.eq(true))
            .execute(connection)
            .await?;
        Ok(true)
    });
    recorded.await.inspect(|_| db.process.hub.notify_tournament(id))
}
