"""Contests: commands that are timed in turn, so that a machine that drifts slows all of them alike."""

import os
import statistics
import subprocess
import tempfile

from . import WORK

ASIDE = os.path.join(WORK, "aside")


class Failed(Exception):
    """A contestant that could not do the work."""


class Run:
    """What one run took."""

    def __init__(self, seconds, processor, kibibytes):
        self.seconds = seconds
        self.processor = processor
        # Not known of a turn.
        self.mebibytes = kibibytes and kibibytes / 1024


class Contestant:
    """A command and its name; `folder`, for its output, is emptied before each run; `code` is what it ends with."""

    def __init__(self, name, command, environment=None, folder=None, code=0):
        self.name = name
        self.command = [str(word) for word in command]
        self.environment = environment
        self.folder = folder
        self.code = code

    def run(self):
        if self.folder:
            empty(self.folder)
        done = subprocess.run(
            [os.path.join(WORK, "timed"), *self.command],
            env=dict(os.environ, **(self.environment or {})),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode != self.code:
            reason = done.stderr.strip().splitlines()
            raise Failed(f"{self.name} ended with {done.returncode}: {reason[-1] if reason else ''}")
        return Run(*map(float, done.stdout.split()))


class Turns:
    """A process that does one kind of work again and again, a turn for each line that it is sent.

    It prints milliseconds on the clock, of the processor, and a number, that of its last turn is `number`. The first turn,
    which fills memory that is kept, is not counted.
    """

    def __init__(self, name, command, environment=None):
        self.name = name
        self.command = [str(word) for word in command]
        self.environment = environment
        self.process = None
        self.number = None

    def run(self):
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, env=dict(os.environ, **(self.environment or {})), stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, text=True)
            self.turn()
        try:
            self.process.stdin.write("\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        return self.turn()

    def turn(self):
        words = self.process.stdout.readline().split()
        if len(words) != 3:
            raise Failed(f"{self.name} ended with {self.process.wait()}")
        self.number = int(words[2])
        return Run(float(words[0]) / 1000, float(words[1]) / 1000, None)

    def end(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()
            self.process = None


class Duel:
    """Our runs and a peer's, in pairs: ours, theirs, ours, theirs."""

    def __init__(self, ours, peer):
        self.peer = peer
        self.ours_name = ours
        # Why there are no figures, where there are none.
        self.failure = None
        self.ours = []
        self.theirs = []

    @property
    def ratios(self):
        """The peer's time over ours, pair by pair."""
        return [theirs.seconds / ours.seconds for ours, theirs in zip(self.ours, self.theirs)]

    def ratio(self, of):
        """That of the least of the peer's runs over the least of ours, in seconds or in the processor's."""
        least = [min(getattr(run, of) for run in runs) for runs in (self.theirs, self.ours)]
        return least[0] / least[1] if least[1] else None


def empty(folder):
    """Makes a folder, with nothing in it.

    What was there is only put aside until all is measured: a file system is slow to make files where it deleted some
    just before.
    """
    if os.path.isdir(folder):
        os.makedirs(ASIDE, exist_ok=True)
        os.rename(folder, tempfile.mkdtemp(dir=ASIDE))
    os.makedirs(folder)


def fight(ours, peers, rounds):
    """Duels of ours with each peer, a pair of each in every round; a peer may need fewer rounds: (peer, rounds)."""
    contests = [peer if isinstance(peer, tuple) else (peer, rounds) for peer in peers]
    duels = [Duel(ours.name, peer.name) for peer, _ in contests]
    ours.run()
    for number in range(max(count for _, count in contests)):
        for duel, (peer, count) in zip(duels, contests):
            if duel.failure or number >= count:
                continue
            mine = ours.run()
            try:
                duel.theirs.append(peer.run())
                duel.ours.append(mine)
            except Failed as failure:
                duel.failure = str(failure)
                duel.ours, duel.theirs = [], []
    for contestant in [ours, *(peer for peer, _ in contests)]:
        if isinstance(contestant, Turns):
            contestant.end()
    return duels


def spread(values, digits=1, unit=""):
    """The median, with the least and the most."""
    return f"{figure(statistics.median(values), digits)}{unit} ({figure(min(values), digits)}–{figure(max(values), digits)})"


def figure(value, digits):
    return f"{value:,.{digits}f}"
