"""A server of the binary under test, with a PostgreSQL and data of its own."""

import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx

BINARY = os.environ["RAILHEAD_TEST_BIN"]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """Runs as long as the `with` block; `restart` keeps the data."""

    def __init__(self, directory: Path, *options: str) -> None:
        self.directory = directory
        self.options = options
        self.url = f"http://127.0.0.1:{free_port()}"

    def __enter__(self) -> "Server":
        shutil.rmtree(self.directory, ignore_errors=True)
        self.directory.mkdir(parents=True)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        log = open(self.directory / "log", "ab")
        data, listen = self.directory / "data", self.url.removeprefix("http://")
        command = [BINARY, "serve", "--data-dir", str(data), "--listen", listen]
        command += ["--rate-limits", "off", "--drain-delay", "0"]
        command += self.options
        self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/health/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.2)
        raise RuntimeError(f"the server did not start; see {self.directory}/log")

    def stop(self, with_signal: int = signal.SIGTERM) -> None:
        self.process.send_signal(with_signal)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def admin(self, name: str) -> None:
        """Makes an account an admin."""
        command = [BINARY, "admin", "grant", name, "--data-dir", str(self.directory / "data")]
        subprocess.run(command, check=True, capture_output=True)

    def sql(self, statement: str) -> None:
        """Changes rows of its database: some things take days."""
        lines = (self.directory / "data/data/postmaster.pid").read_text().splitlines()
        port, sockets = lines[3:5]
        command = ["psql", "--host", sockets, "--port", port, "--username", "railhead"]
        subprocess.run([*command, "--command", statement, "railhead"], check=True)
