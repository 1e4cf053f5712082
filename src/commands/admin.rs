//! `railhead admin`: gives, takes back and lists roles, bans, mutes, renames and deletes accounts, posts notices,
//! answers reports, and rules on games and tournaments.

use crate::{
    commands::{database::Used, desk, log},
    config::{Admin, AdminCommand, Named},
    hosting::limits::Limits,
    identity::{Name, PlayerKey},
    store::{
        self, AccountName, Database, Process, Role,
        accounts::{
            admins,
            bans::{self, NewBan},
            deletion, mutes,
            renames::{self, GivenName},
        },
        admin_log::{AdminActionKind, NewAdminAction},
        notices::{self, Notice, NoticeTexts},
    },
};
use jiff::{SignedDuration, Timestamp};
use std::error::Error;
use uuid::Uuid;

/// The number of connections: one that hands games over, and some that append to them.
const CONNECTIONS: usize = 4;

/// Acts in a database that exists, and prints which.
///
/// # Errors
/// If no account has the name, or the database cannot be used.
pub async fn run(options: &Admin) -> Result<(), Box<dyn Error>> {
    log::to_standard_error(false);
    let used = Used::existing(options.command.database()).await?;
    store::migrate(&used.url).await?;
    let db = Database::new(&used.url, CONNECTIONS, Process::new(Limits::default()))?;
    let said = run_on(&db, &options.command).await;
    let place = used.place();
    used.close().await?;
    let said = said.map_err(|error| format!("{error} ({place})"))?;
    println!("{said}");
    eprintln!("{place}");
    Ok(())
}

async fn run_on(db: &Database, command: &AdminCommand) -> Result<String, Box<dyn Error>> {
    match command {
        AdminCommand::Grant { account, role, reason } => {
            let (name, role) = (set_role(db, account, (*role).into(), reason.as_deref()).await?, Role::from(*role));
            Ok(format!("{name} is {} {}", if role == Role::Admin { "an" } else { "a" }, <&str>::from(role)))
        }
        AdminCommand::Revoke { account, reason } => {
            Ok(format!("{} is a player", set_role(db, account, Role::Player, reason.as_deref()).await?))
        }
        AdminCommand::Ban { account, reason, days } => ban(db, account, reason, *days).await,
        AdminCommand::Unban { account, reason } => {
            let action =
                NewAdminAction { by: None, kind: AdminActionKind::Unban, reason: reason.as_deref(), until: None };
            let unbanned = bans::unban(db, &action, &PlayerKey::read(&account.name)?).await?;
            unbanned.ok_or_else(|| missing(&account.name))?;
            Ok(format!("{} is not banned", account.name))
        }
        AdminCommand::Mute { account, reason, days } => {
            let until = db.now() + SignedDuration::from_hours(24 * i64::from(*days));
            set_mute(db, account, (AdminActionKind::Mute, Some(reason), Some(until))).await?;
            Ok(format!("{} is muted until {until:.0}", account.name))
        }
        AdminCommand::Unmute { account, reason } => {
            set_mute(db, account, (AdminActionKind::Unmute, reason.as_deref(), None)).await?;
            Ok(format!("{} is not muted", account.name))
        }
        AdminCommand::Notice { en, fr, de, es, it, hours, database: _ } => {
            let [fr, de, es, it] = [fr, de, es, it].map(Option::clone);
            let (id, from) = (Uuid::now_v7(), db.now());
            let until = from + SignedDuration::from_hours(i64::from(*hours));
            let texts = NoticeTexts { en: en.clone(), fr, de, es, it };
            notices::post(db, None, &Notice { id, texts, from, until }).await?;
            Ok(format!("{id} until {until:.0}"))
        }
        AdminCommand::Notices { .. } => {
            let all = notices::list(db).await?;
            let lines = all
                .iter()
                .map(|notice| format!("{} {:.0} to {:.0} {}", notice.id, notice.from, notice.until, notice.texts.en));
            Ok(if all.is_empty() { "there are no notices".to_owned() } else { lines.collect::<Vec<_>>().join("\n") })
        }
        AdminCommand::RemoveNotice { id, database: _ } => {
            let is_removed = notices::remove(db, None, *id).await?;
            if is_removed { Ok(format!("{id} is removed")) } else { Err(format!("there is no notice {id}").into()) }
        }
        AdminCommand::Rename { name, new, reason, .. } => {
            let new = new.as_deref().map(|new| Name::choose(new, &db.forbidden_words())).transpose()?;
            let given = GivenName { by: None, reason, naming: new.as_ref().map(AccountName::from) };
            let renamed = renames::rename(db, given, &PlayerKey::read(name)?).await?;
            Ok(format!("{name} is now {}", renamed.ok_or_else(|| missing(name))?.name))
        }
        AdminCommand::Delete { account, reason } => {
            let deleted = deletion::delete_on_request(db, None, reason, &PlayerKey::read(&account.name)?).await?;
            deleted.ok_or_else(|| missing(&account.name))?;
            Ok(format!("{} is deleted", account.name))
        }
        AdminCommand::Void { game, reason, .. } => desk::void(db, *game, reason).await,
        AdminCommand::Reports { closed, .. } => desk::reports(db, *closed).await,
        AdminCommand::Show { account } => desk::show(db, &account.name).await,
        AdminCommand::Pairs { name, .. } => desk::pairs(db, name.as_deref()).await,
        AdminCommand::Gifts { name, .. } => desk::gifts(db, name.as_deref()).await,
        AdminCommand::Log { last, .. } => desk::log(db, *last).await,
        AdminCommand::CloseReport { id, outcome, reason, .. } => desk::close(db, *id, (*outcome, reason)).await,
        AdminCommand::Rule { tournament, rule, .. } => desk::rule(db, *tournament, rule).await,
        AdminCommand::List { .. } => {
            let mut all = admins::list(db, Role::Admin).await?;
            let moderators = admins::list(db, Role::Moderator).await?;
            all.extend(moderators.iter().map(|name| format!("{name} (moderator)")));
            Ok(if all.is_empty() { "there are no admins".to_owned() } else { all.join("\n") })
        }
    }
}

pub(super) fn missing(name: &str) -> String {
    format!("there is no account named {name}")
}

/// Gives an account a role, and answers its name.
async fn set_role(db: &Database, account: &Named, role: Role, reason: Option<&str>) -> Result<String, Box<dyn Error>> {
    let key = PlayerKey::read(&account.name)?;
    let given = admins::set_role(db, None, (role, reason), &key).await?;
    Ok(given.ok_or_else(|| missing(&account.name))?.name)
}

async fn set_mute(
    db: &Database,
    account: &Named,
    (kind, reason, until): (AdminActionKind, Option<&str>, Option<Timestamp>),
) -> Result<(), Box<dyn Error>> {
    let action = NewAdminAction { by: None, kind, reason, until };
    mutes::set(db, &action, &PlayerKey::read(&account.name)?).await?.ok_or_else(|| missing(&account.name))?;
    Ok(())
}

async fn ban(db: &Database, account: &Named, reason: &str, days: Option<u16>) -> Result<String, Box<dyn Error>> {
    let until = days.map(|days| db.now() + SignedDuration::from_hours(24 * i64::from(days)));
    let new = NewBan { by: None, reason, until };
    let banned = bans::ban(db, new, &PlayerKey::read(&account.name)?).await?.ok_or_else(|| missing(&account.name))?;
    bans::hand_over_games(db, banned).await?;
    let end = until.map_or("until the ban is lifted".to_owned(), |until| format!("until {until:.0}"));
    Ok(format!("{} is banned {end}", account.name))
}
