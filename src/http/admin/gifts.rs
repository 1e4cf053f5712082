//! Pairs of players of whom one gives points away to the other: friends at a table of three to five do that.

use crate::{
    engine::Int,
    http::{
        admin::{moderator, pairs::PairsQuery},
        guards::{extract::Caller, parameters::Query},
        operations::{PEOPLE, RateClass},
        problem::{Problem, ProblemCode},
    },
    store::{
        Database, Role,
        read_models::query::gifts::{self, Gift as StoredGift},
    },
};
use actix_web::{get, web};
use serde::Serialize;
use utoipa::ToSchema;

/// Players who gave points away.
#[derive(Serialize, ToSchema)]
pub struct GiftList {
    /// The pairs, the highest index first.
    #[schema(max_items = 100)]
    pub items: Vec<Gift>,
}

/// A player who gave points away to another in rated games of three to five.
#[derive(Serialize, ToSchema)]
pub struct Gift {
    /// The name of the player who gave.
    #[schema(example = "Eve")]
    pub giver: String,
    /// The name of the one who got it.
    #[schema(example = "Bob")]
    pub receiver: String,
    /// The number of their rated games that were analysed.
    #[schema(example = 20)]
    pub games: u32,
    /// The points that were given in a game, on average: more than to the rest of the table.
    #[schema(example = 31.4)]
    pub points: f64,
    /// The sum of the gifts in standard deviations of chance, of which no game counts more than two: above 3.5
    /// is rare.
    #[schema(example = 6.2)]
    pub index: f64,
}

impl From<StoredGift> for Gift {
    fn from(gift: StoredGift) -> Gift {
        let StoredGift { giver, receiver, games, points, index } = gift;
        let hundredths = |value: f64| (value * 100.0).round() / 100.0;
        let [points, index] = [points, index].map(hundredths);
        Gift { giver, receiver, games: u32::saturating_from(games), points, index }
    }
}

/// List players who give points away
///
/// Pairs with at least three analysed rated games of three to five players among the latest 10,000 games of the
/// server, in which the moves of one were worth more to the other than to the rest of the table, beyond what
/// somebody would do who plays for themselves. Friends at one table stand here; so does chance: look at the games.
#[utoipa::path(tag = "admin", operation_id = "list_gifts", params(PairsQuery), security(("bearer" = [])),
    responses((status = 200, description = "The pairs", body = GiftList)),
    extensions(("x-api-key-scope" = json!(PEOPLE)), ("x-rate-class" = json!(RateClass::Computations)),
        ("x-role" = json!(Role::Moderator)), ("x-problems" = json!([ProblemCode::NotAdmin, ProblemCode::NotFound]))))]
#[get("/v1/admin/gifts")]
pub async fn list(
    db: web::Data<Database>,
    Caller(account): Caller,
    query: Query<PairsQuery>,
) -> Result<web::Json<GiftList>, Problem> {
    moderator(&db, account).await?;
    let player = query.player(&db).await?;
    let found = gifts::gifts(&db, player, query.most()).await?;
    Ok(web::Json(GiftList { items: found.into_iter().map(Gift::from).collect() }))
}
