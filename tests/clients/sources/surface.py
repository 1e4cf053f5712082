"""What each SDK has, as a table in docs/clients.md; with --check, compares the page.

The names are in clients/surface.json, and null for what an SDK lacks. Each has to be public in the
sources of its SDK. After a dot stands a member, in parentheses a parameter.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import railhead

ROOT = Path(__file__).parents[3]
ROWS: list[dict[str, Any]] = json.loads((ROOT / "clients/surface.json").read_text("utf-8"))
PAGE = ROOT / "docs/clients.md"
HEADING = "## What each SDK has\n"
TYPESCRIPT = ROOT / "clients/typescript/src"
KOTLIN = [ROOT / "clients/kotlin/client", ROOT / "clients/kotlin/fold"]


def table() -> str:
    lines = ["| what | TypeScript | Python | Kotlin |", "| --- | --- | --- | --- |"]
    for row in ROWS:
        cells = [", ".join(f"`{name}`" for name in row[sdk] or ()) or "–" for sdk in SDKS]
        lines.append(f"| [{row['what']}]({row['guide']}) | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def parts(name: str) -> list[str]:
    return re.split(r"[.(]", name.rstrip(")"))


def in_python(name: str) -> bool:
    first, *rest = parts(name)
    if first not in railhead.__all__:
        return False
    found: Any = getattr(railhead, first)
    for part in rest[:-1]:
        found = getattr(found, part, None)
    if name.endswith(")"):
        return rest[-1] in inspect.signature(found).parameters
    return not rest or hasattr(found, rest[-1]) or rest[-1] in found.__annotations__


def in_typescript(name: str) -> bool:
    owner, *members = parts(name)
    index = (TYPESCRIPT / "index.ts").read_text("utf-8")
    exported = re.findall(r"(?:\{|,)\s*(?:type )?(\w+)(?=[,\s}])", index)
    kind = r"(?:async )?(?:class|function|interface|type|const)"
    found = after(TYPESCRIPT.glob("*.ts"), rf"^export {kind} {owner}\b", rf"^(?:export )?{kind} ")
    before = r"^(?!.*\bprivate )(?: +(?:async |get )?|.*\breadonly )"
    member = "".join(rf"{before}{one}\b ?(?:<.*>)?[?(:]" for one in members)
    return owner in exported and any(re.search(member, text, re.M) for text in found)


def in_kotlin(name: str) -> bool:
    first, *rest = parts(name)
    declares = (
        r"^ *(?:(?!private|internal)\w+ )*(?:class|interface|object|fun|val|var) "
        r"(?:<.*> )?(?:\w+\.)?%s\b(?!\.)"
    )
    files = [file for folder in KOTLIN for file in folder.glob("*.kt")]
    found = after(files, rf"^(?! ){declares[1:]}" % first, r"^(?=[a-z@/])")
    for part in rest:
        is_parameter = name.endswith(")") and part == rest[-1]
        wanted = rf"\b{part}: " if is_parameter else declares % part
        # The properties of a constructor stand in a row.
        members = [re.sub(r"[(,] ?", "\n", text) for text in found]
        starts = [(text, re.search(wanted, text, re.M)) for text in members]
        found = [text[start.end() :] for text, start in starts if start]
    return bool(found)


def after(files: Iterable[Path], head: str, end: str) -> list[str]:
    """What follows this head in files, up to the next declaration."""
    found = []
    for file in files:
        text = file.read_text("utf-8")
        for start in re.finditer(head, text, re.M):
            found.append(re.split(end, text[start.end() :], maxsplit=1, flags=re.M)[0])
    return found


SDKS = {"typescript": in_typescript, "python": in_python, "kotlin": in_kotlin}


def main() -> None:
    named = [(sdk, name) for row in ROWS for sdk in SDKS for name in row[sdk] or ()]
    lies = [f"{sdk} has no public {name}" for sdk, name in named if not SDKS[sdk](name)]
    if lies:
        sys.exit("\n".join(lies))
    page = PAGE.read_text("utf-8")
    before, heading, rest = page.partition(HEADING)
    written = (
        before + heading + re.sub(r"(?:^\|.*\n)+", lambda _: table(), rest, count=1, flags=re.M)
    )
    if "--check" not in sys.argv:
        PAGE.write_text(written, "utf-8")
    elif written != page:
        sys.exit(
            f"{PAGE} does not say what SDKs have: `python3 -m sources.surface` in {Path.cwd()}"
        )
    print(f"{len(named)} names are public")


if __name__ == "__main__":
    main()
