//! Actions of moderators and admins on games, reports and tournaments, for `railhead admin`.

use crate::{
    config::{Rule, Ruling},
    hosting::reports::ReportOutcome,
    identity::PlayerKey,
    store::{
        Database,
        accounts::{
            admins,
            reports::{self, Report},
        },
        admin_log::{AdminActionKind, NewAdminAction},
        tournaments::rulings::{self, TournamentRuling},
    },
};
use std::error::Error;
use uuid::Uuid;

/// The maximum number of reports listed.
const REPORTS: u8 = 100;

/// Ends a game without a result.
pub(super) async fn void(db: &Database, game: Uuid, reason: &str) -> Result<String, Box<dyn Error>> {
    let kind = AdminActionKind::VoidGame;
    admins::void(db, &NewAdminAction { by: None, kind, reason: Some(reason), until: None }, game).await?;
    Ok(format!("{game} is void"))
}

/// Lists the reports that wait for an answer.
pub(super) async fn list(db: &Database) -> Result<String, Box<dyn Error>> {
    let open = reports::list(db, None, true, None, REPORTS).await?;
    let lines = open.iter().map(line);
    Ok(if open.is_empty() { "no report waits for an answer".to_owned() } else { lines.collect::<Vec<_>>().join("\n") })
}

fn line(report: &Report) -> String {
    let Report { id, due_at, reason, player, game, text, .. } = report;
    let mut line = format!("{id} due {due_at:.0} {}", <&str>::from(*reason));
    let about = [player.as_deref().map(str::to_owned), game.map(|game| format!("game {game}")), text.clone()];
    about.iter().flatten().for_each(|part| line.extend([", ", part.as_str()]));
    line
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
