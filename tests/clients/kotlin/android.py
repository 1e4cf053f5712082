"""Whether a jar needs of Java only what Android has: its classes, methods and fields.

`@nativescript/types-android` says which there are, and since when. TypeScript knows fewer types
than Java, so that what is compared has those: `number` for `int` and `long`.
"""

import re
import struct
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

DECLARATIONS = "@nativescript/types-android/lib/android/android-platform-21-37-merged.d.ts"

# The API level of Android 8, the first with `java.time` and `java.nio.file`.
LEVEL = 26

# Android's build tools put code of their own in the place of these.
REPLACED = ("java.lang.invoke.",)

OPENED = re.compile(r"\t*(?:declare |export )(module|(?:abstract )?class|interface) (\w+)(.*){$")
MEMBER = re.compile(r"\t*public (?:static |abstract )*(\w+)(?:\((.*?)\))?(?:: ([^()]+))?;$")
NOISE = re.compile(r"/\*.*?\*/| \| null")
TYPE_ARGUMENTS = re.compile(r"<[^<>]*>")

# The tags of a class file, and what is behind those that are not two numbers.
CLASS = 7
MEMBERS = (9, 10, 11)
FORMS = {3: ">I", 4: ">I", 5: ">Q", 6: ">Q", 15: ">BH"} | dict.fromkeys((7, 8, 16, 19, 20), ">H")

PRIMITIVES = dict.fromkeys("BSIJFD", "number") | {"C": "string", "Z": "boolean", "V": "void"}
PLAIN = {
    "java.lang.String": "string",
    "java.lang.CharSequence": "string",
    "java.lang.Object": "any",
}


class Member(NamedTuple):
    """A method or a field; a field takes nothing."""

    name: str
    takes: tuple[str, ...]
    gives: str

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.takes)}): {self.gives}"

    def is_called_by(self, other: "Member") -> bool:
        pairs = zip((*self.takes, self.gives), (*other.takes, other.gives))
        same = self.name == other.name and len(self.takes) == len(other.takes)
        return same and all(mine in ("any", others) for mine, others in pairs)


@dataclass
class Class:
    since: int
    parents: list[str]
    members: list[Member] = field(default_factory=list)


def android(lines: Iterable[str]) -> dict[str, Class]:
    """The classes of Java that Android has, with what they have at the level."""
    classes: dict[str, Class] = {}
    names: list[str] = []
    since = 0
    for line in lines:
        depth = len(line) - len(line.lstrip("\t"))
        if found := re.search(r"@since (\d+)", line):
            since = int(found[1])
        elif found := OPENED.match(line):
            kind, name, rest = found.groups()
            names[depth:] = [name]
            if kind != "module" and names[0] in ("java", "javax"):
                # Only enums and `Object` are declared without a parent.
                parents = re.findall(r"[\w.]+\.\w+", bare(rest)) or ["java.lang.Enum"]
                classes[".".join(names)] = Class(since, parents)
            since = 0
        elif found := MEMBER.match(bare(line)):
            of = classes.get(".".join(names[:depth]))
            if of and since <= LEVEL:
                name, takes, gives = found.groups()
                types = tuple(one.split(": ")[1] for one in (takes or "").split(", ") if one)
                of.members.append(Member(name, tuple(map(plain, types)), plain(gives or "void")))
            since = 0
        elif not line.lstrip().startswith(("/*", "*")):
            since = 0
    classes["java.lang.Object"].parents.clear()
    return classes


def bare(text: str) -> str:
    """The text without comments and the arguments of types."""
    text = NOISE.sub("", text.rstrip())
    while TYPE_ARGUMENTS.search(text):
        text = TYPE_ARGUMENTS.sub("", text)
    return text


def plain(name: str) -> str:
    """The type; `any` for a parameter of a class, such as `E`."""
    is_named = "." in name or name in PRIMITIVES.values()
    return PLAIN.get(name, name) if is_named else "any"


def needed(code: bytes) -> Iterator[tuple[str, Member | None]]:
    """The classes that a class file names, and the members that it uses."""
    texts, pool = constants(code)
    for tag, *parts in pool.values():
        if tag == CLASS:
            yield texts[parts[0]], None
        elif tag in MEMBERS:
            (_, of), (_, name, descriptor) = pool[parts[0]], pool[parts[1]]
            yield texts[of], member(texts[name], texts[descriptor])


def constants(code: bytes) -> tuple[dict[int, str], dict[int, tuple[int, ...]]]:
    """The texts and the others, each with its tag."""
    texts: dict[int, str] = {}
    pool: dict[int, tuple[int, ...]] = {}
    at, index, count = 10, 1, struct.unpack(">H", code[8:10])[0]
    while index < count:
        tag = code[at]
        if tag == 1:
            (size,) = struct.unpack_from(">H", code, at + 1)
            texts[index] = code[at + 3 : at + 3 + size].decode("utf-8", "replace")
            at += 3 + size
        else:
            form = FORMS.get(tag, ">HH")
            pool[index] = (tag, *struct.unpack_from(form, code, at + 1))
            at += 1 + struct.calcsize(form)
        # Numbers of 64 bits count twice.
        index += 2 if tag in (5, 6) else 1
    return texts, pool


def member(name: str, descriptor: str) -> Member:
    """Such as `indexOf` and `(Ljava/lang/String;I)I`."""
    types = [
        "androidNative.Array" if array else dotted(named) if named else PRIMITIVES[primitive]
        for array, named, primitive in re.findall(r"(\[+(?:L[^;]+;|\w))|L([^;]+);|(\w)", descriptor)
    ]
    constructed = name == "<init>"
    return Member("constructor" if constructed else name, tuple(types[:-1]), types[-1])


def dotted(name: str) -> str:
    name = re.sub(r"[/$]", ".", name)
    return PLAIN.get(name, name)


def missing(jar: Path, classes: dict[str, Class]) -> Iterator[str]:
    """Things that the jar needs and Android lacks."""
    found: set[tuple[str, Member | None]] = set()
    with ZipFile(jar) as files:
        for name in files.namelist():
            if name.endswith(".class"):
                found.update(needed(files.read(name)))
    for of, used in sorted(found, key=str):
        name = re.sub(r"[/$]", ".", of)
        if name.startswith(("java.", "javax.", "jdk.", "sun.")) and not name.startswith(REPLACED):
            if not is_there(classes, name, used):
                yield name if used is None else f"{name}.{used}"


def is_there(classes: dict[str, Class], name: str, used: Member | None) -> bool:
    if name not in classes or classes[name].since > LEVEL:
        return False
    return used is None or any(one.is_called_by(used) for one in members(classes, name))


def members(classes: dict[str, Class], name: str) -> Iterator[Member]:
    """Those of a class, its parents and `Object`."""
    if name in classes:
        yield from classes[name].members
        for parent in classes[name].parents:
            yield from members(classes, parent)


# Of Java 11, in no Android; and of Java 9, since Android 13.
ABSENT = (
    ("java.net.http.HttpClient", None),
    ("java.io.InputStream", member("readAllBytes", "()[B")),
)


def main() -> None:
    declarations, *jars = map(Path, sys.argv[1:])
    with (declarations / DECLARATIONS).open(encoding="utf-8") as lines:
        classes = android(lines)
    for name, used in ABSENT:
        assert not is_there(classes, name, used), f"Android {LEVEL} has no {name}, {used}"
    wrong = [f"{jar.name}: {what}" for jar in jars for what in missing(jar, classes)]
    if wrong:
        raise SystemExit(f"Android {LEVEL} lacks what is used:\n" + "\n".join(wrong))
    print(f"{len(classes)} classes of Java on Android: nothing else is used")


if __name__ == "__main__":
    main()
