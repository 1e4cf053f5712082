//! Games of a deal.

use crate::{
    Connection, Database,
    database::{fetch::Fetch, locks::lock_accounts},
    engine::GameOptions,
    error::DealError,
    hosting::{hosted_game::HostedDeal, visibility::Visibility},
    lobby::{
        opening::Opening,
        seated_table::{self, SeatedTable, TablePlayer},
    },
    log::rng::Secret,
    schema::{deal_games, deal_players, deals},
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Opens a table of a deal, unrated and for its players only, within a transaction. None if nobody has an
/// account.
///
/// # Errors
/// `NoSuchDeal`, `Closed`, `PlayedAlready`; `Game` if the options do not fit.
pub(crate) async fn open_game(
    db: &Database,
    connection: &mut Connection,
    deal: Uuid,
    table: SeatedTable,
) -> Result<Option<Opening>, DealError> {
    let players = table.players.iter().filter_map(|player| match player {
        TablePlayer::Account(account) => Some(*account),
        TablePlayer::Bot(_) => None,
    });
    let players = players.collect::<Vec<_>>();
    lock_accounts(connection, &players).await?;
    let columns = (deals::secret, deals::contributions, deals::closes_at);
    let row = deals::table.find(deal).select(columns).for_share();
    let row = row.fetch_optional::<(Vec<u8>, Vec<String>, jiff_diesel::Timestamp)>(connection).await?;
    let (secret, contributions, closes_at) = row.ok_or(DealError::NoSuchDeal)?;
    if closes_at.to_jiff() <= db.now() {
        return Err(DealError::Closed);
    }
    let secret = secret.try_into().map(Secret::from_bytes).map_err(|_| DealError::NoSuchDeal)?;
    let option = secret.deal(contributions.iter().map(String::as_str));
    let rows = players.iter().map(|account| {
        (deal_players::deal_id.eq(deal), deal_players::account_id.eq(*account), deal_players::game_id.eq(table.id))
    });
    let rows = diesel::insert_into(deal_players::table).values(rows.collect::<Vec<_>>()).on_conflict_do_nothing();
    if rows.execute(connection).await? < players.len() {
        return Err(DealError::PlayedAlready);
    }
    let options = GameOptions { deal: Some(option), rated: false, auto_start: true, sandbox: false, ..table.options };
    let hosted = HostedDeal { id: deal, key: secret.deal_key(&option).into(), is_sealed: true };
    let id = table.id;
    let table = SeatedTable { options, visibility: Visibility::Unlisted, deal: Some(hosted), ..table };
    let Some(opening) = seated_table::insert(db, connection, table).await? else { return Ok(None) };
    let opened =
        (deal_games::game_id.eq(id), deal_games::deal_id.eq(deal), deal_games::opened_at.eq(db.now().to_diesel()));
    diesel::insert_into(deal_games::table).values(opened).execute(connection).await?;
    Ok(Some(opening))
}
