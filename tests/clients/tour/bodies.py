"""Prints each recorded body with the name of its schema; or, with `kotlin`, the serializers."""

import json
import sys
from typing import Any

from .corpus import lines, named, schema_of
from .document import OPERATIONS, request_schema, resolved


def key(schema: dict[str, Any] | None) -> str | None:
    """The name of a schema, with `[]` for an array of it."""
    if schema and schema.get("type") == "array":
        return f"{named(schema['items'])}[]"
    return named(schema)


def keys() -> set[str]:
    """The schemas of all bodies."""
    found = {key(request_schema(name)) for name in OPERATIONS}
    for _, _, operation in OPERATIONS.values():
        for answer in operation["responses"].values():
            for content in resolved(answer).get("content", {}).values():
                found.add(key(content["schema"]))
    return {name for name in found if name}


def kotlin() -> None:
    print("import kotlinx.serialization.KSerializer")
    print("import kotlinx.serialization.builtins.ListSerializer")
    print("import railhead.models.*\n")
    print("val serializers: Map<String, KSerializer<*>> = mapOf(")
    for name in sorted(keys()):
        item = f"{name.removesuffix('[]')}.serializer()"
        print(f'    "{name}" to {f"ListSerializer({item})" if name.endswith("[]") else item},')
    print(")")


def bodies() -> None:
    for line in lines():
        if "message" in line:
            continue
        name, body = key(schema_of(line)), line.get("request", line.get("body"))
        if name and not isinstance(body, str):
            print(json.dumps({"schema": name, "body": body}))


if __name__ == "__main__":
    kotlin() if "kotlin" in sys.argv else bodies()
