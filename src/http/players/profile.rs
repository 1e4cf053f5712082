//! Profiles of players.

use crate::{
    hosting::{
        period::Period,
        projection::{Rating, RatingBoard},
    },
    http::{
        guards::{extract::Viewer, parameters::Query},
        players::{
            lookup::named,
            opponents::{self, HeadToHead},
            past_games::FinishedGame,
            past_ratings::{PlayerRating, RatedGame},
            seasons::{self, PlayerSeason},
            statistics::{self, PlayerStatistics},
        },
        problem::{Problem, ProblemCode},
    },
    identity::{ApiScope, PlayerId},
    store::{
        Database, StoredAccount,
        absences::vacations,
        accounts::{account, bots},
        read_models::query::{
            Kinds, KnownPlayer, PastFilter, PastGames, past_games, past_ratings, player, statistics as sums,
        },
    },
};
use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use strum::EnumString;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The number of games, changes or places in a part.
const LISTED: u8 = 10;

/// A player.
#[derive(Serialize, ToSchema)]
pub struct PlayerProfile {
    /// The name.
    #[schema(example = "Ada")]
    pub name: String,
    /// The player's id.
    pub player_id: PlayerId,
    /// The time at which the account was created.
    pub since: jiff::Timestamp,
    /// Whether the player is a guest.
    pub guest: bool,
    /// Until when the player is on vacation; null if they are not.
    pub vacation_until: Option<jiff::Timestamp>,
    /// The name of the player whose bot this is. Null for a person.
    #[schema(example = json!(null))]
    pub bot_of: Option<String>,
    /// The id of that player.
    #[schema(example = json!(null))]
    pub bot_of_id: Option<PlayerId>,
    /// The player's ratings.
    pub ratings: PlayerRatings,
    /// Games played to the end.
    #[schema(example = 41)]
    pub games: u32,
    /// Games won, including shared wins.
    #[schema(example = 17)]
    pub wins: u32,
    /// The statistics of all games. Absent if not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub statistics: Option<PlayerStatistics>,
    /// The last changes of both ratings. Absent if not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating_changes: Option<RatingChanges>,
    /// The last ten games, the latest first. Absent if not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_items = 10)]
    pub last_games: Option<Vec<FinishedGame>>,
    /// The last ten places in seasons, the latest first. Absent if not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_items = 10)]
    pub seasons: Option<Vec<PlayerSeason>>,
    /// Your record against the player: you are the first of the two. Absent if not included, for
    /// yourself, and without a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub versus: Option<HeadToHead>,
}

/// The last changes of a player's ratings.
#[derive(Serialize, ToSchema)]
pub struct RatingChanges {
    /// The last ten of the rating in two-player games, the latest first.
    #[schema(max_items = 10)]
    pub duel: Vec<RatedGame>,
    /// The last ten of the rating in games of three to five players, the latest first.
    #[schema(max_items = 10)]
    pub table: Vec<RatedGame>,
}

/// A part of a profile that is sent only where it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum ProfilePart {
    Games,
    Ratings,
    Seasons,
    Statistics,
    Versus,
}

/// The parts that a request asks for, with commas between.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Included(Vec<ProfilePart>);

impl TryFrom<String> for Included {
    type Error = strum::ParseError;

    fn try_from(written: String) -> Result<Included, strum::ParseError> {
        written.split(',').map(str::parse).collect::<Result<_, _>>().map(Included)
    }
}

/// The parts of a profile.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ProfileQuery {
    /// Further parts, with commas between: `games`, `ratings`, `seasons`, `statistics`, `versus`.
    #[param(
        value_type = Option<String>,
        max_length = 100,
        pattern = "^(games|ratings|seasons|statistics|versus)(,(games|ratings|seasons|statistics|versus))*$",
        example = "statistics,games"
    )]
    pub include: Option<Included>,
}

/// A player whose parts are read.
struct Parts<'a> {
    db: &'a Database,
    account: &'a StoredAccount,
    player: &'a KnownPlayer,
    viewer: Option<Uuid>,
}

impl Parts<'_> {
    async fn statistics(&self) -> Result<PlayerStatistics, Problem> {
        statistics::of_player(self.db, self.player, Kinds::default(), Period::All).await
    }

    async fn rating_changes(&self) -> Result<RatingChanges, Problem> {
        let changes = async |board| {
            let found = past_ratings::list(self.db, self.player, board, None, self.viewer, LISTED).await?;
            Ok::<_, Problem>(found.into_iter().map(RatedGame::from).collect())
        };
        Ok(RatingChanges { duel: changes(RatingBoard::Duel).await?, table: changes(RatingBoard::Table).await? })
    }

    async fn last_games(&self) -> Result<Vec<FinishedGame>, Problem> {
        let wanted = PastGames { filter: PastFilter::default(), opponent: None, outcome: None, before: None };
        let found = past_games::list(self.db, self.player, wanted, self.viewer, LISTED).await?;
        Ok(found.into_iter().map(FinishedGame::from).collect())
    }

    async fn seasons(&self) -> Result<Vec<PlayerSeason>, Problem> {
        Ok(seasons::places_of(self.db, self.account.id, None, LISTED).await?)
    }

    async fn versus(&self) -> Result<Option<HeadToHead>, Problem> {
        let Some(viewer) = self.viewer.filter(|viewer| *viewer != self.account.id) else { return Ok(None) };
        // The account of a token may have been deleted.
        let Some(own) = account::get(self.db, viewer).await? else { return Ok(None) };
        let known = player::known(self.db, viewer).await?;
        Ok(Some(opponents::compare(self.db, &own, &known, self.account, PastFilter::default()).await?))
    }
}

/// A player's ratings. A player without rated games has 1000.
#[derive(Serialize, ToSchema)]
pub struct PlayerRatings {
    /// The rating in two-player games.
    pub duel: PlayerRating,
    /// The rating in games of three to five players.
    pub table: PlayerRating,
}

/// A part of a profile, read only if it was asked for.
async fn read_if<T>(is_included: bool, part: impl Future<Output = Result<T, Problem>>) -> Result<Option<T>, Problem> {
    if is_included { part.await.map(Some) } else { Ok(None) }
}

/// Get a player
///
/// Profiles are public. Only games that are not public stay hidden. Players of whom one blocks the
/// other are unknown to each other, here and wherever a player is named. `?include=` adds what would
/// take further requests.
#[utoipa::path(tag = "players", operation_id = "show_player", params(("name" = String, Path, example = "Ada"), ProfileQuery),
    security((), ("bearer" = [])),
    responses((status = 200, description = "The player", body = PlayerProfile)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}")]
pub async fn show(
    db: web::Data<Database>,
    Viewer(viewer): Viewer,
    name: web::Path<String>,
    query: Query<ProfileQuery>,
) -> Result<web::Json<PlayerProfile>, Problem> {
    let (account, player) = named(&db, viewer, &name).await?;
    let totals = sums::totals(&db, &player, Kinds::default(), None).await?;
    let ratings = past_ratings::ratings(&db, &player).await?;
    let vacation = vacations::list(&db, account.id).await?.current(db.now());
    let rating = |board| {
        let found = ratings.iter().find(|present| present.board == board);
        let rating = found.map_or(Rating::default(), |present| present.rating);
        PlayerRating::of(&rating, found.and_then(|present| present.percentile))
    };
    let owner = if account.is_bot { bots::owner(&db, account.id).await? } else { None };
    let parts = Parts { db: &db, account: &account, player: &player, viewer };
    let includes = |part| query.include.as_ref().is_some_and(|included| included.0.contains(&part));
    Ok(web::Json(PlayerProfile {
        statistics: read_if(includes(ProfilePart::Statistics), parts.statistics()).await?,
        rating_changes: read_if(includes(ProfilePart::Ratings), parts.rating_changes()).await?,
        last_games: read_if(includes(ProfilePart::Games), parts.last_games()).await?,
        seasons: read_if(includes(ProfilePart::Seasons), parts.seasons()).await?,
        versus: read_if(includes(ProfilePart::Versus), parts.versus()).await?.flatten(),
        guest: account.is_guest(),
        bot_of_id: owner.as_ref().map(|(id, _)| PlayerId::of(*id)),
        bot_of: owner.map(|(_, name)| name),
        player_id: PlayerId::of(account.id),
        name: account.name,
        since: account.created_at,
        vacation_until: vacation.map(|vacation| vacation.ends_at),
        ratings: PlayerRatings { duel: rating(RatingBoard::Duel), table: rating(RatingBoard::Table) },
        games: totals.games,
        wins: totals.wins,
    }))
}
