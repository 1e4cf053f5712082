//! Rulings of operators. Each is an event with a reason.

use crate::{Database, TournamentError, hosting::tournament::HostedTournament, tournaments::log};
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
}

/// Carries out a ruling.
///
/// # Errors
/// `NoSuchTournament`; `Refused`.
pub async fn rule(db: &Database, id: Uuid, ruling: &TournamentRuling) -> Result<HostedTournament, TournamentError> {
    log::change(db, id, |hosted| Ok(event_of(hosted, ruling)?)).await
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
