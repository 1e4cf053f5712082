//! TLS to PostgreSQL, with a certificate that the test has made.

use railhead_test_support::{Cluster, free_port, railhead};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use std::fs;

/// A certificate for a host, and its key.
struct Identity {
    certificate: String,
    key: String,
}

/// An authority that signs certificates.
struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new([]).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Authority(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    fn sign(&self, host: &str) -> Identity {
        let key = KeyPair::generate().unwrap();
        let params = CertificateParams::new([host.to_owned()]).unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        Identity { certificate: certificate.pem(), key: key.serialize_pem() }
    }

    /// A file with its own certificate.
    fn file(&self, name: &str) -> String {
        let path = format!("/tmp/railhead-tls-{}-{name}.pem", std::process::id());
        fs::write(&path, self.0.pem()).unwrap();
        path
    }
}

/// The output of `railhead check` for a URL, and whether it reached the database.
fn check(url: &str) -> (bool, String) {
    let check = railhead().args(["check", "--database-url", url]).output().unwrap();
    let said = [check.stdout, check.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (said.contains("takes writes"), said)
}

#[test]
fn a_server_is_believed_as_far_as_its_certificate_goes() {
    let (authority, stranger) = (Authority::new(), Authority::new());
    let (root, other_root) = (authority.file("root"), stranger.file("stranger"));
    let port = free_port();
    let mut cluster = Cluster::primary();
    let Identity { certificate, key } = authority.sign("localhost");
    cluster.use_tls(port, &certificate, &key);
    let at = |host: &str, settings: &str| check(&format!("postgresql://railhead@{host}:{port}/postgres?{settings}"));

    let (reached, said) = at("localhost", &format!("sslmode=verify-full&sslrootcert={root}"));
    assert!(reached && said.contains("ok       connections use TLS"), "{said}");
    let (reached, said) = at("127.0.0.1", &format!("sslmode=verify-full&sslrootcert={root}"));
    assert!(!reached && said.contains("not valid for name"), "another host: {said}");
    let (reached, said) = at("127.0.0.1", &format!("sslmode=verify-ca&sslrootcert={root}"));
    assert!(reached, "the authority is right: {said}");
    for mode in ["verify-ca", "verify-full", "require"] {
        let (reached, said) = at("localhost", &format!("sslmode={mode}&sslrootcert={other_root}"));
        assert!(!reached && said.contains("invalid peer certificate"), "{mode}: {said}");
    }
    let (reached, said) = at("localhost", "sslmode=verify-full");
    assert!(!reached, "no authority of the system has signed it: {said}");
    for (settings, encrypted) in [("sslmode=require", true), ("", true), ("sslmode=disable", false)] {
        let (reached, said) = at("127.0.0.1", settings);
        assert_eq!((reached, said.contains("connections use TLS")), (true, encrypted), "{settings}: {said}");
    }
    let (reached, said) = at("localhost", "sslmode=verify-full&sslrootcert=/nowhere.pem");
    assert!(!reached && said.contains("/nowhere.pem"), "{said}");

    cluster.forget_tls();
    let (reached, said) = at("localhost", "sslmode=require");
    assert!(!reached && said.contains("does not support TLS"), "nothing is sent in the clear: {said}");
    assert!(at("localhost", "").0, "as libpq does");
    [root, other_root].iter().for_each(|file| fs::remove_file(file).unwrap());
}

#[test]
fn a_certificate_that_is_not_checked_may_be_of_any_version() {
    // Self-signed, of X.509 version 1, as Citus makes them; its key follows it.
    let certificate = include_str!("version_1.pem");
    let port = free_port();
    let mut cluster = Cluster::primary();
    cluster.use_tls(port, certificate, certificate);
    for (settings, is_trusted) in [("", true), ("sslmode=require", true), ("sslmode=verify-ca", false)] {
        let (reached, said) = check(&format!("postgresql://railhead@localhost:{port}/postgres?{settings}"));
        assert_eq!((reached, said.contains("connections use TLS")), (is_trusted, is_trusted), "{settings}: {said}");
    }
}

#[test]
fn a_game_is_played_over_tls() {
    let authority = Authority::new();
    let root = authority.file("game");
    let port = free_port();
    let mut cluster = Cluster::primary();
    let Identity { certificate, key } = authority.sign("localhost");
    cluster.use_tls(port, &certificate, &key);
    cluster.execute("postgres", &["CREATE DATABASE railhead"]);
    let url = format!("postgresql://railhead@localhost:{port}/railhead?sslmode=verify-full&sslrootcert={root}");
    let app = crate::app::App::on(url, railhead::log::packs::Packs::default());
    let ada = app.guest();
    let game = ada.open(serde_json::json!({"seats": 2, "bots": ["random"]}));
    ada.start(&game);
    ada.play(&game, &ada.moves(&game)[0]).ok();
    let open = "SELECT FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'railhead' AND NOT ssl";
    assert!(crate::service::query(&cluster.url("postgres"), open).is_empty());
    fs::remove_file(root).unwrap();
}
