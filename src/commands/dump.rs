//! `railhead dump`: the finished games of a month, for everybody who studies the game.

use crate::{
    commands::{database::Used, progress},
    config,
    engine::{Int, Variant},
    hosting::{limits::Limits, period::Period},
    log::codec::{self, StoredEvent},
    store::{
        self, Database, Databases, Process,
        accounts::keys,
        read_models::query::{
            OpenGame, OpenSeat,
            open_games::{self, OpenGamesPage},
        },
    },
};
use jiff::Timestamp;
use railhead_analysis::{Analysis, analyze};
use railhead_open_data::{Dump, DumpedGame, DumpedSeat, Pseudonyms, SigningKey};
use std::{error::Error, fs, ops::Range, time::Instant};

/// Writes the dump, and prints what it contains.
///
/// # Errors
/// If the month is not over, the database cannot be used, or a file cannot be written.
pub async fn run(options: &config::Dump) -> Result<(), Box<dyn Error>> {
    let time = month(&options.month)?;
    let used = Used::existing(&options.database).await?;
    store::migrate(&used.url).await?;
    let db = Databases::at(used.url.clone()).database_for_upkeep(2, &Process::new(Limits::default()))?;
    let key = SigningKey::from_seed(&keys::dump_key(&db).await?).ok_or("the stored key is not one of 32 bytes")?;
    fs::create_dir_all(&options.folder).map_err(|error| format!("{}: {error}", options.folder.display()))?;
    let began = Instant::now();
    let mut dump = Dump::create(&options.folder, &options.month)?;
    add_games(&db, &time, !options.without_analyses, &mut dump).await?;
    let license = options.license.clone();
    let manifest = tokio::task::spawn_blocking(move || dump.finish(&license, &key)).await??;
    let seconds = began.elapsed().as_secs_f64();
    for file in &manifest.files {
        println!("{}: {} bytes", options.folder.join(&file.name).display(), file.bytes);
    }
    let counts = manifest.counts;
    println!("{} games of {} in {seconds:.1} s; {} left out", counts.games, options.month, counts.left_out);
    println!("signed by {}", manifest.public_key);
    used.close().await
}

/// The time of a month that is over.
fn month(word: &str) -> Result<Range<Timestamp>, Box<dyn Error>> {
    let not_one = || format!("{word} is no month such as 2026-11");
    let period = word.parse::<Period>().map_err(|_| not_one())?;
    let range = period.range().filter(|_| matches!(period, Period::Month(_))).ok_or_else(not_one)?;
    if range.end > Timestamp::now() {
        return Err(format!("{word} is not over yet").into());
    }
    Ok(range)
}

/// Adds the games that may be published. The next page is read while one is written.
async fn add_games(
    db: &Database,
    time: &Range<Timestamp>,
    analyses: bool,
    dump: &mut Dump,
) -> Result<(), Box<dyn Error>> {
    let (first, until) = open_games::bounds(db, time).await?;
    let bar = progress::of("games", u64::try_from(until - first).unwrap_or(0));
    let names = Pseudonyms::new();
    let mut page = open_games::page(db, time, first, until).await?;
    while let Some(last) = page.last {
        let next = open_games::page(db, time, last, until);
        let OpenGamesPage { games, left_out, last: _ } = page;
        dump.leave_out(left_out);
        let (next, written) = tokio::join!(next, async {
            tokio::task::block_in_place(|| games.into_iter().try_for_each(|game| add(game, &names, analyses, dump)))
        });
        written?;
        bar.set_position(u64::try_from(last - first).unwrap_or(0));
        page = next?;
    }
    bar.finish_and_clear();
    Ok(())
}

fn add(game: OpenGame, names: &Pseudonyms, analyses: bool, dump: &mut Dump) -> Result<(), Box<dyn Error>> {
    let analysis = if analyses { Some(analysis(&game.events)?) } else { None };
    Ok(dumped(game, names, analysis).map_or(Ok(()), |game| dump.add(&game))?)
}

/// The game as it is published. None if its variant is unknown.
fn dumped(game: OpenGame, names: &Pseudonyms, analysis: Option<Analysis>) -> Option<DumpedGame> {
    let seat = |OpenSeat { seat, player, bot, left, rating, record }: OpenSeat| DumpedSeat {
        seat,
        player: player.map(|player| names.of(player)),
        bot,
        left,
        rating,
        rank: record.rank,
        total: record.total,
        routes: record.points.routes,
        tickets_won: record.points.tickets_won,
        tickets_lost: record.points.tickets_lost,
        stations: record.points.stations,
        express: record.points.express,
        completed: u32::saturating_from(record.completed.len()),
        failed: u32::saturating_from(record.failed.len()),
        longest_path: record.longest_path,
        turns: record.turns,
    };
    Some(DumpedGame {
        id: game.id,
        secret: game.secret,
        events: game.events,
        variant: game.variant.parse::<Variant>().ok()?,
        rated: game.rated,
        started_at: game.started_at,
        finished_at: game.finished_at,
        seats: game.seats.into_iter().map(seat).collect(),
        analysis,
    })
}

fn analysis(events: &[StoredEvent]) -> Result<Analysis, Box<dyn Error>> {
    let events = events.iter().map(|event| codec::decode(event.schema, &event.payload));
    Ok(analyze(&events.collect::<Result<Vec<_>, _>>()?)?)
}
