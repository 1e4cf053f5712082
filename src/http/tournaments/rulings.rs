//! Rulings of operators on tournaments.

use crate::{
    http::{
        admin::admin,
        operations::{PEOPLE, RateClass},
        support::{
            extract::Caller,
            json::Json,
            problem::{Problem, ProblemCode},
        },
        tournaments::view::{Tournament, view},
    },
    store::{
        Database, Ruling,
        tournaments::{read, rulings},
    },
};
use actix_web::{post, web};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A ruling on a tournament. Its reason is in the log of the tournament, which everybody can read.
#[derive(Deserialize, ToSchema)]
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
    /// It is called off.
    #[schema(title = "CancelRuling")]
    Cancel {
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "the organiser asked for it")]
        reason: String,
    },
    /// A player is removed.
    #[schema(title = "RemoveRuling")]
    Remove {
        /// The player's number in the tournament, from 0.
        player: u16,
        /// The reason.
        #[schema(min_length = 1, max_length = 500, example = "two accounts of one person")]
        reason: String,
    },
    /// The result of a table is decided. Its game goes on, and counts for nothing here.
    #[schema(title = "DecideRuling")]
    Decide {
        /// The round, from 0.
        round: u16,
        /// The number of the table in its round, from 0.
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

impl From<TournamentRuling> for Ruling {
    fn from(ruling: TournamentRuling) -> Ruling {
        match ruling {
            TournamentRuling::Pause { reason } => Ruling::Pause(reason),
            TournamentRuling::Resume {} => Ruling::Resume,
            TournamentRuling::Cancel { reason } => Ruling::Cancel(reason),
            TournamentRuling::Remove { player, reason } => Ruling::Remove(player.into(), reason),
            TournamentRuling::Decide { round, table, places, reason } => {
                Ruling::Decide(round.into(), table.into(), places, reason)
            }
        }
    }
}

/// Rule on a tournament
///
/// For admins: pause it, let it go on, call it off, remove a player, decide the result of a table. Every
/// ruling is an event of the tournament's log, with its reason.
#[utoipa::path(tag = "admin", operation_id = "rule_on_tournament", params(("tournament_id" = Uuid, Path)),
    request_body = TournamentRuling, security(("bearer" = [])),
    responses((status = 200, description = "The tournament", body = Tournament)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound, ProblemCode::TournamentRefused]))))]
#[post("/v1/admin/tournaments/{tournament_id}/rulings")]
pub async fn create(
    db: web::Data<Database>,
    Caller(account): Caller,
    id: web::Path<Uuid>,
    body: Json<TournamentRuling>,
) -> Result<web::Json<Tournament>, Problem> {
    let by = admin(&db, account).await?;
    rulings::rule(&db, *id, &body.into_inner().into()).await?;
    let hosted = read::known(&db, *id).await?;
    Ok(web::Json(view(&db, &hosted, Some(by)).await?))
}
