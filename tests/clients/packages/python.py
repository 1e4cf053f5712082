"""The Python package: a wheel in an environment of its own, and its types."""

import sys

from .guide import code
from .place import CLIENTS, Place

PACKAGE = CLIENTS / "python"


def follow(place: Place) -> None:
    place.run(sys.executable, "-m", "venv", "venv")
    python = place.directory / "venv/bin/python"
    pip = (python, "-m", "pip", "--disable-pip-version-check")
    place.run(*pip, "install", place.published("railhead-0.1.0-py3-none-any.whl"))
    guide = place.write("game.py", code(PACKAGE / "README.md"))
    place.play(python, guide)
    place.play_in_a_storm(python, guide)
    place.run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, guide)
