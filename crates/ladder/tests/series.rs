//! Series that are interrupted, and rows that are played again.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use railhead_engine::Variant;
use railhead_ladder::{BadFile, GameId, NotRepeated, Outcome, Plan, Repeat, Row, Rows, Series, SeriesError};
use std::{
    fs::{self, File},
    num::NonZero,
    ops::ControlFlow,
    path::PathBuf,
};

fn plan() -> Plan {
    let contenders = ["random", "conductor", "stationmaster:2"].map(|name| name.parse().unwrap()).to_vec();
    Plan { variant: Variant::Classic, seats: 2, seed: 7, gate: false, contenders }
}

/// A series of six deals into a file that is not there yet.
fn series(name: &str) -> Series {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.jsonl"));
    drop(fs::remove_file(&file));
    Series { plan: plan(), file: Some(file), deals: 6, jobs: NonZero::new(2).unwrap() }
}

fn file(series: &Series) -> &PathBuf {
    series.file.as_ref().unwrap()
}

fn play(series: &Series) -> Result<Vec<Row>, SeriesError> {
    series.play(|_| ControlFlow::Continue(())).map(|kept| kept.rows)
}

/// The results in a file, sorted.
fn outcomes(series: &Series) -> Vec<Outcome> {
    let mut outcomes = Rows::read(file(series)).unwrap().rows.into_iter().map(|row| row.outcome).collect::<Vec<_>>();
    outcomes.sort_by_key(Outcome::id);
    outcomes
}

/// Reads the file as text, changes it and writes it.
fn edit(series: &Series, change: impl FnOnce(String) -> String) {
    fs::write(file(series), change(fs::read_to_string(file(series)).unwrap())).unwrap();
}

#[test]
fn a_series_has_each_game_once() {
    let series = series("whole");
    assert_eq!(play(&series).unwrap().len(), 12);
    let all = outcomes(&series).iter().map(Outcome::id).collect::<Vec<_>>();
    assert_eq!(all, series.plan.games(6).collect::<Vec<GameId>>());
    let before = fs::read(file(&series)).unwrap();
    assert_eq!(play(&series).unwrap().len(), 12);
    assert_eq!(fs::read(file(&series)).unwrap(), before, "nothing is missing");
}

#[test]
fn a_torn_line_is_played_again_and_the_file_is_as_whole() {
    let whole = series("uninterrupted");
    play(&whole).unwrap();
    let torn = series("torn");
    play(&torn).unwrap();
    edit(&torn, |text| {
        let kept = text.lines().take(5).collect::<Vec<_>>().join("\n");
        let (sixth, _) = text.lines().nth(5).unwrap().split_at(40);
        format!("{kept}\n{sixth}")
    });
    let mut given = 0;
    let rows = torn.play(|_| {
        given += 1;
        ControlFlow::Continue(())
    });
    assert_eq!((rows.unwrap().rows.len(), given), (12, 12));
    assert_eq!(outcomes(&torn), outcomes(&whole));
    let lines = fs::read_to_string(file(&torn)).unwrap().lines().count();
    assert_eq!(lines, 13);
}

#[test]
fn a_torn_header_begins_the_file_again() {
    let series = series("header");
    play(&series).unwrap();
    edit(&series, |text| text[..30].to_owned());
    assert_eq!(play(&series).unwrap().len(), 12);
    assert_eq!(outcomes(&series).len(), 12);
}

#[test]
fn a_series_that_breaks_goes_on_later_and_can_be_longer() {
    let series = series("breaks");
    let mut games = 0;
    let rows = series.play(|_| {
        games += 1;
        if games == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((rows.unwrap().rows.len(), outcomes(&series).len()), (3, 3));
    assert_eq!(play(&series).unwrap().len(), 12);
    let longer = Series { deals: 8, ..series.clone() };
    assert_eq!(play(&longer).unwrap().len(), 16);
    assert_eq!(play(&series).unwrap().len(), 16, "what is there counts");
}

#[test]
fn threads_change_nothing() {
    let alone = Series { jobs: NonZero::<usize>::MIN, ..series("alone") };
    let (many, memory) = (Series { jobs: NonZero::new(4).unwrap(), ..series("many") }, series("memory"));
    play(&alone).unwrap();
    play(&many).unwrap();
    assert_eq!(outcomes(&alone), outcomes(&many));
    let memory = Series { file: None, ..memory };
    let mut rows = play(&memory).unwrap().into_iter().map(|row| row.outcome).collect::<Vec<_>>();
    rows.sort_by_key(Outcome::id);
    assert_eq!(rows, outcomes(&alone));
}

#[test]
fn a_file_of_another_plan_is_refused_and_kept() {
    let series = series("plan");
    play(&series).unwrap();
    let before = fs::read(file(&series)).unwrap();
    let plan = || series.plan.clone();
    let others = [
        (Plan { seed: 8, ..plan() }, "the seed is 7 there, 8 here"),
        (Plan { seats: 3, ..plan() }, "the number of seats is 2 there, 3 here"),
        (Plan { variant: Variant::Mega, ..plan() }, "the variant is classic there, mega here"),
        (Plan { gate: true, ..plan() }, "a gate is false there, true here"),
        (
            Plan { contenders: plan().contenders[..2].to_vec(), ..plan() },
            "the pool is random,conductor,stationmaster:2 there, random,conductor here",
        ),
    ];
    for (plan, reason) in others {
        let error = play(&Series { plan, ..series.clone() }).unwrap_err().to_string();
        assert!(error.ends_with(reason), "{error}");
    }
    assert_eq!(fs::read(file(&series)).unwrap(), before);
}

#[test]
fn a_file_of_another_kind_is_refused_and_kept() {
    let series = series("other");
    for (text, reason) in [
        ("A diary without end", "not the file of a ladder"),
        ("Dear diary,\n", "not the file of a ladder"),
        ("{\"ladder\":1}\n", "form 1"),
    ] {
        fs::write(file(&series), text).unwrap();
        let error = play(&series).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
        assert_eq!(fs::read_to_string(file(&series)).unwrap(), text);
    }
}

#[test]
fn rows_that_are_none_and_rows_of_one_game_are_refused() {
    let series = series("rows");
    play(&series).unwrap();
    let whole = fs::read_to_string(file(&series)).unwrap();
    edit(&series, |text| text.replacen("\"rotation\":0", "\"rotation\":5", 1));
    let refused = |series: &Series| match play(series) {
        Err(SeriesError::File { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(&series), BadFile::NoRow(2..)));
    let second = whole.lines().nth(1).unwrap();
    fs::write(file(&series), format!("{whole}{second}\n")).unwrap();
    assert!(matches!(refused(&series), BadFile::Twice { line: 14, .. }));
}

#[test]
fn rows_of_another_program_are_read_but_not_added_to() {
    let series = series("binary");
    let rows = play(&series).unwrap();
    let own = Rows::read(file(&series)).unwrap().header.binary;
    edit(&series, |text| text.replacen(&own, &"0".repeat(64), 1));
    assert_eq!(play(&series).unwrap(), rows);
    let longer = Series { deals: 7, ..series };
    assert!(matches!(play(&longer), Err(SeriesError::OtherBinary { missing: 2, .. })));
}

#[test]
fn two_programs_do_not_write_one_file() {
    let series = series("locked");
    play(&series).unwrap();
    let held = File::open(file(&series)).unwrap();
    held.lock().unwrap();
    assert!(matches!(play(&series), Err(SeriesError::File { reason: BadFile::Locked, .. })));
    held.unlock().unwrap();
    assert!(play(&series).is_ok());
}

#[test]
fn a_row_is_repeated_and_a_changed_one_is_found() {
    let series = series("repeat");
    play(&series).unwrap();
    let repeat = |number| Repeat::play(file(&series), NonZero::new(number).unwrap());
    for number in 1..=12 {
        let repeat = repeat(number).unwrap();
        assert_eq!((repeat.differences(), repeat.same_binary), (vec![], true));
    }
    assert!(matches!(repeat(13), Err(NotRepeated::NoRow(12))));
    let whole = fs::read_to_string(file(&series)).unwrap();
    let header = Rows::read(file(&series)).unwrap().header;
    let kept = repeat(4).unwrap().kept;
    for (from, to, differs) in [
        (format!("\"turns\":{}", kept.turns), "\"turns\":7".to_owned(), "turns"),
        (kept.sha256.clone(), "0".repeat(64), "sha256"),
        (format!("\"totals\":[{},", kept.totals[0]), "\"totals\":[-99,".to_owned(), "totals"),
    ] {
        let changed =
            |(number, line): (usize, &str)| if number == 4 { line.replace(&from, &to) } else { line.to_owned() };
        let text = whole.lines().enumerate().map(changed).collect::<Vec<_>>().join("\n") + "\n";
        fs::write(file(&series), text).unwrap();
        assert_eq!(repeat(4).unwrap().differences(), [differs]);
    }
    fs::write(file(&series), whole.replacen(&header.binary, &"0".repeat(64), 1)).unwrap();
    let other = repeat(4).unwrap();
    assert_eq!((other.differences(), other.same_binary), (vec![], false));
}
