"""Cost as work grows: checks of ten to ten thousand films, and strips of as many scenarios as there are in a thousand."""

import os
import shutil
import statistics

from .contest import Contestant, empty
from .report import Row
from .setup import room

FILMS = [10, 100, 1000, 10000]
STRIPS = [10, 100, 1000]
# Two films a scenario.
APPROACHES = "[frame, constraints]"


def growth(setup):
    row = Row("Cost as work grows")
    lines = []
    for count in FILMS:
        numbers = project(setup, "numbers", count)
        pictures = project(setup, "pictures", count, "--frames", "12", "--scale", "1")
        works = [
            check(setup, "numbers", numbers), check(setup, "pictures", pictures),
            check(setup, "half", differing(pictures, count), code=1),
        ]
        lines.append([count, *(cell for work in works for cell in cells(work, count))])
    row.growth(
        ["films", "check, numbers alone, ms", "peak MiB", "check, a picture each, ms", "peak MiB",
         "check, half of them differ, ms", "peak MiB"], lines)
    lines = []
    for count in STRIPS:
        folder = written(room("growth", f"strips-{count}"), 2 * count)
        out = room("growth", "sheets")
        work = Contestant(
            "strips", ["env", "-C", folder, setup.ours, "render", *names(2 * count), "-o", out], folder=out)
        lines.append([count, *cells(work, count)])
    row.growth(["strips", "render, ms", "peak MiB"], lines)
    row.say(
        "Whole processes, two threads. Scenarios are files: iPhones of four sizes, chats of up to thirty messages, keyboards of "
        "ninety heights, two approaches each. Pictures have a pixel a point. Half differ where every other file got another "
        "keyboard since it was approved, in numbers and picture.")
    return row


def names(films):
    return [f"{number:05d}.yaml" for number in range(films // 2)]


def written(folder, films, taller=0):
    """Scenarios of so many films; every other one has a keyboard that is so much taller."""
    empty(folder)
    devices = ["iPhone 7", "iPhone 14", "iPhone 16", "iPhone 14 Plus"]
    for number, name in enumerate(names(films)):
        height = 220 + number % 90 + (taller if number % 2 else 0)
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(
                f"name: grown-{number:05d}\ndevice: {devices[number % 4]}\nkeyboard: {{height: {height}}}\n"
                f"messages: {number % 31}\napproaches: {APPROACHES}\n")
    return folder


def project(setup, kind, films, *words):
    """A folder of scenarios whose films are approved."""
    folder = written(room("growth", f"{kind}-{films}"), films)
    Contestant("record", ["env", "-C", folder, setup.ours, "record", ".", *words]).run()
    return folder


def differing(folder, films):
    """A copy of a project in which half of the scenarios are other ones since."""
    copy = room("growth", f"half-{films}")
    written(copy, films, taller=7)
    shutil.copytree(os.path.join(folder, "Baselines"), os.path.join(copy, "Baselines"))
    return copy


def check(setup, name, folder, code=0):
    return Contestant(name, ["env", "-C", folder, setup.ours, "check"], code=code)


def cells(work, count):
    runs = [work.run() for _ in range(3 if count < 10000 else 1)]
    return (
        statistics.median([run.seconds * 1000 for run in runs]), statistics.median([run.mebibytes for run in runs])
    )
