//! The work of operators that runs beside the moves, one after the other.

use railhead_test_support::{bench::sql::execute, railhead};
use std::{
    path::PathBuf,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The games that are over look older: logs are packed after a day, and a dump is of a month that is over.
const AGED: &str = "UPDATE game_heads h SET updated_at = h.updated_at - interval '2 days' FROM results r \
    WHERE r.game_id = h.game_id AND h.updated_at > now() - interval '1 day'";
const LAST_MONTH: &str = "UPDATE results SET finished_at = date_trunc('month', now()) - interval '1 day' \
    WHERE game_id IN (SELECT game_id FROM results ORDER BY finished_at LIMIT 1000)";

pub struct Beside {
    pub url: String,
    pub dir: PathBuf,
    /// The time over which it is spread.
    pub length: Duration,
}

impl Beside {
    /// Runs each piece at its time. Returns when each ran, from the beginning.
    pub fn run(&self) -> Vec<(&'static str, Duration, Duration)> {
        let pieces: [(&str, &dyn Fn()); 6] = [
            ("checkpoint", &|| execute(&self.url, "CHECKPOINT")),
            ("vacuum", &|| execute(&self.url, "VACUUM ANALYZE")),
            ("rotate-key", &|| self.command(&["rotate-key"])),
            ("pack", &|| {
                execute(&self.url, AGED);
                self.command(&["pack"]);
            }),
            ("dump", &|| {
                execute(&self.url, LAST_MONTH);
                self.command(&["dump", &last_month(), "--out", &self.dir.join("dump").to_string_lossy()]);
            }),
            ("backup", &|| self.backup()),
        ];
        let (began, pause) = (Instant::now(), self.length / (pieces.len() as u32 + 1));
        let ran = pieces.iter().zip(1..).map(|((name, piece), nth)| {
            thread::sleep((pause * nth).saturating_sub(began.elapsed()));
            let from = began.elapsed();
            piece();
            (*name, from, began.elapsed())
        });
        ran.collect()
    }

    fn command(&self, arguments: &[&str]) {
        succeed(railhead().args(arguments).args(["--database-url", &self.url]));
    }

    /// A base backup with its WAL, as backup tools make one.
    fn backup(&self) {
        let place = self.dir.join("backup");
        succeed(Command::new("pg_basebackup").args(["--checkpoint=fast", "-d", &self.url, "-D"]).arg(place));
    }
}

fn succeed(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status().unwrap();
    assert!(status.success(), "{command:?}: {status}");
}

fn last_month() -> String {
    let today = jiff::Zoned::now().with_time_zone(jiff::tz::TimeZone::UTC).date();
    let last = today.first_of_month().yesterday().unwrap();
    last.strftime("%Y-%m").to_string()
}
