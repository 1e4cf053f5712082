//! Texts by which programs find their way: `llms.txt`, `robots.txt`, `sitemap.xml` and `security.txt`.

use crate::{
    http::{
        answers::tagged::Tagged,
        docs::{html::escaped, library, markdown},
        guards::extract::IfNoneMatch,
        problem::{Problem, public_url::PublicUrl},
    },
    store::Database,
};
use actix_web::{HttpResponse, http::header, web};
use jiff::{SignedDuration, Timestamp};

const PLAIN: &str = "text/plain; charset=utf-8";

/// The time for which a contact holds: RFC 9116 wants less than a year.
const CONTACT_DAYS: i64 = 180;

const SECONDS_OF_DAY: i64 = 24 * 3600;

/// Answers of the API, and invitations to people, are not for search engines.
const ROBOTS: &str = "User-agent: *\nDisallow: /v1/\nDisallow: /i/\nDisallow: /embed/\n";

const SITEMAP: &str = "/sitemap.xml";

/// The screens of the app that show something without an account, and the pages beside the guides.
const SCREENS: [&str; 9] = [
    "/play/",
    "/play/rules",
    "/play/learn",
    "/play/live",
    "/play/leaderboards",
    "/play/tournaments",
    "/play/challenge",
    "/docs/",
    "/docs/guides/",
];

/// The time for which answers that hardly change may be kept.
const DAY: &str = "public, max-age=86400";

const ABOUT: &str = "\
# Railhead

> A server for the train game of Europe: cities, coloured routes, tunnels, ferries, stations and
> destination tickets, for two to five players. Every page below is Markdown; without `.md` it is a
> page for people.

- [The API as an OpenAPI document](openapi.json)
- [The rules of the game as JSON](v1/reference/rules)
- [Tools by the Model Context Protocol](docs/guides/agents.md), at `/mcp`

";

/// The pages for agents, after llmstxt.org: first those behind the front doors.
pub async fn llms(known: IfNoneMatch) -> HttpResponse {
    let doors = library::index().map(|index| markdown::source(index, "docs/guides/")).unwrap_or_default();
    let doors = doors.find("## ").and_then(|at| doors.get(at..)).unwrap_or("");
    let (mut text, mut others) = (String::from(ABOUT), String::from("\n## Optional\n\n"));
    for line in doors.lines() {
        let item = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
        text.push_str(&item.map_or_else(|| line.to_owned(), |(_, item)| format!("- {item}")));
        text.push('\n');
    }
    for guide in library::guides() {
        let address = format!("docs/guides/{}.md", guide.name);
        if !doors.contains(&format!("]({address})")) {
            others.push_str(&format!("- [{}]({address})\n", guide.title));
        }
    }
    text.push_str(&others);
    Tagged::new("text/markdown; charset=utf-8", "public, no-cache", text).respond(&known)
}

/// The rules for search engines, with the way to the list of pages, which has to be a URL.
pub async fn robots(known: IfNoneMatch) -> HttpResponse {
    let mut text = String::from(ROBOTS);
    if PublicUrl::is_known() {
        text.push_str(&format!("Sitemap: {}\n", PublicUrl::of_current(SITEMAP)));
    }
    Tagged::new(PLAIN, DAY, text).respond(&known)
}

/// The pages for search engines (sitemaps.org), if the server knows its public URL: those that everybody can read.
pub async fn sitemap(known: IfNoneMatch) -> Result<HttpResponse, Problem> {
    if !PublicUrl::is_known() {
        return Err(Problem::no_such_path());
    }
    let guides = library::guides().map(|guide| format!("/docs/guides/{}", guide.name));
    let pages = SCREENS.into_iter().map(str::to_owned).chain(guides);
    let rows = pages.map(|page| format!("<url><loc>{}</loc></url>\n", escaped(&PublicUrl::of_current(&page))));
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{}</urlset>\n",
        rows.collect::<String>()
    );
    Ok(Tagged::new("application/xml; charset=utf-8", DAY, text).respond(&known))
}

/// The icon, for programs that look nowhere else.
pub async fn icon() -> HttpResponse {
    let cached = (header::CACHE_CONTROL, DAY);
    HttpResponse::Found().insert_header((header::LOCATION, "play/assets/icon-192.png")).insert_header(cached).finish()
}

/// The operator's contact for security, by RFC 9116, if there is one.
pub async fn security(db: web::Data<Database>) -> Result<HttpResponse, Problem> {
    let contact = db.operator().contact.ok_or_else(Problem::no_such_path)?;
    let day = (db.now() + SignedDuration::from_hours(24 * CONTACT_DAYS)).as_second() / SECONDS_OF_DAY;
    let expires = Timestamp::from_second(day * SECONDS_OF_DAY).map_err(|_| Problem::no_such_path())?;
    let text = format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en\n");
    let cached = (header::CACHE_CONTROL, DAY);
    Ok(HttpResponse::Ok().content_type(PLAIN).insert_header(cached).body(text))
}
