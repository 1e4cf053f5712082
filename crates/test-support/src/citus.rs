//! Databases on a real Citus cluster, one for each test, dropped when the thread of the test ends.

use crate::sql::{RUNTIME, execute, query};
use railhead::store;
use std::{cell::RefCell, env, process, thread};

/// Databases of this process have numbers.
static DATABASES: std::sync::Mutex<u32> = std::sync::Mutex::new(0);

/// Few shards, because each database gets its own.
const SHARDS: u8 = 4;

/// A node of the cluster: the coordinator comes first.
struct Node {
    host: String,
    port: u64,
}

struct Dropped(Vec<(String, String)>);

thread_local! {
    /// The databases of this thread, each with the URLs from which it can be dropped.
    static OWN: RefCell<Dropped> = const { RefCell::new(Dropped(Vec::new())) };
}

impl Drop for Dropped {
    fn drop(&mut self) {
        for (admin, name) in self.0.drain(..) {
            // The runtime cannot be used on a thread that ends.
            let done = thread::spawn(move || execute(&admin, &format!("DROP DATABASE {name} WITH (FORCE)")));
            // A database that stays is in nobody's way.
            let _ = done.join();
        }
    }
}

/// The variable with the URL of a database on the coordinator in which `citus_add_node` added the workers.
const COORDINATOR: &str = "RAILHEAD_TEST_CITUS_URL";

/// Whether databases are to be on a cluster.
pub fn is_given() -> bool {
    env::var_os(COORDINATOR).is_some()
}

/// The URL of the coordinator. Without one, a test has nothing to do.
pub fn coordinator() -> Option<String> {
    let coordinator = env::var(COORDINATOR).ok();
    if coordinator.is_none() {
        println!("skipped: {COORDINATOR} is not set, so nothing ran on Citus");
    }
    coordinator
}

/// Creates a distributed database and returns its URL on the coordinator.
pub fn database() -> String {
    let url = undistributed().unwrap();
    RUNTIME.block_on(store::citus::distribute(&url, |_| ())).unwrap();
    url
}

/// Creates an empty database on every node, which know each other in it; none without a cluster.
pub fn undistributed() -> Option<String> {
    let cluster = coordinator()?;
    // One at a time: each copies the same template.
    let mut number = DATABASES.lock().unwrap();
    *number += 1;
    let name = format!("railhead_{}_{number}", process::id());
    let nodes = nodes(&cluster);
    for node in &nodes {
        let admin = at(&cluster, node, None);
        execute(&admin, &format!("CREATE DATABASE {name}")).unwrap();
        execute(&admin, &format!("ALTER DATABASE {name} SET citus.shard_count = {SHARDS}")).unwrap();
        execute(&at(&cluster, node, Some(&name)), "CREATE EXTENSION citus").unwrap();
        OWN.with_borrow_mut(|own| own.0.push((admin, name.clone())));
    }
    let url = at(&cluster, &nodes[0], Some(&name));
    for (nth, Node { host, port }) in nodes.iter().enumerate() {
        let add = if nth == 0 { "citus_set_coordinator_host" } else { "citus_add_node" };
        execute(&url, &format!("SELECT {add}('{host}', {port})")).unwrap();
    }
    Some(url)
}

fn nodes(cluster: &str) -> Vec<Node> {
    let nodes = "SELECT nodename, nodeport FROM pg_dist_node WHERE noderole = 'primary' ORDER BY groupid";
    let node = |row: &serde_json::Value| Node {
        host: row["nodename"].as_str().unwrap().to_owned(),
        port: row["nodeport"].as_u64().unwrap(),
    };
    query(cluster, nodes).iter().map(node).collect()
}

/// The URL of a database at a node, with the user of the coordinator's URL; its own database if none
/// is named.
fn at(cluster: &str, node: &Node, database: Option<&str>) -> String {
    let (scheme, rest) = cluster.split_once("://").expect("a URL");
    let (place, path) = rest.split_once('/').expect("a URL with a database");
    let user = place.rsplit_once('@').map_or(String::new(), |(user, _)| format!("{user}@"));
    format!("{scheme}://{user}{}:{}/{}", node.host, node.port, database.unwrap_or(path))
}
