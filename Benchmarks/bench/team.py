"""What a team runs all day: recording and checking the pictures of many films, and drawing strips of them."""

import json
import os
import re
import statistics
import subprocess

from .contest import Contestant, empty
from .report import Row, measured
from .setup import room

ROUNDS = 5
# The films and scenarios that the aims were set for; there are more now, and an aim grows with them.
FILMS, SCENARIOS = 185, 68


def team(setup):
    row = Row("What a team runs all day")
    names = [entry["name"] for entry in json.loads(subprocess.run(
        [setup.ours, "list", "scenarios", "--json"], capture_output=True, text=True, check=True).stdout)]
    approved, other, numbers, strips = (room("team", name) for name in ["approved", "other", "numbers", "strips"])

    def command(name, folder, *words, code=0):
        return Contestant(name, ["env", "-C", folder, setup.ours, *words], code=code)

    def record(name, folder, *words):
        """Each run begins in an empty project."""
        return Contestant(
            name, ["env", "-C", folder, setup.ours, "record", *names, *words], folder=folder)

    # Baselines of frames that are one later, under the names of these: every picture that moves differs.
    record("", other, "--frames", "11,21,31", "--scale", "3").run()
    for path, _, files in os.walk(other):
        for file in files:
            if file.endswith(".png"):
                os.rename(os.path.join(path, file), os.path.join(path, re.sub(r"1@3x", "0@3x", file)))
            elif file.endswith(".trace.json"):
                with open(os.path.join(path, file), encoding="utf-8") as trace:
                    text = trace.read()
                with open(os.path.join(path, file), "w", encoding="utf-8") as trace:
                    trace.write(re.sub(r'"00([123])1@3x"', r'"00\g<1>0@3x"', text))
    pictures = record("record, three pictures of 3 pixels a point a film", approved, "--frames", "10,20,30", "--scale", "3")
    plain = record("record, numbers alone", numbers)
    works = [
        (pictures, 2, 1),
        (command("check, all as approved", approved, "check"), 1.2, 0.6),
        (command("check, every picture that moves differs", other, "check", code=1), 4, 2),
        (plain, None, None),
        (command("check, numbers alone", numbers, "check"), 0.08, 0.04),
        (command("render, all strips", strips, "render", *names, "-o", "."), 1.2, 0.6),
    ]
    empty(strips)
    lines = []
    for work, must, goal in works:
        runs = [work.run() for _ in range(ROUNDS)]
        lines.append([work.name, *measured(runs)])
        if work is pictures:
            films = sum(file.endswith(".trace.json") for _, _, files in os.walk(approved) for file in files)
        share = len(names) / SCENARIOS if work.name.startswith("render") else films / FILMS
        if must:
            row.aim(
                f"{work.name}: time", round(must * share, 2), round(goal * share, 2),
                statistics.median(run.seconds for run in runs), unit=" s", larger=False, digits=2)
            row.aim(
                f"{work.name}: memory", 96, 64, statistics.median(run.mebibytes for run in runs), unit=" MiB",
                larger=False, digits=0)
    row.table(["work", "ms, median (least–most)", "CPU ms", "peak MiB"], lines)
    row.say(
        f"Whole processes, two threads, {len(names)} scenarios, {films} films. The aims were set for {FILMS} films and "
        f"{SCENARIOS} strips and grow with their number.")
    return row
