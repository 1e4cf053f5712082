"""The jar of the Kotlin SDK, which the step `compile` has built, on a class path."""

import os
import shutil
from pathlib import Path

from .guide import code
from .place import CLIENTS, ROOT, Place

PACKAGE = CLIENTS / "kotlin"
COMPILER = ROOT / "tests/clients/node_modules/kotlin-compiler"
BUILD = Path(os.environ["BUILD"])


def follow(place: Place) -> None:
    packed = BUILD / "maven/railhead-client-0.1.0.jar"
    libraries = BUILD.glob("libraries/*.jar")
    jars = [shutil.copy(jar, place.directory) for jar in (packed, *libraries)]
    guide = place.write("Game.kt", code(PACKAGE / "README.md"))
    path = os.pathsep.join(map(str, jars))
    place.run("bash", COMPILER / "bin/kotlinc", "-cp", path, "-d", "game.jar", guide)
    game = ("java", "-cp", f"{path}{os.pathsep}game.jar", "GameKt")
    place.play(*game)
    place.play_in_a_storm(*game)
    tests = os.pathsep.join((path, str(BUILD / "kotlin.jar")))
    place.run("java", "-cp", tests, "KeepKt", url=place.server.url)
