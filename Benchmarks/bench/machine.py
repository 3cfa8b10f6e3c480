"""The machine and the peers: what is installed, and in which version."""

import ctypes
import os
import re
import shutil
import subprocess
import sys

from . import HERE, WORK

APT = [
    "ffmpeg", "imagemagick", "gcc", "g++", "pkg-config", "libcairo2-dev", "libpango1.0-dev", "libpng-dev", "libspng-dev",
    "libvips-tools", "apngasm", "webp", "gifsicle", "python3-venv",
]
CHROMIUM = "chromium-headless-shell"
# By what they are imported as.
PIP = {
    "playwright": "playwright", "cairo": "pycairo", "pybind11_pixelmatch": "pybind11-pixelmatch", "PIL": "pillow",
    "numpy": "numpy", "blazediff": "blazediff", "skia": "skia-python", "resvg_py": "resvg-py",
}
# A package of which only the source of fpng is used.
FPNG = "fpng-py"
# A photograph under a free licence: "TwoWings" by Charles Barbin and Hylke Bons, GPL-2+.
PHOTO = ("mate-backgrounds", "usr/share/backgrounds/mate/nature/TwoWings.jpg")
# prctl(2)
PR_SET_CHILD_SUBREAPER = 36
PYTHON = os.path.join(WORK, "venv", "bin", "python")


def install():
    """Installs what is missing, and returns what could not be had, by name."""
    missing = {}
    os.makedirs(WORK, exist_ok=True)
    wanted = [name for name in APT if not is_installed(name)]
    if not shutil.which("chromium") and not shutil.which(CHROMIUM):
        wanted.append(CHROMIUM)
    if wanted:
        say(f"Installing {', '.join(wanted)}")
        attempt(root(["apt-get", "update", "-qq"]))
        for name in wanted:
            reason = attempt(root(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name]))
            if reason:
                missing[name] = reason
    if not os.path.exists(PYTHON):
        attempt(["/usr/bin/python3", "-m", "venv", os.path.join(WORK, "venv")])
    for module, name in PIP.items():
        if attempt([PYTHON, "-c", f"import {module}"]):
            say(f"Installing {name}")
            reason = attempt([PYTHON, "-m", "pip", "install", "--quiet", name])
            if reason:
                missing[name] = reason
    if not os.path.exists(os.path.join(fpng(), "fpng.cpp")):
        say(f"Fetching {FPNG}")
        folder = os.path.join(WORK, "fpng")
        reason = attempt(
            [PYTHON, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "-d", folder, FPNG])
        if reason:
            missing[FPNG] = reason
        for file in os.listdir(folder) if os.path.isdir(folder) else []:
            attempt(["tar", "xzf", os.path.join(folder, file), "-C", folder, "--strip-components", "1"])
    return missing


def fpng():
    """The folder of fpng's source."""
    return os.path.join(WORK, "fpng", "fpng", "src")


def photo(width, height):
    """A photograph of this size as a PNG file: a part of one from Debian's packages; nothing where there is none."""
    package, name = PHOTO
    source = os.path.join(WORK, "photo", name)
    target = os.path.join(WORK, "photo.png")
    if not os.path.exists(source):
        folder = os.path.join(WORK, "photo")
        os.makedirs(folder, exist_ok=True)
        attempt(["apt-get", "download", "-qq", package], folder)
        for file in os.listdir(folder):
            if file.endswith(".deb"):
                attempt(["dpkg", "-x", os.path.join(folder, file), folder])
    # Upright, in its own pixels.
    part = f"transpose=1,crop={width}:{height}"
    if attempt(["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", source, "-vf", part, target]):
        return None
    return target


def compile_peers():
    """Builds the peers that are written in C, and the recorder."""
    for name, libraries, extra in [
        ("timed", [], []),
        ("spng", ["spng"], []),
        ("compare", ["libpng"], []),
        ("redraw", ["cairo", "freetype2"], []),
        ("record", ["pangocairo", "pangoft2"], ["-shared", "-fPIC"]),
    ]:
        flags = run(["pkg-config", "--cflags", "--libs", *libraries]).split() if libraries else []
        target = os.path.join(WORK, name + (".so" if extra else ""))
        source = os.path.join(HERE, "peers", name + ".c")
        run(["gcc", "-O2", "-Wall", "-Wextra", *extra, source, "-o", target, *flags])
    # As fpng's own build has it.
    run([
        "g++", "-O3", "-msse4.1", "-mpclmul", "-DFPNG_NO_STDIO=1", "-I", fpng(), "-I", os.path.join(HERE, "peers"),
        os.path.join(HERE, "peers", "fpng.cpp"), os.path.join(fpng(), "fpng.cpp"), "-o", os.path.join(WORK, "fpng-turns")])


def chromium():
    """The path of Chromium, or nothing."""
    return shutil.which(CHROMIUM) or shutil.which("chromium")


def description():
    """The machine in one line, without its name."""
    model = re.search(r"model name\s*: (.*)", read("/proc/cpuinfo"))
    memory = int(re.search(r"MemTotal:\s*(\d+)", read("/proc/meminfo")).group(1)) / 1024 / 1024
    system = re.search(r'PRETTY_NAME="(.*)"', read("/etc/os-release"))
    return (
        f"{model.group(1) if model else os.uname().machine}, {os.cpu_count()} cores, {memory:.0f} GiB, "
        f"{system.group(1) if system else os.uname().sysname}, Linux {os.uname().release.split('-')[0]}"
    )


def versions():
    """What took part, with its version."""
    found = {
        "Swift": first(["swift", "--version"], r"Swift version (\S+)"),
        "Chromium": first([chromium() or "chromium", "--version"], r"(\d[\d.]+)"),
        "Playwright": first([PYTHON, "-m", "pip", "show", "playwright"], r"Version: (\S+)"),
        "pycairo": first([PYTHON, "-c", "import cairo; print(cairo.version)"], r"(\S+)"),
        "cairo": first(["pkg-config", "--modversion", "cairo"], r"(\S+)"),
        "libpng": first(["pkg-config", "--modversion", "libpng"], r"(\S+)"),
        "zlib": first(["pkg-config", "--modversion", "zlib"], r"(\S+)"),
        "ffmpeg": first(["ffmpeg", "-version"], r"version ([\d.]+)"),
        "ImageMagick": first(["montage", "-version"], r"ImageMagick (\S+)"),
        "pybind11-pixelmatch": first([PYTHON, "-m", "pip", "show", "pybind11-pixelmatch"], r"Version: (\S+)"),
        "blazediff": first([PYTHON, "-m", "pip", "show", "blazediff"], r"Version: (\S+)"),
        "fpng-py": first(["sh", "-c", f"cat {WORK}/fpng/PKG-INFO"], r"Version: (\S+)"),
        "libspng": first(["pkg-config", "--modversion", "spng"], r"(\S+)"),
        "skia-python": first([PYTHON, "-m", "pip", "show", "skia-python"], r"Version: (\S+)"),
        "resvg-py": first([PYTHON, "-m", "pip", "show", "resvg-py"], r"Version: (\S+)"),
        "vips": first(["vips", "--version"], r"vips-(\S+)"),
        "apngasm": first(["dpkg-query", "-W", "-f", "${Version}", "apngasm"], r"(\S+)"),
        "libwebp": first(["dpkg-query", "-W", "-f", "${Version}", "webp"], r"(\S+)"),
        "gifsicle": first(["gifsicle", "--version"], r"Gifsicle (\S+)"),
        "Pillow": first([PYTHON, "-m", "pip", "show", "pillow"], r"Version: (\S+)"),
        "Python": first(["/usr/bin/python3", "--version"], r"Python (\S+)"),
    }
    return ", ".join(f"{name} {version or 'missing'}" for name, version in found.items())


class Others:
    """What others took of the processors since it was made: the machine's neighbours, and processes that are none of ours."""

    def __init__(self):
        # Processes whose parents have ended, as Chromium's do, become children of this one, and so count as ours.
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self.before = self.now()

    @staticmethod
    def now():
        ticks = [int(word) / os.sysconf("SC_CLK_TCK") for word in read("/proc/stat").splitlines()[0].split()[1:9]]
        ours = os.times()
        # user, nice, system, idle, iowait, irq, softirq, steal
        return {
            "all": sum(ticks), "stolen": ticks[7], "busy": sum(ticks[:3]) + sum(ticks[5:7]),
            "ours": ours.user + ours.system + ours.children_user + ours.children_system,
        }

    def shares(self):
        """The neighbours' share of all time, and that of other processes."""
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
        took = {name: now - self.before[name] for name, now in self.now().items()}
        every = max(took["all"], 0.01)
        return took["stolen"] / every, max(0, took["busy"] - took["ours"]) / every


def is_installed(package):
    return "install ok installed" in run(["dpkg-query", "-W", "-f", "${Status}", package], check=False)


def root(command):
    return command if os.geteuid() == 0 else ["sudo", *command]


def attempt(command, folder=None):
    """Runs a command and returns why it failed, or nothing."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return None
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1] if lines else f"ended with {done.returncode}"


def run(command, check=True):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if not check else None, text=True, check=check)
    return done.stdout


def first(command, pattern):
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    found = re.search(pattern, done.stdout + done.stderr)
    return found.group(1) if found else None


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def say(text):
    print(text, flush=True)
