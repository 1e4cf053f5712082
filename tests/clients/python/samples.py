"""Writes the samples in Python of the OpenAPI document's operations to a file for mypy."""

import json
import os
from pathlib import Path


def main() -> None:
    samples = Path(os.environ["DOCUMENT"]).with_name("samples.json")
    text = "from railhead import Railhead\n"
    count = 0
    for action in json.loads(samples.read_text(encoding="utf-8"))["actions"]:
        for sample in action["update"].get("x-codeSamples", ()):
            if sample["lang"] == "Python":
                count += 1
                text += f"\n\ndef sample_{count}(railhead: Railhead) -> None:\n"
                text += f"    {sample['source']}\n"
    assert count, "there are no samples"
    Path(os.environ["BUILD"], "samples.py").write_text(text, encoding="utf-8")
    print(f"{count} samples")


if __name__ == "__main__":
    main()
