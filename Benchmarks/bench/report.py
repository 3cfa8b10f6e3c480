"""What is said of the results: a table of aims, and a table for each row."""

import statistics

from .contest import figure, spread


class Aim:
    """Something that must be reached, and what was: the larger the better, or the smaller."""

    def __init__(self, work, must, goal, reached, unit="×", larger=True, digits=1):
        self.work = work
        self.must = must
        self.goal = goal
        self.reached = reached
        self.unit = unit
        self.larger = larger
        self.digits = digits

    def line(self):
        def aimed(value):
            if value is None:
                return ""
            sign = "≥" if self.larger else "≤"
            return f"{sign} {value:,g}{self.unit}"

        if isinstance(self.reached, str):
            return f"| {self.work} | {aimed(self.must)} | {aimed(self.goal)} | {self.reached} | |"
        if self.must is None and self.goal is None:
            verdict = ""
        elif self.reaches(self.goal):
            verdict = "goal"
        else:
            verdict = "yes" if self.reaches(self.must) else "**no**"
        reached = figure(self.reached, self.digits)
        return f"| {self.work} | {aimed(self.must)} | {aimed(self.goal)} | {reached}{self.unit} | {verdict} |"

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

    def aim(self, *arguments, **options):
        self.aims.append(Aim(*arguments, **options))

    def say(self, text):
        self.text.append(text)

    def table(self, heads, lines):
        marks = "|".join(["---"] + ["---:"] * (len(heads) - 1))
        table = ["| " + " | ".join(heads) + " |", f"|{marks}|"]
        table += ["| " + " | ".join(map(str, line)) + " |" for line in lines]
        self.text.append("\n".join(table))

    def aim_at(self, duel, work, must, goal):
        """The aim of a duel: how many times as long the peer takes."""
        reached = statistics.median(duel.ratios) if duel.ratios else f"not measured: {duel.failure}"
        self.aim(work, must, goal, reached)

    def duels(self, duels, extra=None):
        """Times, memory and ratios of duels; `extra` has a head, and words by contestant."""
        heads = ["", "ms, median (least–most)", "CPU ms", "peak MiB", "ratio, pair by pair"]
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
        return f"## {self.title}\n\n" + "\n\n".join(self.text) + "\n"


def measured(runs):
    """Times and memory, as they stand in a table."""
    return (
        spread([run.seconds * 1000 for run in runs]),
        figure(statistics.median([run.processor * 1000 for run in runs]), 0),
        figure(statistics.median([run.mebibytes for run in runs]), 0),
    )


def results(rows, machine, versions, load):
    """RESULTS.md."""
    aims = "\n".join(aim.line() for row in rows for aim in row.aims)
    details = "\n".join(row.markdown() for row in rows)
    return f"""# Results

Made by `make bench`; [what is measured and how](README.md). {machine}. {versions}. {load}.

A ratio is the peer's time by ours, of runs in turn: the median of the pairs.

| Work | Must | Goal | Reached | |
|---|---:|---:|---:|---|
{aims}

{details}"""
