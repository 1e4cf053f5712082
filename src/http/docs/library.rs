//! The pages and files of the documentation that are part of the program, and the links between them.

use rust_embed::RustEmbed;
use std::{borrow::Cow, collections::BTreeMap, str, sync::LazyLock};

/// The pages of `docs/`, and the games that one of them explains.
#[derive(RustEmbed)]
#[folder = "docs/"]
#[include = "*.md"]
#[include = "adr/*.md"]
#[include = "releases/*.md"]
#[include = "vectors/*.jsonl"]
struct Docs;

macro_rules! texts {
    ($($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path)))),*]
    };
}

/// The pages and files outside of `docs/` that pages name. The Dockerfile copies them, and the Debian package has them.
static OTHERS: [(&str, &str); 31] = texts![
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "benches/history-plans.md",
    "clients/kotlin/README.md",
    "clients/kotlin/fold/Fold.kt",
    "clients/python/README.md",
    "clients/python/src/railhead/fold.py",
    "clients/typescript/README.md",
    "clients/typescript/src/fold.ts",
    "crates/localization/GLOSSARY.md",
    "docker-compose.yml",
    "examples/bot.py",
    "examples/bot.rs",
    "examples/read_dump.py",
    "ops/caddy/Caddyfile",
    "ops/compose/roles.sh",
    "ops/grafana/railhead.json",
    "ops/haproxy/haproxy.cfg",
    "ops/kubernetes/deployment.yaml",
    "ops/kubernetes/disruptions.yaml",
    "ops/kubernetes/kustomization.yaml",
    "ops/kubernetes/service.yaml",
    "ops/nginx/railhead.conf",
    "ops/patroni/haproxy.cfg",
    "ops/patroni/patroni.yml",
    "ops/patroni/run-on-loopback",
    "ops/pgbouncer/pgbouncer.ini",
    "ops/prometheus/alerts.yml",
    "ops/prometheus/prometheus.yml",
    "ops/systemd/railhead.service",
];

/// The OpenAPI document, which is served outside of the guides.
const DOCUMENT: &str = "openapi/railhead.json";

/// The name of the page that lists the front doors.
const INDEX: &str = "README";

/// A page.
pub struct Guide {
    /// The address below `/docs/guides/`.
    pub name: String,
    pub title: String,
    pub text: &'static str,
    /// The folder in the repository.
    folder: String,
}

struct Library {
    guides: BTreeMap<String, Guide>,
    files: BTreeMap<String, &'static str>,
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let docs = Docs::iter().filter_map(|name| Some((format!("docs/{name}"), text(&name)?)));
    let others = OTHERS.iter().map(|(path, text)| ((*path).to_owned(), *text));
    let (mut guides, mut files) = (BTreeMap::new(), BTreeMap::new());
    for (path, text) in docs.chain(others) {
        if path.ends_with(".md") {
            guides.insert(name_of(&path).to_owned(), Guide::new(&path, text));
        } else {
            files.insert(name_of(&path).to_owned(), text);
        }
    }
    Library { guides, files }
});

/// The text of a file of `docs/`: it is borrowed from the program, in debug builds too.
fn text(name: &str) -> Option<&'static str> {
    match Docs::get(name)?.data {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).ok(),
        Cow::Owned(_) => None,
    }
}

/// All pages, by their names.
pub fn guides() -> impl Iterator<Item = &'static Guide> {
    LIBRARY.guides.values()
}

pub fn guide(name: &str) -> Option<&'static Guide> {
    LIBRARY.guides.get(name)
}

/// The page that lists the front doors.
pub fn index() -> Option<&'static Guide> {
    guide(INDEX)
}

/// A file that is not a page, as a text.
pub fn file(name: &str) -> Option<&'static str> {
    LIBRARY.files.get(name).copied()
}

/// The names of the files.
#[cfg(test)]
pub fn files() -> impl Iterator<Item = &'static str> {
    LIBRARY.files.keys().map(String::as_str)
}

/// The address of a file of the repository below `/docs/guides/`.
fn name_of(path: &str) -> &str {
    let path = path.strip_prefix("docs/").unwrap_or(path);
    path.strip_suffix(".md").unwrap_or(path)
}

impl Guide {
    pub fn new(path: &str, text: &'static str) -> Guide {
        let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Guide");
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        Guide { name: name_of(path).to_owned(), title: title.to_owned(), text, folder: folder.to_owned() }
    }

    /// The way from this page to `/docs/guides/`.
    pub fn root(&self) -> String {
        "../".repeat(self.name.matches('/').count())
    }

    /// The address of this page, seen from `/docs/guides/`.
    pub fn address(&self) -> &str {
        if self.name == INDEX { "./" } else { &self.name }
    }

    /// The page to which a link on this page leads.
    pub fn linked(&self, link: &str) -> Option<&'static Guide> {
        let path = self.resolved(link.split('#').next()?)?;
        path.ends_with(".md").then(|| guide(name_of(&path)))?
    }

    /// A link on this page as it is served; none to what is not served.
    pub fn served(&self, link: &str) -> Option<String> {
        if link.starts_with("http") || link.starts_with('#') {
            return Some(link.to_owned());
        }
        let (path, fragment) = link.split_at(link.find('#').unwrap_or(link.len()));
        let resolved = self.resolved(path)?;
        let address = match self.linked(path) {
            Some(guide) => guide.address(),
            None if resolved == DOCUMENT => "../../openapi.json",
            None => file(name_of(&resolved)).map(|_| name_of(&resolved))?,
        };
        Some(format!("{}{address}{fragment}", self.root()))
    }

    /// A link on this page as it is served to a program that reads Markdown: pages lead to pages of that kind.
    pub fn served_as_markdown(&self, link: &str) -> Option<String> {
        let Some(guide) = self.linked(link) else { return self.served(link) };
        let fragment = link.find('#').and_then(|at| link.get(at..)).unwrap_or("");
        Some(format!("{}{}.md{fragment}", self.root(), guide.name))
    }

    /// The path in the repository of what a path on this page names.
    fn resolved(&self, path: &str) -> Option<String> {
        let mut parts = self.folder.split('/').filter(|part| !part.is_empty()).collect::<Vec<_>>();
        for part in path.split('/') {
            match part {
                ".." => drop(parts.pop()?),
                part => parts.push(part),
            }
        }
        Some(parts.join("/"))
    }
}
