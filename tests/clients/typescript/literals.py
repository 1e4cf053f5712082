"""Writes telling recorded answers as literals of the generated types, for tsc to judge.

A literal fails for a value outside its type, and for a field that its type does not have.
"""

import json
import os
from pathlib import Path
from typing import Any

from tour.corpus import lines, schema_of, telling

OUT = Path(os.environ["BUILD"]) / "literals"


def openapi_typescript(line: dict[str, Any]) -> str:
    operation = f'operations["{line["operation"]}"]'
    if "request" in line:
        return f'NonNullable<{operation}["requestBody"]>["content"]["application/json"]'
    return f'{operation}["responses"][{line["status"]}]["content"]["{line["type"]}"]'


def hey_api(line: dict[str, Any]) -> str:
    name = "".join(word.capitalize() for word in line["operation"].split("_"))
    if "request" in line:
        return f'NonNullable<api.{name}Data["body"]>'
    group = "Responses" if line["status"] < 400 else "Errors"
    return f"api.{name}{group}[{line['status']}]"


def main() -> None:
    OUT.mkdir(exist_ok=True)
    found = [line for line in lines() if "message" not in line and schema_of(line)]
    chosen = telling(found)
    for name, of, start in (
        (
            "openapi-typescript",
            openapi_typescript,
            'import type { operations } from "../openapi-typescript/schema.js";',
        ),
        ("hey-api", hey_api, 'import type * as api from "../hey-api/types.gen.js";'),
    ):
        with open(OUT / f"{name}.ts", "w", encoding="utf-8") as file:
            print(start, file=file)
            for n, line in enumerate(chosen):
                value = json.dumps(line.get("request", line.get("body")))
                print(f"export const _{n}: {of(line)} = {value};", file=file)
    print(f"{len(chosen)} of {len(found)} answers written as literals")


if __name__ == "__main__":
    main()
