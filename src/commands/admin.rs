//! `railhead admin`: grants, revokes and lists the admin role, and lifts bans.

use crate::{
    commands::{database::Used, log},
    config::{Admin, AdminCommand},
    hosting::limits::Limits,
    identity::PlayerKey,
    store::{
        self, Database, Process, Role,
        accounts::admins::{self, AdminActionKind, NewAdminAction},
    },
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

async fn run_on(db: &Database, command: &AdminCommand) -> Result<String, Box<dyn Error>> {
    let missing = |name: &str| format!("there is no account named {name}");
    match command {
        AdminCommand::Grant { name, .. } => {
            let account = admins::set_role(db, &PlayerKey::read(name)?, Role::Admin).await?;
            Ok(format!("{} is an admin", account.ok_or_else(|| missing(name))?.name))
        }
        AdminCommand::Revoke { name, .. } => {
            let account = admins::set_role(db, &PlayerKey::read(name)?, Role::Player).await?;
            Ok(format!("{} is a player", account.ok_or_else(|| missing(name))?.name))
        }
        AdminCommand::Unban { name, .. } => {
            let action = NewAdminAction { by: None, kind: AdminActionKind::Unban, reason: None };
            admins::unban(db, &action, &PlayerKey::read(name)?).await?.ok_or_else(|| missing(name))?;
            Ok(format!("{name} is not banned"))
        }
        AdminCommand::List { .. } => {
            let admins = admins::list(db).await?;
            Ok(if admins.is_empty() { "there are no admins".to_owned() } else { admins.join("\n") })
        }
    }
}
