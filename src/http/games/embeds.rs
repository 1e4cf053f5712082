//! Games on other sites: what a link to a game says, the page for a frame, and oEmbed. The last two exist for
//! games that everyone may see. The link of an unlisted game is meant for those who were sent it.

use crate::{
    hosting::{hosted_game::HostedGame, status::GameStatus, visibility::Visibility},
    http::{
        answers::tagged::Tagged,
        docs::{self, escaped},
        games::pictures,
        guards::{extract::IfNoneMatch, parameters::Query},
        operations::{IGNORED, RateClass},
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    store::{Database, GameError, games::visible},
};
use actix_web::{
    HttpRequest, HttpResponse, get,
    http::header::{self, HeaderValue},
    web,
};
use railhead_localization::{Message, message, names};
use serde::{Deserialize, Serialize};
use ureq::http::Uri;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

/// The paths of pages for frames.
pub const PATHS: [&str; 1] = ["/embed/games/{game_id}"];

/// A page for frames has pictures and a style of this server, and may be framed by every site.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors *";

/// The size of a frame, in pixels, unless the other site has less room.
const FRAME: (u16, u16) = (600, 450);

/// The interval at which a frame shows a game anew that is not over, in seconds.
const REFRESH: u8 = 20;

/// A game that everyone may see who has its link, in a few words.
pub struct GameCard {
    game: Uuid,
    status: GameStatus,
    /// Whether it is listed, so that other sites may show it.
    pub is_public: bool,
    /// The names of the players.
    pub title: String,
    /// The variant, and what there is to see.
    pub description: String,
}

impl GameCard {
    /// The card of a game; none if its link alone does not let one see it.
    pub async fn of(db: &Database, game: Uuid) -> Result<Option<GameCard>, Problem> {
        let hosted = match visible::game_for(db, game, None).await {
            Err(GameError::NoSuchGame) => return Ok(None),
            hosted => hosted?,
        };
        let language = language::current();
        let names = pictures::player_names(db, &hosted, language).await?;
        let title = names.iter().filter(|name| !name.is_empty()).map(String::as_str).collect::<Vec<_>>().join(", ");
        let status = GameStatus::of(&hosted.game);
        let description = language.format(&description(&hosted, status, &names));
        let is_public = hosted.visibility == Visibility::Public;
        Ok(Some(GameCard { game, status, is_public, title, description }))
    }

    /// The card of a game that other sites may show.
    async fn to_embed(db: &Database, game: Uuid) -> Result<GameCard, Problem> {
        let card = GameCard::of(db, game).await?.filter(|card| card.is_public);
        Ok(card.ok_or(GameError::NoSuchGame)?)
    }

    /// The address of its picture.
    pub fn image(&self) -> String {
        PublicUrl::of_current(&format!("/v1/games/{}/board.png?lang={}", self.game, language::current()))
    }

    /// The address at which other sites ask for its frame; none if they may not show it.
    pub fn oembed(&self) -> Option<String> {
        let page = PublicUrl::of_current(&format!("/play/games/{}", self.game));
        let asked = form_urlencoded::byte_serialize(page.as_bytes()).collect::<String>();
        self.is_public.then(|| PublicUrl::of_current(&format!("/v1/oembed?url={asked}")))
    }

    /// The page for a frame: the board as it is, or the whole game if it is finished.
    fn frame(&self) -> String {
        let GameCard { game, status, is_public: _, title, description } = self;
        let language = language::current();
        let (picture, refresh) = match status {
            GameStatus::Lobby | GameStatus::Running => {
                ("board", format!("<meta http-equiv=\"refresh\" content=\"{REFRESH}\">\n"))
            }
            GameStatus::Finished => ("replay", String::new()),
            GameStatus::Void => ("board", String::new()),
        };
        format!(
            include_str!("embed.html"),
            language = language.code(),
            refresh = refresh,
            style = docs::style(),
            game = game,
            picture = picture,
            title = escaped(title),
            description = escaped(description),
        )
    }
}

/// The variant and the seats, and what there is to see.
fn description(hosted: &HostedGame, status: GameStatus, names: &[String]) -> Message {
    let options = hosted.game.options();
    let (variant, seats) = (names::variant(options.variant), message!("seats", count = options.seats));
    match status {
        GameStatus::Lobby => message!("page-game-lobby", variant, seats),
        GameStatus::Running => message!("page-game-running", variant, seats),
        GameStatus::Finished => {
            let won = hosted.game.scores().iter().filter(|score| score.rank == 1);
            let points = won.clone().map(|score| score.total).next().unwrap_or_default();
            let winners = won.filter_map(|score| names.get(usize::from(score.seat.number())));
            let winners = winners.map(String::as_str).collect::<Vec<_>>().join(", ");
            message!("page-game-finished", variant, seats, winners, points)
        }
        GameStatus::Void => message!("page-game-void", variant, seats),
    }
}

#[get("/embed/games/{game_id}")]
pub async fn frame(db: web::Data<Database>, id: web::Path<Uuid>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let card = GameCard::to_embed(&db, *id).await?;
    let mut response = docs::respond(&known, card.frame());
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    Ok(response)
}

/// The page to show, and the room for it.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OembedQuery {
    /// The URL of a game in the app or in a frame.
    #[param(max_length = 500, example = "https://trains.example.org/play/games/01890a5d-ac96-774b-bcce-b302099a8057")]
    pub url: String,
    /// The greatest width, in pixels. Default: 600.
    #[param(minimum = 1, maximum = 65_535, example = 400)]
    pub maxwidth: Option<u16>,
    /// The greatest height, in pixels. Default: three quarters of the width.
    #[param(minimum = 1, maximum = 65_535)]
    pub maxheight: Option<u16>,
    /// The format of the answer.
    #[param(inline)]
    pub format: Option<OembedFormat>,
}

/// The format of the answer.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OembedFormat {
    /// JSON.
    Json,
    /// XML, which this server does not write: the answer is 501, after which consumers ask for JSON.
    Xml,
}

/// A game as content of another page, as oEmbed 1.0 describes it.
#[derive(Serialize, ToSchema)]
pub struct Oembed {
    /// The version of oEmbed.
    #[schema(example = "1.0")]
    pub version: &'static str,
    /// The type of content: HTML.
    #[serde(rename = "type")]
    #[schema(example = "rich")]
    pub kind: &'static str,
    /// The name of the program.
    #[schema(example = "Railhead")]
    pub provider_name: &'static str,
    /// The URL of this server.
    #[schema(example = "https://trains.example.org/")]
    pub provider_url: String,
    /// The names of the players.
    #[schema(example = "Ada, Bob")]
    pub title: String,
    /// The frame to put into the page.
    pub html: String,
    /// The width of the frame, in pixels.
    #[schema(example = 600)]
    pub width: u16,
    /// The height of the frame, in pixels.
    #[schema(example = 450)]
    pub height: u16,
    /// A picture of the board, for pages without frames.
    pub thumbnail_url: String,
    /// The width of the picture, in pixels.
    #[schema(example = 1200)]
    pub thumbnail_width: u16,
    /// The height of the picture, in pixels.
    #[schema(example = 630)]
    pub thumbnail_height: u16,
    /// The time for which the answer may be kept, in seconds.
    #[schema(example = 3600)]
    pub cache_age: u32,
}

/// Embed a game
///
/// The frame of a game for pages of other sites, as [oEmbed](https://oembed.com) describes it. Public
/// games have one; an unlisted or private game is not found. The frame shows the board as spectators
/// see it, and a finished game as its replay. Links in the answer have a host if the operator has set
/// the public URL.
#[utoipa::path(tag = "pictures", operation_id = "show_oembed", params(OembedQuery),
    responses((status = 200, description = "The frame", body = Oembed), (status = 304, description = "Not changed")),
    extensions(("x-rate-class" = json!(RateClass::Computations)), ("x-other-parameters" = json!(IGNORED)),
        ("x-problems" = json!([ProblemCode::FormatNotSupported, ProblemCode::NotFound]))))]
#[get("/v1/oembed")]
pub async fn oembed(
    request: HttpRequest,
    db: web::Data<Database>,
    query: Query<OembedQuery>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let OembedQuery { url, maxwidth, maxheight, format } = query.into_inner();
    match format {
        Some(OembedFormat::Xml) => {
            return Err(Problem::new(ProblemCode::FormatNotSupported, message!("detail-format-not-supported")));
        }
        Some(OembedFormat::Json) | None => {}
    }
    let game = game_of(&url, request.connection_info().host()).ok_or(GameError::NoSuchGame)?;
    let card = GameCard::to_embed(&db, game).await?;
    let width = FRAME.0.min(maxwidth.unwrap_or(u16::MAX));
    let height = (width * 3 / 4).min(maxheight.unwrap_or(u16::MAX)).max(1);
    let page = PublicUrl::of_current(&format!("/embed/games/{game}"));
    let answer = Oembed {
        version: "1.0",
        kind: "rich",
        provider_name: "Railhead",
        provider_url: PublicUrl::of_current("/"),
        html: format!(
            "<iframe src=\"{}\" title=\"{}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\" \
             style=\"border:0\"></iframe>",
            escaped(&page),
            escaped(&card.title),
        ),
        title: card.title,
        width,
        height,
        thumbnail_url: PublicUrl::of_current(&format!("/v1/games/{game}/board.png")),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        cache_age: 3600,
    };
    Ok(Tagged::new("application/json", "public, max-age=300", serde_json::to_vec(&answer)?).respond(&known))
}

/// The game to which a URL of this server leads. Without a public URL, its host is that of the request.
fn game_of(url: &str, host: &str) -> Option<Uuid> {
    let url = url.strip_prefix(&PublicUrl::of_current(""))?.parse::<Uri>().ok()?;
    let is_here = PublicUrl::is_known() || url.authority().is_none_or(|named| named.as_str() == host);
    let (place, game) = url.path().split_once("/games/")?;
    let is_page = ["/play", "/embed"].iter().any(|page| place.ends_with(page));
    game.split('/').next()?.parse().ok().filter(|_| is_page && is_here)
}
