"""Whether the generated Swift, Dart and Kotlin sources parse and have every union as a union.

Neither a Swift nor a Dart compiler can be had from the registries, so their sources are parsed by
tree-sitter and searched for the arms of each discriminated union. Kotlin is compiled elsewhere;
here only the sealed interfaces are looked at, to say the same of all three.
"""

import os
import re
import sys
from pathlib import Path

import tree_sitter_dart
import tree_sitter_swift
from tree_sitter import Language, Parser

from tour.document import SCHEMAS

BUILD = Path(os.environ["BUILD"])
SWIFT = BUILD / "swift/Sources/Railhead/Models"
DART = BUILD / "dart/lib/src/model"
KOTLIN = BUILD / "kotlin/src/main/kotlin/railhead/models"


def unions() -> dict[str, tuple[str, dict[str, str]]]:
    """Each discriminated union, with its property, and the schema of each tag."""
    found = {}
    for name, schema in SCHEMAS.items():
        if tagged := schema.get("discriminator"):
            arms = {tag: ref.rsplit("/", 1)[1] for tag, ref in tagged["mapping"].items()}
            found[name] = (tagged["propertyName"], arms)
    return found


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def squeezed(path: Path) -> str:
    return " ".join(path.read_text(encoding="utf-8").split())


def swift(union: str, tag: str, variant: str) -> bool:
    """An enum with an associated value, chosen by the tag."""
    text = squeezed(SWIFT / f"{union}.swift")
    case = f"type{variant}"
    chosen = f'case "{tag}": self = .{case}(try {variant}(from: decoder))'
    return f"public enum {union}:" in text and f"case {case}({variant})" in text and chosen in text


def dart(union: str, tag: str, variant: str) -> bool:
    """A class that holds one of its types, chosen by the tag."""
    text = squeezed(DART / f"{snake(union)}.dart")
    chosen = f"case r'{tag}': oneOfResult = serializers.deserialize( oneOfDataSrc, "
    return (
        f"r'{tag}': {variant}," in text and f"{chosen}specifiedType: FullType({variant})," in text
    )


def kotlin(union: str, tag: str, variant: str) -> bool:
    """A sealed interface with a class around each variant, chosen by the tag."""
    text = squeezed(KOTLIN / f"{union}.kt")
    chosen = (
        f'"{tag}" -> {{ val decoded = decoder.json.decodeFromJsonElement({variant}.serializer()'
    )
    return f"sealed interface {union} {{" in text and chosen in text


def unparsed(language: Language, sources: list[Path]) -> list[Path]:
    parser = Parser(language)
    assert sources, "nothing was generated"
    return [path for path in sources if parser.parse(path.read_bytes()).root_node.has_error]


def main() -> None:
    faults = [
        f"{path} does not parse"
        for language, sources in (
            (Language(tree_sitter_swift.language()), sorted(SWIFT.parent.glob("[AM]*/*.swift"))),
            (Language(tree_sitter_dart.language()), sorted(DART.parent.rglob("*.dart"))),
        )
        for path in unparsed(language, sources)
    ]
    # Names that a generator made up: a variant or a property without a schema of its own.
    invented = re.compile(r"(OneOf\d*|AllOf\d*|AnyOf\d*|Inner)$|(?<!\d)1$")
    known = {name.lower() for name in SCHEMAS}
    for folder in (SWIFT, KOTLIN):
        names = (path.stem for path in folder.iterdir())
        faults += [f"{n}: made up" for n in names if invented.search(n) and n.lower() not in known]
    arms = 0
    for union, (_, tags) in unions().items():
        for tag, variant in tags.items():
            arms += 1
            for language in (swift, dart, kotlin):
                if not language(union, tag, variant):
                    faults.append(f"{language.__name__}: {union} has no {tag} ({variant})")
    for fault in faults:
        print(fault)
    print(f"{arms} variants of {len(unions())} unions in Swift, Dart and Kotlin")
    sys.exit(1 if faults or not arms else 0)


if __name__ == "__main__":
    main()
