//! Pairs of players whose rated games come out otherwise than expected: farmed ratings look like that.

use crate::{
    engine::{Int, whole},
    http::{
        admin::{moderator, no_such_account},
        guards::{extract::Caller, parameters::Query},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    identity::PlayerKey,
    store::{
        Database, Role,
        accounts::account,
        read_models::query::pairs::{self, Pair as StoredPair},
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// Default length of the list, in pairs.
const LIMIT: u8 = 50;

/// Pairs to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PairsQuery {
    /// A player: only pairs with them.
    pub name: Option<String>,
    /// The number of pairs, 1 to 100. Default: 50.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<u8>,
}

impl PairsQuery {
    /// The player, if one is named.
    pub(super) async fn player(&self, db: &Database) -> Result<Option<Uuid>, Problem> {
        let Some(name) = &self.name else { return Ok(None) };
        let found = account::known_by(db, &PlayerKey::parse(name)).await?;
        Ok(Some(found.ok_or_else(no_such_account)?.id))
    }

    /// The number of pairs.
    pub(super) fn most(&self) -> u8 {
        self.limit.unwrap_or(LIMIT)
    }
}

/// Pairs of players.
#[derive(Serialize, ToSchema)]
pub struct PairList {
    /// The pairs, the most surprising first.
    #[schema(max_items = 100)]
    pub items: Vec<Pair>,
}

/// Two players who met in rated games, of whom the first did at least as well as expected.
#[derive(Serialize, ToSchema)]
pub struct Pair {
    /// The name of the player who did better.
    #[schema(example = "Eve")]
    pub name: String,
    /// The name of the other.
    #[schema(example = "Bob")]
    pub opponent: String,
    /// The number of their rated games.
    #[schema(example = 12)]
    pub games: u32,
    /// The games in which the player ranked before the other; a shared rank is half a game.
    #[schema(example = 11.5)]
    pub score: f64,
    /// The score that their ratings before each game let expect.
    #[schema(example = 6.2)]
    pub expected: f64,
    /// The difference of both in standard deviations of chance: above 3 is rare.
    #[schema(example = 3.1)]
    pub surprise: f64,
    /// The points of displayed rating that the player gained in these games, from all opponents in them.
    #[schema(example = 212)]
    pub gained: i32,
    /// The games that the other did not play to the end.
    #[schema(example = 9)]
    pub abandoned: u32,
}

impl From<StoredPair> for Pair {
    fn from(pair: StoredPair) -> Pair {
        let StoredPair { name, opponent, games, score, expected, surprise, gained, abandoned } = pair;
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        let [games, abandoned] = [games, abandoned].map(u32::saturating_from);
        let gained = i32::saturating_from(whole(gained.round()));
        Pair {
            name,
            opponent,
            games,
            score,
            expected: hundredths(expected),
            surprise: hundredths(surprise),
            gained,
            abandoned,
        }
    }
}

/// List pairs of players by surprise
///
/// Pairs with at least three rated games among the latest 10,000 games of the server, in which one did better
/// against the other than their ratings say. Who lets a friend win stands here; so does luck: look at the games.
#[utoipa::path(tag = "admin", operation_id = "list_pairs", params(PairsQuery), security(("bearer" = [])),
    responses((status = 200, description = "The pairs", body = PairList)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-role" = json!(Role::Moderator)), ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[get("/v1/admin/pairs")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    query: Query<PairsQuery>,
) -> Result<web::Json<PairList>, Problem> {
    moderator(&db, account).await?;
    let found = pairs::pairs(&db, query.player(&db).await?, query.most()).await?;
    Ok(web::Json(PairList { items: found.into_iter().map(Pair::from).collect() }))
}
