"""Programs of others read the server, each with the library that people use for it."""

import csv
import io
import json
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.robotparser
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from html import unescape
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import duckdb
import feedparser
import httpx
import icalendar
from standardwebhooks import Webhook, WebhookVerificationError

BINARY, LAB = os.environ["RAILHEAD_TEST_BIN"], os.environ["RAILHEAD_TEST_LAB_BIN"]
PASSWORD = "a train at noon"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Person:
    """An account, and what it asks."""

    def __init__(self, server: "Server", name: str) -> None:
        self.server = server
        made = server.ask("POST", "/v1/accounts", {"name": name, "password": PASSWORD})
        self.headers = {"authorization": f"Bearer {made['access_token']}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.server.ask(method, path, body, self.headers)

    def end_turn(self, game: str) -> None:
        """Plays the first of the legal moves until it is another's turn."""
        while moves := self.ask("GET", f"/v1/games/{game}/moves")["moves"]:
            self.ask("POST", f"/v1/games/{game}/moves", moves[0])


class Server:
    """A server that knows its address."""

    def __init__(self, place: Path, url: str) -> None:
        self.place, self.url = place, url
        self.http = httpx.Client(base_url=url, timeout=30)

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Any:
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def text(self, path: str, **headers: str) -> str:
        answer = self.http.get(path, headers=headers)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.text

    def path(self, url: str) -> str:
        """The path of an absolute URL of this server."""
        assert url.startswith(self.url), url
        return url.removeprefix(self.url)


@contextmanager
def served(place: Path) -> Iterator[Server]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [BINARY, "serve", "--listen", f"127.0.0.1:{port}", "--public-url", url]
    command += ["--data-dir", str(place / "data"), "--webhooks-allow-private"]
    command += ["--rate-limits", "off"]
    with open(place / "log", "w") as log, subprocess.Popen(command, stdout=log, stderr=log) as run:
        try:
            end = time.monotonic() + 60
            while True:
                try:
                    if httpx.get(f"{url}/health/ready").status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                assert time.monotonic() < end and run.poll() is None, (place / "log").read_text()
                time.sleep(0.1)
            yield Server(place, url)
        finally:
            run.terminate()


def events(text: str) -> dict[str, icalendar.Event]:
    calendar = icalendar.Calendar.from_ical(text)
    assert not calendar.errors, calendar.errors
    return {str(event["uid"]): event for event in calendar.walk("VEVENT")}


def calendar(server: Server, ada: Person, bob: Person) -> None:
    print("a calendar shows each turn once, with its deadline and a link")
    link = server.path(ada.ask("PUT", "/v1/me/calendar-link")["url"])
    clock = {"kind": "per_move", "seconds": 86_400}
    game = ada.ask("POST", "/v1/games", {"seats": 2, "first_seat": 0, "clock": clock})["id"]
    bob.ask("PUT", f"/v1/games/{game}/players/me", {})
    ada.ask("POST", f"/v1/games/{game}/start")
    first = events(server.text(link))
    assert first.keys() == events(server.text(link)).keys(), "the same turn is the same event"
    [event] = first.values()
    begin, end = event.decoded("dtstart"), event.decoded("dtend")
    assert end - begin == timedelta(minutes=30) and end.tzinfo is not None, (begin, end)
    assert timedelta(hours=23) < end - datetime.now(UTC) <= timedelta(hours=24), end
    assert event.decoded("dtstamp") <= datetime.now(UTC), event
    page = server.text(server.path(str(event["url"])))
    assert "<title>" in page, page
    ada.end_turn(game)
    assert events(server.text(link)) == {}, "a turn that is over is gone"
    bob.end_turn(game)
    assert first.keys().isdisjoint(events(server.text(link))), "the next turn is another event"


def rated_game(ada: Person, bob: Person) -> str:
    """A game that ends at once: Bob wins."""
    clock = {"kind": "per_move", "seconds": 86_400}
    game = ada.ask("POST", "/v1/games", {"seats": 2, "rated": True, "clock": clock})["id"]
    bob.ask("PUT", f"/v1/games/{game}/players/me", {})
    ada.ask("POST", f"/v1/games/{game}/start")
    for _ in range(2):
        for person in (ada, bob):
            person.end_turn(game)
    ada.ask("POST", f"/v1/games/{game}/resign")
    return str(game)


def feeds(server: Server, game: str) -> None:
    print("a feed reader finds the game, its date and its page")
    for path in ("/v1/players/Ada/games.atom", "/v1/tournaments.atom"):
        feed = feedparser.parse(server.text(path))
        assert not feed.bozo, feed.get("bozo_exception")
        assert feed.version == "atom10" and feed.feed.updated_parsed, path
    feed = feedparser.parse(server.text("/v1/players/Ada/games.atom"))
    [entry] = [entry for entry in feed.entries if game in entry.link]
    assert entry.updated_parsed.tm_year >= 2026 and entry.title and entry.id, entry
    server.text(server.path(entry.link))


def embedded(server: Server, game: str) -> None:
    print("a site turns the link to a game into a frame")
    page = server.text(f"/play/games/{game}")
    links = re.findall(r'type="application/json\+oembed" href="([^"]+)"', page)
    [link] = links or re.findall(r'href="([^"]+)" type="application/json\+oembed"', page)
    path = server.path(unescape(link))
    # What WordPress and others add.
    refused = server.http.get(f"{path}&format=xml")
    assert refused.status_code == 501, refused.text
    answer = json.loads(server.text(f"{path}&format=json&maxwidth=500&maxheight=750&dnt=1"))
    assert (answer["version"], answer["type"], answer["width"]) == ("1.0", "rich", 500), answer
    [frame] = re.findall(r'src="([^"]+)"', answer["html"])
    server.text(server.path(unescape(frame)))
    assert server.http.get(server.path(answer["thumbnail_url"])).status_code == 200


def searched(server: Server) -> None:
    print("a search engine finds the pages, and leaves the API alone")
    robots = urllib.robotparser.RobotFileParser(f"{server.url}/robots.txt")
    robots.parse(server.text("/robots.txt").splitlines())
    assert robots.can_fetch("*", f"{server.url}/play/rules")
    assert not robots.can_fetch("*", f"{server.url}/v1/players/Ada")
    [sitemap] = robots.site_maps() or []
    pages = [
        node.text or "" for node in ElementTree.fromstring(server.text(server.path(sitemap))).iter()
    ]
    pages = [page for page in pages if page.startswith("http")]
    assert len(pages) > 50, pages
    for page in pages[:12]:
        assert robots.can_fetch("*", page), page
        server.text(server.path(page))


def notified(bob: Person, ada: Person) -> None:
    print("a receiver verifies webhooks by the library of Standard Webhooks")
    came: list[tuple[bytes, dict[str, str]]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            came.append((body, dict(self.headers.items())))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    receiver = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{receiver.server_port}/hook"
    hook = bob.ask("POST", "/v1/me/webhooks", {"url": url})
    ada.ask("POST", "/v1/games", {"seats": 2, "invite": ["Bob"]})
    end = time.monotonic() + 30
    while not came:
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.1)
    body, headers = came[0]
    told = Webhook(hook["secret"]).verify(body, headers)
    assert told["deliveries"][0]["kind"] == "invited", told
    changed = body.replace(b"Ada", b"Eve")
    for other, secret in ((changed, hook["secret"]), (body, "whsec_" + "A" * 44)):
        try:
            Webhook(secret).verify(other, headers)
        except WebhookVerificationError:
            continue
        raise AssertionError("anything is verified")
    receiver.shutdown()


def tabled(server: Server, place: Path) -> None:
    print("a spreadsheet reads tables as CSV, and DuckDB too")
    path = "/v1/players/Ada/opponents"
    text = server.text(path, accept="text/csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    named = [item["name"] for item in server.ask("GET", path)["items"]]
    assert [row["name"] for row in rows] == named == ["Bob"], text
    (place / "opponents.csv").write_text(text)
    found = duckdb.sql(f"SELECT name, games FROM read_csv('{place / 'opponents.csv'}')").fetchall()
    assert found == [("Bob", 1)], found


def studied(place: Path) -> None:
    print("a researcher reads a dump with DuckDB: times are times")
    month = (datetime.now(UTC).replace(day=1) - timedelta(days=1)).strftime("%Y-%m")
    dumped, data = place / "dump", str(place / "history")
    dumped.mkdir()
    history = ["--games", "300", "--players", "30", "--logs"]
    subprocess.run(
        [LAB, "seed-history", "--data-dir", data, *history], check=True, stdout=subprocess.DEVNULL
    )
    dump = [BINARY, "dump", month, "--data-dir", data, "--out", str(dumped), "--without-analyses"]
    subprocess.run(dump, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        ["sha256sum", "--check", "--quiet", f"SHA256SUMS-{month}"], cwd=dumped, check=True
    )
    seats = f"read_parquet('{dumped}/seats-*.parquet')"
    types = dict(
        duckdb.sql(f"SELECT column_name, column_type FROM (DESCRIBE FROM {seats})").fetchall()
    )
    assert types["started_at"] == types["finished_at"] == "TIMESTAMP WITH TIME ZONE", types
    months = f"SELECT DISTINCT strftime(finished_at AT TIME ZONE 'UTC', '%Y-%m') FROM {seats}"
    assert duckdb.sql(months).fetchall() == [(month,)]
    games = f"read_json('{dumped}/games-*.jsonl.zst', format = 'newline_delimited')"
    both = f"SELECT count(DISTINCT game), (SELECT count(*) FROM {games}) FROM {seats}"
    [(tabled, listed)] = duckdb.sql(both).fetchall()
    assert tabled == listed > 0, (tabled, listed)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with served(place) as server:
            ada, bob = Person(server, "Ada"), Person(server, "Bob")
            calendar(server, ada, bob)
            game = rated_game(ada, bob)
            feeds(server, game)
            embedded(server, game)
            searched(server)
            notified(bob, ada)
            tabled(server, place)
        studied(place)
    print("done")


main()
