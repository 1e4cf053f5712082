//! The options of `admin`.

use crate::{config::DatabaseOptions, hosting::reports::ReportOutcome, identity::line, store::Role};
use clap::{
    Args, Subcommand,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use strum::VariantArray;
use uuid::Uuid;

/// Options of `admin`.
#[derive(Args, Clone, Debug)]
pub struct Admin {
    /// The action
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// An account, and the database in which it is.
#[derive(Args, Clone, Debug)]
pub struct Named {
    /// The account's name
    pub name: String,
    /// The database
    #[command(flatten)]
    pub database: DatabaseOptions,
}

/// Actions on accounts.
#[derive(Subcommand, Clone, Debug)]
pub enum AdminCommand {
    /// Make an account an admin, or a moderator
    Grant {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The role
        #[arg(long, value_enum, default_value_t = GrantedRole::Admin)]
        role: GrantedRole,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: Option<String>,
    },
    /// Make an account a player again
    Revoke {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: Option<String>,
    },
    /// Ban an account and its bots
    Ban {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, which the banned person reads
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
        /// The number of days after which the ban ends by itself; without it, the ban lasts until it is
        /// lifted
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3650))]
        days: Option<u16>,
    },
    /// Lift the ban of an account
    Unban {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: Option<String>,
    },
    /// Give an account another name
    Rename {
        /// The account's name
        name: String,
        /// Its new name; without it, the server makes one up
        new: Option<String>,
        /// The reason, which the renamed person reads
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// Delete an account, as its owner could
    Delete {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
    },
    /// Mute an account: it plays on, but says no phrases
    Mute {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, which the muted person reads
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
        /// The number of days after which the mute ends by itself
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=365))]
        days: u16,
    },
    /// End the mute of an account
    Unmute {
        /// The account
        #[command(flatten)]
        account: Named,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: Option<String>,
    },
    /// Post a notice that everybody reads for some hours
    Notice {
        /// The text in English, of at most 500 characters
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        en: String,
        /// The text in French
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        fr: Option<String>,
        /// The text in German
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        de: Option<String>,
        /// The text in Spanish
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        es: Option<String>,
        /// The text in Italian
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        it: Option<String>,
        /// The number of hours after which the notice ends
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=8760))]
        hours: u16,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// List the notices that are not over
    Notices {
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// Remove a notice
    RemoveNotice {
        /// The notice's id
        id: Uuid,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// End a game without a result
    Void {
        /// The game's id
        game: Uuid,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// List the reports that wait for an answer, the first that is due first
    Reports {
        /// Reports that were answered, the latest first
        #[arg(long)]
        closed: bool,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// Answer a report
    CloseReport {
        /// The report's id
        id: Uuid,
        /// The outcome, which the reporter is told
        #[arg(value_parser = outcome())]
        outcome: ReportOutcome,
        /// The reason, for the log of actions
        #[arg(long, value_name = "TEXT", value_parser = reason)]
        reason: String,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// Show an account: facts, ban and mute, reports about it, and what was done
    Show {
        /// The account
        #[command(flatten)]
        account: Named,
    },
    /// List pairs of players whose rated games come out otherwise than expected
    Pairs {
        /// A player: only pairs with them
        name: Option<String>,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// List players who give points away to others in rated games of three to five
    Gifts {
        /// A player: only pairs with them
        name: Option<String>,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// List what moderators and admins did, the latest first
    Log {
        /// The number of actions
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u8).range(1..=200))]
        last: u8,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// Rule on a tournament
    Rule {
        /// The tournament's id
        tournament: Uuid,
        /// The ruling, and what it needs
        #[command(flatten)]
        rule: Rule,
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
    /// List the admins and the moderators
    List {
        /// The database
        #[command(flatten)]
        database: DatabaseOptions,
    },
}

/// A ruling on a tournament, and what it needs.
#[derive(Args, Clone, Debug)]
pub struct Rule {
    /// The ruling
    #[arg(value_enum)]
    pub ruling: Ruling,
    /// The reason, which everybody can read; of all rulings but `resume`
    #[arg(long, value_name = "TEXT", value_parser = reason, required_if_eq_any(REASONED))]
    pub reason: Option<String>,
    /// The name of the player to remove
    #[arg(long, value_name = "NAME", required_if_eq("ruling", "remove"))]
    pub player: Option<String>,
    /// The round of the table to decide, from 0
    #[arg(long, value_name = "N", required_if_eq("ruling", "decide"))]
    pub round: Option<u16>,
    /// The number of the table in its round, from 0
    #[arg(long, value_name = "N", required_if_eq("ruling", "decide"))]
    pub table: Option<u16>,
    /// The places of its players in turn order, from 1, such as `1,2,2,4`
    #[arg(long, value_name = "N,...", value_delimiter = ',', required_if_eq("ruling", "decide"))]
    pub places: Vec<u8>,
}

/// Rulings that have a reason.
const REASONED: [(&str, &str); 4] =
    [("ruling", "pause"), ("ruling", "cancel"), ("ruling", "remove"), ("ruling", "decide")];

/// A ruling on a tournament.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Ruling {
    /// No further round begins
    Pause,
    /// It goes on
    Resume,
    /// It is called off
    Cancel,
    /// A player is removed
    Remove,
    /// The result of a table is decided
    Decide,
}

/// A role that is given.
#[derive(Clone, Copy, Debug)]
pub enum GrantedRole {
    Moderator,
    Admin,
}

impl clap::ValueEnum for GrantedRole {
    fn value_variants<'a>() -> &'a [GrantedRole] {
        &[GrantedRole::Moderator, GrantedRole::Admin]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(<&str>::from(Role::from(*self))))
    }
}

impl From<GrantedRole> for Role {
    fn from(role: GrantedRole) -> Role {
        match role {
            GrantedRole::Moderator => Role::Moderator,
            GrantedRole::Admin => Role::Admin,
        }
    }
}

impl AdminCommand {
    pub fn database(&self) -> &DatabaseOptions {
        match self {
            AdminCommand::Grant { account, .. }
            | AdminCommand::Revoke { account, .. }
            | AdminCommand::Ban { account, .. }
            | AdminCommand::Unban { account, .. }
            | AdminCommand::Delete { account, .. }
            | AdminCommand::Mute { account, .. }
            | AdminCommand::Show { account }
            | AdminCommand::Unmute { account, .. } => &account.database,
            AdminCommand::Rename { database, .. }
            | AdminCommand::Notice { database, .. }
            | AdminCommand::Notices { database }
            | AdminCommand::RemoveNotice { database, .. }
            | AdminCommand::Void { database, .. }
            | AdminCommand::Reports { database, .. }
            | AdminCommand::Pairs { database, .. }
            | AdminCommand::Gifts { database, .. }
            | AdminCommand::Log { database, .. }
            | AdminCommand::CloseReport { database, .. }
            | AdminCommand::Rule { database, .. }
            | AdminCommand::List { database } => database,
        }
    }
}

/// An outcome of a report by its name.
fn outcome() -> impl TypedValueParser<Value = ReportOutcome> {
    PossibleValuesParser::new(ReportOutcome::VARIANTS.iter().map(<&str>::from)).try_map(|name| name.parse())
}

/// A reason of 1 to 500 characters.
fn reason(text: &str) -> Result<String, String> {
    let reason = line(text).map_err(|error| error.to_string())?;
    match reason.chars().count() {
        1..=500 => Ok(reason),
        _ => Err("must have 1 to 500 characters".to_owned()),
    }
}
