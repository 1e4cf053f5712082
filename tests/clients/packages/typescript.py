"""The npm package: from Node, through a bundler, and its types."""

import json
from pathlib import Path

from .guide import code
from .place import CLIENTS, ROOT, Place

PACKAGE = CLIENTS / "typescript"
TOOLS = ROOT / "tests/clients/node_modules"

# As strict as TypeScript can be: what is loose in the declarations is found.
OPTIONS = {
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "skipLibCheck": False,
    "module": "nodenext",
    "target": "es2022",
    "lib": ["es2022"],
    "types": ["node"],
    "typeRoots": [str(TOOLS / "@types")],
    "noEmit": True,
}


def follow(place: Place) -> None:
    place.run("npm", "init", "-y")
    place.run(
        "npm", "install", "--no-fund", "--no-audit", place.published("railhead-client-0.1.0.tgz")
    )
    check_maps(place.directory / "node_modules/railhead-client/dist")
    guide = place.write("game.mjs", code(PACKAGE / "README.md"))
    place.play("node", guide)
    place.play_in_a_storm("node", guide)
    bundle(place, guide)
    place.write("game.mts", guide.read_text(encoding="utf-8"))
    config = {"compilerOptions": OPTIONS, "files": ["game.mts"]}
    place.write("tsconfig.json", json.dumps(config))
    place.run(TOOLS / ".bin/tsc", "--project", ".")


def bundle(place: Place, guide: Path) -> None:
    """Plays once more from one file, without what is installed."""
    esbuild = CLIENTS / "node_modules/.bin/esbuild"
    out = place.directory / "bundle/game.mjs"
    options = ("--bundle", "--minify", "--platform=node", "--format=esm", f"--outfile={out}")
    place.run(esbuild, guide, *options)
    (place.directory / "node_modules").rename(place.directory / "gone")
    place.play("node", out)
    (place.directory / "gone").rename(place.directory / "node_modules")


def check_maps(dist: Path) -> None:
    """Each file of the package leads to its source, which its map contains."""
    modules = list(dist.glob("*.js"))
    assert modules, f"{dist} is empty"
    for module in modules:
        source = json.loads(Path(f"{module}.map").read_text(encoding="utf-8"))
        assert all(source["sourcesContent"]), module
