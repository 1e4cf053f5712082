"""The server run as the manifests say: variables, probes, rights, the time that it has to stop."""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import yaml

BINARY = os.environ["RAILHEAD_TEST_BIN"]
OVERLAY = {"image": "registry.example.org/trains:0.1.0", "url": "https://trains.example.org"}


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code
    except OSError:
        return 0


def restricted(pod: dict[str, Any], container: dict[str, Any]) -> None:
    """The rights that the standard `restricted` of Kubernetes allows."""
    assert pod["securityContext"]["runAsNonRoot"] and pod["securityContext"]["runAsUser"] == 65532
    assert pod["securityContext"]["seccompProfile"]["type"] == "RuntimeDefault"
    context = container["securityContext"]
    assert context["allowPrivilegeEscalation"] is False and context["readOnlyRootFilesystem"]
    assert context["capabilities"] == {"drop": ["ALL"]}


def variables(container: dict[str, Any]) -> dict[str, str]:
    """The variables that do not come from the secret."""
    return {it["name"]: it["value"] for it in container["env"] if "value" in it}


def main() -> None:
    found = {it["kind"]: it for it in yaml.safe_load_all(Path(sys.argv[1]).read_text())}
    pod = found["Deployment"]["spec"]["template"]["spec"]
    labels = found["Deployment"]["spec"]["template"]["metadata"]["labels"]
    [server], [migrate] = pod["containers"], pod["initContainers"]

    print("the service and the budget are about the pods of the deployment")
    assert found["Service"]["spec"]["selector"].items() <= labels.items()
    selected = found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"]
    assert selected.items() <= labels.items()
    assert pod["automountServiceAccountToken"] is False

    print("no container has more rights than it needs, and each has the image of the overlay")
    for container in (server, migrate):
        restricted(pod, container)
        assert container["image"] == OVERLAY["image"], container["image"]

    print("the role that serves never reads the URL of the owner")
    keys = [it["env"][0]["valueFrom"]["secretKeyRef"]["key"] for it in (migrate, server)]
    assert keys == ["owner", "server"]

    print("the command of the first container is one of the program")
    subprocess.run([BINARY, *migrate["args"], "--help"], check=True, capture_output=True)

    given = variables(server)
    assert given["RAILHEAD_PUBLIC_URL"] == OVERLAY["url"]
    ports = {it["name"]: str(it["containerPort"]) for it in server["ports"]}
    assert given["RAILHEAD_LISTEN"] == f"0.0.0.0:{ports['http']}"
    assert given["RAILHEAD_METRICS_LISTEN"] == f"0.0.0.0:{ports['metrics']}"
    own = {"RAILHEAD_LISTEN": free_port(), "RAILHEAD_METRICS_LISTEN": free_port()}
    given |= {name: f"127.0.0.1:{port}" for name, port in own.items()}
    http = f"http://127.0.0.1:{own['RAILHEAD_LISTEN']}"
    with tempfile.TemporaryDirectory() as directory:
        command = [BINARY, *server["args"], "--data-dir", f"{directory}/data"]
        with open(f"{directory}/log", "wb") as log:
            process = subprocess.Popen(command, env={**os.environ, **given}, stdout=log, stderr=log)
        try:
            print("the server is alive within the time that it has to start, and becomes ready")
            startup = server["startupProbe"]
            until = time.monotonic() + startup["failureThreshold"] * startup["periodSeconds"]
            for probe in ("startupProbe", "livenessProbe", "readinessProbe"):
                path = server[probe]["httpGet"]["path"]
                while status(f"{http}{path}") != 200:
                    assert time.monotonic() < until, (
                        f"{probe}: {Path(directory, 'log').read_text()}"
                    )
                    time.sleep(0.2)

            print("the metrics of each replica are at its port")
            metrics = f"http://127.0.0.1:{own['RAILHEAD_METRICS_LISTEN']}/metrics/instance"
            assert status(metrics) == 200

            print("links are those of the public address, and the log is JSON")
            with urllib.request.urlopen(f"{http}/v1") as index:
                assert OVERLAY["url"] in index.read().decode()
            lines = [
                it for it in Path(directory, "log").read_text().splitlines() if it.startswith("{")
            ]
            assert lines, Path(directory, "log").read_text()

            print("a replica that is to stop is not ready before it ends, and ends in its time")
            begun = time.monotonic()
            process.send_signal(signal.SIGTERM)
            ready = server["readinessProbe"]
            seen = set()
            while process.poll() is None:
                seen.add(status(f"{http}{ready['httpGet']['path']}"))
                assert time.monotonic() < begun + pod["terminationGracePeriodSeconds"]
                time.sleep(0.1)
            assert 503 in seen, seen
            took = time.monotonic() - begun
            assert took > ready["periodSeconds"] * ready["failureThreshold"], took
            assert process.returncode == 0, process.returncode
            # Nothing that the program did not understand.
            assert not re.search(r'"level":"ERROR"', Path(directory, "log").read_text())
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()


if __name__ == "__main__":
    main()
