//! Writes many endings in bulk. Sums over games are kept in memory and written at the end.

use crate::{
    Connection, DatabaseError,
    engine::Variant,
    hosting::projection::{Popularity, Rating, RatingBand, RatingBoard, Totals},
    read_models::{ending::GameEnding, head_to_head, popularity, ratings, results, standings, totals, turn_positions},
};
use diesel::{QueryableByName, sql_query, sql_types::Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::Timestamp;
use std::collections::{BTreeMap, HashMap, hash_map::Entry};
use uuid::Uuid;

/// The number of sums written in one statement.
const CHUNK: usize = 5000;

const INDEXES: &str = "SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition \
    FROM pg_index WHERE indrelid = 'standings'::regclass AND NOT indisprimary";

/// Endings that are written together, into tables that are empty at first.
#[derive(Default)]
pub struct Bulk {
    /// The ratings, each with the end of its last game.
    ratings: HashMap<(Uuid, RatingBoard), (Rating, Timestamp)>,
    meetings: ratings::Meetings,
    totals: HashMap<totals::TotalsKey, Totals>,
    standings: HashMap<standings::StandingsKey, standings::Sums>,
    popularity: BTreeMap<popularity::GameKind, Popularity>,
    positions: turn_positions::Positions,
}

/// An index of the standings, other than their primary key.
#[derive(QueryableByName)]
struct Index {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    definition: String,
}

impl Bulk {
    /// Rates endings in the order in which they ended, adds them to the sums and writes their rows.
    pub async fn write(
        &mut self,
        connection: &mut Connection,
        mut endings: Vec<GameEnding>,
    ) -> Result<(), DatabaseError> {
        endings.iter_mut().for_each(|ending| self.add(ending));
        results::write(connection, &endings).await?;
        ratings::write_changes(connection, &endings).await?;
        head_to_head::write(connection, &endings).await
    }

    fn add(&mut self, ending: &mut GameEnding) {
        if ending.rated {
            let board = RatingBoard::of(ending.seats);
            let at = ending.finished_at;
            let rating = |player| self.ratings.get(&(player, board)).map(|known| known.0);
            ratings::apply(ending, rating, |one, other| self.meetings.count(board, one, other, at));
            self.meetings.note(ending);
        }
        for (player, seat_result) in ending.people() {
            self.totals.entry(totals::TotalsKey::of(player, ending)).or_default().add(&seat_result.record);
            if let Some(change) = seat_result.rating {
                self.ratings.insert((player, change.board), (change.after, ending.finished_at));
            }
        }
        for (key, sums) in standings::sums(ending) {
            match self.standings.entry(key) {
                Entry::Occupied(mut known) => known.get_mut().add(&sums),
                Entry::Vacant(new) => drop(new.insert(sums)),
            }
        }
        if ending.is_uncounted {
            return;
        }
        let records = || ending.seat_results.iter().map(|seat_result| &seat_result.record);
        if ending.public {
            turn_positions::count(&mut self.positions, ending.variant.name(), ending.with_bots, records());
        }
        let shown = ending.people().filter_map(|(_, seat_result)| Some(seat_result.rating?.before.shown()));
        let kind = popularity::GameKind {
            season: popularity::season_of(ending.finished_at),
            band: RatingBand::of(shown),
            variant: ending.variant.name().to_owned(),
            with_bots: ending.with_bots,
        };
        self.popularity.entry(kind).or_default().add(records());
    }

    /// The number of sums to be written.
    pub fn sums(&self) -> usize {
        self.ratings.len() + self.totals.len() + self.standings.len()
    }

    /// Writes the sums, reporting the number written each time.
    pub async fn finish(
        self,
        connection: &mut Connection,
        mut written: impl FnMut(usize) + Send,
    ) -> Result<(), DatabaseError> {
        let Bulk { ratings, meetings: _, totals, standings, popularity, positions } = self;
        let ratings = ratings.into_iter().collect::<Vec<_>>();
        for chunk in ratings.chunks(CHUNK) {
            ratings::put(connection, chunk.iter().copied()).await?;
            written(chunk.len());
        }
        let totals = totals.into_iter().collect::<Vec<_>>();
        for chunk in totals.chunks(CHUNK) {
            totals::put(connection, chunk).await?;
            written(chunk.len());
        }
        drop(totals);
        stand(connection, standings.into_iter().collect(), written).await?;
        popularity::add(connection, &popularity).await?;
        turn_positions::add(connection, &positions).await
    }
}

/// Writes standings, then creates their indexes: this is much faster for all rows at once than row
/// by row.
async fn stand(
    connection: &mut Connection,
    mut standings: Vec<(standings::StandingsKey, standings::Sums)>,
    mut written: impl FnMut(usize) + Send,
) -> Result<(), DatabaseError> {
    let indexes = sql_query(INDEXES).load::<Index>(connection).await?;
    for Index { name, .. } in &indexes {
        connection.batch_execute(&format!("DROP INDEX {name}")).await?;
    }
    // Sorted by key, so that the key's index is filled from one end to the other.
    standings.sort_by_cached_key(|((period, variant, player), _)| {
        let range = period.range().map(|range| (range.start, range.end));
        (range, variant.map(Variant::name), *player)
    });
    for chunk in standings.chunks(CHUNK) {
        standings::add(connection, chunk).await?;
        written(chunk.len());
    }
    drop(standings);
    connection.batch_execute("SET LOCAL maintenance_work_mem TO '256MB'").await?;
    for Index { definition, .. } in &indexes {
        connection.batch_execute(definition).await?;
    }
    Ok(())
}
