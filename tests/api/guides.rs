//! The examples of the README and of the guide: each is run as it is copied, twice. Needs curl and jq.

use crate::app::App;
use std::process::Command;

const README: &str = include_str!("../../README.md");
const GUIDE: &str = include_str!("../../docs/getting-started.md");

#[test]
fn the_curl_examples_play_a_move_when_copied_and_again() {
    let app = App::start();
    let directory = std::env::temp_dir().join(format!("railhead-guides-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    for page in [README, GUIDE] {
        let example = page.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
        assert!(example.contains("http://127.0.0.1:8080"));
        let example = example.replace("http://127.0.0.1:8080", &app.url);
        for _ in 0..2 {
            let output = Command::new("sh").args(["-euc", &example]).current_dir(&directory).output().unwrap();
            let printed = String::from_utf8(output.stdout).unwrap();
            assert!(output.status.success(), "{printed} {}", String::from_utf8_lossy(&output.stderr));
            assert!(printed.contains(r#""type":"tickets_kept","seat":0"#), "{printed}");
        }
    }
    std::fs::remove_dir_all(&directory).unwrap();
}
