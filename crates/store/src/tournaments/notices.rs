//! Notices to the players of a tournament, in their inboxes.

use crate::{
    Connection, Database, DatabaseError,
    database::locks::lock_accounts,
    engine::Int,
    hosting::{notifications::Notification, tournament::HostedTournament},
    notifications::notify::write_notice,
};
use railhead_tournament::{Entrant, Format, Presence};
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
        Some(Notification::TournamentFinished { tournament: hosted.id, place: u16::saturating_from(line.place) })
    })
    .await
}

/// Writes that the tournament was called off.
pub(super) async fn cancelled(connection: &mut Connection, hosted: &HostedTournament) -> Result<(), DatabaseError> {
    write(connection, hosted, |_| Some(Notification::TournamentCancelled { tournament: hosted.id })).await
}

/// Writes to players that they take no further part, because they made no move at a table.
pub(super) async fn withdrawn(
    connection: &mut Connection,
    hosted: &HostedTournament,
    players: &[Entrant],
) -> Result<(), DatabaseError> {
    let is_open = matches!(hosted.state.rules.format, Format::Swiss { .. } | Format::Arena { .. });
    let has_returned = |entrant: Entrant| hosted.state.entrants.get(entrant).is_some_and(|player| player.has_returned);
    let notice = |entrant| Notification::TournamentWithdrawn {
        tournament: hosted.id,
        may_return: is_open && !has_returned(entrant),
    };
    tell(connection, accounts(hosted, players), notice).await
}

/// Writes to a player that an operator removed them.
pub(super) async fn removed(
    connection: &mut Connection,
    hosted: &HostedTournament,
    player: Entrant,
) -> Result<(), DatabaseError> {
    tell(connection, accounts(hosted, &[player]), |_| Notification::TournamentRemoved { tournament: hosted.id }).await
}

/// Writes to the players of a table that an operator decided its result.
pub(super) async fn ruled(
    connection: &mut Connection,
    hosted: &HostedTournament,
    round: usize,
    table: usize,
) -> Result<(), DatabaseError> {
    let ruled = hosted.state.rounds.get(round).and_then(|round| round.tables.get(table));
    let players = ruled.map(|table| table.players.as_slice()).unwrap_or_default();
    let (round, table) = (u16::saturating_from(round), u16::saturating_from(table));
    let notice = Notification::TableRuled { tournament: hosted.id, round, table };
    tell(connection, accounts(hosted, players), |_| notice).await
}

/// Wakes the streams of the tournament and of its players after a commit that may have written notices.
pub(super) fn wake(db: &Database, hosted: &HostedTournament) {
    db.process.hub.notify_tournament(hosted.id);
    let all = hosted.accounts.iter().flatten().copied().collect::<Vec<_>>();
    db.process.hub.notify_inboxes(&all);
}

async fn write(
    connection: &mut Connection,
    hosted: &HostedTournament,
    notice: impl Fn(usize) -> Option<Notification>,
) -> Result<(), DatabaseError> {
    let notices = players(hosted).filter_map(|(entrant, account)| Some((account, notice(entrant)?)));
    let notices = notices.collect::<Vec<_>>();
    write_all(connection, &notices).await
}

/// Writes a notice to each of these players.
async fn tell(
    connection: &mut Connection,
    players: Vec<(Entrant, Uuid)>,
    notice: impl Fn(Entrant) -> Notification,
) -> Result<(), DatabaseError> {
    let notices = players.into_iter().map(|(entrant, account)| (account, notice(entrant))).collect::<Vec<_>>();
    write_all(connection, &notices).await
}

async fn write_all(connection: &mut Connection, notices: &[(Uuid, Notification)]) -> Result<(), DatabaseError> {
    lock_accounts(connection, &notices.iter().map(|(account, _)| *account).collect::<Vec<_>>()).await?;
    for (account, notice) in notices {
        write_notice(connection, *account, *notice, None).await?;
    }
    Ok(())
}

/// These players, without those who have no account any more.
fn accounts(hosted: &HostedTournament, players: &[Entrant]) -> Vec<(Entrant, Uuid)> {
    let account = |entrant: &Entrant| Some((*entrant, hosted.accounts.get(*entrant).copied().flatten()?));
    players.iter().filter_map(account).collect()
}

/// The players who have not left, with their accounts.
fn players(hosted: &HostedTournament) -> impl Iterator<Item = (usize, Uuid)> + '_ {
    let all = hosted.state.entrants.iter().zip(&hosted.accounts).enumerate();
    all.filter_map(|(entrant, (player, account))| match player.presence {
        Presence::Here | Presence::Out => account.map(|account| (entrant, account)),
        Presence::Left | Presence::Removed => None,
    })
}
