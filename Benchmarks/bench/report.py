"""What is said of the results: a table of aims, and a table for each row."""

import math
import re
import statistics

from .contest import figure, spread


class Aim:
    """Something that must be reached, and what was: the larger the better, or the smaller."""

    def __init__(self, work, must, goal, reached, unit="×", larger=True, digits=1, least=""):
        self.work = work
        self.must = must
        self.goal = goal
        self.reached = reached
        self.unit = unit
        self.larger = larger
        self.digits = digits
        # The same of the least times, and of the least times of the processor.
        self.least = least

    def line(self, before="", is_doubted=False):
        """Its line in the table; `before` is what an earlier run reached."""
        def aimed(value):
            if value is None:
                return ""
            sign = "≥" if self.larger else "≤"
            return f"{sign} {value:,g}{self.unit}"

        if isinstance(self.reached, str):
            return f"| {self.work} | {aimed(self.must)} | {aimed(self.goal)} | {before} | {self.reached} | | |"
        if self.must is None and self.goal is None:
            verdict = ""
        elif self.reaches(self.goal):
            verdict = "goal"
        else:
            verdict = "yes" if self.reaches(self.must) else "**no**"
        if is_doubted:
            verdict += " ?"
        reached = figure(self.reached, self.digits)
        return f"| {self.work} | {aimed(self.must)} | {aimed(self.goal)} | {before} | {reached}{self.unit} | {self.least} | {verdict} |"

    def reaches(self, value):
        if value is None:
            return False
        return self.reached >= value if self.larger else self.reached <= value


class Row:
    """The results of a row: its aims, and its details in Markdown."""

    def __init__(self, title):
        self.title = title
        self.aims = []
        self.text = []
        # Why its figures are not to be trusted.
        self.doubt = None

    def aim(self, *arguments, **options):
        self.aims.append(Aim(*arguments, **options))

    def say(self, text):
        self.text.append(text)

    def table(self, heads, lines):
        marks = "|".join(["---"] + ["---:"] * (len(heads) - 1))
        table = ["| " + " | ".join(heads) + " |", f"|{marks}|"]
        table += ["| " + " | ".join(map(str, line)) + " |" for line in lines]
        self.text.append("\n".join(table))

    def growth(self, heads, lines):
        """A table of numbers as a count grows, and the exponents with which they grow.

        An exponent is the slope of the straight line nearest to the logarithms, by the least squares, of the counts from
        a hundredth of the largest on, as starting up hides the growth of small ones.
        """
        self.table(heads, [[figure(line[0], 0), *(figure(cell, 0) for cell in line[1:])] for line in lines])
        large = [line for line in lines if line[0] * 100 >= lines[-1][0]]
        slopes = [slope([(line[0], line[column]) for line in large]) for column in range(1, len(heads))]
        self.say("Exponents of growth: " + "; ".join(
            f"{head} {figure(value, 2)}{' (above 1.1)' if value > 1.1 else ''}" for head, value in zip(heads[1:], slopes)) + ".")

    def aim_at(self, duel, work, must, goal):
        """The aim of a duel: how many times as long the peer takes."""
        if not duel.ratios:
            self.aim(work, must, goal, f"not measured: {duel.failure}")
            return
        ratios = [duel.ratio("seconds"), duel.ratio("processor")]
        least = ", ".join("–" if ratio is None else f"{figure(ratio, 1)}×" for ratio in ratios)
        self.aim(work, must, goal, statistics.median(duel.ratios), least=least)

    def duels(self, duels, extra=None):
        """Times, memory and ratios of duels; `extra` has a head, and words by contestant."""
        heads = ["", "ms, median (least–most)", "CPU ms, the same", "peak MiB", "ratio, pair by pair"]
        lines = []
        ours = [run for duel in duels for run in duel.ours]
        if ours:
            lines.append([duels[0].ours_name, *measured(ours), "1"])
        for duel in duels:
            if duel.failure:
                lines.append([duel.peer, f"not measured: {duel.failure}", "", "", ""])
            else:
                lines.append([duel.peer, *measured(duel.theirs), spread(duel.ratios, 2) + "×"])
        if extra:
            head, words = extra
            heads.append(head)
            for line in lines:
                line.append(words.get(line[0], ""))
        self.table(heads, lines)

    def markdown(self):
        doubt = [f"**Not to be trusted: {self.doubt}.**"] if self.doubt else []
        return f"## {self.title}\n\n" + "\n\n".join(doubt + self.text) + "\n"


def slope(points):
    points = [(math.log(x), math.log(y)) for x, y in points]
    mean_x, mean_y = (statistics.mean(values) for values in zip(*points))
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def measured(runs):
    """Times and memory, as they stand in a table."""
    return (
        spread([run.seconds * 1000 for run in runs]),
        spread([run.processor * 1000 for run in runs]),
        "–" if runs[0].mebibytes is None else figure(statistics.median([run.mebibytes for run in runs]), 0),
    )


def earlier(text):
    """What a former RESULTS.md reached, by work, and when that run began."""
    begun = re.search(r"Begun (.*? UTC)", text)
    cells = [[cell.strip() for cell in line.split("|")] for line in text.splitlines() if line.startswith("| ")]
    return {row[1]: row[5] for row in cells if len(row) == 9}, begun.group(1) if begun else "an unknown time"


def results(rows, machine, versions, begin, load, former):
    """RESULTS.md; `former` is the text of the one that it replaces, whose figures it has in a column of their own."""
    reached, begun = earlier(former)
    aims = "\n".join(
        aim.line(reached.get(aim.work, ""), is_doubted=bool(row.doubt)) for row in rows for aim in row.aims)
    details = "\n".join(row.markdown() for row in rows)
    return f"""# Results

Made by `make bench`; [what is measured and how](README.md). {machine}. {versions}. Begun {begin}. {load}.

A ratio is the peer's time by ours, of runs in turn: the median of the pairs; beside it those of the least times and of the
processor's least. A row with "?" ran while something else took more than a twentieth of the processors. The column "Before"
is what the run before this one reached, begun {begun}.

| Work | Must | Goal | Before | Reached | Least, processor | |
|---|---:|---:|---:|---:|---:|---|
{aims}

{details}"""
