"""Starts a server with a world in it and lets schemathesis at it, for a bounded time."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

from tour.provider import Provider
from tour.record import Tour
from tour.scene import DAYS
from tour.server import Server
from tour.wire import Wire

BUILD = Path(os.environ["BUILD"])
REPORT = BUILD / "fuzz.json"
SECONDS = os.environ.get("FUZZ_SECONDS", "240")


def never_accepted() -> list[str]:
    """Operations of which no request was carried out: they were not tested."""
    rates = json.loads(REPORT.read_text(encoding="utf-8"))["valid_rates"]
    accepted = {name: sum(phase["accepted"] for phase in it.values()) for name, it in rates.items()}
    print(f"{sum(accepted.values())} valid requests of {len(accepted)} operations were accepted")
    never = [name for name, count in accepted.items() if not count]
    print(f"never accepted: {never}")
    return never


def main() -> None:
    provider = Provider()
    options = ("--webhooks-allow-private", "--oidc", provider.option)
    with Server(BUILD / "fuzz-server", *options) as server:
        tour = Tour(server, Wire(server.url, io.StringIO()), provider)
        for name in ("Ada", "Bob", "Cleo", "Root"):
            tour.register(name)
        server.admin("Root")
        ada, bob = tour.tokens["Ada"], tour.tokens["Bob"]
        game = tour.begun(ada, bob, rated=True, clock=DAYS)
        tour.play(game, ada, bob)
        environment = {
            **os.environ,
            "FUZZ_URL": server.url,
            "FUZZ_FINISHED": game,
            "FUZZ_ISSUER": provider.issuer,
            "SCHEMATHESIS_HOOKS": "fuzz.hooks",
        }
        command = [
            "schemathesis", "run", os.environ["DOCUMENT"], "--url", server.url,
            "--max-time", SECONDS, "--phases", "examples,coverage,fuzzing,stateful",
            "--max-examples", "15", "--seed", "7",
            "--generation-deterministic", "--continue-on-failure", "--suppress-health-check", "all",
            "--warnings", "off", "--report", "json", "--report-json-path", str(REPORT),
            "--request-timeout", "30", *sys.argv[1:],
        ]  # fmt: skip
        ended = subprocess.run(
            command, cwd=server.directory, env=environment, timeout=int(SECONDS) + 400
        )
    sys.exit(1 if never_accepted() or ended.returncode else 0)


if __name__ == "__main__":
    main()
