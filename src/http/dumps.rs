//! Dumps that the operator publishes: their list, and their files.

use crate::http::{
    answers::attached,
    operations::RateClass,
    problem::{Problem, public_url::PublicUrl},
};
use actix_web::{HttpRequest, HttpResponse, get, http::header::CACHE_CONTROL, web};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};
use utoipa::ToSchema;

/// The path of files.
pub const FILE: &str = "/open-data/{name}";

/// The most months that are listed.
const MONTHS: usize = 240;

/// The names of a dump's files: what stands before the month, and what behind it.
const NAMES: [(&str, &str); 5] = [
    ("games-", ".jsonl.zst"),
    ("seats-", ".parquet"),
    ("manifest-", ".json"),
    ("manifest-", ".json.sig"),
    ("SHA256SUMS-", ""),
];

/// The folder of dumps; none if the operator publishes none.
#[derive(Clone, Debug, Default)]
pub struct DumpFolder(pub Option<PathBuf>);

/// The dumps of finished games that this server publishes, the latest month first.
#[derive(Serialize, ToSchema)]
pub struct DumpList {
    /// The dumps, at most 240.
    pub items: Vec<PublishedDump>,
}

/// The finished games of a month, as files.
#[derive(Serialize, ToSchema)]
pub struct PublishedDump {
    /// The month in which the games ended, in UTC.
    #[schema(example = "2026-10")]
    pub month: String,
    /// The version of the formats of the files.
    #[schema(example = 2)]
    pub form: u32,
    /// The licence, by its SPDX name.
    #[schema(example = "CC0-1.0")]
    pub license: String,
    /// The number of games.
    #[schema(example = 4711)]
    pub games: u64,
    /// The number of seats.
    #[schema(example = 11_902)]
    pub seats: u64,
    /// The public key of the signature: Ed25519, in hexadecimal.
    pub public_key: String,
    /// The link to the manifest, with the hashes of the files.
    #[schema(example = "https://trains.example.org/open-data/manifest-2026-10.json")]
    pub manifest: String,
    /// The link to the signature of the manifest.
    #[schema(example = "https://trains.example.org/open-data/manifest-2026-10.json.sig")]
    pub signature: String,
    /// The files with the games, and with the seats as a table.
    pub files: Vec<PublishedFile>,
}

/// A file of a dump.
#[derive(Serialize, ToSchema)]
pub struct PublishedFile {
    /// The name.
    #[schema(example = "seats-2026-10.parquet")]
    pub name: String,
    /// The link to the file. It is relative to the host if the operator has not set the public URL.
    #[schema(example = "https://trains.example.org/open-data/seats-2026-10.parquet")]
    pub url: String,
    /// The size.
    #[schema(example = 471_100)]
    pub bytes: u64,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

/// The members of a manifest that the list shows.
#[derive(Deserialize)]
struct Manifest {
    form: u32,
    month: String,
    license: String,
    counts: Counts,
    files: Vec<FileEntry>,
    public_key: String,
}

#[derive(Deserialize)]
struct Counts {
    games: u64,
    seats: u64,
}

#[derive(Deserialize)]
struct FileEntry {
    name: String,
    bytes: u64,
    sha256: String,
}

/// List open data
///
/// The dumps of finished games that the operator publishes, a month each, with links to their files. Empty
/// if there are none.
#[utoipa::path(tag = "results", operation_id = "list_dumps",
    responses((status = 200, description = "The dumps", body = DumpList)),
    extensions(("x-rate-class" = json!(RateClass::Computations))))]
#[get("/v1/open-data")]
pub async fn list(folder: web::Data<DumpFolder>) -> Result<HttpResponse, Problem> {
    let Some(folder) = folder.0.clone() else { return Ok(HttpResponse::Ok().json(DumpList { items: Vec::new() })) };
    let read = web::block(move || manifests(&folder)).await.map_err(|_| Problem::internal("a thread is gone"))?;
    let read = read.map_err(|error| {
        tracing::error!(%error, "the folder of open data cannot be read");
        Problem::internal("the folder of open data cannot be read")
    })?;
    let items = read.into_iter().map(PublishedDump::from).collect();
    Ok(HttpResponse::Ok().insert_header((CACHE_CONTROL, "public, max-age=300")).json(DumpList { items }))
}

/// A file of a dump; parts of it, too, for those whose line breaks.
pub async fn file(
    request: HttpRequest,
    folder: web::Data<DumpFolder>,
    name: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    match &folder.0 {
        Some(folder) if is_of_a_dump(&name) => attached::respond(&request, folder.join(name.as_str())).await,
        _ => Err(Problem::no_such_path()),
    }
}

/// Whether a file with this name belongs to a dump: no other file of the folder is shown.
fn is_of_a_dump(name: &str) -> bool {
    let month = |(before, behind)| name.strip_prefix(before).and_then(|rest: &str| rest.strip_suffix(behind));
    NAMES.into_iter().filter_map(month).any(is_month)
}

fn is_month(text: &str) -> bool {
    text.len() == 7 && format!("{text}-01").parse::<Date>().is_ok()
}

/// The manifests in a folder, the latest month first.
fn manifests(folder: &Path) -> io::Result<Vec<Manifest>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<io::Result<Vec<_>>>()?;
    names.retain(|name| name.starts_with("manifest-") && name.ends_with(".json") && is_of_a_dump(name));
    names.sort_unstable_by(|one, other| other.cmp(one));
    let read = |name: String| match fs::read(folder.join(&name)).map(|text| serde_json::from_slice(&text)) {
        Ok(Ok(manifest)) => Some(manifest),
        Ok(Err(error)) => unreadable(&name, &error),
        Err(error) => unreadable(&name, &error),
    };
    Ok(names.into_iter().take(MONTHS).filter_map(read).collect())
}

/// Says that a manifest is left out.
fn unreadable<T>(name: &str, error: &impl fmt::Display) -> Option<T> {
    tracing::warn!(name, %error, "a manifest of open data cannot be read");
    None
}

impl From<Manifest> for PublishedDump {
    fn from(manifest: Manifest) -> PublishedDump {
        let Manifest { form, month, license, counts, files, public_key } = manifest;
        let url = |name: &str| PublicUrl::of_current(&FILE.replace("{name}", name));
        let file = |FileEntry { name, bytes, sha256 }| PublishedFile { url: url(&name), name, bytes, sha256 };
        PublishedDump {
            manifest: url(&format!("manifest-{month}.json")),
            signature: url(&format!("manifest-{month}.json.sig")),
            files: files.into_iter().map(file).collect(),
            games: counts.games,
            seats: counts.seats,
            form,
            month,
            license,
            public_key,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_dumps_are_shown() {
        for name in
            ["games-2026-10.jsonl.zst", "seats-2026-10.parquet", "manifest-2026-10.json.sig", "SHA256SUMS-2026-10"]
        {
            assert!(is_of_a_dump(name), "{name}");
        }
        for name in
            ["games-2026-13.jsonl.zst", "games-2026-10.jsonl.zst.part", "key.pem", "../seats-2026-10.parquet", ""]
        {
            assert!(!is_of_a_dump(name), "{name}");
        }
    }
}
