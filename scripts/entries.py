"""An entry for every key of a scenario and for every measure: what it says, an example, and a picture of it.

What a key or a measure means is its row in Scenarios/README.md, unless an entry of Scenarios/keys.txt says it. The examples
are there and in Scenarios/measures.txt; each is played, and its picture drawn, as the pages are made. A key of the schema
without an entry, an entry without a key, and an example that does not play are errors.
"""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from markdown import cells

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = "Scenarios/README.md"
KEYS, MEASURES = "Scenarios/keys.md", "Scenarios/measures.md"
# What the keys of a table in a section of Scenarios/README.md are keys of.
PREFIXES = {"A form": "form.", "Your own approach": "approaches."}


def fail(message):
    raise SystemExit(message)


def records(name, first):
    """The entries of a file: each a map from a field to its text, lines of `yaml` without their indentation."""
    found, field = [], None
    for line in (ROOT / "Scenarios" / name).read_text().splitlines():
        match = re.fullmatch(r"(keys|measures|says|row|yaml|film|picture): (.+)", line)
        if line.startswith("#") or not line.strip():
            continue
        if match and match[1] == first:
            found.append({})
        if match:
            field = match[1]
            found[-1][field] = match[2]
        elif line.startswith("  ") and found and field == "yaml":
            found[-1][field] += "\n" + line[2:]
        else:
            fail(f"Scenarios/{name}: {line}")
    for record in found:
        record[first] = record[first].split(", ")
    return found


def named(section, cell):
    """The keys or measures that a row's first cell names, in full."""
    names = re.findall(r"`([^`]+)`", cell)
    # `.contents` after `rows.strayMotion.cells` is `rows.strayMotion.contents`.
    whole = [name if not name.startswith(".") else names[0].rpartition(".")[0] + name for name in names]
    return [PREFIXES.get(section, "") + name for name in whole]


def anchor(section, head, cell):
    """The anchor of a row in Scenarios/README.md, and where its entry is."""
    if head not in ("Key", "Name") or not cell.startswith("`"):
        return None
    name = named(section, cell)[0]
    page = "keys" if head == "Key" else "measures"
    return (name if cell.count(" ") == cell.count(", ") else None), f"{page}.html#{name}"


def rows():
    """What the rows of Scenarios/README.md say, by every name in their first cells."""
    found, section, head = {}, "", None
    for line in (ROOT / SCENARIOS).read_text().splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif line.startswith("| `"):
            cell, *texts = cells(line)
            words = texts[0] if texts[0].endswith((".", ")")) else texts[0] + "."
            if len(texts) > 1:
                words += f" Default: {texts[1]}." if texts[1] != "required" else " Required."
            for name in named(section, cell):
                found.setdefault(name, words)
            found[cell.replace("`", "")] = words
    return found


def schema_keys(command):
    """Every key that a scenario may have: `events.at` is one of each event, `form.fields.name` one of each field."""
    schema = json.loads(subprocess.run([command, "schema", "scenario"], check=True, capture_output=True).stdout)
    found = set()

    def walk(node, path):
        if "$ref" in node and path not in seen:
            seen.add(path)
            walk(schema["$defs"][node["$ref"].rpartition("/")[2]], path)
        for key, value in node.get("properties", {}).items():
            found.add(f"{path}{key}")
            # A box's fields and an alert's are a form's.
            if (path + key) not in ("form.fields.fields", "form.alert.fields"):
                walk(value, f"{path}{key}.")
        for other in [*node.get("anyOf", []), *node.get("oneOf", []), *node.get("allOf", [])]:
            walk(other, path)
        if isinstance(node.get("items"), dict):
            walk(node["items"], path)

    seen = set()
    walk(schema, "")
    return found


def run(command, *arguments, text=None):
    done = subprocess.run([str(command), *arguments], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{' '.join(arguments)}\n{text or ''}\n{done.stderr}")
    return done.stdout


def drawn(command, source, picture, out, name, text=None, approach=()):
    """Draws the picture of an entry, and gives its line of Markdown; `source` is a scenario, or - for `text`."""
    folder = out / "guides" / "Scenarios" / "entries"
    film = json.loads(run(command, "measure", source, *approach, "--json", text=text))["films"]
    if not picture:
        return ""
    scratch = folder / name
    scratch.mkdir(parents=True)
    first = [*approach] or (["--approach", film[0]["approach"]] if film else [])
    if picture == "strip":
        options = ["--shape", "phone", "--scale", "2", *approach]
    elif picture == "plot":
        options = ["--format", "plot", "--scale", "2", *first]
    else:
        frame = min(round(float(picture) * film[0]["fps"]), film[0]["frames"] - 1)
        options = ["--format", "frames", "--frames", str(frame), "--scale", "2", *first]
    run(command, "render", source, *options, "-o", str(scratch), text=text)
    (file,) = list(scratch.iterdir())
    file.rename(folder / f"{name}@2x.png")
    scratch.rmdir()
    what = {"strip": "The strip of the example", "plot": "Keyboard and bar over time in the example"}.get(
        picture, f"The example’s screen at {picture} s")
    return f"![{what}](entries/{name}@2x.png)"


def amount(measure):
    value, unit = measure["value"], measure["unit"]
    digits = 2 if unit in ("pt·s", "") and value != round(value) else 1 if unit else 0
    words = f"{value * 1000:.0f} ms" if unit == "s" else f"{value:.{digits}f} {unit}".strip()
    return words + (f" at {measure['time'] * 1000:.0f} ms" if "time" in measure else "")


def heading(names):
    return f"## {', '.join(f'`{name}`' for name in names)} {{#{' #'.join(names)}}}"


def page(entries, kind, part, intro):
    """The Markdown of a page with a part for each entry, and the names of its entries."""
    with ThreadPoolExecutor() as pool:
        parts = list(pool.map(part, entries))
    return intro + "\n\n" + "\n".join(parts), [entry[kind] for entry in entries]


def keys_page(command, out, told):
    entries = records("keys.txt", "keys")
    listed = [key for entry in entries for key in entry["keys"]]
    wanted = schema_keys(command)
    wrong = {
        "are in no entry": wanted - set(listed), "are no keys": set(listed) - wanted,
        "are in two": {key for key in listed if listed.count(key) > 1},
    }
    for what, names in wrong.items():
        if names:
            fail(f"Scenarios/keys.txt: {', '.join(sorted(names))} {what}.")

    def part(entry):
        first = entry["keys"][0]
        words = entry.get("says") or told.get(entry.get("row", first)) or fail(f"Scenarios/keys.txt: {first} says nothing.")
        text = f"name: example\n{entry['yaml']}\n"
        played = text
        for name, default in (("approaches", "[transform]"), ("events", "[{at: 0, keyboard: show}, {at: 1, keyboard: hide}]")):
            if f"\n{name}:" not in text:
                played += f"{name}: {default}\n"
        played = played.replace("approaches: []\n", "approaches: [focus-lift]\n")
        text = text.replace("approaches: []\n", "")
        picture = drawn(command, "-", entry.get("picture"), out, first, text=played)
        return f"{heading(entry['keys'])}\n\n{words}\n\n```yaml\n{text}```\n\n{picture}\n"

    return page(entries, "keys", part, (
        "# Keys of a scenario\n\nEvery key that a [scenario file](README.md) may have, with an example that plays as it "
        "stands and, where there is something to see, its picture. A dot leads inwards: `strip.columns` is `columns` in the "
        "map `strip`, `events.at` is `at` of each event."))


def measures_page(command, out, told):
    entries = records("measures.txt", "measures")
    listed = {name for entry in entries for name in entry["measures"]}
    text = (ROOT / SCENARIOS).read_text().partition("## What is measured")[2]
    missing = {name for line in text.splitlines() if line.startswith("| `") for name in named("", cells(line)[0])} - listed
    if missing:
        fail(f"Scenarios/measures.txt: {', '.join(sorted(missing))} are in no entry.")

    def part(entry):
        names = entry["measures"]
        scenario, approach = entry["film"].split()
        chosen = ("--approach", approach)
        (film,) = json.loads(run(command, "measure", scenario, *chosen, "--json"))["films"]
        values = [f"- `{name}`: {amount(film['measures'][name])}" for name in names if name in film["measures"]]
        if not values:
            fail(f"Scenarios/measures.txt: {names[0]} is no measure of {entry['film']}.")
        words = " ".join(dict.fromkeys(told[name] for name in names if name in told))
        picture = drawn(command, scenario, entry.get("picture"), out, names[0], approach=chosen)
        return (
            f"{heading(names)}\n\n{words}\n\n"
            f"`filmstrip measure {scenario} --approach {approach} --json` gives\n\n" + "\n".join(values) + f"\n\n{picture}\n")

    return page(entries, "measures", part, (
        "# Measures\n\nEvery measure of a film, with its value in a film that shows it. A plain name is the value at rest, "
        "the worst of several; `.max` and `.min` are the worst over the film's frames. [Scenario files](README.md"
        "#what-is-measured) has them in one table."))


GROUPS = {}


def written(command, out):
    """The Markdown of both pages; their pictures are drawn below `out`."""
    told, made = rows(), {}
    for path, made_page in ((KEYS, keys_page), (MEASURES, measures_page)):
        made[path], GROUPS[path] = made_page(command, out, told)
    return made
