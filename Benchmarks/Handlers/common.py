"""What the scripts of this folder share: the list, where the built modules are, carrying and compiling."""

import json
import re
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def handlers(names=()):
    """The handlers of the list, or those of some names."""
    found = json.loads((HERE / "handlers.json").read_text("utf-8"))
    return [handler for handler in found if not names or handler["name"] in names]


def sides(home):
    """The sides of a handler's fix whose files lie in its folder, each with these: before and after, or after alone."""
    if not home.exists():
        return []
    found = [(side, home / side) for side in ["before", "after"] if (home / side).exists()] or [("after", home)]
    return [(side, sorted(str(file) for file in folder.rglob("*.swift"))) for side, folder in found]


def built():
    """Where the compiled modules are, and the flags by which their C modules are found."""
    place = Path(subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())
    flags = ["-I", f"{place}/Modules"]
    maps = [*ROOT.glob("Sources/*/module.modulemap"), *ROOT.glob("Sources/*/include/module.modulemap"),
            *ROOT.glob(".build/checkouts/*/Sources/*/include/module.modulemap"), *place.glob("*.build/module.modulemap")]
    for file in maps:
        flags += ["-Xcc", f"-fmodule-map-file={file}"]
    return place, flags


def carried(files, carry, folder):
    """Carries files into a folder: the counts of their lines and of those rewritten."""
    result = subprocess.run(
        [carry, *files, "--check"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = sum(int(n) for n in re.findall(r": \d+ of (\d+) lines as they are", result.stdout))
    rewritten = sum(int(n) for n in re.findall(r"; (\d+) rewritten", result.stdout))
    subprocess.run([carry, *files, "-o", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return lines, rewritten


def compiled(folder, flags, place=None, program=None):
    """The compiler's errors of all Swift files in a folder, each once; with a program they become it, else they are only read."""
    files = sorted(str(file) for file in Path(folder).glob("*.swift"))
    if not files:
        return ["nothing was carried"]
    options = ["-typecheck"]
    if program:
        options = ["-Onone", "-g", "-parse-as-library", "-o", str(program), *libraries(place)]
    result = subprocess.run(
        ["swiftc", *options, "-swift-version", "5", "-module-name", "App", *flags, *files],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    found = re.findall(r"^\S.*?: error: (.*)$", result.stdout, re.MULTILINE)
    return list(dict.fromkeys(found)) or ([] if result.returncode == 0 else [result.stdout.strip().splitlines()[-1]])


def libraries(place):
    """The object files of the package's libraries, and the system's libraries that they need."""
    own = {folder.name for folder in (ROOT / "Sources").iterdir()} - {"filmstrip", "filmstrip-carry"}
    names = [name for name in own if (place / f"{name}.build").exists()]
    names += [folder.name[:-6] for folder in place.glob("*.build")
              if any((ROOT / ".build/checkouts").glob(f"*/Sources/{folder.name[:-6]}"))]
    objects = [str(file) for name in sorted(set(names)) for file in sorted((place / f"{name}.build").rglob("*.o"))]
    needed = subprocess.run(
        ["pkg-config", "--libs", "pangocairo", "pangoft2", "fontconfig", "freetype2", "libpng", "libwebp", "libwebpmux", "yaml-0.1", "libdeflate"],
        check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    return [*objects, *needed]
