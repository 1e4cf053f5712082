//! Atom feeds: of the games of a player, and of tournaments.

use crate::{
    admin::{ban, root},
    app::{Answer, App, Person, Setup, until_refused},
    past_games::{Past, rebuild},
    tournaments::swiss,
};
use roxmltree::{Document, Node};
use serde_json::{Value, json};
use uuid::Uuid;

const ADA: &str = "/v1/players/Ada/games.atom";
const TOURNAMENTS: &str = "/v1/tournaments.atom";

/// An entry as readers show it.
#[derive(PartialEq, Eq, Debug)]
struct Entry {
    id: String,
    title: String,
    author: String,
    link: String,
    updated: String,
}

/// The text of an element, which everything in Atom that is read here has once.
fn text(of: Node, name: &str) -> String {
    let is_it = |node: &Node| node.has_tag_name(("http://www.w3.org/2005/Atom", name));
    let mut found = of.children().filter(is_it);
    let one = found.next().unwrap_or_else(|| panic!("no {name}"));
    assert!(found.next().is_none(), "{name} twice");
    let inner = one.descendants().filter(Node::is_text).filter_map(|node| node.text());
    inner.collect::<String>().trim().to_owned()
}

fn link(of: Node, relation: &str) -> String {
    let links = of.children().filter(|node| node.tag_name().name() == "link");
    let found = links.filter(|node| node.attribute("rel").unwrap_or("alternate") == relation);
    found.map(|node| node.attribute("href").unwrap().to_owned()).collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn entries(feed: &Answer) -> Vec<Entry> {
    assert_eq!((feed.status, feed.header("content-type")), (200, "application/atom+xml"), "{}", feed.text);
    let document = Document::parse(&feed.text).unwrap_or_else(|error| panic!("{error}: {}", feed.text));
    let all = document.root_element();
    text(all, "id").strip_prefix("urn:uuid:").unwrap().parse::<Uuid>().unwrap();
    let read = |node: Node| Entry {
        id: text(node, "id"),
        title: text(node, "title"),
        author: text(node, "author"),
        link: link(node, "alternate"),
        updated: text(node, "updated"),
    };
    let found = all.children().filter(|node| node.tag_name().name() == "entry").map(read).collect::<Vec<_>>();
    let moment = |written: &str| written.parse::<jiff::Timestamp>().unwrap();
    if let Some(last) = found.iter().map(|entry| moment(&entry.updated)).max() {
        assert_eq!(moment(&text(all, "updated")), last);
    }
    found
}

fn titles(feed: &Answer) -> Vec<String> {
    entries(feed).into_iter().map(|entry| entry.title).collect()
}

#[test]
fn a_feed_has_the_public_games_of_a_player() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let game = Past::casual("classic-2", &["Ada", "Bob"], "2026-01-01T00:00:00Z");
    game.write(&app);
    Past { visibility: "private", ended: "2026-02-01T00:00:00Z", ..game }.write(&app);
    Past { visibility: "unlisted", ended: "2026-03-01T00:00:00Z", ..game }.write(&app);
    Past::casual("conductors-mega-3", &["Ada"], "2026-04-01T00:00:00Z").write(&app);
    rebuild(&app);
    let feed = app.get(ADA);
    assert_eq!(feed.header("cache-control"), "public, max-age=300");
    let listed = app.get("/v1/players/Ada/games").ok()["items"].clone();
    let found = entries(&feed);
    assert_eq!(found.len(), 2);
    for (entry, game) in found.iter().zip(listed.as_array().unwrap()) {
        let id = game["id"].as_str().unwrap();
        assert_eq!(
            (entry.id.as_str(), entry.link.as_str()),
            (&*format!("urn:uuid:{id}"), &*format!("/play/games/{id}"))
        );
        assert_eq!(entry.author, "Ada");
        let at = |written: &str| written.parse::<jiff::Timestamp>().unwrap();
        assert_eq!(at(&entry.updated), at(game["finished_at"].as_str().unwrap()));
    }
    let players = listed[1]["players"].as_array().unwrap();
    let line = |rank: u8| {
        let player = players.iter().find(|player| player["rank"] == rank).unwrap();
        format!("{} {}", player["name"].as_str().unwrap(), player["total"])
    };
    assert_eq!(found[1].title, format!("{} · {}", line(1), line(2)));
    assert!(!found[0].title.contains("(bot)") && found[0].title.contains("Conductor"), "{}", found[0].title);
    // It is the same for everybody, who plays in it or not.
    for person in [&ada, &bob] {
        assert_eq!(person.get(ADA).text, feed.text);
    }
}

#[test]
fn a_feed_is_found_by_name_and_id_and_links_to_the_id() {
    let app = App::start();
    let ada = app.register("Ada Lovelace");
    let id = ada.get("/v1/players/Ada%20Lovelace").ok()["player_id"].as_str().unwrap().to_owned();
    let by_name = app.get("/v1/players/ada%20lovelace/games.atom");
    let by_id = app.get(&format!("/v1/players/{id}/games.atom"));
    assert_eq!((entries(&by_name), &by_name.text), (vec![], &by_id.text));
    let document = Document::parse(&by_id.text).unwrap();
    let feed = document.root_element();
    assert_eq!(link(feed, "self"), format!("/v1/players/{id}/games.atom"));
    assert_eq!(link(feed, "alternate"), "/play/players/Ada%20Lovelace");
    assert_eq!(text(feed, "title"), "Games of Ada Lovelace");
    ada.ask("PATCH", "/v1/accounts/me", json!({"name": "Countess"})).ok();
    let renamed = app.get(&format!("/v1/players/{id}/games.atom"));
    let renamed = Document::parse(&renamed.text).unwrap();
    assert_eq!(text(renamed.root_element(), "id"), text(feed, "id"));
}

#[test]
fn nobody_who_is_gone_has_a_feed_or_a_name_in_one() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    Past::casual("classic-2", &["Ada", "Bob"], "2026-01-01T00:00:00Z").write(&app);
    rebuild(&app);
    app.get("/v1/players/Nobody/games.atom").refused(404, "not_found");
    // A blocked player reads what everybody reads.
    assert!(ada.put("/v1/me/blocks/Bob").status < 300);
    assert_eq!(bob.get("/v1/players/Ada/games").status, 404);
    assert_eq!(bob.get(ADA).text, app.get(ADA).text);
    assert!(titles(&app.get(ADA))[0].contains("Bob"));
    bob.delete_account();
    app.get("/v1/players/Bob/games.atom").refused(404, "not_found");
    let title = titles(&app.get(ADA))[0].clone();
    assert!(title.contains('–') && !title.contains("Bob"), "{title}");
    ban(&root(&app), "Ada");
    assert_eq!(app.get(ADA).status, app.get("/v1/players/Ada/games").status);
}

#[test]
fn a_feed_has_a_tag_and_the_language_of_its_reader() {
    let app = App::start();
    ["Ada", "Bob"].iter().for_each(|name| drop(app.register(name)));
    let feed = app.get(ADA);
    let known = app.send("GET", ADA, &[("if-none-match", feed.header("etag"))], "");
    assert_eq!((known.status, known.text.as_str()), (304, ""));
    let titles = ["Games of Ada", "Parties de Ada", "Partien von Ada", "Partidas de Ada", "Partite di Ada"];
    for (language, title) in ["en", "fr", "de", "es", "it"].into_iter().zip(titles) {
        let answer = app.get(&format!("{ADA}?lang={language}"));
        assert_eq!(
            (answer.header("content-language"), answer.header("etag") == feed.header("etag")),
            (language, language == "en")
        );
        let document = Document::parse(&answer.text).unwrap();
        assert_eq!(text(document.root_element(), "title"), title);
        assert_eq!(document.root_element().attribute(("http://www.w3.org/XML/1998/namespace", "lang")), Some(language));
    }
    Past::casual("classic-2", &["Ada", "Bob"], "2026-01-01T00:00:00Z").write(&app);
    rebuild(&app);
    assert_eq!(app.send("GET", ADA, &[("if-none-match", feed.header("etag"))], "").status, 200);
}

#[test]
fn a_feed_ends_after_twenty_entries_the_latest_first() {
    let app = App::start();
    let people = (0..5).map(|number| app.register(&format!("Host{number}"))).collect::<Vec<_>>();
    for number in 0..21 {
        Past::casual("classic-2", &["Host0", "Host1"], &format!("2026-01-{:02}T00:00:00Z", number + 1)).write(&app);
        open(&people[number % 5], &format!("Number {number}"), "public");
    }
    rebuild(&app);
    let games = entries(&app.get("/v1/players/Host0/games.atom"));
    assert_eq!((games.len(), &games[0].updated[..10], &games[19].updated[..10]), (20, "2026-01-21", "2026-01-02"));
    let found = titles(&app.get(TOURNAMENTS));
    assert_eq!((found.len(), found[0].as_str(), found[19].as_str()), (20, "Number 20", "Number 1"));
}

fn open(organiser: &Person, name: &str, visibility: &str) -> Value {
    let body = swiss(json!({"name": name, "visibility": visibility}));
    organiser.ask("PUT", &format!("/v1/tournaments/{}", Uuid::now_v7()), body).ok()
}

#[test]
fn a_feed_has_public_tournaments_whatever_their_names() {
    let app = App::start();
    let ada = app.register("Ada");
    let odd = "<b>&amp;</b> ]]> \"night\" 🚂";
    let id = open(&ada, odd, "public")["id"].clone();
    open(&ada, "Secret", "unlisted");
    open(&ada, "Friends", "friends");
    for feed in [app.get(TOURNAMENTS), ada.get(TOURNAMENTS)] {
        let found = entries(&feed);
        assert_eq!(found.len(), 1, "{}", feed.text);
        assert_eq!(found[0].title, odd);
        assert_eq!(
            (found[0].author.as_str(), &found[0].link),
            ("Ada", &format!("/play/tournaments/{}", id.as_str().unwrap()))
        );
    }
}

#[test]
fn an_address_reads_a_bounded_number_of_feeds() {
    let app = App::with(Setup { rates: 1, ..Setup::default() });
    until_refused(600, |_| app.get(TOURNAMENTS));
}

#[test]
fn a_tournament_that_was_called_off_changes_in_the_feed() {
    let app = App::start();
    let ada = app.register("Ada");
    let id = open(&ada, "Friday night", "public")["id"].as_str().unwrap().to_owned();
    let before = entries(&app.get(TOURNAMENTS));
    app.wait(std::time::Duration::from_secs(3600));
    assert!(ada.delete(&format!("/v1/tournaments/{id}")).status < 300);
    let feed = app.get(TOURNAMENTS);
    let after = entries(&feed);
    assert_eq!((&after[0].id, after.len()), (&before[0].id, 1));
    assert!(after[0].updated > before[0].updated && feed.text.contains("Called off"), "{}", feed.text);
}

#[test]
fn an_empty_feed_is_of_today_and_pages_lead_to_feeds() {
    let app = App::start();
    app.register("Ada Lovelace");
    let feed = app.get(TOURNAMENTS);
    let document = Document::parse(&feed.text).unwrap();
    let today = app.process.time.now().strftime("%Y-%m-%dT00:00:00").to_string();
    assert!(text(document.root_element(), "updated").starts_with(&today), "{}", feed.text);
    for (page, feed) in
        [("/play/tournaments", TOURNAMENTS), ("/play/players/Ada%20Lovelace", "/v1/players/Ada%20Lovelace/games.atom")]
    {
        let link = format!("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"{feed}\">");
        assert!(app.get(page).text.contains(&link), "{page}");
    }
}
