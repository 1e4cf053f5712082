//! The desk on the command line: reports, games, tournaments, accounts and the log, for `railhead admin`.

use crate::{
    commands::admin::missing,
    config::{Rule, Ruling},
    hosting::reports::ReportOutcome,
    identity::PlayerKey,
    store::{
        Database,
        accounts::{
            account, admins, overview,
            reports::{self, Report},
        },
        admin_log::{self, AdminActionKind, NewAdminAction},
        read_models::query::{
            gifts::{self, Gift},
            pairs::{self, Pair},
        },
        tournaments::rulings::{self, TournamentRuling},
    },
};
use std::error::Error;
use uuid::Uuid;

/// The maximum number of reports listed.
const REPORTS: u8 = 100;

/// The maximum number of pairs listed.
const PAIRS: u8 = 50;

/// Ends a game without a result.
pub(super) async fn void(db: &Database, game: Uuid, reason: &str) -> Result<String, Box<dyn Error>> {
    let kind = AdminActionKind::VoidGame;
    admins::void(db, &NewAdminAction { by: None, kind, reason: Some(reason), until: None }, game).await?;
    Ok(format!("{game} is void"))
}

/// Lists the reports that wait for an answer, or those that were answered.
pub(super) async fn reports(db: &Database, closed: bool) -> Result<String, Box<dyn Error>> {
    let found = reports::list(db, None, !closed, None, REPORTS).await?;
    let none = if closed { "no report was answered" } else { "no report waits for an answer" };
    Ok(lines(none, found.iter().map(line)))
}

fn lines(none: &str, lines: impl Iterator<Item = String>) -> String {
    let lines = lines.collect::<Vec<_>>();
    if lines.is_empty() { none.to_owned() } else { lines.join("\n") }
}

fn line(report: &Report) -> String {
    let Report { id, due_at, reason, player, game, phrase_number, text, outcome, .. } = report;
    let state = outcome.map_or(format!("due {due_at:.0}"), |outcome| <&str>::from(outcome).to_owned());
    let phrase = phrase_number.map(|number| format!("phrase {number}"));
    let about = [player.clone(), game.map(|game| format!("game {game}")), phrase, text.clone()];
    let parts = [format!("{id} {state} {}", <&str>::from(*reason))].into_iter().chain(about.into_iter().flatten());
    parts.collect::<Vec<_>>().join(", ")
}

/// Shows an account as JSON, as `GET /v1/admin/accounts/{name}` does.
pub(super) async fn show(db: &Database, name: &str) -> Result<String, Box<dyn Error>> {
    let account = account::known_by(db, &PlayerKey::parse(name)).await?.ok_or_else(|| missing(name))?;
    Ok(serde_json::to_string_pretty(&overview::overview(db, None, account).await?)?)
}

/// The player to whom a list is limited, if one is named.
async fn known(db: &Database, name: Option<&str>) -> Result<Option<Uuid>, Box<dyn Error>> {
    let Some(name) = name else { return Ok(None) };
    let found = account::known_by(db, &PlayerKey::parse(name)).await?;
    Ok(Some(found.ok_or_else(|| missing(name))?.id))
}

/// Lists the players who give points away to others.
pub(super) async fn gifts(db: &Database, name: Option<&str>) -> Result<String, Box<dyn Error>> {
    let found = gifts::gifts(db, known(db, name).await?, PAIRS).await?;
    let line = |gift: &Gift| {
        let Gift { giver, receiver, games, points, index } = gift;
        format!("{giver} to {receiver}: {points:.1} points a game in {games}, index {index:.1}")
    };
    Ok(lines("no player stands out", found.iter().map(line)))
}

/// Lists the pairs of players that stand out.
pub(super) async fn pairs(db: &Database, name: Option<&str>) -> Result<String, Box<dyn Error>> {
    let found = pairs::pairs(db, known(db, name).await?, PAIRS).await?;
    let line = |pair: &Pair| {
        let Pair { name, opponent, games, score, expected, surprise, gained, abandoned } = pair;
        format!(
            "{name} against {opponent}: {score} of {games}, {expected:.1} expected, surprise {surprise:.1}, \
             rating {gained:+.0}, {abandoned} left by the other"
        )
    };
    Ok(lines("no pair stands out", found.iter().map(line)))
}

/// Lists what moderators and admins did, as lines of JSON.
pub(super) async fn log(db: &Database, last: u8) -> Result<String, Box<dyn Error>> {
    let done = admin_log::actions(db, None, last).await?;
    let actions = done.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>()?;
    Ok(lines("nothing was done", actions.into_iter()))
}

/// Answers a report.
pub(super) async fn close(
    db: &Database,
    id: Uuid,
    (outcome, reason): (ReportOutcome, &str),
) -> Result<String, Box<dyn Error>> {
    reports::close(db, None, id, (outcome, reason)).await?;
    Ok(format!("{id} is closed: {}", <&str>::from(outcome)))
}

/// Rules on a tournament.
pub(super) async fn rule(db: &Database, id: Uuid, asked: &Rule) -> Result<String, Box<dyn Error>> {
    let reason = asked.reason.clone().unwrap_or_default();
    let (ruling, done) = match asked.ruling {
        Ruling::Pause => (TournamentRuling::Pause { reason }, "is paused"),
        Ruling::Resume if asked.reason.is_some() => return Err("resume has no reason".into()),
        Ruling::Resume => (TournamentRuling::Resume {}, "goes on"),
        Ruling::Cancel => (TournamentRuling::Cancel { reason }, "is called off"),
        Ruling::Remove => {
            let name = asked.player.as_deref().unwrap_or_default();
            let player = rulings::number_of(db, id, &PlayerKey::read(name)?).await?;
            let player = player.ok_or_else(|| format!("{name} has not entered it"))?;
            (TournamentRuling::Remove { player, reason }, "goes on without the player")
        }
        Ruling::Decide => {
            let (round, table) = (asked.round.unwrap_or_default(), asked.table.unwrap_or_default());
            (TournamentRuling::Decide { round, table, places: asked.places.clone(), reason }, "has another result")
        }
    };
    let hosted = rulings::rule(db, None, id, &ruling).await?;
    Ok(format!("{} {done}", hosted.settings.name))
}
