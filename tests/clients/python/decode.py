"""Decodes every recorded answer and request with the generated Python client."""

import importlib
import json
import sys
from typing import Any

import httpx
from railhead_client import models
from railhead_client.client import Client

from tour.corpus import lines, missing, named, schema_of
from tour.document import OPERATIONS

CLIENT = Client(base_url="http://localhost", raise_on_unexpected_status=True)


def operation(name: str) -> Any:
    tag = OPERATIONS[name][2]["tags"][0]
    return importlib.import_module(f"railhead_client.api.{tag.replace('-', '_')}.{name}")


def extras(value: Any, path: str = "") -> list[str]:
    """Fields that the model has no attribute for, anywhere below."""
    if isinstance(value, list):
        return [found for item in value for found in extras(item, f"{path}[]")]
    if not hasattr(value, "__attrs_attrs__"):
        return []
    here = [f"{path}.{key}" for key in getattr(value, "additional_properties", {})]
    fields = [
        field.name for field in value.__attrs_attrs__ if field.name != "additional_properties"
    ]
    return here + [e for name in fields for e in extras(getattr(value, name), f"{path}.{name}")]


def same(sent: Any, back: Any) -> bool:
    """Whether a value came through unchanged; times may be written differently."""
    if isinstance(sent, dict) and isinstance(back, dict):
        return sent.keys() == back.keys() and all(same(sent[key], back[key]) for key in sent)
    if isinstance(sent, list) and isinstance(back, list):
        return len(sent) == len(back) and all(map(same, sent, back))
    if isinstance(sent, str) and isinstance(back, str) and sent.endswith("Z"):
        return sent[:19] == back[:19]
    return bool(sent == back)


def decode(line: dict[str, Any]) -> tuple[Any, Any]:
    """The JSON and the model made of it."""
    if "request" in line:
        name = named(schema_of(line))
        if not hasattr(models, str(name)):  # a union: checked where it is answered
            return None, None
        return line["request"], getattr(models, str(name)).from_dict(line["request"])
    if "message" in line:
        return None, None
    answer = httpx.Response(
        line["status"],
        content=line["body"] if isinstance(line["body"], str) else json.dumps(line["body"]),
        headers={"content-type": line["type"]},
    )
    parsed = operation(line["operation"])._parse_response(client=CLIENT, response=answer)
    return line["body"], parsed


def main() -> None:
    recorded = lines()
    wrong: dict[str, str] = {}
    count = 0
    for line in recorded:
        of = f"{line['operation']} {line.get('status', '')}"
        try:
            body, model = decode(line)
        except Exception as error:
            wrong.setdefault(f"{of} {type(error).__name__}", f"{error!r} {json.dumps(line)[:200]}")
            continue
        if model is None and body is not None:
            wrong.setdefault(f"{of} None", "was not decoded")
            continue
        count += 1
        # The rows of an export are free-form.
        for extra in extras(model) if line["operation"] != "export_account" else []:
            wrong.setdefault(f"{of} {extra}", "is not in the model")
        if hasattr(model, "to_dict") and not same(body, model.to_dict()):
            back = json.dumps(model.to_dict(), default=str)
            wrong.setdefault(
                of, f"comes back changed:\n  {json.dumps(body)[:2000]}\n  {back[:2000]}"
            )
    for where, what in wrong.items():
        print(f"{where}: {what}")
    for tag in missing(recorded):
        wrong[tag] = "was not recorded"
        print(f"nothing recorded has {tag}")
    print(f"decoded {count} of {len(recorded)} in Python, {len(wrong)} faults")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
