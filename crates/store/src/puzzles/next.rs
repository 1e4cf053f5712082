//! The next puzzle for an account, or for anybody.

use crate::{
    Connection, Database, DatabaseError,
    database::{
        fetch::Fetch,
        statement::{Parameters, Statement},
    },
    puzzles::{Row, StoredPuzzle, columns, is_shown, rating::START},
    schema::puzzle_ratings,
};
use diesel::{
    prelude::*,
    sql_types::{Double, Nullable, Text, Uuid as SqlUuid},
};
use railhead_analysis::Theme;
use uuid::Uuid;

/// The puzzles that are looked through on either side of a rating or a draw: an account that has solved them
/// all gets none.
const WITHIN: u32 = 20_000;

/// The puzzles to choose from.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The subject; none for all.
    pub theme: Option<Theme>,
    /// Whether they are the errors of the account itself.
    pub own: bool,
}

/// The next puzzle; none if there is none left. Own ones come by what they cost, until a right move is found: those
/// that were given up after all others. Of the others, that which the account has begun stays; then comes the one
/// nearest to its rating that it has neither solved nor given up. Without an account, any comes by chance.
pub async fn next(
    db: &Database,
    viewer: Option<Uuid>,
    Wanted { theme, own }: Wanted,
) -> Result<Option<StoredPuzzle>, DatabaseError> {
    let mut connection = db.connection("next_puzzle").await?;
    let found = match viewer {
        Some(account) if own => own_ones(account, theme).fetch_optional::<Row>(&mut connection).await?,
        Some(account) => match begun(account, theme).fetch_optional::<Row>(&mut connection).await? {
            Some(begun) => Some(begun),
            None => {
                let rating = rating(&mut connection, account).await?;
                nearest(account, theme, rating).fetch_optional::<Row>(&mut connection).await?
            }
        },
        None => by_chance(theme, Uuid::new_v4()).fetch_optional::<Row>(&mut connection).await?,
    };
    found.map(StoredPuzzle::try_from).transpose()
}

/// The rating of an account for puzzles.
async fn rating(connection: &mut Connection, account: Uuid) -> Result<f64, DatabaseError> {
    let own = puzzle_ratings::table.find(account).select(puzzle_ratings::rating);
    Ok(own.fetch_optional::<f64>(connection).await?.unwrap_or(START))
}

fn own_ones(account: Uuid, theme: Option<Theme>) -> Statement<'static> {
    let mut values = Parameters::default();
    let account = values.bind::<SqlUuid, _>(account);
    let has_theme = has_theme(&mut values, theme);
    values.statement(format!(
        "SELECT {columns} FROM puzzles p \
        LEFT JOIN puzzle_results r ON r.puzzle_id = p.id AND r.account_id = {account} \
        WHERE p.player_id = {account} AND r.outcome IS DISTINCT FROM 'solved' AND {has_theme} \
        ORDER BY CASE WHEN r.outcome = 'given_up' THEN r.tried_at END NULLS FIRST, p.cost DESC, p.id LIMIT 1",
        columns = columns(&account),
    ))
}

/// The last puzzle of others at which the account has made nothing but wrong moves.
fn begun(account: Uuid, theme: Option<Theme>) -> Statement<'static> {
    let mut values = Parameters::default();
    let account = values.bind::<SqlUuid, _>(account);
    let has_theme = has_theme(&mut values, theme);
    values.statement(format!(
        "SELECT {columns} FROM puzzle_results r JOIN puzzles p ON p.id = r.puzzle_id \
        WHERE r.account_id = {account} AND r.outcome = 'tried' AND p.is_general \
            AND p.player_id IS DISTINCT FROM {account} AND {has_theme} AND {is_shown} \
        ORDER BY r.tried_at DESC, p.id LIMIT 1",
        columns = columns(&account),
        is_shown = is_shown(),
    ))
}

fn nearest(account: Uuid, theme: Option<Theme>, rating: f64) -> Statement<'static> {
    let mut values = Parameters::default();
    let account = values.bind::<SqlUuid, _>(account);
    let rating = values.bind::<Double, _>(rating);
    let is_left = format!(
        "{} AND p.player_id IS DISTINCT FROM {account} AND NOT EXISTS (SELECT FROM puzzle_results r \
            WHERE r.account_id = {account} AND r.puzzle_id = p.id AND r.outcome <> 'tried' OFFSET 0) AND {}",
        has_theme(&mut values, theme),
        is_shown()
    );
    let side = |side: &str, order: &str| first(&account, &is_left, &format!("p.rating {side} {rating}"), order);
    let [above, below] = [side(">=", "p.rating, p.id"), side("<", "p.rating DESC, p.id DESC")];
    values.statement(format!(
        "SELECT * FROM (({above}) UNION ALL ({below})) q ORDER BY abs(q.rating - {rating}), q.id LIMIT 1"
    ))
}

/// The first puzzle after a drawn id; before it, if there is none.
fn by_chance(theme: Option<Theme>, drawn: Uuid) -> Statement<'static> {
    let mut values = Parameters::default();
    let drawn = values.bind::<SqlUuid, _>(drawn);
    let nobody = values.bind::<Nullable<SqlUuid>, _>(None::<Uuid>);
    let is_left = format!("{} AND {}", has_theme(&mut values, theme), is_shown());
    let side = |side: &str, order: &str| first(&nobody, &is_left, &format!("p.id {side} {drawn}"), order);
    let [after, before] = [side(">=", "p.id"), side("<", "p.id DESC")];
    values.statement(format!("SELECT * FROM (({after}) UNION ALL ({before})) q ORDER BY q.id < {drawn} LIMIT 1"))
}

/// The first puzzle for everybody on one side that fits, in an order of the index.
fn first(viewer: &str, fits: &str, side: &str, order: &str) -> String {
    format!(
        "SELECT {columns} \
        FROM (SELECT * FROM puzzles p WHERE p.is_general AND {side} ORDER BY {order} LIMIT {WITHIN}) p \
        WHERE {fits} ORDER BY {order} LIMIT 1",
        columns = columns(viewer),
    )
}

/// Whether a puzzle `p` has a subject.
fn has_theme(values: &mut Parameters<'static>, theme: Option<Theme>) -> String {
    let theme = values.bind::<Nullable<Text>, _>(theme.map(<&'static str>::from));
    format!("({theme} IS NULL OR {theme} = ANY (p.themes))")
}
