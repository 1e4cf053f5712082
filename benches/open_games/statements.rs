//! The statements of the service: what each costs, and which cost more the more games are open.

use super::support::sql::{execute, load};
use std::collections::HashMap;

/// A statement that reads so many more blocks for a call than before has grown.
const GROWN: f64 = 1.5;
/// Fewer blocks than these are noise: the levels of an index.
const NOISE: f64 = 30.0;

/// The calls of a statement and their costs.
#[derive(diesel::QueryableByName, Clone)]
pub struct Statement {
    #[diesel(sql_type = diesel::sql_types::Text)]
    pub text: String,
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    pub calls: i64,
    #[diesel(sql_type = diesel::sql_types::Double)]
    pub ms: f64,
    /// The blocks that were read, in memory or not.
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    pub blocks: i64,
}

impl Statement {
    pub fn blocks_a_call(&self) -> f64 {
        self.blocks as f64 / self.calls as f64
    }

    pub fn ms_a_call(&self) -> f64 {
        self.ms / self.calls as f64
    }
}

pub fn forget(url: &str) {
    execute(url, "SELECT bench.pg_stat_statements_reset()");
}

/// The statements of the service in this database since they were forgotten.
pub fn seen(url: &str) -> Vec<Statement> {
    load(
        url,
        "SELECT regexp_replace(query, '\\s+', ' ', 'g') AS text, sum(calls)::bigint AS calls, sum(total_exec_time) AS ms, \
        sum(shared_blks_hit + shared_blks_read)::bigint AS blocks FROM bench.pg_stat_statements s \
        JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = current_database() \
        AND query !~ 'bench\\.|^(BEGIN|COMMIT|VACUUM|CHECKPOINT|SET)' GROUP BY 1 ORDER BY ms DESC",
    )
}

/// The statements that read more blocks for a call than they did when fewer games were open.
pub fn print_grown(few: &[Statement], many: &[Statement]) {
    let before = few.iter().map(|statement| (statement.text.as_str(), statement)).collect::<HashMap<_, _>>();
    for now in many {
        let Some(then) = before.get(now.text.as_str()) else { continue };
        if now.blocks_a_call() > GROWN * then.blocks_a_call().max(1.0) && now.blocks_a_call() > NOISE {
            println!(
                "  {:>8.0} -> {:>8.0} blocks, {:>8.3} -> {:>8.3} ms a call: {}",
                then.blocks_a_call(),
                now.blocks_a_call(),
                then.ms_a_call(),
                now.ms_a_call(),
                now.text.chars().take(160).collect::<String>()
            );
        }
    }
}
