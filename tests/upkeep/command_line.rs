//! Help, completions and manual pages.

use crate::{run, scratch, succeed};
use clap::Parser;
use railhead::config::Cli;
use std::{ffi::OsStr, fs, process::Command, time::Duration};

fn words(arguments: &[&str]) -> String {
    succeed(&arguments.iter().map(OsStr::new).collect::<Vec<_>>())
}

/// The names of the commands that the help lists.
fn commands() -> Vec<String> {
    let help = words(&["-h"]);
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).filter(|name| name != "help").collect()
}

#[test]
fn help_lists_commands_and_that_of_serve_has_headings() {
    let help = words(&["-h"]);
    assert!(help.lines().count() < 50 && !help.contains("--listen"), "{help}");
    assert!(["serve", "backup", "man"].iter().all(|name| commands().iter().any(|command| command == name)));
    let help = words(&["serve", "-h"]);
    for heading in
        ["Database", "HTTP", "Limits", "Games and bots", "Notifications", "Sign-in and apps", "Observability"]
    {
        assert_eq!(help.matches(&format!("\n{heading}:\n")).count(), 1, "{heading}: {help}");
    }
    // What is not under a heading is help itself.
    let options = help.split("\nOptions:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    assert_eq!(options.lines().count(), 1, "{options}");
}

#[test]
fn options_of_serve_are_read_without_its_name() {
    let output = run(&["--listen".as_ref(), "nowhere".as_ref()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--listen <ADDRESS>"));
}

#[test]
fn every_command_has_a_manual_page_and_is_completed() {
    let scratch = scratch();
    let folder = scratch.path().join("man");
    succeed(&["man".as_ref(), "--out".as_ref(), folder.as_os_str()]);
    let script = words(&["completions", "bash"]);
    for command in commands() {
        let page = fs::read_to_string(folder.join(format!("railhead-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
        assert!(script.contains(&format!("railhead,{command})")), "{command}");
    }
    assert_eq!(words(&["man"]), fs::read_to_string(folder.join("railhead.1")).unwrap());
    let file = scratch.path().join("railhead.bash");
    fs::write(&file, script).unwrap();
    assert!(Command::new("bash").arg("-n").arg(&file).status().unwrap().success());
    for shell in ["elvish", "fish", "powershell", "zsh"] {
        assert!(words(&["completions", shell]).contains("rotate-key"), "{shell}");
    }
}

#[test]
fn a_server_waits_for_load_balancers_only_behind_one() {
    for (options, seconds) in [
        (&[][..], 0),
        (&["--trusted-proxies", "1"], 5),
        (&["--drain-delay", "2"], 2),
        (&["--trusted-proxies", "1", "--drain-delay", "0"], 0),
    ] {
        let cli = Cli::parse_from(["railhead"].iter().chain(options));
        assert_eq!(cli.serve.drain_delay(), Duration::from_secs(seconds), "{options:?}");
    }
}
