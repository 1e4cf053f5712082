"""The OpenAPI document, and whether answers are as it says."""

import json
import os
from functools import cache
from typing import Any

import jsonschema_rs

DOCUMENT = json.loads(open(os.environ["DOCUMENT"], encoding="utf-8").read())


def resolved(part: dict[str, Any]) -> dict[str, Any]:
    """A component, or the one it refers to."""
    if "$ref" not in part:
        return part
    _, components, kind, name = part["$ref"].split("/")
    return resolved(DOCUMENT[components][kind][name])


METHODS = ("get", "put", "post", "delete", "patch")
OPERATIONS: dict[str, tuple[str, str, dict[str, Any]]] = {
    operation["operationId"]: (method, path, operation)
    for path, item in DOCUMENT["paths"].items()
    for method, operation in item.items()
    if method in METHODS
}
SCHEMAS: dict[str, dict[str, Any]] = DOCUMENT["components"]["schemas"]


def tag(operation: str) -> str:
    """The subject of an operation."""
    return str(OPERATIONS[operation][2]["tags"][0])


def is_stream(operation: str) -> bool:
    success = OPERATIONS[operation][2]["responses"].get("200", {})
    return "text/event-stream" in resolved(success).get("content", {})


def response(operation: str, status: int) -> dict[str, Any] | None:
    """What the document says about an answer."""
    responses = OPERATIONS[operation][2]["responses"]
    found = responses.get(str(status), responses.get(f"{status // 100}XX"))
    return resolved(found) if found else None


def body_schema(operation: str, status: int, content_type: str) -> dict[str, Any] | None:
    found = response(operation, status)
    content = (found or {}).get("content", {})
    return content.get(content_type, {}).get("schema")  # type: ignore[no-any-return]


def answering(schema: str) -> str:
    """The operation whose answer is of a schema."""
    reference, kind = {"$ref": f"#/components/schemas/{schema}"}, (200, "application/json")
    return next(name for name in OPERATIONS if body_schema(name, *kind) == reference)


def request_schema(operation: str) -> dict[str, Any] | None:
    content = OPERATIONS[operation][2].get("requestBody", {}).get("content", {})
    return content.get("application/json", {}).get("schema")  # type: ignore[no-any-return]


@cache
def _validator(schema: str) -> Any:
    whole = {**json.loads(schema), "components": DOCUMENT["components"]}
    return jsonschema_rs.Draft202012Validator(whole, validate_formats=True)


def errors(schema: dict[str, Any], value: Any) -> list[str]:
    """How a value differs from its schema."""
    found = _validator(json.dumps(schema)).iter_errors(value)
    return [f"{'/'.join(map(str, e.instance_path))} … {e.message[-200:]}" for e in found]


def tags(union: str) -> list[str]:
    """The tags of a discriminated union."""
    return sorted(SCHEMAS[union]["discriminator"]["mapping"])
