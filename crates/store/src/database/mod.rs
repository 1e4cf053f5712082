//! PostgreSQL, and nothing of games: connections, pools, migrations, the standby, health.

pub(crate) mod clock;
pub mod connect;
pub(crate) mod error;
pub mod fetch;
pub(crate) mod grants;
pub(crate) mod health;
pub(crate) mod kind;
pub(crate) mod locks;
pub(crate) mod migrations;
pub(crate) mod outage;
pub(crate) mod pool;
pub(crate) mod prepared;
pub(crate) mod servers;
pub(crate) mod shares;
pub(crate) mod standby;
pub(crate) mod tls;

pub type Connection = diesel_async::AsyncPgConnection;
