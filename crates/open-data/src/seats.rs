//! The seats of the games as a table, for tools that read Parquet.

use crate::{
    error::DumpError,
    files::HashedFile,
    game::{DumpedGame, DumpedSeat},
};
use parquet::{
    basic::{Compression, LogicalType, Repetition, TimeUnit, Type as PhysicalType, ZstdLevel},
    errors::ParquetError,
    file::{properties::WriterProperties, writer::SerializedFileWriter},
    record::RecordWriter,
    schema::types::{Type, TypePtr},
};
use parquet_derive::ParquetRecordWriter;
use railhead_engine::Int;
use std::sync::Arc;

/// The number of rows that are written at once.
const GROUP: usize = 50_000;

/// The columns that are times: milliseconds since 1970, in UTC.
const TIMES: [&str; 2] = ["started_at", "finished_at"];

/// A row: a seat of a game.
#[derive(ParquetRecordWriter)]
pub(crate) struct SeatRow {
    game: String,
    variant: String,
    seats: i32,
    rated: bool,
    started_at: i64,
    finished_at: i64,
    seat: i32,
    player: Option<String>,
    bot: Option<String>,
    left: bool,
    rating: Option<i32>,
    rank: i32,
    total: i32,
    routes: i32,
    tickets_won: i32,
    tickets_lost: i32,
    stations: i32,
    express: i32,
    completed: i32,
    failed: i32,
    longest_path: i32,
    turns: i32,
    luck: Option<f64>,
    errors: Option<f64>,
    decisions: Option<i32>,
}

impl SeatRow {
    pub fn new(game: &DumpedGame, seat: &DumpedSeat) -> SeatRow {
        let analysed = game.analysis.as_ref();
        let analysed =
            analysed.and_then(|analysis| analysis.seats.iter().find(|other| other.seat.number() == seat.seat));
        SeatRow {
            game: game.id.to_string(),
            variant: game.variant.name().to_owned(),
            seats: i32::saturating_from(game.seats.len()),
            rated: game.rated,
            started_at: game.started_at.as_millisecond(),
            finished_at: game.finished_at.as_millisecond(),
            seat: seat.seat.into(),
            player: seat.player.clone(),
            bot: seat.bot.clone(),
            left: seat.left,
            rating: seat.rating,
            rank: seat.rank.into(),
            total: seat.total.into(),
            routes: i32::saturating_from(seat.routes),
            tickets_won: i32::saturating_from(seat.tickets_won),
            tickets_lost: i32::saturating_from(seat.tickets_lost),
            stations: i32::saturating_from(seat.stations),
            express: i32::saturating_from(seat.express),
            completed: i32::saturating_from(seat.completed),
            failed: i32::saturating_from(seat.failed),
            longest_path: seat.longest_path.into(),
            turns: i32::saturating_from(seat.turns),
            luck: analysed.map(|sums| sums.luck.mean),
            errors: analysed.map(|sums| sums.errors.mean),
            decisions: analysed.map(|sums| i32::saturating_from(sums.decisions)),
        }
    }
}

/// The schema of the rows, in which times are instants and no numbers.
fn schema() -> Result<TypePtr, ParquetError> {
    let none: [SeatRow; 0] = [];
    let numbers = none.as_slice().schema()?;
    let column = |field: &TypePtr| {
        if !TIMES.contains(&field.name()) {
            return Ok(field.clone());
        }
        let time = Type::primitive_type_builder(field.name(), PhysicalType::INT64)
            .with_repetition(Repetition::REQUIRED)
            .with_logical_type(Some(LogicalType::timestamp(true, TimeUnit::MILLIS)));
        time.build().map(Arc::new)
    };
    let fields = numbers.get_fields().iter().map(column).collect::<Result<Vec<_>, ParquetError>>()?;
    Ok(Arc::new(Type::group_type_builder(numbers.name()).with_fields(fields).build()?))
}

/// The table, written in groups of rows.
pub(crate) struct SeatTable {
    writer: SerializedFileWriter<HashedFile>,
    rows: Vec<SeatRow>,
}

impl SeatTable {
    pub fn new(file: HashedFile) -> Result<SeatTable, DumpError> {
        let compression = Compression::ZSTD(ZstdLevel::default());
        let properties = Arc::new(WriterProperties::builder().set_compression(compression).build());
        let writer = SerializedFileWriter::new(file, schema()?, properties)?;
        Ok(SeatTable { writer, rows: Vec::new() })
    }

    /// Adds the rows of a game.
    pub fn add(&mut self, game: &DumpedGame) -> Result<(), DumpError> {
        self.rows.extend(game.seats.iter().map(|seat| SeatRow::new(game, seat)));
        if self.rows.len() >= GROUP { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> Result<(), DumpError> {
        let mut group = self.writer.next_row_group()?;
        self.rows.as_slice().write_to_row_group(&mut group)?;
        group.close()?;
        self.rows.clear();
        Ok(())
    }

    pub fn finish(mut self) -> Result<HashedFile, DumpError> {
        self.write_group()?;
        Ok(self.writer.into_inner()?)
    }
}
