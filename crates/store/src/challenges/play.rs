//! Playing a challenge.

use crate::{
    Connection, Database,
    access::account_kind::{AccountKind, kind_of},
    challenges::{BOTS, options},
    database::{fetch::Fetch, locks::lock_accounts},
    deals,
    error::ChallengeError,
    hosting::{clock::after, visibility::Visibility},
    lobby::{
        opening,
        seated_table::{SeatedTable, TablePlayer},
    },
    read_models::{acquaintances::AGE, standings::ENOUGH},
    schema::{accounts, challenge_games, challenges},
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::civil::Date;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Opens the game of an account in a challenge, dealt; or finds it, if it was opened before.
///
/// # Errors
/// `NoSuchChallenge`, `Over`, `Guest`, `Bot`, `TooNew`.
pub async fn play(db: &Database, account: Uuid, day: Date) -> Result<Uuid, ChallengeError> {
    let mut connection = db.connection("play_challenge").await?;
    let opened = Connection::transaction::<_, ChallengeError, _>(&mut connection, async |connection| {
        lock_accounts(connection, &[account]).await?;
        let own = challenge_games::table.find((account, day.to_diesel())).select(challenge_games::game_id);
        if let Some(game) = own.fetch_optional::<Uuid>(connection).await? {
            return Ok((game, None));
        }
        check_may_play(db, connection, account).await?;
        let deal = challenges::table.find(day.to_diesel()).select(challenges::deal_id);
        let deal = deal.fetch_optional::<Uuid>(connection).await?.ok_or(ChallengeError::NoSuchChallenge)?;
        if day > super::prepare::day_of(db.now()) {
            return Err(ChallengeError::NoSuchChallenge);
        }
        let id = db.process.randomness.game_seed().id;
        let table = SeatedTable {
            id,
            options: options(),
            packs: Vec::new(),
            visibility: Visibility::Unlisted,
            deal: None,
            players: [TablePlayer::Account(account)].into_iter().chain(BOTS.map(TablePlayer::Bot)).collect(),
        };
        let opening = deals::open_game(db, connection, deal, table).await?;
        let row = (
            challenge_games::account_id.eq(account),
            challenge_games::day.eq(day.to_diesel()),
            challenge_games::game_id.eq(id),
            challenge_games::begun_at.eq(db.now().to_diesel()),
        );
        diesel::insert_into(challenge_games::table).values(row).execute(connection).await?;
        Ok((id, opening))
    });
    let (game, opening) = opened.await?;
    drop(connection);
    if let Some(opening) = opening {
        opening::publish(db, opening);
    }
    Ok(game)
}

/// Refuses guests and new accounts: anybody could look at the cards with one first. An account that has met
/// enough people for leaderboards is not somebody's second one.
async fn check_may_play(db: &Database, connection: &mut Connection, account: Uuid) -> Result<(), ChallengeError> {
    match kind_of(connection, account).await? {
        AccountKind::Guest => return Err(ChallengeError::Guest),
        AccountKind::Bot => return Err(ChallengeError::Bot),
        AccountKind::Registered => {}
    }
    // Tests of an app need not wait.
    if db.process.limits.sandbox {
        return Ok(());
    }
    let known = accounts::table.find(account).select((accounts::created_at, accounts::met));
    let (created_at, met) = known.fetch_one::<(jiff_diesel::Timestamp, i16)>(connection).await?;
    let until = after(created_at.to_jiff(), AGE);
    if met >= ENOUGH || until <= db.now() { Ok(()) } else { Err(ChallengeError::TooNew { until }) }
}
