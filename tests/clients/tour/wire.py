"""An HTTP client that validates what it gets and keeps it for the generated clients."""

import json
import re
import threading
from typing import Any, TextIO

import httpx

from .document import OPERATIONS, body_schema, errors, request_schema, response


class Wire:
    """Calls operations of the document and writes each answer to a file of JSON Lines."""

    def __init__(self, url: str, out: TextIO) -> None:
        self.http = httpx.Client(base_url=url, timeout=90)
        self.out = out
        # Two threads that write at once can tear a line in Python 3.11 (gh-119506).
        self.writing = threading.Lock()
        self.findings: dict[str, str] = {}
        self.codes: set[str] = set()
        self.succeeded: set[str] = set()

    def keep(self, line: dict[str, Any]) -> None:
        with self.writing:
            self.out.write(json.dumps(line, ensure_ascii=False) + "\n")

    def find(self, finding: str) -> None:
        """Keeps the first of the findings that differ only in numbers or values."""
        kind = re.sub(r"….*[}\]\"] (is|has|was) |\d+", "…", finding)
        self.findings.setdefault(kind, finding)

    def call(
        self,
        operation: str,
        token: str | None = None,
        *,
        expect: int | None = None,
        **sent: Any,
    ) -> Any:
        """One request. `expect` is a status that must come; without it, any success must."""
        answer = self.send(operation, token, **sent)
        body = sent.get("body")
        if expect is None:
            assert answer.is_success, (
                f"{operation} {body}: {answer.status_code} {answer.text[:500]}"
            )
        elif answer.status_code != expect:
            self.find(f"{operation} {body}: not {expect}: {answer.status_code} {answer.text[:300]}")
        return self.check(operation, answer)

    def send(
        self,
        operation: str,
        token: str | None = None,
        *,
        body: Any = None,
        headers: dict[str, str] | None = None,
        query: dict[str, Any] | None = None,
        raw: str | None = None,
        is_kept: bool = True,
        **path: Any,
    ) -> httpx.Response:
        """Sends a request, and keeps its body if it is accepted, which its schema must say."""
        method, template, _ = OPERATIONS[operation]
        url = re.sub(r"\{(\w+)\}", lambda found: str(path[found[1]]), template)
        sent = dict(headers or {})
        if token:
            sent["authorization"] = f"Bearer {token}"
        content = raw
        if body is not None and raw is None:
            content = json.dumps(body)
        if content is not None:
            sent.setdefault("content-type", "application/json")
        query = query or None
        answer = self.http.request(method, url, params=query, headers=sent, content=content)
        # Two moves that chance may never offer are kept though they are refused.
        rare = isinstance(body, dict) and body.get("type") in ("pass", "pay_tunnel")
        if rare and not answer.is_success:
            self.keep({"operation": operation, "request": body})
        if body is not None and answer.is_success and is_kept:
            self.keep({"operation": operation, "request": body})
            schema = request_schema(operation)
            for error in errors(schema, body) if schema else ["has no schema"]:
                self.find(f"{operation}: accepts what its schema refuses: {error}")
        return answer

    def check(self, operation: str, answer: httpx.Response) -> Any:
        """Validates an answer, keeps it and returns its body."""
        status = answer.status_code
        content_type = answer.headers.get("content-type", "").split(";")[0]
        if answer.is_success or status == 304:
            self.succeeded.add(operation)
        declared = response(operation, status)
        if declared is None:
            self.find(f"{operation}: {status} is not declared: {answer.text[:200]}")
            return answer.json() if answer.content else None
        for header in ("etag", "location", "retry-after", "allow", "ratelimit", "www-authenticate"):
            if header in answer.headers and header not in map(
                str.lower, declared.get("headers", {})
            ):
                self.find(f"{operation}: {status} has an undeclared header {header}")
        for header, value in declared.get("headers", {}).items():
            if value.get("required") and header.lower() not in answer.headers:
                self.find(f"{operation}: {status} lacks the required header {header}")
        if not answer.content:
            # An export may have no lines.
            if declared.get("content") and not content_type.endswith("jsonl"):
                self.find(f"{operation}: {status} is empty")
            return None
        schema = body_schema(operation, status, content_type)
        if schema is None:
            self.find(f"{operation}: {status} has an undeclared body of {content_type}")
            return answer.text
        body: Any = answer.json() if content_type.endswith("json") else answer.text
        for error in errors(schema, body):
            self.find(f"{operation} {status}: {error}")
        if status >= 400:
            self.codes.add(body["code"])
        if content_type.startswith("image/"):
            return body
        line = {"operation": operation, "status": status, "type": content_type, "body": body}
        self.keep(line)
        return body

    def events(
        self, operation: str, token: str | None, count: int, query: dict[str, Any], **path: Any
    ) -> list[dict[str, Any]]:
        """The first messages of a stream, up to `count` or its end."""
        _, template, _ = OPERATIONS[operation]
        url = re.sub(r"\{(\w+)\}", lambda found: str(path[found[1]]), template)
        sent = {"authorization": f"Bearer {token}"} if token else {}
        messages: list[dict[str, Any]] = []
        fields: dict[str, str] = {}
        with self.http.stream("GET", url, headers=sent, params=query) as answer:
            assert answer.status_code == 200, f"{operation}: {answer.status_code}"
            self.succeeded.add(operation)
            for line in answer.iter_lines():
                name, _, value = line.partition(":")
                if name in ("event", "data", "id"):
                    fields[name] = value.removeprefix(" ")
                if not line and "data" in fields:
                    message = {**fields, "data": json.loads(fields["data"])}
                    self.check_message(operation, message)
                    messages.append(message)
                    self.keep({"operation": operation, "message": message})
                    if message.get("event") == "end" or len(messages) == count:
                        break
                if not line:
                    fields = {}
        return messages

    def check_message(self, operation: str, message: dict[str, Any]) -> None:
        """The data of a message is what the schema of its stream says."""
        schema = body_schema(operation, 200, "text/event-stream")
        for error in errors(schema, message["data"]) if schema else []:
            self.find(f"{operation}: {error}")
