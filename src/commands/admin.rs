//! `railhead admin`: grants and revokes the admin role.

use crate::{
    auth::Name,
    commands::database::Used,
    config::{Admin, AdminCommand},
    game::limits::Limits,
    store::{self, Process, Store},
};
use std::error::Error;

/// Makes an account an admin, or a player again.
///
/// # Errors
/// If no account has this name, or the database cannot be used.
pub async fn run(options: &Admin) -> Result<(), Box<dyn Error>> {
    let (name, admin, database) = match &options.command {
        AdminCommand::Grant { name, database } => (name, true, database),
        AdminCommand::Revoke { name, database } => (name, false, database),
    };
    let key = Name::parse(name)?.key();
    let used = Used::open(database).await?;
    store::migrate(&used.url).await?;
    let account = Store::new(&used.url, 1, Process::new(Limits::default()))?.set_admin(&key, admin).await?;
    used.close().await?;
    let account = account.ok_or_else(|| format!("there is no account named {name}"))?;
    println!("{} is {}", account.name, if admin { "an admin" } else { "a player" });
    Ok(())
}
