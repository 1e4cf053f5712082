//! Boards of challenges: by day, or by the sum of a week.

use crate::{
    Database, DatabaseError,
    access::{friends_of, player_is_shown},
    database::statement::{Parameters, Statement},
    engine::Int,
    read_models::{
        query::leaderboards::{LeaderboardPlayers, RankKey},
        standings::listed,
    },
};
use diesel::{
    QueryableByName,
    sql_types::{BigInt, Bool, Date as SqlDate, Integer, Nullable, SmallInt, Text, Uuid as SqlUuid},
};
use diesel_async::RunQueryDsl;
use jiff::civil::Date;
use jiff_diesel::ToDiesel;
use uuid::Uuid;

/// The games that a board counts.
#[derive(Clone, Copy, Debug)]
pub struct ChallengeBoard {
    /// The first day.
    pub first: Date,
    /// The last day, included.
    pub last: Date,
    /// The viewer: players who are hidden from them are not listed.
    pub viewer: Option<Uuid>,
    /// The players among whom it ranks.
    pub among: LeaderboardPlayers,
}

/// A player of a board.
#[derive(Clone, Debug)]
pub struct ChallengePlace {
    /// The rank: 1 plus the number of players with more points.
    pub rank: u32,
    /// The number of players up to and including this one.
    pub passed: u32,
    /// The account.
    pub player: Uuid,
    /// The name.
    pub name: String,
    /// The points, of all games counted.
    pub points: i32,
    /// The number of games.
    pub games: u32,
    /// The place at the table; the best of several.
    pub place: u8,
    /// The game, if there is one only and its deal is revealed.
    pub game: Option<Uuid>,
}

impl ChallengePlace {
    /// The beginning of what follows.
    pub fn rank_key(&self) -> RankKey {
        RankKey { value: self.points, player: self.player, rank: self.rank, passed: self.passed }
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Integer)]
    points: i32,
    #[diesel(sql_type = Integer)]
    games: i32,
    #[diesel(sql_type = SmallInt)]
    place: i16,
    #[diesel(sql_type = SqlUuid)]
    game: Uuid,
    #[diesel(sql_type = Bool)]
    is_revealed: bool,
}

/// The players after a position.
fn page(board: ChallengeBoard, after: (i32, Uuid), limit: u8) -> Statement<'static> {
    let mut parameters = Parameters::default();
    let first = parameters.bind::<SqlDate, _>(board.first.to_diesel());
    let last = parameters.bind::<SqlDate, _>(board.last.to_diesel());
    let viewer = parameters.bind::<Nullable<SqlUuid>, _>(board.viewer);
    let last_points = parameters.bind::<Integer, _>(after.0);
    let last_player = parameters.bind::<SqlUuid, _>(after.1);
    let limit = parameters.bind::<BigInt, _>(i64::from(limit));
    let among = match board.among {
        LeaderboardPlayers::Everybody => String::new(),
        LeaderboardPlayers::Friends => {
            format!("AND g.account_id IN (SELECT {viewer} UNION {})", friends_of(&viewer))
        }
    };
    parameters.statement(format!(
        include_str!("board.sql"),
        first = first,
        last = last,
        among = among,
        last_points = last_points,
        last_player = last_player,
        listed = listed(),
        shown = player_is_shown(&viewer, "s.player"),
        limit = limit
    ))
}

/// At most `limit` players, best first, after a position. Players with equal points share a rank.
pub async fn board(
    db: &Database,
    board: ChallengeBoard,
    after: Option<RankKey>,
    limit: u8,
) -> Result<Vec<ChallengePlace>, DatabaseError> {
    let begin = after.map_or((i32::MAX, Uuid::max()), |rank_key| (rank_key.value, rank_key.player));
    let rows = page(board, begin, limit).load::<Row>(&mut *db.connection("challenge_board").await?).await?;
    let (mut last, mut rank, mut passed) =
        after.map_or((None, 0, 0), |rank_key| (Some(rank_key.value), rank_key.rank, rank_key.passed));
    let ranked = |Row { player, name, points, games, place, game, is_revealed }: Row| {
        passed += 1;
        if last != Some(points) {
            (last, rank) = (Some(points), passed);
        }
        let game = (is_revealed && games == 1).then_some(game);
        let (games, place) = (games.cast_unsigned(), u8::saturating_from(place));
        ChallengePlace { rank, passed, player, name, points, games, place, game }
    };
    Ok(rows.into_iter().map(ranked).collect())
}
