"""An empty folder outside of the repository, and what runs in it."""

import os
import subprocess
from pathlib import Path

from tour.server import Server

from .storm import Storm

ROOT = Path(__file__).parents[3]
CLIENTS = ROOT / "clients"

# What the guides print, and nothing else of them, ends in this.
SCORES = " to "


class Place:
    """A folder of an app that is being written, and the server that it talks to."""

    def __init__(self, directory: Path, server: Server) -> None:
        self.directory = directory
        self.server = server
        # Nothing of this repository is found by accident.
        hidden = ("PYTHONPATH", "NODE_PATH", "CLASSPATH")
        self.environment = {key: value for key, value in os.environ.items() if key not in hidden}
        directory.mkdir()

    def published(self, name: str) -> str:
        """The URL of a package."""
        return f"{self.server.url}/docs/packages/{name}"

    def write(self, name: str, text: str) -> Path:
        path = self.directory / name
        path.write_text(text, encoding="utf-8")
        return path

    def run(self, *command: str | Path, where: Path | None = None, url: str = "") -> str:
        """What the command prints; it has to succeed."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=where or self.directory,
            env={**self.environment, "RAILHEAD_URL": url},
            capture_output=True,
            text=True,
            timeout=150,
        )
        if done.returncode:
            raise SystemExit(f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        return done.stdout

    def play(self, *command: str | Path) -> None:
        """Runs a guide, which plays a game to its end."""
        self.played(command, self.server.url)

    def play_in_a_storm(self, *command: str | Path) -> None:
        """Runs a guide over a bad line."""
        with Storm(self.server) as storm:
            self.played(command, storm.proxy.url)
            storm.check()

    def played(self, command: tuple[str | Path, ...], url: str) -> None:
        last = self.run(*command, url=url).splitlines()[-1]
        assert SCORES in last, last
        print(f"{Path(str(command[0])).name}: {last}", flush=True)
