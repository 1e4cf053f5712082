//! Phrases that players say to the table of a game, and the list of them.

use crate::{
    hosting::phrases::{Phrase, SaidPhrase},
    http::{
        answers::pagination::{self, Cursor},
        guards::{
            extract::{Caller, Viewer},
            idempotency::{self, IdempotencyKey},
            json::Json,
            parameters::Query,
        },
        operations::RateClass,
        problem::{Problem, ProblemCode},
    },
    identity::ApiScope,
    store::{
        Database, Done,
        error::PhraseError,
        games::{delayed, visible},
        idempotency::{Executed, once},
        phrases::{
            said::{self, Said},
            send,
        },
    },
};
use actix_web::{HttpResponse, get, post, web};
use railhead_localization::message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default page length, in phrases.
const PAGE: u8 = 50;

/// A phrase to say.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPhrase {
    /// The phrase.
    pub phrase: Phrase,
}

/// Paging of a list of phrases.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PhrasesQuery {
    /// Page length, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub cursor: Option<Cursor<u32>>,
}

/// A page of phrases, latest first.
#[derive(Serialize, ToSchema)]
pub struct PhrasePage {
    /// The phrases.
    pub items: Vec<SaidPhrase>,
    /// Pass this as `cursor` to get the next page. Null on the last page.
    #[schema(value_type = Option<String>)]
    pub next: Option<Cursor<u32>>,
}

/// Say something
///
/// To everybody at the table of a game in which you have a seat, before it begins, while it runs, and
/// for 24 hours after its end. Subscribers receive it immediately. A seat can say five phrases at
/// once, and one more every ten seconds.
#[utoipa::path(tag = "phrases", operation_id = "say_phrase", params(("game_id" = Uuid, Path), idempotency::IdempotencyKeyHeader),
    request_body = NewPhrase, security(("bearer" = [])),
    responses((status = 201, description = "The phrase as it was said", body = SaidPhrase)),
    extensions(("x-api-key-scope" = json!(ApiScope::Play)), ("x-rate-class" = json!(RateClass::Writes)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::NotSeated, ProblemCode::GameOver,
            ProblemCode::TooManyPhrases, ProblemCode::AccountMuted]))))]
#[post("/v1/games/{game_id}/phrases")]
pub async fn say(
    db: web::Data<Database>,
    Caller(account): Caller,
    key: IdempotencyKey,
    id: web::Path<Uuid>,
    body: Json<NewPhrase>,
) -> Result<HttpResponse, Problem> {
    let key = key.keyed(account, &*body)?;
    let say = async || send::phrase(&db, *id, account, body.phrase, key.as_ref()).await.map(Done::Changed);
    let executed = once(&db, key.as_ref(), say).await?;
    let mut response = HttpResponse::Created();
    idempotency::note_replay(&mut response, matches!(executed, Executed::Replayed(_)));
    let answer = match executed {
        Executed::Fresh(Done::Changed(said) | Done::Unchanged(said)) => serde_json::to_string(&said)?,
        Executed::Replayed(stored) => {
            stored.answer.ok_or_else(|| Problem::internal("the stored response of a phrase is missing"))?
        }
    };
    Ok(response.content_type("application/json").body(answer))
}

/// List what was said
///
/// The latest 200 phrases of a game, without those of players you have muted. They are kept for 60
/// days, and as long as the game goes on. They are no part of the game's log, its export or its proof.
#[utoipa::path(tag = "phrases", operation_id = "list_phrases", params(("game_id" = Uuid, Path), PhrasesQuery),
    security((), ("bearer" = [])), responses((status = 200, description = "The phrases", body = PhrasePage)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/games/{game_id}/phrases")]
pub async fn list(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    query: Query<PhrasesQuery>,
    id: web::Path<Uuid>,
) -> Result<web::Json<PhrasePage>, Problem> {
    let PhrasesQuery { limit, cursor } = query.into_inner();
    let limit = limit.unwrap_or(PAGE);
    let hosted = visible::game_for(&db, *id, viewer).await?;
    let said = Said { before: cursor.map(|cursor| cursor.0), until: delayed::shown_until(&db, &hosted, viewer) };
    let mut items = said::list(&db, *id, viewer, said, limit + 1).await?;
    let next = pagination::cut(&mut items, limit, |said| said.number);
    Ok(web::Json(PhrasePage { items, next }))
}

impl From<PhraseError> for Problem {
    fn from(error: PhraseError) -> Problem {
        match error {
            PhraseError::TooMany { seconds } => {
                Problem::new(ProblemCode::TooManyPhrases, message!("detail-too-many-phrases", seconds))
                    .with("retry_after", seconds)
            }
            PhraseError::Muted { reason, until, contact } => {
                let detail = match &contact {
                    Some(contact) => message!("detail-muted-contact", contact = &**contact),
                    None => message!("detail-muted"),
                };
                Problem::of_measure(ProblemCode::AccountMuted, detail, [reason, Some(until.to_string()), contact])
            }
            PhraseError::Over => Problem::new(ProblemCode::GameOver, message!("detail-phrases-over")),
            PhraseError::Game(error) => error.into(),
        }
    }
}
