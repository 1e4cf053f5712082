"""The Python package: a wheel in an environment of its own, and its types."""

import sys

from .guide import code
from .place import CLIENTS, Place

PACKAGE = CLIENTS / "python"


def follow(place: Place) -> None:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    place.run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", ".", PACKAGE)
    (packed,) = place.directory.glob("*.whl")
    place.run(sys.executable, "-m", "venv", "venv")
    python = place.directory / "venv/bin/python"
    place.run(python, "-m", "pip", "--disable-pip-version-check", "install", packed)
    guide = place.write("game.py", code(PACKAGE / "README.md"))
    place.play(python, guide)
    place.play_in_a_storm(python, guide)
    place.run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, guide)
