"""What run and play share: the list of handlers, their copies, and how a copy is carried over the built package."""

import json
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def handlers():
    return json.loads((HERE / "handlers.json").read_text())


def sides(folder, handler):
    """The folders that hold a handler's files, by their side: before and after a fix, or after alone."""
    home = Path(folder) / handler["name"]
    found = {side: home / side for side in ["before", "after"] if (home / side).exists()}
    return found or ({"after": home} if home.exists() else {})


def built():
    """Where the compiled modules are, and the flags by which their C modules are found."""
    place = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    flags = ["-I", f"{place}/Modules"]
    maps = [*ROOT.glob("Sources/*/module.modulemap"), *ROOT.glob("Sources/*/include/module.modulemap"),
            *ROOT.glob(".build/checkouts/*/Sources/*/include/module.modulemap"), *Path(place).glob("*.build/module.modulemap")]
    for file in maps:
        flags += ["-Xcc", f"-fmodule-map-file={file}"]
    return Path(place), flags


def carried(home, carry, folder, options=()):
    """Carries a copy's files into a folder: the counts of their lines and of those rewritten."""
    files = sorted(str(file) for file in home.rglob("*.swift"))
    subprocess.run([carry, *files, "-o", folder, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    lines = rewritten = 0
    for file in map(Path, files):
        own = file.read_text("utf-8", errors="replace").split("\n")
        result = Path(folder) / f"{file.stem}.carried.swift"
        # The first two lines are the tool's own.
        ours = result.read_text("utf-8", errors="replace").split("\n")[2:] if result.exists() else own
        lines += len(own) - 1
        rewritten += sum(1 for pair in zip(own, ours) if pair[0] != pair[1])
    return lines, rewritten
