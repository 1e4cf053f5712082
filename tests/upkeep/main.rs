//! The care of a running service: backups under load, upgrades of databases that earlier releases have
//! made, and the command line. Slower than the other tests, so it is not part of `cargo test`: `cargo test --test upkeep`.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod backup;
mod clock;
mod command_line;
mod guide;
mod status;
mod tables;
mod upgrade;

use railhead_test_support::railhead;
use std::{ffi::OsStr, fs, os::unix::fs::PermissionsExt, path::PathBuf, process::Output};
use tempfile::TempDir;

/// A folder that the account of PostgreSQL can enter.
fn scratch() -> TempDir {
    let scratch = TempDir::new_in("/tmp").unwrap();
    fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o755)).unwrap();
    scratch
}

/// Runs `railhead` without a database in its environment.
fn run(arguments: &[&OsStr]) -> Output {
    railhead().args(arguments).env_remove("DATABASE_URL").output().unwrap()
}

/// The standard output of a command that has to succeed.
#[track_caller]
fn succeed(arguments: &[&OsStr]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The standard error of a command that has to fail.
#[track_caller]
fn refuse(arguments: &[&OsStr]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// Checks the export of a finished game with `railhead verify`: every event follows from the secret, and the
/// log contains these heads.
#[track_caller]
fn verify(export: &str, heads: &[String]) {
    let folder = scratch();
    let file: PathBuf = folder.path().join("game.jsonl");
    fs::write(&file, export).unwrap();
    let mut arguments = vec![OsStr::new("verify"), file.as_os_str()];
    heads.iter().for_each(|head| arguments.extend([OsStr::new("--head"), OsStr::new(head)]));
    succeed(&arguments);
}
