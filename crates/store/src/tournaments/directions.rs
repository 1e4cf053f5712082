//! Directions of a tournament by its organiser. What changes who plays is an event, as rulings of operators
//! are. The name and the time of the next round are no part of the log.

use crate::{
    Connection, Database, DatabaseError, TournamentError,
    hosting::tournament::HostedTournament,
    schema::tournaments,
    tournaments::{
        lifecycle::{ORGANISER, decide},
        log, notices, organiser,
    },
};
use diesel::prelude::*;
use diesel_async::{AsyncConnection, RunQueryDsl};
use jiff::SignedDuration;
use jiff_diesel::NullableTimestamp;
use railhead_tournament::{Phase, Refusal};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A direction of the organiser. Its reason is in the log of the tournament, which everybody can read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentDirection {
    /// No further round begins. At most 20 times.
    #[schema(title = "PauseDirection")]
    Pause {
        /// The reason. Default: `organiser`.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 500, example = "the pizza is here")]
        reason: Option<String>,
    },
    /// It goes on, unless an operator paused it.
    #[schema(title = "ResumeDirection")]
    Resume {},
    /// A player is removed, and ranks after all others. A bot takes over the player's seat. In a rated
    /// tournament, only before it begins.
    #[schema(title = "RemoveDirection")]
    Remove {
        /// The player's number in the tournament, from 0.
        #[schema(maximum = 65_535)]
        player: u16,
        /// The reason. Default: `organiser`.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 500, example = "had to go home")]
        reason: Option<String>,
    },
    /// The next round begins so much later than it would, at most 30 days after the one before it.
    #[schema(title = "ExtendDirection")]
    Extend {
        /// The time, in seconds, 60 to 1,209,600.
        #[schema(minimum = 60, maximum = 1_209_600, example = 600)]
        seconds: u32,
    },
    /// It gets another name.
    #[schema(title = "RenameDirection")]
    Rename {
        /// The name, 1 to 60 characters.
        #[schema(min_length = 1, max_length = 60, example = "Friday night, late")]
        name: String,
    },
    /// It is called off. Games that go on end without a result. In a rated tournament, only before it
    /// begins.
    #[schema(title = "CancelDirection")]
    Cancel {
        /// The reason. Default: `organiser`.
        #[serde(default)]
        #[schema(min_length = 1, max_length = 500, example = "too few people came")]
        reason: Option<String>,
    },
}

/// Carries out a direction.
///
/// # Errors
/// `NoSuchTournament`, `NotOrganiser`; `Refused`.
pub async fn direct(
    db: &Database,
    organiser: Uuid,
    id: Uuid,
    direction: &TournamentDirection,
) -> Result<HostedTournament, TournamentError> {
    match direction {
        TournamentDirection::Pause { reason } => {
            decide(db, organiser, id, |hosted| hosted.state.pause_by_organiser(said(reason))).await
        }
        TournamentDirection::Resume {} => decide(db, organiser, id, |hosted| hosted.state.resume_by_organiser()).await,
        TournamentDirection::Remove { player, reason } => {
            let remove = |hosted: &HostedTournament| {
                check_counts_for_no_rating(hosted)?;
                hosted.state.remove((*player).into(), said(reason))
            };
            decide(db, organiser, id, remove).await
        }
        TournamentDirection::Cancel { reason } => {
            let cancel = |hosted: &HostedTournament| {
                check_counts_for_no_rating(hosted)?;
                hosted.state.cancel(said(reason))
            };
            decide(db, organiser, id, cancel).await
        }
        TournamentDirection::Extend { seconds } => {
            let by = SignedDuration::from_secs(i64::from(*seconds));
            let extend = |hosted: &mut HostedTournament| {
                hosted.round_after = Some(hosted.put_off(db.now(), by)?);
                Ok(())
            };
            change_row(db, organiser, id, extend).await
        }
        TournamentDirection::Rename { name } => {
            let rename = |hosted: &mut HostedTournament| {
                hosted.settings.name.clone_from(name);
                Ok(())
            };
            change_row(db, organiser, id, rename).await
        }
    }
}

/// The reason that is written down.
fn said(reason: &Option<String>) -> String {
    reason.clone().unwrap_or_else(|| ORGANISER.to_owned())
}

/// Lets the tournaments go on that an account has paused, because it is deleted or banned.
pub(crate) async fn resume_all(db: &Database, organiser: Uuid) -> Result<(), DatabaseError> {
    let own = tournaments::table
        .filter(tournaments::organiser_id.eq(organiser).and(tournaments::phase.eq(<&str>::from(Phase::Running))))
        .select(tournaments::id);
    let own = own.load::<Uuid>(&mut *db.connection("tournaments_to_resume").await?).await?;
    for id in own {
        if let Err(TournamentError::Database(error)) = direct(db, organiser, id, &TournamentDirection::Resume {}).await
        {
            return Err(error);
        }
    }
    Ok(())
}

/// Refuses what would decide ratings: the organiser may play, too.
fn check_counts_for_no_rating(hosted: &HostedTournament) -> Result<(), Refusal> {
    let decides = hosted.state.phase == Phase::Running && hosted.settings.options.rated;
    if decides { Err(Refusal::Rated) } else { Ok(()) }
}

/// Changes what is not in the log.
async fn change_row(
    db: &Database,
    organiser: Uuid,
    id: Uuid,
    change: impl Fn(&mut HostedTournament) -> Result<(), Refusal> + Send + Sync,
) -> Result<HostedTournament, TournamentError> {
    let mut connection = db.connection("direct_tournament").await?;
    let changed = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let mut hosted = log::lock(db, connection, id).await?;
        organiser::check(hosted.organiser, organiser)?;
        if hosted.state.is_over() {
            return Err(Refusal::IsOver.into());
        }
        change(&mut hosted)?;
        let row = (
            tournaments::name.eq(&hosted.settings.name),
            tournaments::round_after.eq(NullableTimestamp::from(hosted.round_after)),
            tournaments::due_at.eq(NullableTimestamp::from(hosted.due_at(db.now()))),
        );
        diesel::update(tournaments::table.find(id)).set(row).execute(connection).await?;
        Ok(hosted)
    });
    let hosted = changed.await?;
    notices::wake(db, &hosted);
    Ok(hosted)
}
