"""A bad line, on which a guide has to play its game all the same."""

import threading
from collections import Counter

from tour.proxy import Asked, CutAfter, LoseAnswer, LoseRequest, Mishap, Proxy, problem
from tour.server import Server

# One request in so many meets with this.
MISHAPS: list[tuple[int, str, Mishap]] = [
    (23, "lost answer", LoseAnswer()),
    (29, "lost request", LoseRequest()),
    (31, "overload", problem(503, "unavailable", headers={"retry-after": "1"})),
    (37, "limit", problem(429, "too_many_requests", headers={"retry-after": "1"})),
    (41, "expired token", problem(401, "invalid_token")),
]

# The request at which the server is restarted, in the middle of the game.
RESTART = 120

# Streams are cut after so many bytes.
STREAM = 20_000


class Storm:
    """Loses, refuses and cuts the requests of a game, and restarts the server once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.proxy = Proxy(server.url)
        self.met: Counter[str] = Counter()
        self.count = 0
        self.counting = threading.Lock()
        self.restart = threading.Thread(target=self.restarted)

    def __enter__(self) -> "Storm":
        self.proxy.mishap = self.decide
        return self

    def __exit__(self, *_: object) -> None:
        self.proxy.stop()

    def restarted(self) -> None:
        self.server.stop()
        self.server.start()

    def decide(self, asked: Asked) -> Mishap | None:
        if not asked.path.startswith("/v1/games/"):
            return None
        if asked.path.endswith("/stream"):
            self.met["stream"] += 1
            return CutAfter(STREAM)
        with self.counting:
            self.count += 1
            count = self.count
        if count == RESTART:
            self.restart.start()
        for every, name, mishap in MISHAPS:
            if count % every == 0:
                self.met[name] += 1
                return mishap
        return None

    def check(self) -> None:
        """Whether the guide has met with everything."""
        self.restart.join()
        missing = {name for _, name, _ in MISHAPS} - set(self.met)
        assert not missing and self.met["stream"] > 5, (missing, self.met)
