"""The jar of the Kotlin SDK from where Gradle looks for it, on a class path."""

import os
import shutil
from pathlib import Path
from urllib.request import urlretrieve

from tour.proxy import Asked, LoseAnswer, LoseRequest, Mishap, Proxy, Replace

from . import webhooks
from .guide import code
from .place import CLIENTS, ROOT, Place

PACKAGE = CLIENTS / "kotlin"
COMPILER = ROOT / "tests/clients/node_modules/kotlin-compiler"
BUILD = Path(os.environ["BUILD"])


def follow(place: Place) -> None:
    jar = place.directory / "railhead-client-0.1.0.jar"
    urlretrieve(place.published(f"railhead/railhead-client/0.1.0/{jar.name}"), jar)
    libraries = BUILD.glob("libraries/*.jar")
    jars = [jar, *(shutil.copy(library, place.directory) for library in libraries)]
    guide = place.write("Game.kt", code(PACKAGE / "README.md"))
    path = os.pathsep.join(map(str, jars))
    place.run("bash", COMPILER / "bin/kotlinc", "-cp", path, "-d", "game.jar", guide)
    game = ("java", "-cp", f"{path}{os.pathsep}game.jar", "GameKt")
    place.play(*game)
    place.play_in_a_storm(*game)
    tests = ("java", "-cp", os.pathsep.join((path, str(BUILD / "kotlin.jar"))))
    place.run(*tests, "KeepKt", url=place.server.url)
    place.run(*tests, "LiveKt", url=place.server.url)
    place.run(*tests, "WebhooksKt", webhooks.write(place.directory / "deliveries.json"))
    lose(place, *tests, "LostKt")


def lose(place: Place, *command: str) -> None:
    """Runs a program whose first guest is lost, and the answer to whose first move."""
    left: dict[str, Mishap] = {
        "GET /v1/status": Replace(200, headers={"content-type": "application/json"}),
        "POST /v1/accounts/guest": LoseRequest(),
        "GET /v1/hotel": Replace(302, headers={"location": f"{place.server.url}/v1/status"}),
        "GET /v1/me/stream": Replace(200, headers={"content-length": "1000"}),
        "GET /v1/slow": Replace(200, headers={"content-length": "1000"}),
    }

    def decide(asked: Asked) -> Mishap | None:
        if asked.method == "POST" and asked.path.endswith("/moves"):
            return left.pop("move", None)
        return left.pop(f"{asked.method} {asked.path}", None)

    left["move"] = LoseAnswer()
    proxy = Proxy(place.server.url)
    proxy.mishap = decide
    place.run(*command, url=proxy.url)
    proxy.stop()
    assert not left, left
    guests, moves = proxy.of("POST /v1/accounts/guest"), proxy.of("POST .*/moves$")
    assert (len(guests), len(moves)) == (3, 2), (len(guests), len(moves))
