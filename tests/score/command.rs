//! `railhead score`, the built program: a document, JSON Lines, refusals, a reader that stops
//! early.

use railhead_test_support::PATIENCE;
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, ErrorKind, Read, Write},
    process::{Child, Command, Stdio},
    sync::mpsc,
};

fn start(options: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_railhead"));
    command
        .arg("score")
        .env("LC_ALL", "C")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The exit code, standard output and standard error for an input.
fn score(input: &str) -> (i32, String, String) {
    score_with(&[], input)
}

fn score_with(options: &[&str], input: &str) -> (i32, String, String) {
    let mut child = start(options);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn lines(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn table(route: &str) -> Value {
    json!({"players": [{"name": "Ada", "routes": [route]}, {"name": "Bob"}]})
}

#[test]
fn a_document_over_several_lines_has_one_pretty_answer() {
    let document = serde_json::to_string_pretty(&table("paris-zurich")).unwrap();
    assert!(document.lines().count() > 3);
    let (code, output, errors) = score(&document);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(output.starts_with("{\n  \"tie_break\": \"standard\",\n") && output.ends_with("}\n"), "{output}");
    let answer: Value = serde_json::from_str(&output).unwrap();
    assert_eq!(answer["players"][0]["total"], 4 + 12 + 10);
    assert_eq!(answer["ranking"][0], json!({"rank": 1, "player": 0, "name": "Ada", "total": 26}));
    assert_eq!(score(&format!("\n{document}\n\n")).1, output);
    assert_eq!(score(&table("paris-zurich").to_string()).1, output);
    let a_player_a_line =
        format!("{{\"players\":[\n{},\n{}\n]}}\n", table("paris-zurich")["players"][0], r#"{"name":"Bob"}"#);
    assert_eq!(score(&a_player_a_line).1, output);
    let (code, alone, _) = score("{\"players\":[\n{\"name\":\"Ada\"}\n]}\n");
    assert_eq!((code, alone.contains("\"total\": 12,")), (0, true), "{alone}");
    assert_eq!(score(&format!("{}\r\n", table("paris-zurich"))).1, output);
}

#[test]
fn a_refused_document_exits_with_1_and_its_problem() {
    for (input, code) in [
        (table("paris-mars").to_string(), "unknown_route"),
        (r#"{"players":[]}"#.to_owned(), "player_count"),
        ("{\n\"players\": [\n".to_owned(), "invalid_body"),
        ("{'players': [\n]}\n".to_owned(), "invalid_body"),
        (String::new(), "invalid_body"),
        ("nonsense".to_owned(), "invalid_body"),
        (format!("{{\n\"players\":\n{}]}}", "\n".repeat(20_000)), "body_too_large"),
    ] {
        let (exit, output, errors) = score(&input);
        let problem: Value = serde_json::from_str(&output).unwrap();
        assert_eq!((exit, problem["code"].as_str().unwrap()), (1, code), "{input}");
        assert!(problem["detail"].is_string() && output.lines().count() > 3);
        assert_eq!(errors, "railhead: 1 of 1 positions refused\n");
    }
}

#[test]
fn json_lines_are_answered_one_by_one_despite_bad_ones() {
    let too_long = format!("{{\"players\":[{}]}}", " ".repeat(300_000));
    let (good, other) = (table("paris-zurich"), table("marseille-roma"));
    let input = format!("{good}\n{}\n\n{{\"players\":\n{too_long}\nnot json\n{other}", table("paris-mars"));
    let (code, output, errors) = score(&input);
    let answers = lines(&output);
    let found = answers.iter().map(|answer| (&answer["code"], &answer["line"], &answer["players"][0]["total"]));
    let null = &Value::Null;
    let expected = [
        (null, null, &json!(26)),
        (&json!("unknown_route"), &json!(2), null),
        (&json!("invalid_body"), &json!(4), null),
        (&json!("body_too_large"), &json!(5), null),
        (&json!("invalid_body"), &json!(6), null),
        (null, null, &json!(29)),
    ];
    assert_eq!(found.collect::<Vec<_>>(), expected);
    let detail = "Ada: There is no route “paris-mars”. The nearest: marseille-paris, brest-paris, paris-zurich.";
    assert_eq!(answers[1]["detail"], detail);
    assert_eq!((code, errors.as_str()), (1, "railhead: 4 of 6 positions refused\n"));
}

#[test]
fn the_first_of_json_lines_may_be_the_bad_one() {
    let good = table("paris-zurich");
    for bad in ["not json", "[]", "7"] {
        let (code, output, _) = score(&format!("{bad}\n{good}\n{good}\n"));
        let answers = lines(&output);
        assert_eq!((code, answers.len(), &answers[0]["code"]), (1, 3, &json!("invalid_body")));
        assert_eq!(answers[2]["players"][0]["total"], 26);
    }
}

#[test]
fn good_json_lines_end_with_exit_code_0() {
    let many = format!("{}\n", table("paris-zurich")).repeat(2000);
    let (code, output, errors) = score(&many);
    assert_eq!((code, output.lines().count(), errors.as_str()), (0, 2000, ""));
    assert!(lines(&output).iter().all(|answer| answer["players"][0]["total"] == 26));
}

#[test]
fn each_line_is_answered_before_more_are_sent() {
    let mut child = start(&[]);
    let mut stdin = child.stdin.take().unwrap();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    let (send, answers) = mpsc::channel();
    let reader = std::thread::spawn(move || stdout.lines().try_for_each(|line| send.send(line.unwrap())));
    let line = format!("{}\n", table("paris-zurich"));
    // It takes the second line to know that there are several.
    for count in [2, 1, 3] {
        stdin.write_all(line.repeat(count).as_bytes()).unwrap();
        for _ in 0..count {
            let answer = answers.recv_timeout(PATIENCE).expect("an answer before more is sent");
            assert!(answer.contains("\"total\":26"), "{answer}");
        }
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
    reader.join().unwrap().unwrap();
}

#[test]
fn a_reader_who_has_had_enough_is_no_error() {
    let mut child = start(&[]);
    let mut stdin = child.stdin.take().unwrap();
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let line = format!("{}\n", table("paris-zurich"));
    let writer = std::thread::spawn(move || {
        loop {
            match stdin.write_all(line.as_bytes()) {
                Ok(()) => {}
                Err(error) => return error.kind(),
            }
        }
    });
    stdout.read_line(&mut first).unwrap();
    drop(stdout);
    assert!(first.contains("\"total\":26"));
    assert_eq!(writer.join().unwrap(), ErrorKind::BrokenPipe);
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}

#[test]
fn names_of_cities_are_known_on_the_command_line() {
    let file = std::env::temp_dir().join(format!("railhead-{}-named.json", std::process::id()));
    std::fs::write(&file, r#"[{"from": "Venedig", "to": "Zürich", "points": 5, "set": "lakes"}]"#).unwrap();
    let table = r#"{"players": [{"name": "Ada", "routes": ["Venezia-Zurigo"], "tickets": ["Zurich Venice"]}]}"#;
    let options = ["--ticket-pack", file.to_str().unwrap()];
    let (code, output, _) = score_with(&options, table);
    assert_eq!(code, 0, "{output}");
    assert!(output.contains("\"venezia-zurich\"") && output.contains("\"points\": 5"), "{output}");
    std::fs::write(&file, r#"[{"from": "Venedi", "to": "Zürich", "points": 5, "set": "lakes"}]"#).unwrap();
    let (code, _, told) = score_with(&options, "");
    std::fs::remove_file(&file).unwrap();
    assert!(code != 0 && told.contains("nearest venezia"), "{told}");
}

#[test]
fn tickets_may_be_of_the_packs_and_of_files_of_ones_own() {
    let with = |ticket: &str| {
        json!({"players": [{"name": "Ada", "routes": ["dieppe-paris"], "tickets": [ticket]}]}).to_string()
    };
    let (code, output, _) = score(&with("london-kobenhavn"));
    let answer: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((code, &answer["reconstructed"]), (0, &json!(["london-kobenhavn"])));
    assert!(answer["players"][0]["tickets"].as_i64().unwrap() < 0);

    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("scored_pack.json");
    std::fs::write(&file, r#"[{"from": "paris", "to": "dieppe", "points": 3, "set": "day_trips"}]"#).unwrap();
    let own = ["--ticket-pack", file.to_str().unwrap()];
    let (code, output, _) = score_with(&own, &with("paris-dieppe"));
    let answer: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((code, &answer["players"][0]["tickets"], &answer["reconstructed"]), (0, &json!(3), &json!([])));
    let unknown: Value = serde_json::from_str(&score(&with("paris-dieppe")).1).unwrap();
    assert_eq!(unknown["code"], "unknown_ticket");
    let (code, output, errors) = score_with(&["--ticket-pack", "/no/such/file"], &with("paris-dieppe"));
    assert_eq!((code, output.as_str()), (1, ""));
    assert!(errors.starts_with("railhead: ticket pack /no/such/file"), "{errors}");
    assert_eq!(score_with(&["--tickets"], "").0, 2);
}
