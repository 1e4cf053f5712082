//! Kinds of databases, by what they can do.

/// The way in which the log of a game is written and read.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum DatabaseKind {
    /// By functions of one PostgreSQL, several games together.
    #[default]
    Ordinary,
    /// By functions on the workers of a Citus cluster, each game by itself.
    Distributed,
}
