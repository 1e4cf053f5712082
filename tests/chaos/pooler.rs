//! PgBouncer before PostgreSQL, with the configuration that operators are given.

use nix::{
    sys::signal::{Signal, kill},
    unistd::{Pid, User, geteuid},
};
use railhead_test_support::{Cluster, free_port, wait_for_port};
use std::{
    fs,
    os::unix::process::CommandExt,
    process::{Child, Command, Stdio},
};

const CONFIGURATION: &str = include_str!("../../ops/pgbouncer/pgbouncer.ini");

/// PgBouncer.
pub struct Pooler {
    port: u16,
    child: Child,
    file: String,
}

impl Pooler {
    pub fn before(cluster: &Cluster) -> Pooler {
        let port = free_port();
        let file = format!("/tmp/railhead-chaos-{port}.ini");
        fs::write(&file, configuration(port, cluster)).unwrap();
        let mut command = Command::new("pgbouncer");
        command.args(["-q", &file]).stdout(Stdio::null()).stderr(Stdio::null());
        // It refuses to run as root.
        if geteuid().is_root() {
            let user = User::from_name("postgres").unwrap().unwrap();
            command.uid(user.uid.as_raw()).gid(user.gid.as_raw());
        }
        let child = command.spawn().expect("pgbouncer is installed");
        wait_for_port(port);
        Pooler { port, child, file }
    }

    /// The address of the service's database.
    pub fn url(&self) -> String {
        format!("postgresql://railhead@127.0.0.1:{}/railhead", self.port)
    }

    /// Leads new connections to this cluster.
    pub fn lead_to(&self, cluster: &Cluster) {
        fs::write(&self.file, configuration(self.port, cluster)).unwrap();
        kill(Pid::from_raw(self.child.id() as i32), Signal::SIGHUP).unwrap();
    }
}

fn configuration(port: u16, cluster: &Cluster) -> String {
    let mut configuration = CONFIGURATION.to_owned();
    for (documented, here) in [
        ("host=127.0.0.1 port=5432", format!("host={} port=5432 user=railhead", cluster.sockets().display())),
        ("listen_port = 6432", format!("listen_port = {port}\nunix_socket_dir =")),
        ("auth_type = scram-sha-256", "auth_type = any".to_owned()),
        ("auth_file = /etc/pgbouncer/userlist.txt", String::new()),
    ] {
        assert!(configuration.contains(documented), "{documented}");
        configuration = configuration.replace(documented, &here);
    }
    configuration
}

impl Drop for Pooler {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let _ = fs::remove_file(&self.file);
    }
}
