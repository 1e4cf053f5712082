//! The files shipped for operators: images by digest, roles with few rights, limits of memory, a proxy that does not
//! wait.

use std::{fs, path::Path};

fn shipped(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The values of a key in a file of lines like `key: value` or `KEY=value`.
fn values<'a>(text: &'a str, key: &str) -> Vec<&'a str> {
    let lines = text.lines().map(str::trim);
    lines.filter_map(|line| Some(line.strip_prefix(key)?.trim_start_matches([':', '=', ' ']).trim())).collect()
}

#[test]
fn every_image_is_named_by_its_digest() {
    let (compose, file) = (shipped("docker-compose.yml"), shipped("Dockerfile"));
    let bases = values(&file, "FROM ").into_iter().map(|base| base.split(' ').next().unwrap());
    let images =
        values(&compose, "image:").into_iter().filter(|image| *image != "railhead").chain(bases).collect::<Vec<_>>();
    assert_eq!(images.len(), 3, "{images:?}");
    for image in images {
        let (_, digest) = image.split_once("@sha256:").unwrap_or_else(|| panic!("{image} has no digest"));
        assert!(digest.len() == 64 && digest.chars().all(|digit| digit.is_ascii_hexdigit()), "{image}");
    }
}

#[test]
fn the_composed_service_is_not_the_owner_of_its_database() {
    let compose = shipped("docker-compose.yml");
    let services = compose.split("\n  ").collect::<Vec<_>>().join("\n  ");
    let of = |service: &str| {
        let begin = services.find(&format!("\n  {service}:\n")).unwrap_or_else(|| panic!("no service {service}"));
        let rest = &services[begin + 1..];
        let end = rest.match_indices("\n  ").map(|(at, _)| at).find(|at| !rest[at + 3..].starts_with([' ', '#']));
        rest[..end.unwrap_or(rest.len())].to_owned()
    };
    let superuser = of("database");
    let superuser = values(&superuser, "POSTGRES_USER:")[0].to_owned();
    let role = |service: &str| {
        let text = of(service);
        let url = values(&text, "DATABASE_URL:")[0].to_owned();
        url.split_once("://").unwrap().1.split(':').next().unwrap().to_owned()
    };
    let (owner, server) = (role("migrate"), role("railhead"));
    assert_eq!((owner.as_str(), server.as_str()), ("railhead", "railhead_server"));
    assert!(![&owner, &server].contains(&&superuser), "{superuser} is the superuser");
    assert!(of("migrate").contains("\"--serving-role\", \"railhead_server\""));
    assert!(of("railhead").contains("service_completed_successfully"));
}

/// The memory that a process may take is more than strangers can make it take (docs/operations.md).
#[test]
fn the_limits_of_memory_are_above_the_bound_of_a_process() {
    let [unit, compose, page] =
        ["ops/systemd/railhead.service", "docker-compose.yml", "docs/operations.md"].map(shipped);
    assert_eq!(values(&unit, "MemoryMax"), ["1536M"]);
    let limits = values(&compose, "mem_limit");
    assert_eq!(limits.iter().filter(|limit| **limit == "1536m").count(), 2, "{limits:?}");
    assert!(page.contains("under 1.2 GB"));
}

#[test]
fn the_proxy_of_streams_sends_every_event_at_once() {
    let proxy = shipped("ops/haproxy/haproxy.cfg");
    assert_eq!(values(&proxy, "option http-no-delay").len(), 1);
}

#[test]
fn every_package_has_the_version_of_the_release() {
    let version = env!("CARGO_PKG_VERSION");
    for (file, line) in [
        ("CHANGELOG.md", format!("## {version} – ")),
        ("clients/typescript/package.json", format!("\"version\": \"{version}\"")),
        ("clients/python/pyproject.toml", format!("version = \"{version}\"")),
        ("clients/kotlin/railhead-client.pom", format!("<version>{version}</version>")),
        ("clients/kotlin/build", format!("railhead-client-{version}")),
        ("openapi/released/v1.json", format!("\"version\": \"{version}\"")),
    ] {
        assert!(shipped(file).contains(&line), "{file} has no {line}");
    }
    for file in [format!("docs/releases/{version}.md"), format!("tests/upgrade/{version}.sql.gz")] {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file).exists(), "{file}");
    }
}

/// Threads on which bots think lower their own priority (docs/operations.md).
#[test]
fn the_unit_lets_threads_lower_their_priority() {
    let unit = shipped("ops/systemd/railhead.service");
    // Of several lists, the last that names a call decides.
    let lists = values(&unit, "SystemCallFilter");
    let last = lists.iter().rfind(|list| list.contains("setpriority") || list.contains("@resources"));
    assert_eq!(last.map(ToString::to_string), Some("setpriority".to_owned()), "{lists:?}");
}
