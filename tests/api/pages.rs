//! The pages: the API reference and a page for every problem code.

use crate::app::{App, Setup};
use railhead::http::ProblemCode;
use railhead_localization::Language;
use std::{
    io::{Read, Write},
    net::TcpStream,
};
use strum::VariantArray;

/// The files that a page loads: the values of `src`, and of `href` of its stylesheets.
pub fn files(page: &str) -> Vec<String> {
    let tags = page.split('<').filter(|tag| tag.starts_with("script") || tag.starts_with("link rel=\"stylesheet\""));
    let files = tags.filter_map(|tag| tag.split_once("src=\"").or_else(|| tag.split_once("href=\"")));
    files.map(|(_, rest)| rest.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn the_reference_is_served_and_needs_no_other_host() {
    let app = App::start();
    assert_eq!(app.get("/openapi.json").ok()["info"]["title"], "Railhead");
    for path in ["/docs", "/docs/"] {
        assert!(app.get(path).text.contains("id=\"reference\""), "{path}");
    }
    let answer = app.get("/docs/");
    assert!(!answer.text.contains("//"), "{}", answer.text);
    let policy = answer.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), "{policy}");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    let files = files(&answer.text);
    assert_eq!(files.len(), 2);
    for file in &files {
        let file = app.get(&format!("/docs/{file}"));
        assert_eq!((file.status, file.header("cache-control")), (200, "public, max-age=31536000, immutable"));
        assert_eq!(file.header("content-type"), "text/javascript; charset=utf-8");
    }
    let settings = app.get(&format!("/docs/{}", files[1])).text;
    for off in ["withDefaultFonts: false", "telemetry: false", "proxyUrl: ''", "agent: { disabled: true }"] {
        assert!(settings.contains(off), "{off}");
    }
    app.get("/docs/assets/0000000000000000/scalar.js").refused(404, "not_found");
}

#[test]
fn the_script_is_sent_as_it_is_stored_or_plain_and_once() {
    let app = App::start();
    let script = files(&app.get("/docs/").text).remove(0);
    let plain = app.send("GET", &format!("/docs/{script}"), &[("accept-encoding", "identity")], "");
    assert!(plain.text.len() > 4_000_000 && plain.header("vary").contains("accept-encoding"));
    let mut socket = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).unwrap();
    write!(socket, "GET /docs/{script} HTTP/1.1\r\nhost: x\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n")
        .unwrap();
    let mut packed = Vec::new();
    socket.read_to_end(&mut packed).unwrap();
    assert!((1_000_000..1_500_000).contains(&packed.len()), "{}", packed.len());
    let tag = plain.header("etag").to_owned();
    for tag in [tag.clone(), format!("W/{tag}")] {
        let again = app.send("GET", &format!("/docs/{script}"), &[("if-none-match", &tag)], "");
        assert_eq!((again.status, again.text.as_str()), (304, ""));
    }
    let document = app.get("/openapi.json");
    let again = app.send("GET", "/openapi.json", &[("if-none-match", document.header("etag"))], "");
    assert_eq!(again.status, 304);
}

#[test]
fn every_code_has_a_page_and_the_index_lists_it() {
    let app = App::start();
    let index = app.get("/docs/errors");
    assert_eq!(index.header("content-type"), "text/html; charset=utf-8");
    for code in ProblemCode::VARIANTS {
        let page = app.get(&format!("/docs/errors/{}", code.name()));
        assert_eq!(page.status, 200, "{}", code.name());
        let title = Language::English.format(&code.title());
        for part in [title.as_str(), "What happened", "What to do", &format!("&quot;{}&quot;", code.name())] {
            assert!(page.text.contains(part), "{}: {part}", code.name());
        }
        assert!(!page.text.contains('`'), "{}", page.text);
        for member in code.members() {
            let described = format!("<dt><code>{member}</code></dt>\n<dd></dd>");
            assert!(!page.text.contains(&described), "{member} has no description in problem_members.rs");
        }
        assert!(code.happened().len() > 20 && code.remedy().ends_with('.'), "{}", code.name());
        assert!(page.header("content-security-policy").starts_with("default-src 'none'; style-src 'self';"));
        assert!(index.text.contains(&format!("href=\"errors/{}\"", code.name())));
    }
    let style = files(&index.text).remove(0);
    assert_eq!(
        app.get(&format!("/docs/{}", style.trim_start_matches("./"))).header("content-type"),
        "text/css; charset=utf-8"
    );
    app.get("/docs/errors/no_such_code").refused(404, "not_found");
}

#[test]
fn the_type_of_a_problem_leads_to_its_page() {
    let app = App::start();
    let problem = app.get("/v1/accounts/me").refused(401, "unauthenticated");
    assert_eq!(problem["type"], "/docs/errors/unauthenticated");
    assert!(app.get("/docs/errors/unauthenticated").text.contains("Authentication is required"));
    let public_url = "https://railhead.example.org/".parse().unwrap();
    let app = App::with(Setup { public_url, ..Setup::default() });
    let problem = app.get("/v1/accounts/me").refused(401, "unauthenticated");
    assert_eq!(problem["type"], "https://railhead.example.org/docs/errors/unauthenticated");
}

#[test]
fn the_index_leads_to_the_rest() {
    let app = App::start();
    let index = app.get("/v1").ok();
    assert_eq!((&index["name"], &index["version"]), (&"Railhead".into(), &env!("CARGO_PKG_VERSION").into()));
    let links = index["links"].as_object().unwrap();
    assert_eq!(links.len(), 11);
    for link in links.values() {
        assert_eq!(app.get(link.as_str().unwrap()).status, 200, "{link}");
    }
    let public_url = "https://railhead.example.org/".parse().unwrap();
    let app = App::with(Setup { public_url, ..Setup::default() });
    assert_eq!(app.get("/v1").ok()["links"]["time"], "https://railhead.example.org/v1/time");
}

#[test]
fn every_page_and_file_for_anybody_answers_304_to_its_tag() {
    let app = App::start();
    let code = {
        let ada = app.register("Ada");
        let game = ada.open(serde_json::json!({"seats": 3}));
        ada.get(&game).ok()["code"].as_str().unwrap().to_owned()
    };
    let script = files(&app.get("/docs/").text).remove(1);
    for (path, caching) in [
        ("/v1", "public, max-age=3600"),
        ("/openapi.json", "public, no-cache"),
        ("/docs/", "public, no-cache"),
        (&format!("/docs/{script}"), "public, max-age=31536000, immutable"),
        ("/docs/errors", "public, no-cache"),
        ("/docs/errors/not_found", "public, no-cache"),
        ("/play/", "public, no-cache"),
        ("/play/join/K7P2XM", "public, no-cache"),
        ("/play/worker.js", "public, no-cache"),
        ("/play/assets/icon.svg", "public, max-age=86400"),
        ("/.well-known/jwks.json", "public, max-age=60"),
        ("/.well-known/apple-app-site-association", "public, max-age=3600"),
        ("/.well-known/assetlinks.json", "public, max-age=3600"),
        (&format!("/i/{code}"), "public, no-cache"),
        (&format!("/i/{code}/preview.png"), "private, no-cache"),
    ] {
        let first = app.get(path);
        assert_eq!((first.status, first.header("cache-control")), (200, caching), "{path}");
        let tag = first.header("etag");
        assert!(tag.len() > 8, "{path}: {:?}", first.headers);
        let again = app.send("GET", path, &[("if-none-match", tag)], "");
        assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, tag), "{path}");
        assert_eq!(again.header("cache-control"), caching, "{path}");
        assert_eq!(app.send("GET", path, &[("if-none-match", "\"other\"")], "").status, 200, "{path}");
    }
}
