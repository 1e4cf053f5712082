//! `railhead admin`: grants, revokes and lists the admin role, and lifts bans.

use crate::{
    commands::{database::Used, log},
    config::{Admin, AdminCommand},
    hosting::limits::Limits,
    identity::{Name, NameError, PlayerId, PlayerKey},
    store::{self, AdminActionKind, Database, NewAdminAction, Process, Role, accounts::admins},
};
use std::error::Error;

/// Changes the role in a database that exists, and prints which.
///
/// # Errors
/// If no account has the name, or the database cannot be used.
pub async fn run(options: &Admin) -> Result<(), Box<dyn Error>> {
    log::to_standard_error(false);
    let used = Used::existing(options.command.database()).await?;
    store::migrate(&used.url).await?;
    let db = Database::new(&used.url, 1, Process::new(Limits::default()))?;
    let said = run_on(&db, &options.command).await;
    let place = used.place();
    used.close().await?;
    let said = said.map_err(|error| format!("{error} ({place})"))?;
    println!("{said}");
    eprintln!("{place}");
    Ok(())
}

/// The name or player id of an account.
fn key(written: &str) -> Result<PlayerKey, NameError> {
    let name = || Name::parse(written).map(|name| PlayerKey::Name(name.key()));
    PlayerId::parse(written).map_or_else(name, |id| Ok(PlayerKey::Id(id)))
}

async fn run_on(db: &Database, command: &AdminCommand) -> Result<String, Box<dyn Error>> {
    let missing = |name: &str| format!("there is no account named {name}");
    match command {
        AdminCommand::Grant { name, .. } => {
            let account = admins::set_role(db, &key(name)?, Role::Admin).await?;
            Ok(format!("{} is an admin", account.ok_or_else(|| missing(name))?.name))
        }
        AdminCommand::Revoke { name, .. } => {
            let account = admins::set_role(db, &key(name)?, Role::Player).await?;
            Ok(format!("{} is a player", account.ok_or_else(|| missing(name))?.name))
        }
        AdminCommand::Unban { name, .. } => {
            let action = NewAdminAction { by: None, kind: AdminActionKind::Unban, reason: None };
            admins::unban(db, &action, &key(name)?).await?.ok_or_else(|| missing(name))?;
            Ok(format!("{name} is not banned"))
        }
        AdminCommand::List { .. } => {
            let admins = admins::list(db).await?;
            Ok(if admins.is_empty() { "there are no admins".to_owned() } else { admins.join("\n") })
        }
    }
}
