"""Writes the samples of the OpenAPI document in Python to a file for mypy."""

import json
import os
from pathlib import Path


def main() -> None:
    document = json.loads(Path(os.environ["DOCUMENT"]).read_text(encoding="utf-8"))
    text = "from railhead import Railhead\n"
    count = 0
    for path in document["paths"].values():
        for operation in path.values():
            for sample in operation.get("x-codeSamples", ()):
                if sample["lang"] == "Python":
                    name = operation["operationId"]
                    text += f"\n\ndef {name}(railhead: Railhead) -> None:\n    {sample['source']}\n"
                    count += 1
    assert count, "the document has no samples"
    Path(os.environ["BUILD"], "samples.py").write_text(text, encoding="utf-8")
    print(f"{count} samples")


if __name__ == "__main__":
    main()
