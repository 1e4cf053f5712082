//! Planned comparisons of games with the absences of their players.

use crate::{
    Database, DatabaseError,
    engine::{Clock, Event},
    hosting::outcome::CommandOutcome,
    schema::absence_checks,
};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// Brings the comparison forward for players of a game whose vacations and sleeping hours it does
/// not know.
pub(crate) fn after_moves(db: &Database, outcome: &CommandOutcome) {
    let game = &outcome.game;
    let brings_players = |event: &Event| {
        matches!(event, Event::GameStarted { .. } | Event::SeatTakenBack { .. } | Event::StandInSeated { .. })
    };
    if !game.game.options().clock.is_some_and(Clock::has_vacations) || !outcome.events.iter().any(brings_players) {
        return;
    }
    let accounts = game.accounts.iter().copied().flatten().collect::<Vec<_>>();
    let db = db.clone();
    tokio::spawn(async move {
        if let Err(error) = soon(&db, &accounts).await {
            report!(error, "players of a game are looked at within the hour");
        }
    });
}

async fn soon(db: &Database, accounts: &[Uuid]) -> Result<(), DatabaseError> {
    let now = absence_checks::check_at.eq(db.process.time.now().to_diesel());
    let checks = absence_checks::table.filter(absence_checks::account_id.eq_any(accounts));
    diesel::update(checks).set(now).execute(&mut *db.connection("hasten_absence_checks").await?).await?;
    Ok(())
}
