//! The program `railhead-verify`: what it says, in which language, and its exit code.

#![expect(clippy::unwrap_used, clippy::indexing_slicing)]

mod tables;

use railhead_log::{chain::Head, codec};
use railhead_verify::transcript::{Transcript, write_in_one_line};
use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};
use tables::{ID, Tables, called_off, vector};
use uuid::Uuid;

/// A run: whether it succeeded, its output, its error.
type Said = (bool, String, String);

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_railhead-verify"));
    for name in ["RAILHEAD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(name);
    }
    program
}

fn said(program: &mut Command, input: &str) -> Said {
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    // A program that does not read its input may be gone.
    drop(child.stdin.take().unwrap().write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.success(), text(output.stdout), text(output.stderr))
}

fn run(arguments: &[&str]) -> Said {
    said(program().args(arguments), "")
}

fn vector_path(number: u8) -> String {
    format!("{}/../../docs/vectors/{number}.jsonl", env!("CARGO_MANIFEST_DIR"))
}

/// A file with this text.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}.jsonl", std::process::id()));
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn a_game_that_follows_is_told_with_what_players_noted() {
    let head = vector(1).head_at(17).unwrap().to_string();
    let (succeeded, output, error) = run(&[&vector_path(1), "--head", &head]);
    assert_eq!((succeeded, error.as_str()), (true, ""));
    let expected = [
        "Game 01a211ee-ea80-76d8-a913-4b7b0d73e5ef, finished: 730 events of 293 decisions, all of which follow from the \
         secret.",
        "The SHA-256 of the secret is the commitment cb2e316f1cab9982199028d1c700f8c71fb806955e5fe0229661145d1e20de7f.",
        "The log ends with the head 730-03757461aac69c01d1393c1a50c69f46.",
        &format!("It has the head {head}, as you noted: nothing before it was rewritten."),
        "Seat 1 added noon-6894",
        "Seat 2 added noon-3446",
        "Compare the commitment, and what you added, with what you noted before the game.",
    ];
    assert_eq!(lines(&output), expected);
}

#[test]
fn copied_events_are_mentioned() {
    let (_, output, _) = run(&[&vector_path(3)]);
    let second = "The first 235 events of play were copied from another game. They are taken as given.";
    assert_eq!(lines(&output)[1], second);
}

#[test]
fn a_game_is_read_from_standard_input() {
    let text = called_off(Uuid::from_u128(7), 2, None).write().unwrap();
    let (succeeded, output, error) = said(program().arg("-"), &text);
    assert_eq!((succeeded, error.as_str()), (true, ""));
    let first = "Game 00000000-0000-0000-0000-000000000007, without a result: 14 events of 4 decisions, all of which \
                 follow from the secret.";
    assert_eq!(lines(&output)[0], first);
}

#[test]
fn a_head_that_the_log_does_not_have_fails() {
    let record = vector(2);
    let noted = Head { hash: [0; 16], ..record.heads[4] };
    let (succeeded, _, error) = run(&[&vector_path(2), "--head", &noted.to_string()]);
    let computed = record.heads[4];
    assert!(!succeeded);
    let expected =
        format!("railhead-verify: The log ends with the head {computed}, not with {noted}: it was rewritten.\n");
    assert_eq!(error, expected);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let (succeeded, _, error) = run(&["/nowhere/game.jsonl"]);
    assert!(!succeeded && error.starts_with("railhead-verify: /nowhere/game.jsonl: No such file"), "{error}");
    let (succeeded, _, error) = said(program().arg("-"), "no record");
    assert!(!succeeded && error.starts_with("railhead-verify: -: line 1 cannot be read: "), "{error}");
}

/// Each fault that people are told of, in a game that was falsified by whoever has its secret.
#[test]
fn a_falsified_game_is_refused_with_the_reason() {
    let text = fs::read_to_string(vector_path(2)).unwrap();
    let cases = [
        ("\"secret\":\"b280", "\"secret\":\"b281", "The SHA-256 of the secret is "),
        (
            "\"type\":\"game_started\",\"first\":0",
            "\"type\":\"game_started\",\"first\":1",
            "Event 4 differs: the record says {\"type\":\"game_started\",\"first\":1}, it should be {\"type\":\"game_started\",\"first\":0}.",
        ),
        ("\"seats\":2", "\"seats\":7", "Event 1 differs: the record says {\"type\":\"game_created\""),
        ("\"type\":\"player_joined\",\"seat\":1,", "\"type\":\"player_joined\",\"seat\":0,", "which is not allowed: "),
        (
            "\"type\":\"game_started\",\"first\":0",
            "\"type\":\"turn_started\",\"seat\":0",
            ", with which no game can begin.",
        ),
        ("\"points\":15", "\"points\":101", "No server offers these ticket packs."),
        ("556-8299", "556-8290", "The log ends with the head 556-8299bf902a951598b06355a0be6fd6cf, not with 556-8290"),
    ];
    for (from, to, reason) in cases {
        let (succeeded, output, error) = said(program().arg("-"), &text.replacen(from, to, 1));
        assert!(!succeeded && output.is_empty(), "{from}");
        assert!(error.contains(reason), "{from}: {error}");
    }
    let early = text.lines().take(5).map(|line| line.to_owned() + "\n").collect::<String>();
    let (_, _, error) = said(program().arg("-"), &early);
    assert!(error.contains("differs: the record says nothing, it should be"), "{error}");
    let early = text.lines().take(4).map(|line| line.to_owned() + "\n").collect::<String>();
    let (_, _, error) = said(program().arg("-"), &early);
    assert!(error.contains("The record ends after event 3, before the game is over."), "{error}");
    let dealt = fs::read_to_string(vector_path(4)).unwrap();
    let without = dealt.replacen(&format!("\"deal_secret\":\"{}\",", "4d".repeat(32)), "", 1);
    let (_, _, error) = said(program().arg("-"), &without);
    assert!(error.contains("the record lacks the secret of the deal"), "{error}");
    let copied = fs::read_to_string(vector_path(3)).unwrap();
    let kept = copied.replacen("\"type\":\"tickets_kept\",\"seat\":0", "\"type\":\"time_ran_out\",\"seat\":0", 1);
    let (_, _, error) = said(program().arg("-"), &kept);
    assert!(error.contains(", which cannot be copied from another game."), "{error}");
}

#[test]
fn the_language_is_that_of_the_option_or_of_the_environment() {
    let last = |variables: &[(&str, &str)], arguments: &[&str]| {
        let path = vector_path(2);
        let (_, output, error) = said(program().envs(variables.iter().copied()).arg(path).args(arguments), "");
        output.lines().last().unwrap_or(&error).split(' ').next().unwrap().to_owned()
    };
    assert_eq!(last(&[], &[]), "Compare");
    assert_eq!(last(&[("LC_ALL", "de_AT.UTF-8"), ("LC_MESSAGES", "fr_FR"), ("LANG", "es_ES")], &[]), "Vergleiche");
    assert_eq!(last(&[("LC_ALL", ""), ("LC_MESSAGES", "it_IT.UTF-8"), ("LANG", "es_ES")], &[]), "Confronta");
    assert_eq!(last(&[("LANG", "es_ES.UTF-8")], &[]), "Compara");
    assert_eq!(last(&[("LANG", "C.UTF-8")], &[]), "Compare");
    assert_eq!(last(&[("RAILHEAD_LANG", "it"), ("LC_ALL", "de_DE")], &[]), "Confronta");
    assert_eq!(last(&[("LC_ALL", "de_DE")], &["--lang", "es"]), "Compara");
}

/// A game in one line, as a dump has it.
fn in_one_line(record: &Transcript) -> String {
    let stored = record.events.iter().map(|(at, event)| codec::StoredEvent {
        schema: codec::SCHEMA,
        at: *at,
        payload: codec::encode(event).unwrap(),
    });
    let more = serde_json::json!({"players": 2});
    write_in_one_line(record.game, &record.secret, stored, &more).unwrap() + "\n"
}

#[test]
fn every_game_of_a_dump_is_verified() {
    let games = [vector(1), vector(2)].map(|record| in_one_line(&record));
    let (succeeded, output, error) = run(&[&file("dump", &games.concat())]);
    assert_eq!((succeeded, output.as_str(), error.as_str()), (true, "All 2 games follow from their secrets.\n", ""));
    let (_, output, _) = run(&[&file("one", &games[1])]);
    assert_eq!(output, "The game follows from its secret.\n");
    let copied = in_one_line(&vector(3));
    let (succeeded, output, error) = run(&[&file("copied", &(games.concat() + &copied))]);
    assert_eq!((succeeded, output.as_str()), (false, ""));
    let expected = "railhead-verify: 01a21715-4680-7629-bf36-b557e620afc3: The game goes on from a position of another \
                    one, whose secret is not in the record.\n";
    assert_eq!(error, expected);
    let path = file("broken", &(games[0].clone() + "{}\n"));
    let (_, _, error) = run(&[&path]);
    assert!(error.starts_with(&format!("railhead-verify: {path}: line 2 cannot be read: ")), "{error}");
}

/// A tournament of two whose first game is the second vector.
fn tournament(result: &[(u8, i32)]) -> Tables {
    let game = vector(2);
    let mut tables = Tables::of(2, false);
    tables.pair(game.game);
    tables.finish(&game, result);
    tables
}

#[test]
fn a_tournament_is_told_with_the_games_that_were_compared() {
    let mut tables = tournament(&[(2, 7), (1, 11)]);
    let winner = tables.players()[1];
    let second = called_off(Uuid::from_u128(7), 2, None);
    tables.pair(second.game);
    tables.finish(&second, &[(1, 0), (1, 0)]);
    tables.note(railhead_tournament::Event::TournamentFinished {});
    let path = file("tournament", &tables.export());
    let game = file("second", &second.write().unwrap());
    let transcript = tables.transcript();
    let (head, noted) = (transcript.head, transcript.heads[2].to_string());
    let (succeeded, output, error) =
        run(&[&path, "--game", &vector_path(2), "--game", &game, "--head", &noted, "--head", &head.to_string()]);
    assert_eq!((succeeded, error.as_str()), (true, ""));
    let expected = [
        format!(
            "The tournament {ID} is as its log says: 9 events, 2 rounds. Every pairing follows from the results and \
             the secret."
        ),
        format!("The SHA-256 of the secret is the commitment {}.", transcript.commitment),
        format!("The log ends with the head {head}."),
        format!("First is player {winner}."),
        "Results of 2 games were compared.".to_owned(),
    ];
    assert_eq!(lines(&output), expected);
}

#[test]
fn a_tournament_that_was_called_off_has_no_first() {
    let mut tables = tournament(&[(2, 7), (1, 11)]);
    tables.end();
    let (succeeded, output, _) = run(&[&file("called-off", &tables.export())]);
    assert!(succeeded && !output.contains("First is"), "{output}");
    assert_eq!(lines(&output)[3], "Results of 0 games were compared.");
}

#[test]
fn a_falsified_tournament_is_refused_with_the_reason() {
    let mut tables = tournament(&[(1, 7), (2, 11)]);
    let unfinished = file("unfinished", &tables.export());
    let refused = |arguments: &[&str]| {
        let (succeeded, output, error) = run(arguments);
        assert_eq!((succeeded, output.as_str()), (false, ""), "{arguments:?}");
        error.strip_prefix(&format!("railhead-verify: {}: ", arguments[0])).unwrap().trim_end().to_owned()
    };
    assert_eq!(refused(&[&unfinished]), "The tournament is not over.");
    tables.end();
    let text = tables.export();
    let path = file("falsified", &text);
    let id = vector(2).game;
    assert_eq!(refused(&[&path, "--game", &vector_path(2)]), format!("The result of the game {id} is another one."));
    let other = vector(1).game;
    let foreign = refused(&[&path, "--game", &vector_path(1)]);
    assert_eq!(foreign, format!("The game {other} is of no table of the tournament."));
    let noted = Head { hash: [0; 16], ..tables.transcript().head };
    let rewritten = refused(&[&path, "--head", &noted.to_string()]);
    assert!(rewritten.ends_with(&format!("not with {noted}: it was rewritten.")), "{rewritten}");
    let changed = |from: &str, to: &str| refused(&[&file("changed", &text.replacen(from, to, 1))]);
    assert!(changed("\"seq\":3", "\"seq\":4").starts_with("Line 4 cannot be read: "));
    let newer = text.replacen("\"record\":1", "\"record\":2", 1);
    assert_eq!(refused(&[&file("newer", &newer)]), "It is a record of form 2, which this version cannot read.");
    assert_eq!(changed("\"secret\":\"05", "\"secret\":\"06"), "The secret does not fit its commitment.");
    assert!(changed("\"seats\":2", "\"seats\":6").starts_with("The rules cannot be: "));
    assert_eq!(changed("\"round\":0", "\"round\":1"), "Event 6 was not possible at that moment.");
    let seed = tables.log.iter().position(|event| matches!(event, railhead_tournament::Event::RoundPaired { .. }));
    let pairing = &mut tables.log[seed.unwrap()];
    if let railhead_tournament::Event::RoundPaired { pairing, .. } = pairing {
        pairing.tables[0].reverse();
    }
    let pairing = refused(&[&file("pairing", &tables.export())]);
    assert_eq!(pairing, "The pairing of event 5 does not follow from the standings and the seed.");
    if let railhead_tournament::Event::RoundPaired { seed, .. } = &mut tables.log[seed.unwrap()] {
        *seed = "0".repeat(64);
    }
    let seed = refused(&[&file("seed", &tables.export())]);
    assert_eq!(seed, "The seed of event 5 does not follow from the secret.");
    tables.log.remove(0);
    assert_eq!(refused(&[&file("headless", &tables.export())]), "The log does not begin with its opening.");
    let mut dealt = Tables::of(2, true);
    dealt.pair(id);
    dealt.finish(&vector(2), &[(2, 7), (1, 11)]);
    dealt.end();
    let deal = refused(&[&file("dealt", &dealt.export()), "--game", &vector_path(2)]);
    assert_eq!(deal, format!("The game {id} does not have the deal of its round."));
}
