"""What swift-symbolgraph-extract must be told to read the modules of this package, for the scripts beside this file."""

import json
import platform
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*command):
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def extract(module, modules, package, folder, *options):
    """Writes the symbol graphs of a module that is built in the folder `modules` into another, existing, folder.

    `package` is what `swift package dump-package` prints. The C libraries that a module imports are read from their
    headers again, so they are named with the folders in which pkg-config finds them.
    """
    flags = []
    for target in package["targets"]:
        if target["type"] == "system":
            flags += ["-Xcc", f"-fmodule-map-file={ROOT / 'Sources' / target['name'] / 'module.modulemap'}"]
            for flag in run("pkg-config", "--cflags-only-I", target["pkgConfig"]).split():
                flags += ["-Xcc", flag]
    for map_file in sorted((ROOT / ".build" / "checkouts").glob("*/Sources/*/include/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={map_file}"]
    # SwiftPM writes a map for C targets that have none.
    for map_file in sorted(Path(modules).parent.glob("*.build/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={map_file}"]
    if platform.system() == "Darwin":
        flags += ["-sdk", run("xcrun", "--show-sdk-path").strip()]
    triple = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", triple,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder, *options, *flags)
