//! Seasons that are interrupted, and rows that are played again.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use railhead_engine::Variant;
use railhead_ladder::{BadFile, GameId, NotRepeated, Outcome, Plan, Repeat, Row, Rows, Season, SeasonError};
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

/// A season of six deals into a file that is not there yet.
fn season(name: &str) -> Season {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.jsonl"));
    drop(fs::remove_file(&file));
    Season { plan: plan(), file: Some(file), deals: 6, jobs: NonZero::new(2).unwrap() }
}

fn file(season: &Season) -> &PathBuf {
    season.file.as_ref().unwrap()
}

fn play(season: &Season) -> Result<Vec<Row>, SeasonError> {
    season.play(|_| ControlFlow::Continue(())).map(|kept| kept.rows)
}

/// The results in a file, sorted.
fn outcomes(season: &Season) -> Vec<Outcome> {
    let mut outcomes = Rows::read(file(season)).unwrap().rows.into_iter().map(|row| row.outcome).collect::<Vec<_>>();
    outcomes.sort_by_key(Outcome::id);
    outcomes
}

/// Reads the file as text, changes it and writes it.
fn edit(season: &Season, change: impl FnOnce(String) -> String) {
    fs::write(file(season), change(fs::read_to_string(file(season)).unwrap())).unwrap();
}

#[test]
fn a_season_has_each_game_once() {
    let season = season("whole");
    assert_eq!(play(&season).unwrap().len(), 12);
    let all = outcomes(&season).iter().map(Outcome::id).collect::<Vec<_>>();
    assert_eq!(all, season.plan.games(6).collect::<Vec<GameId>>());
    let before = fs::read(file(&season)).unwrap();
    assert_eq!(play(&season).unwrap().len(), 12);
    assert_eq!(fs::read(file(&season)).unwrap(), before, "nothing is missing");
}

#[test]
fn a_torn_line_is_played_again_and_the_file_is_as_whole() {
    let whole = season("uninterrupted");
    play(&whole).unwrap();
    let torn = season("torn");
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
    let season = season("header");
    play(&season).unwrap();
    edit(&season, |text| text[..30].to_owned());
    assert_eq!(play(&season).unwrap().len(), 12);
    assert_eq!(outcomes(&season).len(), 12);
}

#[test]
fn a_season_that_breaks_goes_on_later_and_can_be_longer() {
    let season = season("breaks");
    let mut games = 0;
    let rows = season.play(|_| {
        games += 1;
        if games == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((rows.unwrap().rows.len(), outcomes(&season).len()), (3, 3));
    assert_eq!(play(&season).unwrap().len(), 12);
    let longer = Season { deals: 8, ..season.clone() };
    assert_eq!(play(&longer).unwrap().len(), 16);
    assert_eq!(play(&season).unwrap().len(), 16, "what is there counts");
}

#[test]
fn threads_change_nothing() {
    let alone = Season { jobs: NonZero::<usize>::MIN, ..season("alone") };
    let (many, memory) = (Season { jobs: NonZero::new(4).unwrap(), ..season("many") }, season("memory"));
    play(&alone).unwrap();
    play(&many).unwrap();
    assert_eq!(outcomes(&alone), outcomes(&many));
    let memory = Season { file: None, ..memory };
    let mut rows = play(&memory).unwrap().into_iter().map(|row| row.outcome).collect::<Vec<_>>();
    rows.sort_by_key(Outcome::id);
    assert_eq!(rows, outcomes(&alone));
}

#[test]
fn a_file_of_another_plan_is_refused_and_kept() {
    let season = season("plan");
    play(&season).unwrap();
    let before = fs::read(file(&season)).unwrap();
    let plan = || season.plan.clone();
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
        let error = play(&Season { plan, ..season.clone() }).unwrap_err().to_string();
        assert!(error.ends_with(reason), "{error}");
    }
    assert_eq!(fs::read(file(&season)).unwrap(), before);
}

#[test]
fn a_file_of_another_kind_is_refused_and_kept() {
    let season = season("other");
    for (text, reason) in [
        ("A diary without end", "not the file of a ladder"),
        ("Dear diary,\n", "not the file of a ladder"),
        ("{\"ladder\":2}\n", "form 2"),
    ] {
        fs::write(file(&season), text).unwrap();
        let error = play(&season).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
        assert_eq!(fs::read_to_string(file(&season)).unwrap(), text);
    }
}

#[test]
fn rows_that_are_none_and_rows_of_one_game_are_refused() {
    let season = season("rows");
    play(&season).unwrap();
    let whole = fs::read_to_string(file(&season)).unwrap();
    edit(&season, |text| text.replacen("\"rotation\":0", "\"rotation\":5", 1));
    let refused = |season: &Season| match play(season) {
        Err(SeasonError::File { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(&season), BadFile::NoRow(2..)));
    let second = whole.lines().nth(1).unwrap();
    fs::write(file(&season), format!("{whole}{second}\n")).unwrap();
    assert!(matches!(refused(&season), BadFile::Twice { line: 14, .. }));
}

#[test]
fn rows_of_another_program_are_read_but_not_added_to() {
    let season = season("binary");
    let rows = play(&season).unwrap();
    let own = Rows::read(file(&season)).unwrap().header.binary;
    edit(&season, |text| text.replacen(&own, &"0".repeat(64), 1));
    assert_eq!(play(&season).unwrap(), rows);
    let longer = Season { deals: 7, ..season };
    assert!(matches!(play(&longer), Err(SeasonError::OtherBinary { missing: 2, .. })));
}

#[test]
fn two_programs_do_not_write_one_file() {
    let season = season("locked");
    play(&season).unwrap();
    let held = File::open(file(&season)).unwrap();
    held.lock().unwrap();
    assert!(matches!(play(&season), Err(SeasonError::File { reason: BadFile::Locked, .. })));
    held.unlock().unwrap();
    assert!(play(&season).is_ok());
}

#[test]
fn a_row_is_repeated_and_a_changed_one_is_found() {
    let season = season("repeat");
    play(&season).unwrap();
    let repeat = |number| Repeat::play(file(&season), NonZero::new(number).unwrap());
    for number in 1..=12 {
        let repeat = repeat(number).unwrap();
        assert_eq!((repeat.differences(), repeat.same_binary), (vec![], true));
    }
    assert!(matches!(repeat(13), Err(NotRepeated::NoRow(12))));
    let whole = fs::read_to_string(file(&season)).unwrap();
    let header = Rows::read(file(&season)).unwrap().header;
    let kept = repeat(4).unwrap().kept;
    for (from, to, differs) in [
        (format!("\"turns\":{}", kept.turns), "\"turns\":7".to_owned(), "turns"),
        (kept.sha256.clone(), "0".repeat(64), "sha256"),
        (format!("\"totals\":[{},", kept.totals[0]), "\"totals\":[-99,".to_owned(), "totals"),
    ] {
        let changed =
            |(number, line): (usize, &str)| if number == 4 { line.replace(&from, &to) } else { line.to_owned() };
        let text = whole.lines().enumerate().map(changed).collect::<Vec<_>>().join("\n") + "\n";
        fs::write(file(&season), text).unwrap();
        assert_eq!(repeat(4).unwrap().differences(), [differs]);
    }
    fs::write(file(&season), whole.replacen(&header.binary, &"0".repeat(64), 1)).unwrap();
    let other = repeat(4).unwrap();
    assert_eq!((other.differences(), other.same_binary), (vec![], false));
}
