"""The code of a guide."""

import re
from pathlib import Path

BLOCK = re.compile(r"^```(\w+) guide\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def code(readme: Path) -> str:
    """The blocks that the page marks as its guide, one after the other."""
    blocks = BLOCK.findall(readme.read_text(encoding="utf-8"))
    assert len(blocks) > 1, f"{readme} has no guide"
    assert len({language for language, _ in blocks}) == 1, f"{readme} has several languages"
    return "\n".join(text for _, text in blocks)
