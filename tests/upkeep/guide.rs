//! The guide to backups of a PostgreSQL of one's own: its commands, in their order.

use crate::{
    scratch,
    tables::{Service, Table, duel},
};
use nix::unistd::{User, geteuid};
use railhead_test_support::{Client, Server, until};
use std::{
    fs,
    os::unix::fs::chown,
    path::{Path, PathBuf},
    process::Command,
    thread,
    time::Duration,
};

/// A PostgreSQL as an operator runs it.
struct Own {
    folder: PathBuf,
    /// The moment to restore, once it is known.
    moment: String,
}

impl Own {
    /// Runs commands as `postgres`, which must succeed.
    fn run(&self, commands: &str) -> String {
        let at = |name: &str| self.folder.join(name);
        let mut shell = match geteuid().is_root() {
            true => {
                let mut shell = Command::new("setpriv");
                shell.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "bash"]);
                shell
            }
            false => Command::new("bash"),
        };
        shell.args(["-euo", "pipefail", "-c", commands]).current_dir(&self.folder).env("PATH", path());
        shell
            .env("PGDATA", at("data"))
            .env("PGHOST", &self.folder)
            .env("PGUSER", "postgres")
            .env("PGDATABASE", "postgres");
        shell.env("ARCHIVE", at("archive")).env("BACKUPS", at("backups")).env("MOMENT", &self.moment);
        // What starts a server keeps its output open.
        let log = fs::File::create(at("log")).unwrap();
        let status = shell.stdout(log.try_clone().unwrap()).stderr(log).status().unwrap();
        let said = fs::read_to_string(at("log")).unwrap();
        assert!(status.success(), "{commands}\n{said}");
        said
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        self.run("pg_ctl -D \"$PGDATA\" -m immediate stop || true");
    }
}

/// The search path, with the server programs of PostgreSQL.
fn path() -> String {
    let programs = Command::new("pg_config").arg("--bindir").output().map(|output| output.stdout);
    let programs = programs.ok().filter(|text| !text.is_empty()).unwrap_or_else(|| {
        let installed = fs::read_dir("/usr/lib/postgresql").unwrap().map(|entry| entry.unwrap().path().join("bin"));
        installed.max().unwrap().into_os_string().into_encoded_bytes()
    });
    format!("{}:{}", String::from_utf8(programs).unwrap().trim(), std::env::var("PATH").unwrap())
}

/// The commands of the page, a string for each block.
fn blocks() -> Vec<String> {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/backup.md")).unwrap();
    let blocks = page.split("```sh\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap().to_owned()).collect()
}

#[test]
fn the_commands_of_the_guide_restore_a_past_moment() {
    let scratch = scratch();
    let mut own = Own { folder: scratch.path().to_path_buf(), moment: String::new() };
    if let Some(user) = User::from_name("postgres").unwrap().filter(|_| geteuid().is_root()) {
        chown(&own.folder, Some(user.uid.as_raw()), Some(user.gid.as_raw())).unwrap();
    }
    let settings = "mkdir archive backups; initdb --auth=trust -U postgres -D \"$PGDATA\"
        echo \"listen_addresses = ''\" >> \"$PGDATA/postgresql.conf\"
        echo \"unix_socket_directories = '$PGHOST'\" >> \"$PGDATA/postgresql.conf\"
        pg_ctl -D \"$PGDATA\" -w start; createdb railhead";
    own.run(settings);
    let [archive, back_up, restore, tidy_up] = blocks().try_into().expect("four blocks");
    own.run(&archive);
    let url = format!("postgresql://postgres@{}/railhead", own.folder.to_str().unwrap().replace('/', "%2F"));
    let server = Server::start(&url);
    let service = Service::at(&[&server.url]);
    own.run(&back_up);
    let mut tables = [1, 2].map(|seed| duel(&service, seed));
    tables[0].finish();
    tables[1].play_while(|table| table.heads.len() < 30);
    own.moment = own.run("psql -XAtc 'SELECT clock_timestamp()'").trim().to_owned();
    let kept = tables.iter().map(|table| table.heads.clone()).collect::<Vec<_>>();
    thread::sleep(Duration::from_millis(100));
    tables[1].play_while(|table| table.heads.len() < 50);
    let later = duel(&service, 3);
    own.run("psql -c 'SELECT pg_switch_wal()' -c CHECKPOINT");
    drop(server);

    own.run(&restore);
    let restored = || own.run("psql -XAtc 'SELECT pg_is_in_recovery()'").trim() == "f";
    until("the database is restored", restored);
    own.run(&tidy_up);
    assert_eq!(own.run("psql -XAtc \"SHOW restore_command\"").trim(), "");
    let server = Server::start(&url);
    service.move_to(&[&server.url]);
    for (table, heads) in tables.iter_mut().zip(kept) {
        (table.heads, table.is_over) = (heads, false);
        Table::finish(table);
    }
    assert_eq!(Client::at(&server.url).get(&later.path).status, 404, "it was opened after the moment");
}
