//! Invitations as links: what a code leads to, the page behind the link, and the files by which
//! phones open it in the app.

use crate::{
    engine::GameOptions,
    game::hosted_game::HostedGame,
    http::{
        docs,
        games::{
            pictures::BoardToDraw,
            summary::{self, GamePlayer},
        },
        support::{
            extract::{Address, IfNoneMatch, ViewerSession},
            language,
            picture::{self, PreviewDrawer},
            problem::Problem,
            public_url::PublicUrl,
        },
    },
    store::{Store, ThrottleKey},
};
use actix_web::{HttpResponse, get, web};
use railhead_localization::{message, names};
use serde::Serialize;
use serde_json::json;
use std::sync::Arc;
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;
use uuid::Uuid;

/// The apps that open the links of invitations.
#[derive(Clone, Default, Debug)]
pub struct Links {
    /// Apps for iOS: team, a dot and bundle.
    pub ios_apps: Vec<String>,
    /// Apps for Android.
    pub android_apps: Vec<AndroidApp>,
}

/// An app for Android.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AndroidApp {
    /// Its package.
    pub package: String,
    /// The SHA-256 of the certificate that signs it, as pairs of hexadecimal digits with colons.
    pub fingerprint: String,
}

/// What a code leads to: an open game, before you join it.
#[derive(Serialize, ToSchema)]
pub struct Invite {
    /// The game's id.
    pub game: Uuid,
    /// The code, as `POST /v1/games/join-by-code` takes it.
    #[schema(example = "K7P2XM")]
    pub code: String,
    /// The host's name. Null if the account was deleted.
    #[schema(example = "Ada")]
    pub host: Option<String>,
    /// The game's options: variant, seats, clock.
    pub options: GameOptions,
    /// The names of the ticket packs in use (R2.4).
    #[schema(example = json!(["orient_express"]))]
    pub packs: Vec<String>,
    /// The seats and their players.
    pub players: Vec<GamePlayer>,
    /// How many seats are open.
    #[schema(example = 1)]
    pub open_seats: u8,
    /// When the game is called off if it has not begun.
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
    async fn of(store: &Store, hosted: &HostedGame, code: String) -> Result<Invite, Problem> {
        let players = summary::players(hosted, &store.seated(hosted.id).await?, &[]);
        let host = players.iter().find(|player| player.seat == hosted.game.host);
        Ok(Invite {
            game: hosted.id,
            host: host.and_then(|host| host.name.clone()),
            options: hosted.game.options,
            packs: hosted.game.packs.iter().map(|pack| pack.name.clone()).collect(),
            open_seats: hosted.game.open_seats().count() as u8,
            expires_at: store.expiry(hosted),
            url: PublicUrl::of_current(&format!("/i/{code}")),
            players,
            code,
        })
    }
}

async fn invite(store: &Store, code: &str, who: ViewerSession, from: &str) -> Result<Invite, Problem> {
    let code = normalized(code);
    let hosted = hosted(store, &code, who, from).await?;
    Invite::of(store, &hosted, code).await
}

async fn hosted(store: &Store, code: &str, who: ViewerSession, from: &str) -> Result<Arc<HostedGame>, Problem> {
    let trier = ThrottleKey::of_code(who.0.map(|here| here.session), from);
    Ok(store.game_with_code(code, who.account(), &trier).await?)
}

/// Look at an invitation
///
/// The open game that a code leads to, before you join it with `POST /v1/games/join-by-code`. It needs
/// no token, so that an app can show who invites before it signs anybody in. Wrong codes are counted
/// as they are for joining.
#[utoipa::path(tag = "lobby", operation_id = "show_invite",
    params(("code" = String, Path, description = "The code; case, spaces and dashes do not matter", example = "k7p2xm")),
    security((), ("bearer" = [])), responses((status = 200, description = "The game", body = Invite)))]
#[get("/v1/invites/{code}")]
pub async fn show(
    store: web::Data<Store>,
    viewer: ViewerSession,
    Address(address): Address,
    code: web::Path<String>,
) -> Result<web::Json<Invite>, Problem> {
    invite(&store, &code, viewer, &address).await.map(web::Json)
}

/// The page behind a link, for people without the app.
#[get("/i/{code}")]
pub async fn page(
    store: web::Data<Store>,
    Address(address): Address,
    code: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let invite = invite(&store, &code, ViewerSession(None), &address).await?;
    let language = language::current();
    let (variant, seats) = (names::variant(invite.options.variant), message!("seats", count = invite.options.seats));
    let title = match &invite.host {
        Some(host) => message!("page-invite-title", host = host.as_str()),
        None => message!("page-invite-title-by-nobody"),
    };
    let description = message!(
        "page-invite-description",
        variant = variant.clone(),
        seats = seats.clone(),
        code = invite.code.as_str()
    );
    let page = format!(
        include_str!("invite.html"),
        language = language.code(),
        title = docs::escaped(&language.format(&title)),
        description = docs::escaped(&language.format(&description)),
        text = docs::escaped(&language.format(&message!("page-invite-text", variant, seats))),
        play = docs::escaped(&language.text("page-invite-play")),
        style = docs::style(),
        image = PublicUrl::of_current(&format!("/i/{}/preview.png?lang={language}", invite.code)),
        code = invite.code,
    );
    Ok(docs::respond(HttpResponse::Ok(), page))
}

/// The picture of the page, for previews of the link.
#[get("/i/{code}/preview.png")]
pub async fn preview(
    store: web::Data<Store>,
    drawer: web::Data<PreviewDrawer>,
    Address(address): Address,
    code: web::Path<String>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let hosted = hosted(&store, &normalized(&code), ViewerSession(None), &address).await?;
    let drawn = BoardToDraw::for_everybody(&store, &hosted).await?.preview(&drawer).await?;
    Ok(picture::respond(&known, drawn))
}

/// Lets phones by Apple open the links in the app.
#[get("/.well-known/apple-app-site-association")]
pub async fn apple(links: web::Data<Links>) -> HttpResponse {
    let ids = &links.ios_apps;
    let details = json!([{"appIDs": ids, "components": [{"/": "/i/*", "comment": "invitations"}]}]);
    HttpResponse::Ok().json(json!({"applinks": {"details": details}, "webcredentials": {"apps": ids}}))
}

/// Lets phones with Android open the links in the app.
#[get("/.well-known/assetlinks.json")]
pub async fn android(links: web::Data<Links>) -> HttpResponse {
    const RELATIONS: [&str; 2] =
        ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"];
    let statement = |app: &AndroidApp| {
        json!({"relation": RELATIONS, "target": {"namespace": "android_app", "package_name": app.package,
            "sha256_cert_fingerprints": [app.fingerprint]}})
    };
    HttpResponse::Ok().json(links.android_apps.iter().map(statement).collect::<Vec<_>>())
}
