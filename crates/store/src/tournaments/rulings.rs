//! Rulings of operators. Each is an event with a reason.

use crate::{
    Connection, Database, TournamentError,
    access::names::account_of,
    admin_log::{self, ActedOn, AdminActionKind, NewAdminAction},
    hosting::tournament::HostedTournament,
    identity::PlayerKey,
    tournaments::{log, notices},
};
use diesel_async::AsyncConnection;
use railhead_tournament::{Event, Refusal};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A ruling on a tournament. Its reason is in the log of the tournament, which everybody can read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentRuling {
    /// No further round begins.
    #[schema(title = "PauseRuling")]
    Pause {
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "a look at the log of table 3")]
        reason: String,
    },
    /// It goes on.
    #[schema(title = "ResumeRuling")]
    Resume {},
    /// It is called off. Games that go on end without a result.
    #[schema(title = "CancelRuling")]
    Cancel {
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "the organiser asked for it")]
        reason: String,
    },
    /// A player is removed, and ranks after all others. A bot takes over the player's seats.
    #[schema(title = "RemoveRuling")]
    Remove {
        /// The player's number in the tournament, from 0.
        #[schema(maximum = 65_535)]
        player: u16,
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "two accounts of one person")]
        reason: String,
    },
    /// The result of a table is decided. If its game still goes on, it ends without a result.
    #[schema(title = "DecideRuling")]
    Decide {
        /// The round, from 0.
        #[schema(maximum = 65_535)]
        round: u16,
        /// The number of the table in its round, from 0.
        #[schema(maximum = 65_535)]
        table: u16,
        /// The place of each player, in turn order, from 1; tied players share one, and the next ones are
        /// skipped.
        #[schema(max_items = 5, example = json!([1, 2, 2, 4]))]
        places: Vec<u8>,
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "collusion of the last two")]
        reason: String,
    },
}

impl TournamentRuling {
    /// The reason; none for a tournament that goes on.
    pub fn reason(&self) -> Option<&str> {
        match self {
            TournamentRuling::Pause { reason }
            | TournamentRuling::Cancel { reason }
            | TournamentRuling::Remove { reason, .. }
            | TournamentRuling::Decide { reason, .. } => Some(reason),
            TournamentRuling::Resume {} => None,
        }
    }

    fn kind(&self) -> AdminActionKind {
        match self {
            TournamentRuling::Pause { .. } => AdminActionKind::PauseTournament,
            TournamentRuling::Resume {} => AdminActionKind::ResumeTournament,
            TournamentRuling::Cancel { .. } => AdminActionKind::CancelTournament,
            TournamentRuling::Remove { .. } => AdminActionKind::RemoveEntrant,
            TournamentRuling::Decide { .. } => AdminActionKind::DecideTable,
        }
    }

    /// The account that is removed, if the ruling removes one.
    fn removed(&self, hosted: &HostedTournament) -> Option<Uuid> {
        match self {
            TournamentRuling::Remove { player, .. } => hosted.accounts.get(usize::from(*player)).copied().flatten(),
            TournamentRuling::Pause { .. }
            | TournamentRuling::Resume {}
            | TournamentRuling::Cancel { .. }
            | TournamentRuling::Decide { .. } => None,
        }
    }
}

/// Carries out a ruling of an admin; of none on the command line.
///
/// # Errors
/// `NoSuchTournament`; `Refused`.
pub async fn rule(
    db: &Database,
    by: Option<Uuid>,
    id: Uuid,
    ruling: &TournamentRuling,
) -> Result<HostedTournament, TournamentError> {
    let action = NewAdminAction { by, kind: ruling.kind(), reason: ruling.reason(), until: None };
    let mut connection = db.connection("rule_on_tournament").await?;
    let ruled = Connection::transaction::<_, TournamentError, _>(&mut connection, async |connection| {
        let hosted = log::change_in(db, connection, id, |hosted| Ok(event_of(hosted, ruling)?)).await?;
        let on = ActedOn { account: ruling.removed(&hosted), game: None, tournament: Some(id) };
        admin_log::record(connection, &action, on).await?;
        Ok(hosted)
    });
    let hosted = ruled.await?;
    notices::wake(db, &hosted);
    admin_log::note_action(db, action.kind, &format!("tournament:{id}"), by);
    Ok(hosted)
}

/// The number of a player in a tournament, by the key of the name. None if nobody of that name has entered.
///
/// # Errors
/// `NoSuchTournament`.
pub async fn number_of(db: &Database, id: Uuid, key: &PlayerKey) -> Result<Option<u16>, TournamentError> {
    let hosted = log::load(db, id).await?;
    let account = account_of(&mut *db.connection("number_of_entrant").await?, key).await?;
    let number = account.and_then(|account| hosted.accounts.iter().position(|entered| *entered == Some(account)));
    Ok(number.and_then(|number| u16::try_from(number).ok()))
}

fn event_of(hosted: &HostedTournament, ruling: &TournamentRuling) -> Result<Event, Refusal> {
    let state = &hosted.state;
    match ruling {
        TournamentRuling::Pause { reason } => state.pause(reason.clone()),
        TournamentRuling::Resume {} => state.resume(),
        TournamentRuling::Cancel { reason } => state.cancel(reason.clone()),
        TournamentRuling::Remove { player, reason } => state.remove((*player).into(), reason.clone()),
        TournamentRuling::Decide { round, table, places, reason } => {
            state.rule((*round).into(), (*table).into(), places, reason.clone())
        }
    }
}
