//! The page behind the link of a code, and its picture, for people without the app and for messengers.

use crate::{
    hosting::tournament::HostedTournament,
    http::{
        answers::picture::{self, PreviewDrawer},
        codes::target::{Found, find},
        connection::client_address::Address,
        docs,
        games::{
            invites::{self, LinkPage, normalized},
            pictures::BoardToDraw,
        },
        guards::extract::{IfNoneMatch, ViewerSession},
        problem::{Problem, language},
        tournaments::pictures::about,
    },
    store::{Database, games::visible, leagues::league::ViewedLeague, tournaments::views},
};
use actix_web::{HttpRequest, HttpResponse, get, web};
use railhead_localization::message;
use railhead_pictures::{Banner, Theme};

/// The page of a code. Browsers get a page for every refusal, too.
#[get("/i/{code}")]
pub async fn show(
    request: HttpRequest,
    db: web::Data<Database>,
    Address(address): Address,
    code: web::Path<String>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let code = normalized(&code);
    match page(&db, &code, &address).await {
        Ok(page) => Ok(docs::respond(&known, page.render())),
        Err(problem) if invites::accepts_html(&request) => Ok(invites::refusal(&problem)),
        Err(problem) => Err(problem),
    }
}

/// The page of a normalized code.
///
/// # Errors
/// `not_found`; `too_many_attempts`.
pub async fn page(db: &Database, code: &str, address: &str) -> Result<LinkPage, Problem> {
    match find(db, code, ViewerSession(None), address).await? {
        Found::Game(hosted) => invites::page_of(db, &hosted, code).await,
        Found::Tournament(hosted) => of_tournament(db, &hosted, code).await,
        Found::League(viewed) => Ok(of_league(&viewed, code)),
    }
}

async fn of_tournament(db: &Database, hosted: &HostedTournament, code: &str) -> Result<LinkPage, Problem> {
    let language = language::current();
    let names = views::names(db, hosted, None, hosted.organiser.into_iter().collect()).await?;
    let name = hosted.settings.name.as_str();
    let title = match hosted.organiser.and_then(|organiser| names.get(&organiser)) {
        Some(host) => message!("page-invite-tournament", host = host.as_str(), name),
        None => message!("page-invite-tournament-by-nobody", name),
    };
    let text = language.format(&about(hosted));
    Ok(LinkPage {
        title: language.format(&title),
        description: text.clone(),
        text,
        code: Some(code.to_owned()),
        picture: Some(code.to_owned()),
        link: (format!("tournaments/{}", hosted.id), message!("page-invite-to-tournament")),
    })
}

fn of_league(viewed: &ViewedLeague, code: &str) -> LinkPage {
    let language = language::current();
    let name = viewed.league.settings.name.as_str();
    let title = match viewed.organiser.as_deref() {
        Some(host) => message!("page-invite-league", host, name),
        None => message!("page-invite-league-by-nobody", name),
    };
    let text = language.format(&message!("page-invite-league-text", members = viewed.members));
    LinkPage {
        title: language.format(&title),
        description: text.clone(),
        text,
        code: Some(code.to_owned()),
        picture: Some(code.to_owned()),
        link: (format!("leagues/{}", viewed.league.id), message!("page-invite-to-league")),
    }
}

/// The picture of the page, for previews of the link: the board of a game as everybody may see it, or the
/// map with the name of the tournament or the league.
#[get("/i/{code}/preview.png")]
pub async fn preview(
    db: web::Data<Database>,
    drawer: web::Data<PreviewDrawer>,
    Address(address): Address,
    code: web::Path<String>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let code = normalized(&code);
    let drawn = match find(&db, &code, ViewerSession(None), &address).await? {
        Found::Game(found) => {
            // As spectators see it, who may be behind.
            let hosted = visible::game_for(&db, found.id, None).await?;
            BoardToDraw::for_everybody(&db, &hosted).await?.preview(&drawer, &known).await?
        }
        Found::Tournament(hosted) => {
            let page = of_tournament(&db, &hosted, &code).await?;
            banner(&drawer, &known, &hosted.settings.name, &page.description).await?
        }
        Found::League(viewed) => {
            let page = of_league(&viewed, &code);
            banner(&drawer, &known, &viewed.league.settings.name, &page.description).await?
        }
    };
    Ok(picture::respond(&known, drawn))
}

/// The map with two lines of text.
///
/// # Errors
/// `unavailable` if the cores for pictures are so busy that it takes ten seconds.
pub async fn banner(
    drawer: &PreviewDrawer,
    known: &IfNoneMatch,
    title: &str,
    text: &str,
) -> Result<picture::Drawn, Problem> {
    let (theme, language) = (Theme::Light, language::current());
    let pieces = Banner { title, text, theme, language }.pieces();
    drawer.draw(pieces, (theme, language), known).await
}
