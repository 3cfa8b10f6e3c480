"""The documents' own pages: guides, gallery and reference as plain HTML, with a landing page and a search over everything.

Each page lies below `guides` at the path of its Markdown file, so that a document's links work there, too. All addresses
are relative: the pages can be served under any path or opened as files.
"""

import html
import json
import posixpath
import re
import shutil
import struct
from pathlib import Path

import entries
from markdown import Page, inline, slug

ROOT = Path(__file__).resolve().parent.parent
ASSETS = Path(__file__).resolve().parent / "site"

# A page that is made here: the folder of the same name has a file for each product.
INTERFACE = "Documentation/Interface.md"

# The doors of the landing page: what one wants to do, and the pages for it, each with a sentence. Guides come first.
DOORS = [
    ("try", "Try it", "Install it, draw the first picture, and see why bars come apart from keyboards.", [
        ("README.md", "Two commands to the first picture, and why to believe it."),
        ("Documentation/Installing.md", "Ways to build, install and remove the command."),
        ("Documentation/WhyThereIsAGap.md", "From what you see to its cause, and what to write instead."),
        ("Documentation/Playground.md", "Try a device, a property and a curve with sliders, on a page of your own machine."),
        ("Documentation/Glossary.md", "What the words mean, a line each."),
    ]),
    ("write", "Write about it", "Strips, plots, clips and players for an article, a talk or a pull request.", [
        ("Documentation/Pictures.md", "All formats, sizes and looks; embedding the player in a page; figures that stay true."),
        ("Scenarios/README.md", "What a scenario file says, with examples to copy."),
        (entries.KEYS, "Every key of a scenario file, with an example and a picture."),
        ("Renders/README.md", "The pictures that Filmstrip draws of itself."),
        ("Renders/a-chat-in-three-cases.md", "The bar, the table or the whole screen rises, depending on how many messages there are."),
        ("Renders/tables-that-resize-or-move.md", "Why cells fly in as the keyboard hides, and what moving costs."),
        ("Renders/lists-that-rise-or-stay.md", "Lists that rise always, at their end, persistently or never."),
        ("Renders/a-field-in-a-form.md", "A field that is lifted clear of the keyboard, in every orientation."),
        ("Renders/a-keyboard-manager.md", "What a keyboard manager does with scroll views, headers, sheets and alerts."),
        ("Renders/the-systems-own.md", "The system's layout guide, accessory view and content inset."),
        ("Renders/the-same-chat-in-eight-frameworks.md", "UIKit, SwiftUI, React Native, Flutter, Compose and Android, side by side."),
        ("Renders/windows.md", "Split View, Slide Over and Stage Manager: whose coordinates a frame has."),
        ("Renders/settings.md", "The largest text, right to left, and a keyboard that fades."),
        ("Renders/bugs-people-met.md", "Family by family, the code that fails and the code that works."),
    ]),
    ("hold", "Hold an app to it", "Record films once, and let every later run check that they still move the same.", [
        ("Documentation/HoldAnApp.md", "Record, check, review and accept, on your machine and in CI."),
        ("Documentation/ManyMachines.md", "Split the work into shards, in Slurm, CI or by hand, and merge the results."),
        ("Documentation/OwnTests.md", "Expect whole films in your own tests."),
    ]),
    ("review", "Review a recording", "Find out from a screen recording what a bar does, and what a change has changed.", [
        ("Documentation/Recordings.md", "Read a video, compare two, and decide whether it is your app or the model."),
        ("Documentation/ComparePictures.md", "Compare two pictures pixel by pixel."),
        ("Documentation/HowRecordingsAreRead.md", "How a video becomes a sentence about its bar."),
        ("Benchmarks/ACCURACY.md", "How often recordings are read correctly, measured on clips whose truth is known."),
    ]),
    ("code", "Film your own code", "Play your app's view controller or handler, without changing it.", [
        ("Documentation/FilmYourApp.md", "Ten minutes from your view controller's file to its strip."),
        ("Documentation/Carrying.md", "What is rewritten in a copy of your file, and what cannot be."),
        ("Documentation/OwnHandlers.md", "Port a handler by hand, in a test or a program."),
        ("Documentation/YourOwnProgram.md", "Every command with your own approaches in it."),
        ("Documentation/UIKit.md", "What of UIKit your code finds, and how it differs from a device."),
        ("Documentation/PublicHandlers.md", "How forty handlers of public apps fared."),
        ("Examples/app-controllers/README.md", "Three controllers as apps have them, filmed unmodified."),
        ("Examples/films/README.md", "A package of an app's films, as `init` writes it."),
        ("Examples/article/README.md", "An article whose pictures a script draws."),
    ]),
    ("reference", "Look it up", "Commands, exit codes, keys, measures, what is known, and every public name.", [
        ("Documentation/Commands.md", "Every command and what it prints."),
        ("Documentation/ExitCodes.md", "What the exit code of a command says."),
        (entries.MEASURES, "Every measure, with its value in a film and a picture."),
        ("Sources/Stage/README.md", "What the model of UIKit decides, case by case."),
        ("Documentation/Truth.md", "How well each decision is known, with its source."),
        ("Benchmarks/RESULTS.md", "How fast everything is, next to other tools."),
        ("Benchmarks/README.md", "How the speed is measured."),
        ("Documentation/Packaging.md", "How Filmstrip gets onto a machine, and what of that has been tried."),
        ("SECURITY.md", "What is guaranteed for files and texts that are not to be trusted."),
        ("CHANGELOG.md", "What each release has for its users."),
        ("CONTRIBUTING.md", "How to build, test and change Filmstrip: add an approach, a scenario, a device."),
        ("Documentation/Architecture.md", "One value followed from a line of YAML to a pixel."),
        ("Documentation/Decisions/README.md", "Why things are the way they are."),
        (INTERFACE, "Every public declaration of each product, as text."),
        ("Attack/README.md", "What the built command withstands."),
        ("Fuzzing/README.md", "How the readers of foreign files are fuzzed."),
    ]),
]
# Pages that others lead to, and no door does.
BEHIND = sorted(
    path.relative_to(ROOT).as_posix() for folder in ("Documentation/Decisions", "Benchmarks/peers")
    for path in (ROOT / folder).glob("*.md") if path.name != "README.md" or folder.startswith("Benchmarks"))
SENTENCES = {path: sentence for *_, pages in DOORS for path, sentence in pages}
PAGES = [*SENTENCES, *BEHIND]

# Read as what they are; any other file is served as text.
PICTURES = (".png", ".svg", ".gif", ".webp", ".apng")


def address(path):
    """Where a document's page is, from the site's root."""
    return f"guides/{path.removesuffix('.md')}.html"


def size_of(file):
    """A PNG's size in points: half of its pixels where its name says so."""
    data = file.read_bytes()[:24]
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        return None
    scale = int((re.search(r"@(\d)x", file.name) or [0, 1])[1])
    return tuple(side // scale for side in struct.unpack(">II", data[16:24]))


class Site:
    def __init__(self, out, modules):
        """`modules` are the libraries with a sentence each, in the order in which they are built."""
        self.out, self.modules = out, modules
        self.index, self.titles, self.documents = [], {}, {}

    def link(self, path):
        """What a link or a picture in a document leads to, from its page; what it names is copied beside the pages."""
        folder = posixpath.dirname(path)
        here = posixpath.dirname(address(path))

        def resolved(target, is_picture):
            if re.match(r"[a-z]+:", target) or target.startswith("#"):
                return target
            if target == "REFERENCE":
                return posixpath.relpath("documentation/index.html", here)
            name, _, part = target.partition("#")
            name = posixpath.normpath(posixpath.join(folder, name))
            part = f"#{part}" if part else ""
            for page in (name, f"{name}/README.md"):
                if page in PAGES:
                    return posixpath.relpath(address(page), here) + part
            file = ROOT / name
            if not file.is_file() and not (self.out / "guides" / name).is_file():
                if file.is_dir():
                    return None
                raise SystemExit(f"{path} leads to {target}, which is not there.")
            copy = f"guides/{name}" + ("" if name.endswith((*PICTURES, ".txt")) else ".txt")
            if file.is_file() and not (self.out / copy).exists():
                (self.out / copy).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, self.out / copy)
            return posixpath.relpath(copy, here)

        return resolved

    def read(self, path, text, anchor=lambda *_: None):
        page = self.documents[path] = Page(text, self.link(path), anchor)
        self.titles[path] = page.title

    def sized(self, path, markup):
        """Pictures with their sizes, so that nothing moves as they come."""
        folder = self.out / posixpath.dirname(address(path))

        def size(match):
            file = folder / html.unescape(match[1])
            shape = size_of(file) if file.is_file() else None
            return f'<img src="{match[1]}" width="{shape[0]}" height="{shape[1]}"' if shape else match[0]

        return re.sub(r'<img src="([^"]+)"', size, markup)

    def frame(self, where, title, body, current=None):
        """A whole page: the header with the search, the list of pages beside it, and the body."""
        root = posixpath.relpath(".", posixpath.dirname(where) or ".") + "/"
        parts = []
        for name, door, _, pages in DOORS:
            links = "".join(
                f'<li><a href="{root}{address(path)}"{" aria-current=page" if path == current else ""}>'
                f"{html.escape(self.titles[path])}</a></li>" for path, _ in pages)
            if name == "reference":
                links += f'<li><a href="{root}documentation/index.html">Modules and public names</a></li>'
            isOpen = " open" if current in [path for path, _ in pages] else ""
            parts.append(f"<details{isOpen}><summary>{door}</summary><ul>{links}</ul></details>")
        side = f'<nav class="side" aria-label="Pages">{"".join(parts)}</nav>' if current else ""
        text = (ASSETS / "page.html").read_text()
        for key, value in {
            "TITLE": html.escape(title), "ROOT": root, "SIDE": side, "BODY": body, "CLASS": "page" if current else "front",
        }.items():
            text = text.replace(f"{{{key}}}", value)
        file = self.out / where
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def entry(self, where, title, page, text, kind):
        self.index.append([where, title, page, re.sub(r"\s+", " ", text).strip(), kind])

    def write_documents(self):
        for path, page in self.documents.items():
            parts = [
                f'<li class="l{level}"><a href="#{name}">{html.escape(words)}</a></li>'
                for level, name, words, _ in page.sections if level == 2 and name]
            contents = ""
            if 3 <= len(parts) <= 24:
                contents = f'<nav class="contents" aria-label="On this page"><ul>{"".join(parts)}</ul></nav>'
            body = self.sized(path, page.html)
            heading, end, rest = body.partition("</h1>")
            self.frame(address(path), f"{page.title} – Filmstrip", heading + end + contents + rest, path)
            late = path in BEHIND or path in ("CHANGELOG.md", "Documentation/Truth.md", "Sources/Stage/README.md")
            for _, name, words, lines in page.sections:
                where = address(path) + (f"#{name}" if name else "")
                # 0 is an entry of its own, 1 a guide, 2 what was decided or changed, 3 a public name.
                group = next((group for group in entries.GROUPS.get(path, []) if group[0] == name), None)
                for one in group or [None]:
                    self.entry(
                        f"{address(path)}#{one}" if one else where, one or words or page.title, page.title,
                        " ".join(lines), 0 if one else 2 if late else 1)
            # Keys and measures have entries of their own, to which their rows lead.
            for name, words, text in page.rows if path != entries.SCENARIOS else []:
                self.entry(f"{address(path)}#{name}", words, page.title, text, 2 if late else 1)

    def write_landing(self):
        parts = []
        for name, door, sentence, pages in DOORS:
            parts.append(
                f'<section class="door"><h2><a href="#{name}">{door}</a></h2><p>{sentence}</p><ul>' + "".join(
                    f'<li><a href="{address(path)}">{html.escape(self.titles[path])}</a></li>' for path, _ in pages[:4])
                + (f'<li><a href="#{name}">All {len(pages)} pages</a></li>' if len(pages) > 4 else "") + "</ul></section>")
        lists = []
        for name, door, _, pages in DOORS:
            cards = "".join(
                f'<li><a href="{address(path)}"><strong>{html.escape(self.titles[path])}</strong>'
                f"<span>{inline(sentence, None)}</span></a></li>"
                for path, sentence in pages)
            if name == "reference":
                cards += "".join(
                    f'<li><a href="documentation/{module.lower()}/index.html"><strong>{module}</strong>'
                    f"<span>{inline(sentence, None)}</span></a></li>"
                    for module, sentence in self.modules)
            lists.append(f'<section><h2 id="{name}">{door}</h2><ul class="cards">{cards}</ul></section>')
        body = (ASSETS / "landing.html").read_text()
        body = body.replace("{DOORS}", "".join(parts)).replace("{LISTS}", "".join(lists))
        self.frame("index.html", "Filmstrip", body)

    def write_search(self):
        """The index of the search, documents and public names: scripts, as a page opened as a file may read nothing else."""
        for name, those in (("index", [0, 1, 2]), ("names", [3])):
            lines = ",\n".join(
                json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in self.index if entry[4] in those)
            (self.out / f"search-{name}.js").write_text(f"filmstripIndex([\n{lines}\n]);\n")

    def read_reference(self):
        """What DocC made, for the search: names with their sentences, and articles with their text."""
        def words(value):
            if isinstance(value, dict):
                if value.get("type") in ("text", "codeVoice"):
                    return value.get("text") or value.get("code") or ""
                if value.get("type") == "codeListing":
                    return "\n".join(value["code"])
                return " ".join(filter(None, (words(part) for key, part in value.items() if key not in ("references", "type"))))
            if isinstance(value, list):
                return "".join(words(part) for part in value) if any(
                    isinstance(part, dict) and part.get("type") == "text" for part in value) else " ".join(map(words, value))
            return value if False else ""

        for file in sorted((self.out / "data").rglob("*.json")):
            data = json.loads(file.read_text())
            meta = data.get("metadata", {})
            where = file.relative_to(self.out / "data").with_suffix("").as_posix()
            title = meta.get("title") or meta.get("category") or ""
            if not title or not (self.out / where / "index.html").is_file():
                continue
            text = words(data.get("abstract", []))
            if data.get("kind") != "symbol" or meta.get("symbolKind") == "module":
                text += " " + words(data.get("primaryContentSections", []))
            module = (meta.get("modules") or [{}])[0].get("name", "Reference")
            self.entry(where, title, module if module != title else "", text, 3)

    def write(self, command):
        """Everything but what DocC makes, which must be there already."""
        missing = [
            path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "Documentation").rglob("*.md"))
            if path.relative_to(ROOT).as_posix() not in PAGES]
        if missing:
            raise SystemExit(f"No door of scripts/pages.py leads to {', '.join(missing)}.")
        for name in ("style.css", "search.js"):
            shutil.copy(ASSETS / name, self.out / name)
        made = entries.written(command, self.out)
        made[INTERFACE] = (
            "# The public interface\n\nEvery public declaration of each product, as `make interface` prints it. What each means "
            "is in [the reference](REFERENCE).\n\n" + "\n".join(
                f"- [{module}](Interface/{module}.txt): {sentence}" for module, sentence in self.modules) + "\n")
        # A row with an anchor is found by itself.
        def word(section, head, cell):
            return (slug(cell), None) if head in ("Word", "Case") else None

        keyed = {entries.SCENARIOS: entries.anchor, "Documentation/Glossary.md": word, "Documentation/Truth.md": word}
        for path in PAGES:
            text = made[path] if path in made else (ROOT / path).read_text()
            if path == "README.md":
                text = text.replace("# Filmstrip\n", "# Filmstrip in short\n", 1)
            self.read(path, text, keyed.get(path, lambda *_: None))
        self.write_documents()
        self.read_reference()
        self.write_landing()
        self.write_search()
