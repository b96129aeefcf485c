# SPDX-License-Identifier: Apache-2.0
"""Types of web/src/api as far as they are written there: interfaces, names, literals, unions,
lists, pairs, Record, Partial. A value of JSON is held against one of them, in both directions: what
a type demands must be there, and what is there must be named."""
import re
from pathlib import Path

TOKEN = re.compile(r"""\s+|//[^\n]*|("[^"]*"|[A-Za-z_]\w*|[{}\[\]()<>:;,|&?=])""")
PLAIN = {"number": (int, float), "string": str, "boolean": bool}


class Reader:
    def __init__(self, text):
        self.tokens = [found[1] for found in TOKEN.finditer(text) if found[1]]
        self.at = 0

    def look(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, expected=None):
        token = self.look()
        near = self.tokens[max(0, self.at - 5):self.at + 5]
        assert expected is None or token == expected, (expected, near)
        self.at += 1
        return token

    def has(self, token):
        if self.look() != token:
            return False
        self.at += 1
        return True

    def members(self):
        """{name: (optional, type)}; None is the name of all others."""
        found = {}
        self.take("{")
        while not self.has("}"):
            if self.has("["):
                while not self.has("]"):
                    self.take()
                name, optional = None, True
            else:
                name = self.take().strip('"')
                optional = self.has("?")
            self.take(":")
            found[name] = (optional, self.type())
            self.has(";") or self.has(",")
        return found

    def one(self):
        if self.look() == "{":
            made = ("object", self.members())
        elif self.has("("):
            made = self.type()
            self.take(")")
        elif self.has("["):
            parts = []
            while not self.has("]"):
                parts.append(self.type())
                self.has(",")
            made = ("tuple", parts)
        else:
            word = self.take()
            parts = []
            if self.has("<"):
                while not self.has(">"):
                    parts.append(self.type())
                    self.has(",")
            made = ("literal", word[1:-1]) if word[0] == '"' else ("name", word, parts)
        while self.look() == "[" and self.tokens[self.at + 1] == "]":
            self.at += 2
            made = ("list", made)
        return made

    def type(self):
        self.has("|")
        parts = [self.one()]
        while self.look() in ("|", "&"):
            assert self.take() == "|", "no answer is made of two types at once"
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else ("any of", parts)


class Types:
    def __init__(self, *files):
        self.known = {}
        for file in files:
            text = Path(file).read_text()
            for found in re.finditer(r"^export interface (\w+)( extends ([\w, ]+))? \{", text,
                                     re.MULTILINE):
                reader = Reader(text[found.end() - 1:])
                above = [name.strip() for name in (found[3] or "").split(",") if name.strip()]
                self.known[found[1]] = ("object", reader.members(), above)
            for found in re.finditer(r"^export type (\w+) =", text, re.MULTILINE):
                end = re.search(r";\n(?=\n|//|export)|;\Z", text[found.end():])
                body = text[found.end():found.end() + end.start()] if end else ""
                if "&" not in body:
                    self.known[found[1]] = Reader(body).type()

    def members(self, name):
        """Of an interface, with those it extends."""
        kind, own, *above = self.known[name]
        assert kind == "object", name
        found = {}
        for one in above[0] if above else []:
            found |= self.members(one)
        return found | own

    def problems(self, value, kind, place=""):
        """What of a value is not as its type says, a sentence each."""
        if kind[0] == "name":
            _, name, parts = kind
            if name == "unknown":
                return []
            if name == "null":
                return [] if value is None else [f"{place} is not null"]
            if name in PLAIN:
                good = isinstance(value, PLAIN[name]) and (name == "boolean"
                                                           or not isinstance(value, bool))
                return [] if good else [f"{place} = {value!r} is no {name}"]
            if name == "Partial":
                return self.problems(value, parts[0], place)
            if name == "Record":
                if not isinstance(value, dict):
                    return [f"{place} is no object"]
                if parts[0] == ("name", "never", []):
                    return [f"{place}.{key} is not in the type" for key in value]
                return [found for key, one in value.items()
                        for found in self.problems(key, parts[0], f"{place}.{key} (key)")
                        + self.problems(one, parts[1], f"{place}.{key}")]
            if self.known[name][0] == "object":
                return self.of_object(value, self.members(name), place)
            return self.problems(value, self.known[name], place)
        if kind[0] == "literal":
            return [] if value == kind[1] else [f"{place} = {value!r} is not {kind[1]!r}"]
        if kind[0] == "any of":
            each = [self.problems(value, one, place) for one in kind[1]]
            return [] if any(not found for found in each) else [f"{place} = {value!r} is none of "
                                                                f"its types"]
        if kind[0] in ("list", "tuple"):
            if not isinstance(value, list):
                return [f"{place} is no list"]
            types = kind[1] if kind[0] == "tuple" else [kind[1]] * len(value)
            if len(types) != len(value):
                return [f"{place} has {len(value)} members, not {len(types)}"]
            return [found for i, one in enumerate(value)
                    for found in self.problems(one, types[i], f"{place}[{i}]")]
        return self.of_object(value, kind[1], place)

    def of_object(self, value, members, place):
        if not isinstance(value, dict):
            return [f"{place} is no object"]
        found = [f"{place}.{name} is missing" for name, (optional, _) in members.items()
                 if name is not None and not optional and name not in value]
        for key, one in value.items():
            row = members.get(key, members.get(None))
            if row is None:
                found.append(f"{place}.{key} is not in the type")
            else:
                found += self.problems(one, row[1], f"{place}.{key}")
        return found
