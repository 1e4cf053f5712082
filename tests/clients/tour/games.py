"""Lets each generated client play a game of two against a real server."""

import os
import subprocess
import sys
from pathlib import Path

from .server import Server

BUILD = Path(os.environ["BUILD"])
HERE = Path(__file__).parents[1]


def main() -> None:
    with Server(BUILD / "games-server") as server:
        for command in (
            [sys.executable, str(HERE / "python/game.py")],
            ["node", str(BUILD / "typescript/typescript/game.js")],
        ):
            subprocess.run([*command, server.url], check=True, timeout=180)


if __name__ == "__main__":
    main()
