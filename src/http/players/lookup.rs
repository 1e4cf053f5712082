//! Finding players by what a path names them.

use crate::{
    http::problem::{Problem, ProblemCode},
    identity::PlayerKey,
    store::{
        Database, StoredAccount,
        accounts::account,
        read_models::query::{KnownPlayer, player},
    },
};
use railhead_localization::message;
use uuid::Uuid;

/// Finds the account of a name or a player id in a path. A player hidden from the viewer is unknown to them.
///
/// # Errors
/// `NotFound`.
pub async fn account_named(db: &Database, viewer: Option<Uuid>, name: &str) -> Result<StoredAccount, Problem> {
    account::shown(db, viewer, &PlayerKey::parse(name)).await?.ok_or_else(unknown_player)
}

/// The refusal of an unknown name or id.
pub fn unknown_player() -> Problem {
    Problem::new(ProblemCode::NotFound, message!("detail-no-player"))
}

/// Finds the account of a name in a path, and its past.
///
/// # Errors
/// `NotFound`.
pub async fn named(db: &Database, viewer: Option<Uuid>, name: &str) -> Result<(StoredAccount, KnownPlayer), Problem> {
    let account = account_named(db, viewer, name).await?;
    let player = player::known(db, account.id).await?;
    Ok((account, player))
}
