//! Notices to the players of a tournament, in their inboxes.

use crate::{
    hosting::{notifications::Notification, tournament::HostedTournament},
    store::{Connection, Database, DatabaseError, locks::lock_accounts, notifications::notify::write_notice},
};
use railhead_tournament::Presence;
use uuid::Uuid;

/// Writes that the tournament begins soon.
pub(super) async fn soon(connection: &mut Connection, hosted: &HostedTournament) -> Result<(), DatabaseError> {
    write(connection, hosted, |_| Some(Notification::TournamentSoon { tournament: hosted.id })).await
}

/// Writes to each player in which place they are.
pub(super) async fn finished(connection: &mut Connection, hosted: &HostedTournament) -> Result<(), DatabaseError> {
    let standings = hosted.standings();
    write(connection, hosted, |entrant| {
        let line = standings.iter().find(|line| line.entrant == entrant)?;
        Some(Notification::TournamentFinished { tournament: hosted.id, place: line.place as u16 })
    })
    .await
}

/// Writes that the tournament was called off.
pub(super) async fn cancelled(connection: &mut Connection, hosted: &HostedTournament) -> Result<(), DatabaseError> {
    write(connection, hosted, |_| Some(Notification::TournamentCancelled { tournament: hosted.id })).await
}

/// Wakes the streams of the tournament and of its players after a commit that may have written notices.
pub(super) fn wake(db: &Database, hosted: &HostedTournament) {
    db.process.hub.notify_tournament(hosted.id);
    let there = players(hosted).map(|(_, account)| account).collect::<Vec<_>>();
    db.process.hub.notify_inboxes(&there);
}

async fn write(
    connection: &mut Connection,
    hosted: &HostedTournament,
    notice: impl Fn(usize) -> Option<Notification>,
) -> Result<(), DatabaseError> {
    let there = players(hosted).collect::<Vec<_>>();
    lock_accounts(connection, &there.iter().map(|(_, account)| *account).collect::<Vec<_>>()).await?;
    for (entrant, account) in there {
        if let Some(notice) = notice(entrant) {
            write_notice(connection, account, notice, None).await?;
        }
    }
    Ok(())
}

/// The players who have not left, with their accounts.
fn players(hosted: &HostedTournament) -> impl Iterator<Item = (usize, Uuid)> + '_ {
    let all = hosted.state.entrants.iter().zip(&hosted.accounts).enumerate();
    all.filter_map(|(entrant, (player, account))| match player.presence {
        Presence::Here | Presence::Out => account.map(|account| (entrant, account)),
        Presence::Left | Presence::Removed => None,
    })
}
