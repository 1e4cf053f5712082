//! Refusals of those who are banned.

use crate::{
    http::problem::Problem,
    store::{Database, accounts::bans},
};
use uuid::Uuid;

/// Refuses an account that is banned, with the reason and the end. A ban that is over is lifted.
pub async fn refuse_banned(db: &Database, account: Uuid) -> Result<(), Problem> {
    match bans::in_force(db, account).await? {
        Some(ban) => Err((&*ban).into()),
        None => Ok(()),
    }
}
