//! Invitations as links: the game of a code, what the page behind the link says, and the files by which
//! phones open it in the app.

use crate::{
    engine::{GameOptions, Int, Seat},
    hosting::{hosted_game::HostedGame, status::GameStatus},
    http::{
        answers::tagged::Tagged,
        connection::client_address::Address,
        docs,
        games::summary::{self, GamePlayer},
        guards::extract::{IfNoneMatch, ViewerSession},
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    identity::ApiScope,
    store::{
        Database, GameError, ThrottleKey,
        games::seated,
        lobby::{invites, opening},
    },
};
use actix_web::{HttpRequest, HttpResponse, ResponseError, get, http::header, web};
use railhead_localization::{Message, message, names};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;
use uuid::Uuid;

/// The apps that open the links of invitations.
#[derive(Clone, Default, Debug)]
pub struct Links {
    /// Apps for iOS: team, a dot and bundle.
    pub ios_apps: Vec<String>,
    pub android_apps: Vec<AndroidApp>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AndroidApp {
    pub package: String,
    /// The SHA-256 of the certificate that signs it, as pairs of hexadecimal digits with colons.
    pub fingerprint: String,
}

/// The game that a code leads to: an open game, before you join it, or a game in which you have a
/// seat.
#[derive(Serialize, ToSchema)]
pub struct Invite {
    /// The game's id.
    pub game: Uuid,
    /// The game's status: `lobby`, unless you have a seat in it.
    pub status: GameStatus,
    /// Your seat, even while a bot plays it for you. Null if you have none.
    pub you: Option<Seat>,
    /// The code, as `POST /v1/games/join-by-code` takes it.
    #[schema(example = "K7P2XM")]
    pub code: String,
    /// The host's seat.
    pub host: Seat,
    /// The game's options: variant, seats, clock.
    pub options: GameOptions,
    /// The names of the ticket packs in use (R2.4).
    #[schema(example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// The seats and their players.
    pub players: Vec<GamePlayer>,
    /// The number of open seats.
    #[schema(example = 1)]
    pub open_seats: u8,
    /// The time at which the game is called off if it has not begun.
    pub expires_at: Option<jiff::Timestamp>,
    /// The link to share: relative to the host if the operator has not set the public URL.
    #[schema(example = "https://trains.example.org/i/K7P2XM")]
    pub url: String,
}

/// A code without what people write in between, and in letters of one width.
pub fn normalized(code: &str) -> String {
    code.nfkc().filter(|c| c.is_alphanumeric()).map(|c| c.to_ascii_uppercase()).collect()
}

impl Invite {
    async fn of(db: &Database, hosted: &HostedGame, code: String, you: Option<Seat>) -> Result<Invite, Problem> {
        let players = summary::players(hosted, &seated::of(db, hosted.id).await?, &[]);
        Ok(Invite {
            game: hosted.id,
            status: GameStatus::of(&hosted.game),
            you,
            host: hosted.game.host(),
            options: hosted.game.options(),
            packs: hosted.game.packs().iter().map(|pack| pack.name.clone()).collect(),
            open_seats: u8::saturating_from(hosted.game.open_seats().count()),
            expires_at: opening::expiry(db, hosted),
            url: PublicUrl::of_current(&format!("/i/{code}")),
            players,
            code,
        })
    }
}

/// The game of a code, whatever has become of it.
pub async fn hosted(db: &Database, code: &str, who: ViewerSession, from: &str) -> Result<Arc<HostedGame>, Problem> {
    let trier = ThrottleKey::of_code(who.0.map(|caller| caller.session), from);
    Ok(invites::game_with_code(db, code, who.account(), &trier).await?)
}

/// Look at an invitation
///
/// The open game that a code leads to, before you join it with `POST /v1/games/join-by-code`. It
/// needs no token, so that an app can show the inviter before it signs a player in. Once the game
/// has begun, the code leads its players to it, until 30 days after its end; for everybody else it
/// is `game_started`, `game_over` or `called_off`, with the `game`. Wrong codes are counted as they
/// are for joining.
#[utoipa::path(tag = "lobby", operation_id = "show_invite",
    params(("code" = String, Path, description = "The code; case, spaces and dashes do not matter", example = "k7p2xm")),
    security((), ("bearer" = [])), responses((status = 200, description = "The game", body = Invite)),
    extensions(("x-api-key-scope" = json!(ApiScope::Read)),
        ("x-problems" = json!([ProblemCode::NotFound, ProblemCode::TooManyAttempts, ProblemCode::GameStarted,
            ProblemCode::GameOver, ProblemCode::CalledOff, ProblemCode::Contended]))))]
#[get("/v1/invites/{code}")]
pub async fn show(
    db: web::Data<Database>,
    viewer: ViewerSession,
    Address(address): Address,
    code: web::Path<String>,
) -> Result<web::Json<Invite>, Problem> {
    let code = normalized(&code);
    let hosted = hosted(&db, &code, viewer, &address).await?;
    let you = viewer.account().and_then(|account| hosted.place_of(account));
    if you.is_none() {
        hosted.check_takes_players().map_err(GameError::from)?;
    }
    Invite::of(&db, &hosted, code, you).await.map(web::Json)
}

/// The page behind the link of a game.
pub async fn page_of(db: &Database, hosted: &HostedGame, code: &str) -> Result<LinkPage, Problem> {
    Ok(LinkPage::of(&Invite::of(db, hosted, code.to_owned(), None).await?))
}

/// Whether a request comes from a browser.
pub fn accepts_html(request: &HttpRequest) -> bool {
    let mut accepted = request.headers().get_all(header::ACCEPT).filter_map(|value| value.to_str().ok());
    accepted.any(|value| value.contains("text/html"))
}

/// The page of a refusal.
pub fn refusal(problem: &Problem) -> HttpResponse {
    let refused = problem.error_response();
    let mut response = HttpResponse::build(refused.status());
    response.content_type("text/html; charset=utf-8").insert_header((header::CACHE_CONTROL, "no-store"));
    if let Some(wait) = refused.headers().get(header::RETRY_AFTER) {
        response.insert_header((header::RETRY_AFTER, wait.clone()));
    }
    response.body(LinkPage::of_problem(problem).render())
}

/// The page behind a link.
pub struct LinkPage {
    pub title: String,
    pub text: String,
    /// The text below the title in previews of the link.
    pub description: String,
    /// The code to join with.
    pub code: Option<String>,
    /// The code by whose picture the page is shown.
    pub picture: Option<String>,
    /// The target of the page, relative to the app, and the text of the link.
    pub link: (String, Message),
}

impl LinkPage {
    fn of(invite: &Invite) -> LinkPage {
        let language = language::current();
        let (variant, seats) =
            (names::variant(invite.options.variant), message!("seats", count = invite.options.seats));
        let host = invite.players.iter().find(|player| player.seat == invite.host);
        let invited = match host.and_then(|host| host.name.as_deref()) {
            Some(host) => message!("page-invite-title", host),
            None => message!("page-invite-title-by-nobody"),
        };
        let to_game = || (format!("games/{}", invite.game), message!("page-invite-go"));
        let (title, text, link) = match invite.status {
            GameStatus::Lobby if invite.open_seats > 0 => (
                invited,
                message!("page-invite-text", variant, seats),
                (format!("join/{}", invite.code), message!("page-invite-play")),
            ),
            GameStatus::Lobby => (invited, message!("page-invite-full", variant, seats), to_game()),
            GameStatus::Running => {
                (message!("page-invite-started-title"), message!("page-invite-started-text", variant, seats), to_game())
            }
            GameStatus::Finished => {
                (message!("page-invite-over-title"), message!("page-invite-over-text", variant, seats), to_game())
            }
            GameStatus::Void => {
                let text = message!("page-invite-called-off-text");
                (message!("page-invite-called-off-title"), text, (String::new(), message!("page-invite-home")))
            }
        };
        let is_open = invite.status == GameStatus::Lobby && invite.open_seats > 0;
        let description = match is_open {
            true => message!(
                "page-invite-description",
                variant = names::variant(invite.options.variant),
                seats = message!("seats", count = invite.options.seats),
                code = invite.code.as_str()
            ),
            false => text.clone(),
        };
        LinkPage {
            title: language.format(&title),
            text: language.format(&text),
            description: language.format(&description),
            code: is_open.then(|| invite.code.clone()),
            picture: (invite.status != GameStatus::Void).then(|| invite.code.clone()),
            link,
        }
    }

    fn of_problem(problem: &Problem) -> LinkPage {
        let language = language::current();
        let (title, text) = match problem.code {
            ProblemCode::NotFound => {
                (language.text("page-invite-unknown-title").into(), language.text("page-invite-unknown-text").into())
            }
            _ => (problem.title.to_string(), problem.detail.to_string()),
        };
        let link = (String::new(), message!("page-invite-home"));
        LinkPage { title, description: text.clone(), text, code: None, picture: None, link }
    }

    /// The page in HTML.
    pub fn render(&self) -> String {
        let language = language::current();
        let LinkPage { title, text, description, code, picture, link: (path, label) } = self;
        let card = self.image().map(|image| format!(include_str!("../picture_card.html"), image = image));
        let shown = code.as_ref().map(|code| format!("<pre>{code}</pre>\n"));
        let drawn = picture.as_ref().map(|code| {
            format!("<p><img src=\"{code}/preview.png?lang={language}\" alt=\"\" width=\"1200\" height=\"630\"></p>\n")
        });
        format!(
            include_str!("invite.html"),
            language = language.code(),
            title = docs::escaped(title),
            description = docs::escaped(description),
            text = docs::escaped(text),
            card = card.unwrap_or_default(),
            style = docs::style(),
            code = shown.unwrap_or_default(),
            link = path,
            label = docs::escaped(&language.format(label)),
            picture = drawn.unwrap_or_default(),
        )
    }

    /// The address of the picture of the page.
    pub fn image(&self) -> Option<String> {
        let address = |code: &String| format!("/i/{code}/preview.png?lang={}", language::current());
        self.picture.as_ref().map(address).map(|path| PublicUrl::of_current(&path))
    }
}

/// Lets phones by Apple open the links in the app.
#[get("/.well-known/apple-app-site-association")]
pub async fn apple(links: web::Data<Links>, known: IfNoneMatch) -> HttpResponse {
    let ids = &links.ios_apps;
    let details = json!([{"appIDs": ids, "components": [{"/": "/i/*", "comment": "invitations"}]}]);
    of_app(&json!({"applinks": {"details": details}, "webcredentials": {"apps": ids}}), &known)
}

/// Lets phones with Android open the links in the app.
#[get("/.well-known/assetlinks.json")]
pub async fn android(links: web::Data<Links>, known: IfNoneMatch) -> HttpResponse {
    const RELATIONS: [&str; 2] =
        ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"];
    let statement = |app: &AndroidApp| {
        json!({"relation": RELATIONS, "target": {"namespace": "android_app", "package_name": app.package,
            "sha256_cert_fingerprints": [app.fingerprint]}})
    };
    of_app(&links.android_apps.iter().map(statement).collect(), &known)
}

/// A file about apps. It changes with the options of the server.
fn of_app(file: &Value, known: &IfNoneMatch) -> HttpResponse {
    Tagged::new("application/json", "public, max-age=3600", file.to_string()).respond(known)
}
