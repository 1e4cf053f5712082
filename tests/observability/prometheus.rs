//! A Prometheus that is configured as in `ops/prometheus`, but scrapes every second.

use railhead_test_support::{PATIENCE, free_port};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};
use ureq::Agent;

pub struct Prometheus {
    child: Child,
    url: String,
    agent: Agent,
}

impl Prometheus {
    /// One that scrapes this address.
    pub fn start(configuration: &Path, target: &str) -> Prometheus {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("prometheus");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        fs::copy(configuration.join("alerts.yml"), folder.join("alerts.yml")).unwrap();
        let written = fs::read_to_string(configuration.join("prometheus.yml")).unwrap();
        let adapted = written.replace("15s", "1s").replace("127.0.0.1:9464", target);
        assert_eq!((adapted.matches(target).count(), adapted.matches(": 1s").count()), (2, 2), "{adapted}");
        let file = folder.join("prometheus.yml");
        fs::write(&file, adapted).unwrap();
        let address = format!("127.0.0.1:{}", free_port());
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", "prometheus", "--log.level=error"]);
        command.arg(format!("--config.file={}", file.display()));
        command.arg(format!("--storage.tsdb.path={}", folder.join("data").display()));
        command.arg(format!("--web.listen-address={address}"));
        let child = command.spawn().expect("apt-get install prometheus");
        let agent = Agent::config_builder().http_status_as_error(false).build().new_agent();
        let prometheus = Prometheus { child, url: format!("http://{address}"), agent };
        prometheus.wait();
        prometheus
    }

    fn wait(&self) {
        let deadline = Instant::now() + PATIENCE;
        while self.agent.get(format!("{}/-/ready", self.url)).call().map_or(0, |answer| answer.status().as_u16()) != 200
        {
            assert!(Instant::now() < deadline, "Prometheus does not start");
            thread::sleep(Duration::from_millis(100));
        }
    }

    /// The present answer to a query.
    pub fn query(&self, query: &str) -> Vec<Value> {
        let asked = self.agent.get(format!("{}/api/v1/query", self.url)).query("query", query).call();
        let answer = asked.unwrap().body_mut().read_json::<Value>().unwrap();
        assert_eq!(answer["status"], "success", "{query}: {answer}");
        answer["data"]["result"].as_array().unwrap_or_else(|| panic!("{query}: {answer}")).clone()
    }

    fn loaded(&self) -> Vec<Value> {
        let asked = self.agent.get(format!("{}/api/v1/rules", self.url)).call();
        let answer = asked.unwrap().body_mut().read_json::<Value>().unwrap();
        let groups = answer["data"]["groups"].as_array().unwrap().iter();
        groups.flat_map(|group| group["rules"].as_array().unwrap().clone()).collect()
    }

    /// The expressions of the rules, as Prometheus understood them.
    pub fn rules(&self) -> Vec<String> {
        self.loaded().iter().map(|rule| rule["query"].as_str().unwrap().to_owned()).collect()
    }

    /// The names of the rules, and whether they could be evaluated.
    pub fn healths(&self) -> Vec<(String, String)> {
        let text = |rule: &Value, at: &str| rule[at].as_str().unwrap().to_owned();
        self.loaded().iter().map(|rule| (text(rule, "name"), text(rule, "health"))).collect()
    }
}

impl Drop for Prometheus {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
