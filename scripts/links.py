"""Checks that everything the documents' site leads to is there: every link, anchor and picture, of guides and reference."""

import json
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit


class Found(HTMLParser):
    """What a page leads to, and the anchors that it has."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.targets = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.anchors.add(value)
            elif name in ("href", "src", "action") and value:
                self.targets.append(value)
            elif name == "srcset":
                self.targets += [part.split()[0] for part in value.split(",")]


def urls(value):
    """Every address in what DocC made."""
    if isinstance(value, dict):
        if isinstance(value.get("url"), str):
            yield value["url"]
        value = value.values()
    elif not isinstance(value, list):
        return
    for part in value:
        yield from urls(part)


def dead(out, base):
    """What leads nowhere, each with where it is said; `base` is the path under which the site is served, with its slash."""
    pages = {
        file.relative_to(out): Found(file.read_text())
        for file in [out / "index.html", *sorted((out / "guides").rglob("*.html"))]}
    faults = []

    def follow(where, file, part, said):
        if file.is_dir():
            file = file / "index.html"
        if not file.is_file():
            faults.append(f"{where} leads to {said}, which is not there")
        elif part and file.relative_to(out) in pages and part not in pages[file.relative_to(out)].anchors:
            faults.append(f"{where} leads to {said}, a page without that anchor")

    for where, page in pages.items():
        for target in page.targets:
            address = urlsplit(target)
            if address.scheme or address.netloc:
                continue
            file = (out / where).parent / unquote(address.path) if address.path else out / where
            follow(where, file.resolve(), unquote(address.fragment), target)
    for file in sorted((out / "data").rglob("*.json")):
        for target in set(urls(json.loads(file.read_text()))):
            if not target.startswith("/"):
                continue
            address = urlsplit(target)
            path = unquote(address.path)
            # A chapter of a tutorial is named, and has no page.
            if path.startswith("/tutorials/tutorials/"):
                continue
            # Links to guides are written as they are served, those of DocC's own without the base.
            path = path.removeprefix(base) if path.startswith(f"{base}guides/") else path.lstrip("/")
            follow(file.relative_to(out), out / path, unquote(address.fragment) if path.startswith("guides/") else "", target)
    index = [line for name in ("index", "names") for line in (out / f"search-{name}.js").read_text().splitlines()[1:-1]]
    for line in index:
        where = json.loads(line.rstrip(","))[0]
        path, _, part = where.partition("#")
        follow("the search", out / path, part, where)
    return faults, sum(len(page.targets) for page in pages.values()) + len(index)
