//! PostgreSQL, and nothing of games: connections, pools, migrations, the standby, health.

pub(crate) mod clock;
pub(crate) mod commits;
pub mod connect;
pub mod error;
pub mod fetch;
pub mod grants;
pub mod health;
pub mod kind;
pub(crate) mod locks;
pub mod migrations;
pub(crate) mod outage;
pub(crate) mod pool;
pub(crate) mod prepared;
pub(crate) mod servers;
pub mod shares;
pub(crate) mod standby;
pub mod statement;
pub(crate) mod tls;

pub type Connection = diesel_async::AsyncPgConnection;
