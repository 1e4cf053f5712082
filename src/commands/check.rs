//! `railhead check`: the first command of an operator. It changes nothing.

use crate::{
    commands::open_files,
    config::Check,
    hosting::limits::Limits,
    oidc::{Provider, Providers},
    store::{
        self, Databases, Process,
        upkeep::preflight::{self, Preflight},
    },
};
use jiff::{SignedDuration, Timestamp};
use std::{error::Error, fmt, sync::Arc};
use tokio::task::spawn_blocking;

/// The oldest PostgreSQL that the tests run on.
const OLDEST: i32 = 150_000;

/// The fewest files that a server should be able to open: its streams, and the rest.
const FILES: u64 = 12_000;

/// The largest difference of the clocks; and the one from which on a warning is due.
const CLOCKS: (SignedDuration, SignedDuration) = (SignedDuration::from_secs(1), SignedDuration::from_millis(250));

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Grade {
    Fine,
    Warning,
    Danger,
}

struct Finding {
    grade: Grade,
    text: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grade = match self.grade {
            Grade::Fine => "ok     ",
            Grade::Warning => "warning",
            Grade::Danger => "DANGER ",
        };
        write!(to, "{grade}  {}", self.text)
    }
}

/// Prints a line for everything that was checked.
///
/// # Errors
/// If the database cannot be reached, or something endangers the service.
pub async fn run(options: &Check) -> Result<(), Box<dyn Error>> {
    // A pool would report only that it has no connection.
    store::database::connect::reach(&options.url).await?;
    if let Some(url) = &options.database_use.listen_database_url {
        store::database::connect::reach(url).await?;
    }
    let databases = Databases {
        connections: options.database_use.database_connections.map(usize::from),
        statements: options.database_use.statements(),
        ..Databases::at(options.url.clone())
    };
    let db = databases.database(1, &Process::new(Limits::default()))?;
    let before = Timestamp::now();
    let examination = preflight::run(&db).await?;
    let behind = examination.now.to_jiff().duration_since(before + Timestamp::now().duration_since(before) / 2);
    let workers = databases.workers(options.workers);
    let mut findings = durability(&examination);
    findings.extend(access(&examination));
    findings.push(clocks(behind));
    findings.push(connections(&databases, workers, db.allowed_connections().await?));
    findings.push(files(open_files::raise_limit()));
    for one in Providers::new(&options.sign_in.providers)?.iter() {
        findings.push(provider(Arc::clone(one)).await?);
    }
    findings.iter().for_each(|finding| println!("{finding}"));
    match findings.iter().filter(|finding| finding.grade == Grade::Danger).count() {
        0 => Ok(()),
        dangers => Err(format!("{dangers} of these settings endanger the service").into()),
    }
}

fn finding(grade: Grade, text: impl Into<String>) -> Finding {
    Finding { grade, text: text.into() }
}

fn unless(good: bool, grade: Grade, text: impl Into<String>, why: &str) -> Finding {
    let text = text.into();
    if good { finding(Grade::Fine, text) } else { finding(grade, format!("{text}: {why}")) }
}

fn durability(found: &Preflight) -> Vec<Finding> {
    let on = |on: bool| if on { "on" } else { "off" };
    let Preflight { fsync, full_page_writes, checksums, synchronous_commit, synchronous_standbys, .. } = found;
    let version = format!("PostgreSQL {}", found.version);
    let commit = format!("synchronous_commit = {synchronous_commit}");
    let commit = match synchronous_commit.as_str() {
        "off" => finding(Grade::Danger, commit + ": a crash loses acknowledged moves"),
        "local" if !synchronous_standbys.is_empty() => {
            finding(Grade::Warning, commit + ": a failover loses acknowledged moves, despite synchronous_standby_names")
        }
        _ => finding(Grade::Fine, commit),
    };
    vec![
        unless(found.version_number >= OLDEST, Grade::Warning, version, "older than the versions that are tested"),
        unless(!found.is_standby, Grade::Danger, "takes writes", "no, it is a standby"),
        unless(*fsync, Grade::Danger, format!("fsync = {}", on(*fsync)), "a power failure loses or damages everything"),
        unless(
            *full_page_writes,
            Grade::Danger,
            format!("full_page_writes = {}", on(*full_page_writes)),
            "a power failure damages pages",
        ),
        commit,
        unless(
            *checksums,
            Grade::Warning,
            format!("data_checksums = {}", on(*checksums)),
            "damage by a disk is not noticed",
        ),
    ]
}

fn access(found: &Preflight) -> Vec<Finding> {
    let encrypted = if found.is_encrypted { "connections use TLS" } else { "connections do not use TLS" };
    vec![
        unless(found.is_encrypted || found.is_local, Grade::Warning, encrypted, "add sslmode=verify-full to the URL"),
        unless(!found.is_superuser, Grade::Warning, "the role", "it is a superuser; it needs only its own database"),
        tables(found),
    ]
}

/// Whether the tables are there, or made by the first start.
fn tables(found: &Preflight) -> Finding {
    match (found.has_tables, found.may_create_tables) {
        (true, _) => finding(Grade::Fine, "the tables are there"),
        (false, true) => finding(Grade::Fine, "there are no tables yet: the first start makes them"),
        (false, false) => finding(
            Grade::Danger,
            "there are no tables, and the role may not make them: as their owner, run `railhead migrate \
             --serving-role` with the name of this role",
        ),
    }
}

fn clocks(behind: SignedDuration) -> Finding {
    let grade = match behind.abs() {
        apart if apart > CLOCKS.0 => Grade::Danger,
        apart if apart > CLOCKS.1 => Grade::Warning,
        _ => Grade::Fine,
    };
    finding(grade, format!("the database's clock differs from this machine's by {} ms", behind.as_millis()))
}

fn connections(databases: &Databases, workers: usize, allowed: usize) -> Finding {
    let wanted = match databases.connections {
        Some(_) => databases.connections_of_process(workers),
        None => databases.connections_of_process(workers).min(allowed / 2),
    };
    let text = format!("{workers} workers open up to {wanted} connections; PostgreSQL allows {allowed}");
    unless(wanted <= allowed, Grade::Danger, text, "lower --database-connections")
}

/// Whether the documents of a provider can be read. Without it, its players do not get in.
async fn provider(provider: Arc<Provider>) -> Result<Finding, Box<dyn Error>> {
    let text = format!("sign-in provider {}, {}", provider.settings().name, provider.settings().issuer);
    Ok(match spawn_blocking(move || provider.examine()).await? {
        Ok(()) => finding(Grade::Fine, text),
        Err(error) => finding(Grade::Warning, format!("{text}: {error}")),
    })
}

fn files(limit: u64) -> Finding {
    unless(limit >= FILES, Grade::Warning, format!("up to {limit} open files"), "too few for 10,000 streams")
}
