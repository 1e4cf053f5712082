"""Caddy and nginx before the server, with the files that operators get: TLS, streams, addresses."""

import json
import os
import queue
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BINARY = os.environ["RAILHEAD_TEST_BIN"]
NAME = "trains.example.org"
# The address of a client that is none of the proxy, and one that it makes up.
OWN, MADE_UP = "127.0.0.2", "203.0.113.77"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def until(holds: Callable[[], bool], log: Path) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.1)


def listens(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0


class Proxied:
    """A server, and a proxy before it that has a certificate of its own for the name."""

    def __init__(self, place: Path, backend: int, https: int) -> None:
        self.place, self.backend, self.https = place, backend, https
        self.token = ""

    def command(self, *options: str) -> list[str]:
        """`curl` by way of the proxy: the name leads to this machine."""
        command = ["curl", "--silent", "--show-error", *options]
        command += ["--cacert", str(self.place / "cert.pem")]
        command += ["--resolve", f"{NAME}:{self.https}:127.0.0.1"]
        if self.token:
            command += ["--header", f"authorization: Bearer {self.token}"]
        return command

    def request(
        self, method: str, path: str, body: Any = None, interface: str = "", **headers: str
    ) -> Any:
        """The status, version of HTTP, type and text of an answer."""
        command = self.command("--request", method, "--max-time", "30")
        command += ["--interface", interface] if interface else []
        command += ["--write-out", "\n%{http_code} %{http_version} %{content_type}"]
        for name, value in headers.items():
            command += ["--header", f"{name.replace('_', '-')}: {value}"]
        if body is not None:
            command += ["--header", "content-type: application/json", "--data-binary", "@-"]
        command.append(f"https://{NAME}:{self.https}{path}")
        sent = None if body is None else body if isinstance(body, str) else json.dumps(body)
        done = subprocess.run(command, input=sent, capture_output=True, text=True, check=True)
        text, _, last = done.stdout.rpartition("\n")
        status, version, kind = (last.split(" ", 2) + [""])[:3]
        return int(status), version, kind, text

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, _, _, text = self.request(method, path, body)
        assert 200 <= status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else None

    def stream(self, path: str) -> "tuple[subprocess.Popen[str], queue.Queue[str]]":
        """A program that reads a stream, and the lines that it has read."""
        lines: queue.Queue[str] = queue.Queue()
        command = self.command("--no-buffer", f"https://{NAME}:{self.https}{path}")
        reader = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

        def read() -> None:
            for line in reader.stdout or ():
                lines.put(line)

        threading.Thread(target=read, daemon=True).start()
        return reader, lines

    def journey(self) -> None:
        print("  the API answers by HTTP/2, and its links are those of the public address")
        log = self.place / "server.log"
        until(lambda: self.request("GET", "/health/ready")[0] == 200, log)
        status, version, _, text = self.request("GET", "/v1")
        assert (status, version) == (200, "2"), (status, version)
        assert f"https://{NAME}" in text, text

        print("  an event of a stream comes at once")
        self.token = self.ask("POST", "/v1/accounts/guest")["access_token"]
        game = self.ask("POST", "/v1/games", {"seats": 2, "bots": ["conductor"]})["id"]
        self.ask("POST", f"/v1/games/{game}/start")
        stream, heard = self.stream(f"/v1/games/{game}/stream")
        heard.get(timeout=10)
        moves = self.ask("GET", f"/v1/games/{game}/moves")["moves"]
        head = self.ask("POST", f"/v1/games/{game}/moves", moves[0])["head"]
        # A proxy that waits for more sends it with the next heartbeat, 15 s later.
        end = time.monotonic() + 10
        while head not in heard.get(timeout=max(0.0, end - time.monotonic())):
            pass
        stream.kill()
        stream.wait()

        print("  a large body is judged by the server, in a form that apps read")
        large = json.dumps({"form": "x" * 1_200_000})
        path = "/v1/me/imported-games/5d0c7b1e-2f3a-4c6b-8d9e-000000000001"
        status, _, kind, text = self.request("PUT", path, large)
        assert status == 413 and kind == "application/problem+json", (status, kind, text[:200])

        print("  the server knows the address of a client, and not one that is made up")
        seen = self.request("GET", "/v1/reference/rules", interface=OWN, x_forwarded_for=MADE_UP)
        assert seen[0] == 200, seen
        until(lambda: bool(addresses(log, "/v1/reference/rules")), log)
        assert addresses(log, "/v1/reference/rules") == [OWN], log.read_text()


def addresses(log: Path, route: str) -> list[str]:
    """The addresses from which a route was asked for, as the log tells them."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [it["fields"]["address"] for it in lines if it["fields"].get("route") == route]


def caddy(place: Path, backend: int, http: int, https: int) -> list[str]:
    """The file of ops/caddy with ports of the test and a certificate of its own."""
    text = (ROOT / "ops/caddy/Caddyfile").read_text()
    ports = f"\thttp_port {http}\n\thttps_port {https}\n"
    own = f"{{\n{ports}\tadmin off\n\tauto_https disable_redirects\n}}\n"
    tls = f"\ttls {place}/cert.pem {place}/key.pem\n"
    text = text.replace(f"{NAME} {{\n", f"{NAME}:{https} {{\n{tls}", 1)
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{backend}")
    text = re.sub(r"\A((?:#.*\n)*)", lambda found: found.group(0) + own, text, count=1)
    (place / "Caddyfile").write_text(text)
    return ["caddy", "run", "--config", str(place / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(place: Path, backend: int, http: int, https: int) -> list[str]:
    """The file of ops/nginx as /etc/nginx/conf.d would have it."""
    text = (ROOT / "ops/nginx/railhead.conf").read_text()
    text = text.replace("listen 80;", f"listen 127.0.0.1:{http};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{https} ")
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{backend}")
    live = f"/etc/letsencrypt/live/{NAME}"
    text = text.replace(f"{live}/fullchain.pem", f"{place}/cert.pem")
    text = text.replace(f"{live}/privkey.pem", f"{place}/key.pem")
    (place / "railhead.conf").write_text(text)
    main = f"""pid {place}/pid; daemon off; error_log {place}/error.log;
events {{}}
http {{ access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;
fastcgi_temp_path {place}/f; uwsgi_temp_path {place}/u; scgi_temp_path {place}/s;
include {place}/railhead.conf; }}"""
    (place / "nginx.conf").write_text(main)
    return ["/usr/sbin/nginx", "-c", str(place / "nginx.conf")]


def certificate(place: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", str(place / "key.pem"), "-out", str(place / "cert.pem")]
    subprocess.run(command, check=True, capture_output=True)


def behind(proxy: Callable[[Path, int, int, int], list[str]], place: Path) -> None:
    backend, http, https = free_port(), free_port(), free_port()
    certificate(place)
    command = [BINARY, "serve", "--data-dir", str(place / "data"), "--log-json"]
    command += ["--listen", f"127.0.0.1:{backend}", "--trusted-proxies", "1", "--drain-delay", "0"]
    command += ["--public-url", f"https://{NAME}"]
    running = []
    with open(place / "server.log", "wb") as log, open(place / "proxy.log", "wb") as other:
        try:
            running.append(subprocess.Popen(command, stdout=log, stderr=log))
            until(lambda: listens(backend), place / "server.log")
            front = proxy(place, backend, http, https)
            home = {**os.environ, "HOME": str(place)}
            running.append(subprocess.Popen(front, env=home, stdout=other, stderr=other))
            until(lambda: listens(https), place / "proxy.log")
            Proxied(place, backend, https).journey()
            if proxy is nginx:
                print("  http leads to https")
                asked = ["curl", "--silent", "--write-out", "%{http_code} %{redirect_url}"]
                asked += ["--header", f"host: {NAME}", f"http://127.0.0.1:{http}/v1?a=b"]
                led = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
                assert led.endswith(f"308 https://{NAME}/v1?a=b"), led
        finally:
            for process in reversed(running):
                process.terminate()
                process.wait(60)


def main() -> None:
    for proxy in (caddy, nginx):
        print(f"behind {proxy.__name__}")
        place = Path(tempfile.mkdtemp(prefix="railhead-tls-"))
        # PostgreSQL's account must be able to enter.
        place.chmod(0o711)
        try:
            behind(proxy, place)
        finally:
            shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    main()
