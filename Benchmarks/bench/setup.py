"""What all rows share: our command, its films, and the scenes that the peers draw."""

import os
import subprocess

from . import HERE, WORK, machine, scene
from .contest import Contestant

CHAT = os.path.join(HERE, "scenes", "chat.yaml")
# Both are played by one approach: the bar moves with the keyboard.
ONE = ["--approach", "transform"]
PUSH = os.path.join(HERE, "scenes", "push.yaml")


class Setup:
    """Films are drawn and recorded once, when a row first asks for them."""

    def __init__(self, ours, measure):
        self.ours = ours
        self.measure = measure
        self.films = {}

    def film(self, path, frames="0-59"):
        """The sixty frames of a scenario as we draw them, and its scene."""
        if path not in self.films:
            self.films[path] = Film(self, path, frames)
        return self.films[path]

    def render(self, *words, folder, name="Filmstrip"):
        """Our command as a contestant, with an empty folder each time."""
        command = [self.ours, "render", *words, "-o", folder]
        return Contestant(name, command, folder=folder)


class Film:
    """A film's frames at 3 pixels a point, and the scene that its peers draw."""

    def __init__(self, setup, path, frames):
        self.setup = setup
        self.path = path
        self.frames = frames
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.folder = room(self.name, "frames")
        self.words = [path, "--format", "frames", "--scale", "3", *ONE, "--frames", frames]
        self.drawn = self.draw()
        self.drawn.run()
        self.pictures = pictures(self.folder)
        first, last = map(int, frames.split("-"))
        self.first = first
        self.scene = os.path.join(WORK, self.name + ".scene")
        # A clip of one frame draws it as one picture; `frames` would draw rows that recur, apart from where they lie.
        one = [setup.ours, "render", path, "--format", "webp", "--scale", "3", *ONE, "--frames", "{}"]
        scene.record(
            [*one, "-j", "1", "-o", room(self.name, "one")],
            os.path.join(WORK, "record.so"), range(first, last + 1), self.scene, WORK)
        self.fonts = scene.write_fonts(self.scene, room(self.name, "fonts"))

    @property
    def pattern(self):
        """The frames' paths, as ffmpeg counts them."""
        return self.pictures[0].replace(f"{self.first:04d}@", "%04d@")

    def draw(self, *words):
        """Ours: all frames."""
        return self.setup.render(*self.words, *words, folder=self.folder)

    def redraw_in_c(self):
        folder = room(self.name, "c")
        return Contestant(
            "C, cairo", [os.path.join(WORK, "redraw"), self.scene, folder], folder=folder)

    def redraw_in_python(self, *frame):
        folder = room(self.name, "pycairo")
        script = os.path.join(HERE, "peers", "redraw.py")
        return Contestant(
            "pycairo", [machine.PYTHON, script, self.scene, folder, *frame],
            environment={"FONTCONFIG_FILE": self.fonts}, folder=folder)

    def redraw_in_skia(self):
        folder = room(self.name, "skia")
        script = os.path.join(HERE, "peers", "redraw_in_skia.py")
        return Contestant("skia-python", [machine.PYTHON, script, self.scene, folder], folder=folder)

    def redraw_in_chromium(self):
        folder = room(self.name, "chromium")
        script = os.path.join(HERE, "peers", "playwright_frames.py")
        return Contestant(
            "Playwright, Chromium",
            [machine.PYTHON, script, machine.chromium() or "chromium", self.scene, folder],
            folder=folder)

    def difference(self, contestant):
        """How a peer's pictures differ from ours, in words, and the peer's bytes a frame."""
        folder = contestant.folder
        theirs = pictures(folder)
        if len(theirs) != len(self.pictures):
            return f"{len(theirs)} pictures instead of {len(self.pictures)}", 0
        pairs = [path for pair in zip(self.pictures, theirs) for path in pair]
        done = subprocess.run(
            [os.path.join(WORK, "compare"), *pairs], capture_output=True, text=True, check=True)
        share, mean, largest = done.stdout.split()
        words = f"{float(share) * 100:.3f} % of pixels, mean {float(mean):.4f}, most {largest}"
        return words, size(theirs) / len(theirs)


def room(*names):
    """A folder in which something is made."""
    folder = os.path.join(WORK, *names)
    os.makedirs(folder, exist_ok=True)
    return folder


def pictures(folder):
    """The PNG files of a folder, in order."""
    return sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".png"))


def size(paths):
    return sum(os.path.getsize(path) for path in paths)
