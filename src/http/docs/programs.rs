//! Texts by which programs find their way: `llms.txt`, `robots.txt` and `security.txt`.

use crate::{
    http::{
        answers::tagged::Tagged,
        docs::{library, markdown},
        guards::extract::IfNoneMatch,
        problem::{Problem, ProblemCode},
    },
    store::Database,
};
use actix_web::{HttpResponse, http::header, web};
use jiff::{SignedDuration, Timestamp};
use railhead_localization::message;

const PLAIN: &str = "text/plain; charset=utf-8";

/// The time for which a contact holds: RFC 9116 wants less than a year.
const CONTACT_DAYS: i64 = 180;

const SECONDS_OF_DAY: i64 = 24 * 3600;

/// Answers of the API, and invitations to people, are not for search engines.
const ROBOTS: &str = "User-agent: *\nDisallow: /v1/\nDisallow: /i/\nDisallow: /embed/\n";

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

pub async fn robots(known: IfNoneMatch) -> HttpResponse {
    Tagged::new(PLAIN, "public, max-age=86400", ROBOTS).respond(&known)
}

/// The operator's contact for security, by RFC 9116, if there is one.
pub async fn security(db: web::Data<Database>) -> Result<HttpResponse, Problem> {
    let missing = || Problem::new(ProblemCode::NotFound, message!("detail-no-path"));
    let contact = db.operator().contact.ok_or_else(missing)?;
    let day = (db.now() + SignedDuration::from_hours(24 * CONTACT_DAYS)).as_second() / SECONDS_OF_DAY;
    let expires = Timestamp::from_second(day * SECONDS_OF_DAY).map_err(|_| missing())?;
    let text = format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en\n");
    let cached = (header::CACHE_CONTROL, "public, max-age=86400");
    Ok(HttpResponse::Ok().content_type(PLAIN).insert_header(cached).body(text))
}
