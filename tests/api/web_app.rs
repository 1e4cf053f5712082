//! The web app at `/play`, as a browser loads it.

use crate::app::App;
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// The values of an attribute in a page.
fn values(page: &str, attribute: &str) -> Vec<String> {
    let start = format!("{attribute}=\"");
    page.split(&start).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn every_screen_is_the_same_page_with_links_relative_to_the_app() {
    let app = App::start();
    // It leads to /play/.
    assert_eq!(app.get("/play").text, app.get("/play/").text);
    let bases =
        [("/play/", "./"), ("/play/settings", "./"), ("/play/join/K7P2XM", "../"), ("/play/games/1/replay", "../../")];
    for (path, base) in bases {
        let page = app.get(path);
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(values(&page.text, "base href"), [base], "{path}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    }
}

#[test]
fn the_page_has_no_inline_code_and_talks_to_this_server_only() {
    let page = App::start().get("/play/");
    let policy = page.header("content-security-policy");
    for allowed in
        ["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]
    {
        assert!(policy.contains(allowed), "{policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert!(!page.text.contains("<style") && !page.text.contains(" style="), "a style in the page");
    let scripts = page.text.split("<script").skip(1).collect::<Vec<_>>();
    assert!(!scripts.is_empty());
    for script in scripts {
        let (tag, rest) = script.split_once('>').unwrap();
        assert!(tag.contains("src=\"assets/") && rest.starts_with("</script>"), "{script}");
    }
}

#[test]
fn files_are_kept_for_good_and_the_worker_is_revalidated() {
    let app = App::start();
    let page = app.get("/play/").text;
    let files = [values(&page, "src"), values(&page, "href")].concat();
    let files = files.iter().filter(|file| file.starts_with("assets/")).collect::<Vec<_>>();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let answer = app.get(&format!("/play/{file}"));
        assert_eq!(answer.status, 200, "{file}");
        let is_named_by_content = file.ends_with(".js") || file.ends_with(".css");
        assert_eq!(answer.header("cache-control").contains("immutable"), is_named_by_content, "{file}");
    }
    for beside in ["worker.js", "manifest.webmanifest"] {
        let answer = app.get(&format!("/play/{beside}"));
        assert_eq!(answer.header("cache-control"), "public, no-cache", "{beside}");
        let known = [("if-none-match", answer.header("etag"))];
        assert_eq!(app.send("GET", &format!("/play/{beside}"), &known, "").status, 304, "{beside}");
    }
    app.get("/play/assets/app-OLD.js").refused(404, "not_found");
    app.get("/play/assets/index.html").refused(404, "not_found");
    app.send("POST", "/play/", &[], "").refused(405, "method_not_allowed");
}

/// Scripts, styles and texts of the first screen, in one language. The worker keeps what other
/// screens load, and the other languages, in the background.
#[test]
fn the_first_screen_is_smaller_than_106_kilobytes() {
    let app = App::start();
    let page = app.get("/play/").text;
    let worker = app.get("/play/worker.js").text;
    let files = worker.split('"').filter(|text| text.starts_with("assets/") && !text.ends_with(".png"));
    let size = |text: &str| {
        let mut writer = GzEncoder::new(Vec::new(), Compression::best());
        writer.write_all(text.as_bytes()).unwrap();
        writer.finish().unwrap().len()
    };
    let sizes = files.map(|file| (file.to_owned(), size(&app.get(&format!("/play/{file}")).text)));
    let is_language = |(file, _): &(String, usize)| {
        ["en", "de", "fr", "es", "it"].iter().any(|language| file.starts_with(&format!("assets/{language}-")))
    };
    let (languages, shell) = sizes.partition::<Vec<_>, _>(is_language);
    assert!(languages.len() == 5 && shell.len() >= 2, "{languages:?} {shell:?}");
    let largest = languages.iter().map(|(_, size)| *size).max().unwrap();
    let all = languages.iter().chain(&shell).map(|(_, size)| size).sum::<usize>();
    let first = shell.iter().filter(|(file, _)| page.contains(file)).map(|(_, size)| size).sum::<usize>();
    assert!(first + size(&page) + largest < 106_000, "{shell:?} and {languages:?}");
    assert!(all < 260_000, "{shell:?} and {languages:?}");
}

#[test]
fn the_program_for_games_on_the_device_is_served_and_small() {
    let app = App::start();
    let all = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/play/dist")).unwrap();
    let names = all.map(|file| file.unwrap().file_name().into_string().unwrap());
    let name = names.into_iter().find(|name| name.ends_with(".wasm")).unwrap();
    let answer = app.get(&format!("/play/assets/{name}"));
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/wasm"));
    assert!(answer.bytes.starts_with(b"\0asm"), "a browser reads it as it comes");
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(&answer.bytes).unwrap();
    assert!(writer.finish().unwrap().len() < 250_000);
}

#[test]
fn the_front_page_leads_to_the_app_and_the_documentation() {
    let app = App::start();
    let page = app.get("/");
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert!(page.text.contains("<html lang=\"en\">") && !page.text.contains("<script"), "{}", page.text);
    let leads = values(&page.text, "href").into_iter().chain(values(&page.text, "src"));
    let leads = leads.filter(|link| !link.starts_with('?')).collect::<Vec<_>>();
    for place in ["play/", "play/learn", "play/live", "play/rules", "docs/"] {
        assert!(leads.iter().any(|link| link == place), "{place} of {leads:?}");
    }
    for link in &leads {
        assert_eq!(app.get(&format!("/{link}")).status, 200, "{link}");
    }
    let german = app.get("/?lang=de");
    assert!(german.text.contains("<html lang=\"de\">") && german.header("vary").contains("accept-language"));
    assert_ne!(german.header("etag"), page.header("etag"));
    app.get("/play/assets/landing-en.html").refused(404, "not_found");
}

#[test]
fn an_invitation_leads_into_the_app() {
    let app = App::start();
    let host = app.guest();
    let game = host.open(serde_json::json!({"seats": 2}));
    let code = host.get(&game).ok()["code"].as_str().unwrap().to_owned();
    let page = app.get(&format!("/i/{code}")).text;
    assert!(page.contains(&format!("href=\"../play/join/{code}\"")), "{page}");
}
