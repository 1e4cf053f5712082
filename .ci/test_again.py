"""Whether `.ci/again` tells chance from fault: tests that fail on their first run, and always."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

AGAIN = Path(__file__).with_name("again")

RUST = """
#[test] fn green() {}
#[test] fn chance() {
    let mark = std::path::Path::new("mark");
    assert!(mark.exists() || std::fs::write(mark, "").is_err(), "the first run");
}
"""
RUST_RED = "#[test] fn red() { panic!() }\n"
RUST_CRASH = "#[test] fn crash() { std::process::abort() }\n"
NODE = """
import { existsSync, writeFileSync } from "node:fs";
import test from "node:test";
test("green", () => {});
test("chance", () => {
  if (existsSync("mark")) return;
  writeFileSync("mark", "");
  throw new Error("the first run");
});
"""
NODE_RED = 'import test from "node:test";\ntest("red", () => { throw new Error("red"); });\n'
NODE_STEPS = """
import test from "node:test";
export const step = (name, work) => test(name, work);
"""
NODE_STEP_RED = """
import { step } from "../steps.mjs";
step("red", () => { throw new Error("red"); });
"""
NODE_GREEN = 'import test from "node:test";\ntest("other", () => {});\n'


class AgainTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, **files: str) -> None:
        for name, text in files.items():
            path = self.folder / name.replace("__", "/").replace("_rs", ".rs").replace(
                "_mjs", ".mjs"
            )
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def package(self) -> None:
        (self.folder / "Cargo.toml").write_text(
            '[package]\nname = "planted"\nedition = "2024"\n[workspace]\n'
        )
        self.write(src__lib_rs="")

    def again(self, *command: str) -> tuple[int, str, str, str]:
        """The exit code, the output, and the lists of what failed by chance and of what is red."""
        lists = [self.folder / "flaky", self.folder / "red"]
        names = dict(
            zip(("RAILHEAD_TEST_FLAKY", "RAILHEAD_TEST_RED"), map(str, lists), strict=True)
        )
        # What a program of tests above this one has set is not for those below.
        inherited = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("CARGO_", "NODE_"))
        }
        it = subprocess.run(
            [sys.executable, str(AGAIN), *command],
            cwd=self.folder,
            env=inherited | names,
            capture_output=True,
            text=True,
        )
        flaky, red = (file.read_text() if file.exists() else "" for file in lists)
        return it.returncode, it.stdout, flaky, red

    def test_a_rust_test_that_fails_once_is_flaky(self) -> None:
        self.package()
        self.write(tests__planted_rs=RUST)
        code, output, flaky, red = self.again("cargo", "test")
        self.assertEqual(code, 0, output)
        self.assertIn("FLAKY --test planted chance", output)
        self.assertIn("the first run", flaky)
        self.assertEqual(red, "")

    def test_a_rust_test_that_fails_twice_is_red_whatever_else_is_flaky(self) -> None:
        self.package()
        self.write(tests__planted_rs=RUST, tests__red_rs=RUST_RED)
        code, output, flaky, red = self.again("cargo", "test")
        self.assertEqual(code, 1, output)
        self.assertIn("FLAKY --test planted chance", flaky)
        self.assertEqual(red, "--test red red\n")

    def test_a_rust_program_that_crashes_is_run_again_as_a_whole(self) -> None:
        self.package()
        self.write(tests__crash_rs=RUST_CRASH)
        code, _, flaky, red = self.again("cargo", "test")
        self.assertEqual((code, flaky, red), (1, "", "--test crash\n"))

    def test_rust_that_does_not_compile_is_red_at_once(self) -> None:
        self.package()
        self.write(tests__wrong_rs="#[test] fn wrong() { nothing() }\n")
        code, output, _, _ = self.again("cargo", "test")
        self.assertEqual(code, 1)
        self.assertNotIn("== again", output)

    def test_a_file_of_node_that_fails_once_is_flaky(self) -> None:
        self.write(planted_mjs=NODE, green_mjs=NODE_GREEN)
        code, output, flaky, red = self.again(
            "node", "--test", "--test-reporter=spec", "planted.mjs", "green.mjs"
        )
        self.assertEqual(code, 0, output)
        self.assertIn("the first run", flaky)
        self.assertNotIn(
            "other", output.split("== again")[1], "only the file that failed runs again"
        )
        self.assertEqual(red, "")

    def test_a_file_of_node_that_fails_twice_is_red(self) -> None:
        self.write(red_mjs=NODE_RED)
        code, _, flaky, red = self.again("node", "--test", "--test-reporter=spec", "red.mjs")
        self.assertEqual((code, flaky), (1, ""))
        self.assertIn("red.mjs", red)

    def test_a_file_of_node_whose_failure_names_another_file_is_red(self) -> None:
        self.write(steps_mjs=NODE_STEPS)
        (self.folder / "tests").mkdir()
        (self.folder / "tests/red.test.mjs").write_text(NODE_STEP_RED)
        code, output, flaky, red = self.again("node", "--test", "--test-reporter=spec", "tests/")
        self.assertEqual((code, flaky, red), (1, "", "tests/red.test.mjs\n"), output)

    def test_any_other_command_is_run_again_as_a_whole(self) -> None:
        code, output, flaky, _ = self.again(
            "sh", "-c", "echo said; [ -e mark ] || { touch mark; exit 3; }"
        )
        self.assertEqual((code, flaky.splitlines()[1:2]), (0, ["said"]), output)
        code, _, _, red = self.again("false")
        self.assertEqual((code, red), (1, "false\n"))


if __name__ == "__main__":
    unittest.main()
