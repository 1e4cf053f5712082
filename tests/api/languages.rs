//! Texts for people in the language of each request.

use crate::{
    app::{Answer, App, Person, RUNTIME, Setup},
    receiver::{Manner, Receiver},
};
use railhead::{http::ProblemCode, outbound::Policy};
use railhead_localization::{Language, Rule};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use strum::VariantArray;

const NO_GAME: &str = "/v1/games/0190a5f0-7b5c-7c3e-8d2f-1a2b3c4d5e6f";

fn asked(app: &App, path: &str, accepted: &str) -> Answer {
    app.send("GET", path, &[("accept-language", accepted)], "")
}

/// The same request in every language, refused with the same code.
fn refusals(code: &str, ask: impl Fn(&str) -> Answer) -> Vec<Value> {
    let problems = Language::ALL.map(|language| {
        let answer = ask(&format!("lang={language}"));
        assert_eq!(answer.header("content-language"), language.code());
        let problem = answer.json();
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["title"], *language.text(&format!("problem-{code}")), "{language}");
        problem
    });
    for member in ["title", "detail"] {
        let told = problems.iter().map(|problem| problem[member].as_str().unwrap()).collect::<BTreeSet<_>>();
        assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
    }
    problems.to_vec()
}

#[test]
fn every_code_has_a_title_in_every_language() {
    for code in ProblemCode::VARIANTS {
        for language in Language::ALL {
            assert_ne!(language.format(&code.title()), code.title().id(), "{language}");
        }
    }
}

#[test]
fn the_parameter_chooses_the_language_before_the_header_does() {
    let app = App::start();
    for (path, accepted, expected) in [
        (NO_GAME.to_owned(), "", "en"),
        (NO_GAME.to_owned(), "de-AT", "de"),
        (NO_GAME.to_owned(), "nl, fr-CH;q=0.3, es;q=0.2", "fr"),
        (NO_GAME.to_owned(), "nl", "en"),
        (format!("{NO_GAME}?lang=it"), "de", "it"),
    ] {
        let answer = asked(&app, &path, accepted);
        let language = expected.parse::<Language>().unwrap();
        assert_eq!(answer.refused(404, "not_found")["detail"], *language.text("detail-no-game"));
        assert_eq!((answer.header("content-language"), answer.header("vary")), (expected, "accept-language"));
    }
}

#[test]
fn an_unknown_language_is_refused_with_a_list_of_the_known() {
    let app = App::start();
    for path in [NO_GAME, "/v1/leaderboards", "/v1/me/inbox"] {
        let problem = app.get(&format!("{path}?lang=nl")).refused(400, "invalid_query");
        assert_eq!((&problem["parameter"], &problem["value"]), (&json!("lang"), &json!("nl")));
        assert_eq!(problem["allowed"], json!(["en", "fr", "de", "es", "it"]));
        app.get(&format!("{path}?lang=de&lang=fr")).refused(400, "invalid_query");
    }
    assert_eq!(asked(&app, &format!("{NO_GAME}?lang=nl"), "es").header("content-language"), "es");
    assert_eq!(app.get("/i/ABCDEF?lang=nl").refused(404, "not_found")["title"], "Resource not found");
}

#[test]
fn answers_without_texts_do_not_depend_on_the_language() {
    let app = App::start();
    for path in ["/v1/leaderboards?lang=de", "/v1/time", "/v1/games?lang=fr&limit=5", "/health/ready"] {
        let answer = asked(&app, path, "it");
        answer.ok();
        assert_eq!(
            (answer.header("content-language"), answer.header("vary").contains("language")),
            ("", false),
            "{path}"
        );
    }
}

#[test]
fn caches_and_other_origins_see_all_that_an_answer_varies_by() {
    let app = App::with(Setup { cors_origins: vec!["https://play.example.org".parse().unwrap()], ..Setup::default() });
    let headers = [("origin", "https://play.example.org"), ("accept-language", "de"), ("accept-encoding", "identity")];
    let answer = app.send("GET", "/v1/reference/rules", &headers, "");
    assert!(answer.text.len() > 4096 && answer.header("content-language") == "de");
    let vary = answer.header("vary").to_lowercase();
    assert!(["accept-encoding", "accept-language", "origin"].iter().all(|name| vary.contains(name)), "{vary}");
}

#[test]
fn refusals_are_told_in_five_languages() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.guest());
    refusals("unauthenticated", |lang| app.get(&format!("/v1/accounts/me?{lang}")));
    refusals("not_found", |lang| app.get(&format!("/v1/players/Nobody?{lang}")));
    refusals("invalid_query", |lang| app.get(&format!("/v1/games?limit=0&{lang}")));
    refusals("invalid_path", |lang| app.get(&format!("/v1/games/seven?{lang}")));
    refusals("name_reserved", |lang| {
        app.tell(&format!("/v1/accounts?{lang}"), json!({"name": "Admin", "password": "a train at noon"}))
    });
    for body in [json!({}), json!({"name": "Eve", "trains": 1}), json!({"name": 7}), json!([])] {
        let told = refusals("invalid_body", |lang| app.tell(&format!("/v1/accounts?{lang}"), body.clone()));
        assert!(told.iter().all(|problem| problem["reason"] == told[0]["reason"]), "the parser speaks English");
    }
    refusals("not_json", |lang| app.send("POST", &format!("/v1/sessions?{lang}"), &[], "{}"));
    let game = ada.open(json!({"seats": 2, "first_seat": 0}));
    refusals("seats_open", |lang| ada.post(&format!("{game}/start?{lang}"), Value::Null));
    bob.join(&game);
    ada.start(&game);
    let told =
        refusals("must_keep_tickets", |lang| ada.post(&format!("{game}/moves?{lang}"), json!({"type": "draw_card"})));
    assert!(told.iter().all(|problem| problem["rule"] == "R7.1"), "{told:?}");
    refusals("invalid_webhook", |lang| {
        ada.post(&format!("/v1/me/webhooks?{lang}"), json!({"url": "http://example.org"}))
    });
}

#[test]
fn an_unscorable_position_is_explained_with_city_names() {
    let app = App::start();
    let player = |name: &str| json!({"name": name, "routes": ["paris-zurich"]});
    let body = json!({"players": [player("Ada"), player("Bob")]});
    let told = refusals("route_taken", |lang| app.tell(&format!("/v1/scorings?{lang}"), body.clone()));
    let details = told.iter().map(|problem| problem["detail"].as_str().unwrap()).collect::<Vec<_>>();
    let expected = [
        "Bob: The route Paris – Zurich already belongs to player 0.",
        "Bob\u{202f}: La route Paris – Zurich est déjà au numéro 0.",
        "Bob: Die Strecke Paris – Zürich gehört schon Nummer 0.",
        "Bob: El recorrido París – Zúrich ya es del número 0.",
        "Bob: La linea Parigi – Zurigo è già del numero 0.",
    ];
    assert_eq!(details, expected);
    assert!(told.iter().all(|problem| problem["rule"] == "R5.3" && problem["name"] == "Bob"));
}

#[test]
fn reference_data_have_names_for_people_and_the_printed_ones() {
    let app = App::start();
    let named = |accepted: &str| {
        let board = asked(&app, "/v1/reference/board", accepted).ok();
        let city = board["cities"].as_array().unwrap().iter().find(|city| city["id"] == "kobenhavn").unwrap().clone();
        let tickets = asked(&app, "/v1/reference/tickets", accepted).ok();
        let ticket = tickets[0]["tickets"].as_array().unwrap().iter().find(|ticket| ticket["id"] == "brest-petrograd");
        let text = ticket.unwrap()["text"].as_str().unwrap().to_owned();
        let variants = asked(&app, "/v1/reference/variants", accepted).ok();
        assert_eq!(city["name"], "København");
        [city["display_name"].clone(), text.into(), variants[3]["display_name"].clone()]
            .map(|name| name.as_str().unwrap().to_owned())
    };
    assert_eq!(named("en"), ["Copenhagen", "Brest – Petrograd, 20 points", "Big Cities"]);
    assert_eq!(named("es")[..2], ["Copenhague", "Brest – Petrogrado, 20 puntos"]);
    assert_eq!(named("it")[0], "Copenaghen");
}

#[test]
fn the_rules_are_served_in_every_language_and_kept_by_caches() {
    let app = App::start();
    let mut texts = BTreeSet::new();
    for language in Language::ALL {
        let answer = asked(&app, "/v1/reference/rules", language.code());
        let rules = answer.ok()["rules"].as_array().unwrap().clone();
        assert_eq!(rules.len(), Rule::all().count());
        let rule = rules.iter().find(|rule| rule["rule"] == "R6.3").unwrap();
        texts.insert(rule["text"].to_string());
        let known = [("accept-language", language.code()), ("if-none-match", answer.header("etag"))];
        let again = app.send("GET", "/v1/reference/rules", &known, "");
        assert_eq!((again.status, again.header("content-language")), (304, language.code()));
    }
    assert_eq!(texts.len(), Language::ALL.len());
}

/// The title and the body of a notification.
fn told(item: &Value) -> [&str; 2] {
    ["title", "body"].map(|member| item[member].as_str().unwrap())
}

#[test]
fn inbox_items_are_told_in_the_language_of_the_request() {
    let app = App::start();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    ada.open(json!({"seats": 3, "invite": ["Bob"], "bots": ["conductor"], "variant": "big_cities"}));
    let item = |accepted: &str| {
        let headers = [("authorization", bob.token.as_str()), ("accept-language", accepted)];
        let answer = app.send("GET", "/v1/me/inbox", &headers, "");
        assert_eq!(answer.header("content-language"), accepted);
        answer.ok()["items"][0].clone()
    };
    assert_eq!(told(&item("en")), ["Ada invites you to a game", "With Ada and Conductor · Big Cities"]);
    let page = include_str!("../../docs/languages.md");
    for language in Language::ALL {
        let [title, body] = told(&item(language.code())).map(str::to_owned);
        let line = format!("| `{language}` | {title} | {body} |");
        assert!(page.contains(&line), "docs/languages.md does not have {line}");
    }
}

fn hook(person: &Person, url: &str, language: &str) {
    person.post("/v1/me/webhooks", json!({"url": url, "language": language})).ok();
}

#[test]
fn webhooks_are_told_in_their_own_language_or_in_english() {
    let app = App::on_intranet();
    let (ada, bob) = (app.register("Ada"), app.register("Bob"));
    let receivers = ["de-AT", "it", "pt-BR"].map(|language| {
        let receiver = Receiver::new(Manner::Status(204));
        hook(&bob, &receiver.url(), language);
        receiver
    });
    ada.open(json!({"seats": 2, "invite": ["Bob"]}));
    let sender = app.sender(Policy { allow_private: true });
    // Two requests of an account at a time.
    for _ in 0..2 {
        RUNTIME.block_on(async {
            sender.send_due().await;
            sender.settled().await;
        });
    }
    let told = receivers.map(|receiver| told(&receiver.got()[0].deliveries()[0]).map(str::to_owned));
    assert_eq!(told[0], ["Ada lädt dich zu einer Partie ein", "Mit Ada · Klassisch"]);
    assert_eq!(told[1][0], "Ada ti invita a una partita");
    assert_eq!(told[2], ["Ada invites you to a game", "With Ada · Classic"]);
}

#[test]
fn the_invitation_page_is_in_the_language_of_its_reader() {
    let app = App::start();
    let ada = app.register("Ada");
    let game = ada.open(json!({"seats": 2}));
    let code = app.get(&game).ok()["code"].as_str().unwrap().to_owned();
    let page = asked(&app, &format!("/i/{code}"), "de").text;
    assert!(page.contains("<html lang=\"de\">") && page.contains("<h1>Ada lädt dich"), "{page}");
    let page = asked(&app, &format!("/i/{code}?lang=fr"), "de").text;
    assert!(page.contains("<html lang=\"fr\">") && page.contains("t’invite"), "{page}");
}
