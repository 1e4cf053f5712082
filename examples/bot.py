#!/usr/bin/env python3
"""A bot for Railhead, with the standard library alone. What it does in both ways is `choose`.

    RAILHEAD_KEY=rhk_... python3 bot.py play http://127.0.0.1:8080 [GAME_ID]
    python3 bot.py serve 9000

`play` plays through the API with the key of a bot: in the game, or in whatever it is invited to.
`serve` answers `railhead simulate --bots url:http://127.0.0.1:9000/`. See docs/bots.md.
"""

import json
import os
import random
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

# Refusals of a move after which the bot looks again: the game has moved on, or the bot runs twice.
LOOK_AGAIN = ("stale_version", "history_changed", "idempotency_key_reused", "not_your_turn")

# How many seconds the server holds a request while nothing happens.
WAIT = 25

# How many seconds to wait before a request is sent again.
RETRY = 1


def choose(view, moves):
    """The move to make, one of `moves`: a route if possible, few tickets, else cards."""
    for kind in ("claim_route", "pay_tunnel", "draw_card", "take_face_up"):
        of_kind = [move for move in moves if move["type"] == kind]
        if of_kind:
            return random.choice(of_kind)
    kept = [move for move in moves if move["type"] == "keep_tickets"]
    return min(kept, key=lambda move: len(move["tickets"])) if kept else moves[0]


class Refused(Exception):
    """The server has answered with a problem."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('code')}: {problem.get('detail')}")
        self.status = status
        self.code = problem.get("code")


class Api:
    """The API of a server, for the bot that has this key."""

    def __init__(self, server, key):
        self.server = server.rstrip("/")
        self.key = key

    def send(self, method, path, body=None, headers=None):
        """The answer and its `ETag`. What gets no answer is sent again: all of this may be."""
        request = Request(self.server + path, method=method)
        request.add_header("Authorization", f"Bearer {self.key}")
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        while True:
            try:
                with urlopen(request, timeout=WAIT + 10) as answer:
                    return json.loads(answer.read() or "null"), answer.headers.get("ETag")
            except HTTPError as error:
                if error.code not in (429, 502, 503, 504):
                    raise Refused(error.code, problem_of(error)) from None
                time.sleep(float(error.headers.get("Retry-After") or RETRY))
            except OSError:
                time.sleep(RETRY)

    def get(self, path, **query):
        return self.send("GET", f"{path}?{urlencode(query)}" if query else path)[0]

    def join(self, game):
        """Takes a seat. Nothing happens if the bot has one."""
        self.send("PUT", f"/v1/games/{game}/players/me", {})

    def play_turn(self, game):
        """Makes moves until the game waits for others."""
        while True:
            view = self.get(f"/v1/games/{game}/view")
            legal, head = self.send("GET", f"/v1/games/{game}/moves")
            if not legal["moves"]:
                return
            move = choose(view, legal["moves"])
            # The key names the state, so that a move is made once, however often it is sent.
            headers = {"If-Match": head, "Idempotency-Key": f"{game}/{head}"}
            try:
                self.send("POST", f"/v1/games/{game}/moves", move, headers)
            except Refused as refused:
                if refused.code not in LOOK_AGAIN:
                    raise


def problem_of(error):
    try:
        return json.loads(error.read())
    except ValueError:
        return {}


def play(server, key, game=None):
    """Plays one game to its end, or without one whatever the bot is invited to, without end.

    Nothing is kept in a file: a bot that is started again reads its inbox from the beginning.
    """
    api = Api(server, key)
    if game:
        api.join(game)
    query = {"since": 0, "limit": 200}
    while True:
        page = api.get("/v1/me/inbox", **query)
        for item in page["items"]:
            if not game and item["kind"] in ("invited", "rematch"):
                try:
                    api.join(item["game"])
                except Refused as refused:
                    print(f"{item['game']}: {refused}", file=sys.stderr)
        for turn in page["turns"]:
            api.play_turn(turn["game"])
        if game and api.get(f"/v1/games/{game}")["status"] not in ("lobby", "running"):
            return
        query = {"since": page["cursor"], "state": page["state"], "limit": 200, "wait": WAIT}


class Answers(BaseHTTPRequestHandler):
    """Answers each `{"view": ..., "moves": [...]}` with `{"move": ...}`."""

    def do_POST(self):
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps({"move": choose(question["view"], question["moves"])}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve(port):
    server = ThreadingHTTPServer(("127.0.0.1", port), Answers)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()


def main():
    match sys.argv[1:]:
        case ["play", server, *game] if len(game) < 2:
            play(server, os.environ["RAILHEAD_KEY"], *game)
        case ["serve", port]:
            serve(int(port))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
