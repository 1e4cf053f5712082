"""Follows the guides of the SDKs that are named, or of all."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tour.provider import Provider
from tour.server import Server

from . import kotlin, python, typescript
from .place import CLIENTS, ROOT, Place

PACKAGES = {
    "typescript": typescript.follow,
    "python": python.follow,
    "kotlin": kotlin.follow,
}


def main() -> None:
    names = sys.argv[1:] or list(PACKAGES)
    license = (ROOT / "LICENSE").read_bytes()
    with tempfile.TemporaryDirectory(prefix="railhead-packages-") as directory:
        provider = Provider()
        packed = Path(directory) / "packed"
        subprocess.run([CLIENTS / "pack", packed], check=True)
        options = ("--sandbox", "--oidc", provider.option, "--packages", str(packed))
        with Server(Path(directory) / "server", *options) as server:
            for name in names:
                assert (CLIENTS / name / "LICENSE").read_bytes() == license, name
                PACKAGES[name](Place(Path(directory) / name, server))
        provider.stop()


if __name__ == "__main__":
    main()
