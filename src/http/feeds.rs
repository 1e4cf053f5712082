//! Atom feeds (RFC 4287) of what everybody may see, without a token: programs that read feeds have none.

use crate::{
    engine::BotLevel,
    http::{
        answers::tagged::Tagged,
        guards::extract::IfNoneMatch,
        operations::RateClass,
        players::lookup::named,
        problem::{Problem, ProblemCode, language, public_url::PublicUrl},
    },
    identity::PlayerId,
    store::{
        Database,
        read_models::query::{Finalist, PastFilter, PastGame, PastGames, past_games},
        tournaments::views::{self, ListedTournament, TournamentFilter},
    },
};
use actix_web::{HttpResponse, get, web};
use atom_syndication::{Entry, Feed, Link, Person, Text};
use jiff::Timestamp;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use railhead_localization::{Message, message, names};
use railhead_tournament::Phase;
use sha2::{Digest, Sha256};
use uuid::Builder;

/// The media type, and the time for which caches may keep a feed.
const ATOM: &str = "application/atom+xml";
const CACHING: &str = "public, max-age=300";

/// The number of entries of a feed, the latest first.
const ENTRIES: u8 = 20;

/// Get a feed of a player's games
///
/// The last 20 public games of the player, as an Atom feed for feed readers.
#[utoipa::path(tag = "players", operation_id = "feed_player_games", params(("name" = String, Path, example = "Ada")),
    responses((status = 200, description = "The feed", content_type = "application/atom+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-rate-class" = json!(RateClass::Computations)), ("x-problems" = json!([ProblemCode::NotFound]))))]
#[get("/v1/players/{name}/games.atom")]
pub async fn player_games(
    db: web::Data<Database>,
    name: web::Path<String>,
    known: IfNoneMatch,
) -> Result<HttpResponse, Problem> {
    let (account, player) = named(&db, None, &name).await?;
    let wanted = PastGames { filter: PastFilter::default(), opponent: None, outcome: None, before: None };
    let games = past_games::list(&db, &player, wanted, None, ENTRIES).await?;
    let name = account.name.as_str();
    let author = Person { name: name.to_owned(), ..Person::default() };
    let entry = |game: PastGame| Entry { authors: vec![author.clone()], ..game_entry(game) };
    let links = Links {
        // Readers that follow it outlast a change of the name.
        feed: format!("/v1/players/{}/games.atom", PlayerId::of(account.id)),
        page: format!("/play/players/{}", utf8_percent_encode(name, NON_ALPHANUMERIC)),
    };
    let entries = games.into_iter().map(entry).collect();
    Ok(respond(&message!("feed-games", player = name), links, entries, (db.now(), &known)))
}

/// Get a feed of tournaments
///
/// The last 20 public tournaments, as an Atom feed for feed readers.
#[utoipa::path(tag = "tournaments", operation_id = "feed_tournaments",
    responses((status = 200, description = "The feed", content_type = "application/atom+xml", body = String),
        (status = 304, description = "Not changed")),
    extensions(("x-rate-class" = json!(RateClass::Computations))))]
#[get("/v1/tournaments.atom")]
pub async fn tournaments(db: web::Data<Database>, known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    let filter = TournamentFilter { viewer: None, phase: None, own: false, after: None, limit: ENTRIES };
    let entries = views::list(&db, filter).await?.into_iter().map(tournament_entry).collect();
    let links = Links { feed: "/v1/tournaments.atom".to_owned(), page: "/play/tournaments".to_owned() };
    Ok(respond(&message!("feed-tournaments"), links, entries, (db.now(), &known)))
}

fn game_entry(mut game: PastGame) -> Entry {
    game.players.sort_by_key(|player| player.rank);
    let scores = game.players.iter().map(|player| format!("{} {}", name_of(player), player.total));
    let title = scores.collect::<Vec<_>>().join(" · ");
    let variant = language::current().format(&names::variant(game.variant));
    entry(title, variant, format!("urn:uuid:{}", game.id), &format!("/play/games/{}", game.id), game.finished_at)
}

/// A name to show; a dash for a deleted account.
fn name_of(player: &Finalist) -> String {
    match (&player.bot, &player.name) {
        (Some(level), _) => match level.parse::<BotLevel>() {
            Ok(level) => language::current().format(&names::bot(level)),
            Err(_) => level.clone(),
        },
        (None, Some(name)) => name.clone(),
        (None, None) => "–".to_owned(),
    }
}

fn tournament_entry(listed: ListedTournament) -> Entry {
    let variant = language::current().format(&names::variant(listed.options.variant));
    let summary = match listed.starts_at {
        _ if listed.phase == Phase::Cancelled => {
            format!("{variant} · {}", language::current().format(&message!("feed-called-off")))
        }
        Some(at) => format!("{variant} · {}", at.strftime("%Y-%m-%d %H:%M UTC")),
        None => variant,
    };
    let changed_at = listed.ended_at.unwrap_or(listed.created_at);
    let (id, path) = (format!("urn:uuid:{}", listed.id), format!("/play/tournaments/{}", listed.id));
    let author = Person { name: listed.organiser.unwrap_or_else(|| "–".to_owned()), ..Person::default() };
    Entry { authors: vec![author], ..entry(listed.name, summary, id, &path, changed_at) }
}

fn entry(title: String, summary: String, id: String, path: &str, at: Timestamp) -> Entry {
    Entry {
        title: text(title),
        id,
        updated: at.to_string().parse().unwrap_or_default(),
        links: vec![Link { href: PublicUrl::of_current(path), ..Link::default() }],
        summary: Some(text(summary)),
        ..Entry::default()
    }
}

/// The paths of a feed and of the page that shows the same.
struct Links {
    feed: String,
    page: String,
}

fn respond(
    title: &Message,
    links: Links,
    entries: Vec<Entry>,
    (now, known): (Timestamp, &IfNoneMatch),
) -> HttpResponse {
    // A feed must say when it changed last; an empty one is as it was when the day began.
    let today = now.strftime("%Y-%m-%dT00:00:00Z").to_string().parse().unwrap_or_default();
    let url = PublicUrl::of_current(&links.feed);
    let id = id_of(&url);
    let itself = Link { href: url, rel: "self".to_owned(), ..Link::default() };
    let feed = Feed {
        title: text(language::current().format(title)),
        id,
        updated: entries.iter().map(|entry| entry.updated).max().unwrap_or(today),
        links: vec![itself, Link { href: PublicUrl::of_current(&links.page), ..Link::default() }],
        lang: Some(language::current().code().to_owned()),
        entries,
        ..Feed::default()
    };
    Tagged::new(ATOM, CACHING, feed.to_string()).respond(known)
}

/// The id of a feed, which follows from its address: without a public URL that is no absolute one.
fn id_of(url: &str) -> String {
    let mut bytes = [0; 16];
    bytes.iter_mut().zip(Sha256::digest(url)).for_each(|(byte, hashed)| *byte = hashed);
    format!("urn:uuid:{}", Builder::from_custom_bytes(bytes).into_uuid())
}

/// A text without the two characters that names can have and XML cannot.
fn text(plain: String) -> Text {
    Text::plain(plain.replace(['\u{FFFE}', '\u{FFFF}'], ""))
}
