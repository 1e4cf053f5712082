//! The rights of a role that serves without owning the tables. It cannot change the log: events are
//! only added, and only `pack_log`, which runs as the owner, replaces those of a game that is over.

use crate::database::{connect::connect, error::ConnectError, fetch::Fetch};
use diesel::{
    QueryableByName,
    result::Error as DieselError,
    sql_query,
    sql_types::{Bool, Text},
};
use diesel_async::SimpleAsyncConnection;

/// Tables that the server reads only.
const READ_ONLY: &str = "packed_logs, __diesel_schema_migrations";

/// Tables to which the server only adds rows.
const APPEND_ONLY: &str = "game_events, tournament_events, season_places, admin_actions, outages";

/// Tables whose rows the server adds and deletes, but never changes.
const UNCHANGED: &str = "recovery_codes, identities, bots, invitation_codes, league_removals";

const ROLE: &str = "SELECT quote_ident(current_schema())::text AS schema, quote_ident($1) AS role, \
    pg_has_role($1::name, tableowner, 'USAGE') AS owns FROM pg_tables \
    WHERE schemaname = current_schema() AND tablename = 'game_events'";

/// The reason for which a role was granted nothing.
#[derive(Debug, thiserror::Error)]
pub enum GrantError {
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// PostgreSQL refuses: there is no such role, or the tables belong to another one.
    #[error("cannot grant what the server needs: {0}")]
    Database(#[from] DieselError),
    #[error("the role {0} owns the tables, or may act as their owner, so nothing can be kept from it")]
    Owner(String),
}

#[derive(QueryableByName)]
struct Grantee {
    #[diesel(sql_type = Text)]
    schema: String,
    #[diesel(sql_type = Text)]
    role: String,
    #[diesel(sql_type = Bool)]
    owns: bool,
}

/// Grants a role the rights that `railhead serve` needs, and takes back the others. The database is
/// migrated, and the URL is that of the owner of its tables.
///
/// # Errors
/// If there is no such role, or it has the rights of the owner.
pub async fn grant(url: &str, role: &str) -> Result<(), GrantError> {
    let mut connection = connect(url).await?;
    let query = sql_query(ROLE).bind::<Text, _>(role);
    let Grantee { schema, role, owns } = query.fetch_one(&mut connection).await?;
    if owns {
        return Err(GrantError::Owner(role));
    }
    // Sent together, so executed as one transaction. Replicas that begin at once would change the rights of a table
    // at once, which PostgreSQL refuses.
    let grants = format!(
        "SELECT pg_advisory_xact_lock(hashtextextended('grants', 0));
         GRANT USAGE ON SCHEMA {schema} TO {role};
         GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {schema} TO {role};
         REVOKE INSERT, UPDATE, DELETE ON {READ_ONLY} FROM {role};
         REVOKE UPDATE, DELETE ON {APPEND_ONLY} FROM {role};
         REVOKE UPDATE ON {UNCHANGED} FROM {role};
         GRANT USAGE ON ALL SEQUENCES IN SCHEMA {schema} TO {role};
         GRANT EXECUTE ON FUNCTION pack_log TO {role}"
    );
    Ok(connection.batch_execute(&grants).await?)
}
