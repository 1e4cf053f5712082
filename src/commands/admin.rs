//! `railhead admin`: grants and revokes the admin role.

use crate::{
    auth::Name,
    commands::{database::Used, log},
    config::{Admin, AdminCommand},
    game::limits::Limits,
    store::{self, Process, Role, Store},
};
use std::error::Error;

/// Makes an account an admin, or a player again.
///
/// # Errors
/// If no account has this name, or the database cannot be used.
pub async fn run(options: &Admin) -> Result<(), Box<dyn Error>> {
    let (name, role, database) = match &options.command {
        AdminCommand::Grant { name, database } => (name, Role::Admin, database),
        AdminCommand::Revoke { name, database } => (name, Role::Player, database),
    };
    log::to_standard_error(false);
    let key = Name::parse(name)?.key();
    let used = Used::open(database).await?;
    store::migrate(&used.url).await?;
    let account = Store::new(&used.url, 1, Process::new(Limits::default()))?.set_role(&key, role).await?;
    used.close().await?;
    let account = account.ok_or_else(|| format!("there is no account named {name}"))?;
    let what = match role {
        Role::Admin => "an admin",
        Role::Player => "a player",
    };
    println!("{} is {what}", account.name);
    Ok(())
}
