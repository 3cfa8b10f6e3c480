"""The rows of the comparison. Each takes the set-up and returns what was measured."""

import os
import shlex
import shutil
import statistics
import subprocess

from . import HERE, WORK, machine
from .contest import Contestant, empty, fight, figure, spread
from .report import Row
from .setup import CHAT, ONE, PUSH, pictures, room, size
from .growth import growth
from .team import team

SLOW, QUICK, SHORT = 3, 7, 21


def chat(setup):
    film = setup.film(CHAT)
    row = Row("Sixty frames of a chat, opaque layers, whole pixels")
    peers = [film.redraw_in_chromium(), film.redraw_in_c(), film.redraw_in_python()]
    duels = fight(film.draw("-j", "2"), peers, SLOW)
    row.aim_at(duels[0], "60 chat frames, against Playwright and Chromium", 170, 400)
    row.aim_at(duels[1], "60 chat frames, against C and cairo", 130, 300)
    memory = statistics.median([run.mebibytes for duel in duels for run in duel.ours])
    row.aim("Peak memory of the 60 frames", 64, 32, memory, unit=" MiB", larger=False, digits=0)
    frames(row, film, duels, peers)
    if not duels[1].failure:
        _, theirs = film.difference(peers[1])
        bytes_ratio = size(film.pictures) / 60 / theirs
        row.aim("Bytes of a chat frame, against cairo's", 1.06, 0.95, bytes_ratio, larger=False, digits=3)
    return row


def every_row(setup):
    film = setup.film(PUSH, "20-79")
    row = Row("Sixty frames in which every row must be encoded")
    peers = [film.redraw_in_chromium(), film.redraw_in_c()]
    duels = fight(film.draw("-j", "2"), peers, SLOW)
    row.aim_at(duels[0], "60 frames without kept rows, against Playwright and Chromium", 22, 40)
    row.aim_at(duels[1], "60 frames without kept rows, against C and cairo", 16, 30)
    frames(row, film, duels, peers)
    row.say(
        "The screen slides in from the right while the keyboard fades in: below the navigation bar, the upper 11 % of the "
        "picture, every row of every frame is drawn and encoded for that frame alone.")
    return row


def frames(row, film, duels, peers):
    """The table of a film's frames: times, and how much the pictures differ from ours."""
    differences = {}
    sizes = {"Filmstrip": size(film.pictures) / 60}
    for duel, peer in zip(duels, peers):
        if not duel.failure:
            differences[peer.name], sizes[peer.name] = film.difference(peer)
    row.say("1170 × 2532 pixels, whole process, two threads, to PNG files.")
    row.duels(duels, ("KB a frame", {name: figure(count / 1000, 1) for name, count in sizes.items()}))
    row.say("Pixels that differ from ours by more than 32 of 255 steps, mean difference, largest: " + "; ".join(
        f"{name}: {words}" for name, words in differences.items()) + ".")


def encode(setup):
    row = Row("One frame's PNG, one thread, in memory")
    film = setup.film(CHAT)
    photo = machine.photo(1170, 2532)
    lines = measure(setup, "encode", QUICK, film.pictures[30], *([photo] if photo else []))
    table = []
    for name, must, goal in [("interface", 15, 25), ("photo", 4, 8), ("noise", None, None)]:
        rounds = [list(map(float, words[1:])) for words in lines if words[0] == name]
        if not rounds:
            row.aim(f"One frame's PNG, {name}, against libpng", must, goal, "not measured: the photo could not be had")
            continue
        ours, kept, png, png_kept, cairo, cairo_kept = zip(*rounds)
        ratios = [theirs / mine for theirs, mine in zip(png, ours)]
        cairo_ratios = [theirs / mine for theirs, mine in zip(cairo, ours)]
        if must:
            row.aim(f"One frame's PNG, {name}, against libpng", must, goal, statistics.median(ratios))
        if name == "photo":
            row.aim("Bytes of a photo, against libpng's", 1.37, 1.10, kept[0] / png_kept[0], larger=False, digits=3)
        table += [
            [f"{name}: Filmstrip", spread(ours), f"{kept[0] / 1000:,.0f}", "1"],
            [f"{name}: libpng", spread(png), f"{png_kept[0] / 1000:,.0f}", spread(ratios, 2) + "×"],
            [f"{name}: cairo", spread(cairo), f"{cairo_kept[0] / 1000:,.0f}", spread(cairo_ratios, 2) + "×"],
        ]
    row.table(["", "ms, median (least–most)", "KB", "ratio, pair by pair"], table)
    row.say(
        "1170 × 2532 pixels each. The interface is frame 30 of the chat. The photo is part of TwoWings of Debian's "
        "mate-backgrounds, a flower before a blurred garden. The noise is synthetic: smooth, with a spectrum that falls as "
        "1/f, and grain of up to four steps. libpng with its defaults: RGB, zlib level 6, a filter chosen for each row.")
    return row


def strip(setup):
    row = Row("A strip of ten frames")
    sheet = ["--format", "strip", "--columns", "10", "--crop", "screen", "--scale", "3", *ONE]
    folder = room("chat", "strip")
    ours = setup.render(CHAT, *sheet, folder=folder)
    # Its ten frames, as many pixels as on the sheet: drawn by one process, and pasted by another.
    ten, out = room("chat", "ten"), room("chat", "strips")
    draw = [setup.ours, "render", CHAT, "--format", "frames", "--scale", "1", *ONE, "--frames", "20-29", "-o", ten]
    paste = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-pattern_type", "glob", "-i", f"{ten}/*.png", "-vf",
             "tile=10x1", "-frames:v", "1", f"{out}/ffmpeg.png"]
    mount = ["montage", f"{ten}/*.png", "-tile", "10x1", "-geometry", "+0+0", f"{out}/montage.png"]
    peers = [
        Contestant("Filmstrip's frames, then ffmpeg, tile", both(draw, paste), folder=ten),
        Contestant("Filmstrip's frames, then ImageMagick, montage", both(draw, mount), folder=ten),
    ]
    duels = fight(ours, peers, QUICK)
    row.aim_at(duels[0], "A sheet of ten phones, against drawing ten frames and ffmpeg's tile", 3, 6)
    kilobytes = {
        "Filmstrip": size(pictures(folder)), peers[0].name: existing(f"{out}/ffmpeg.png"),
        peers[1].name: existing(f"{out}/montage.png")}
    row.duels(duels, ("KB", {name: f"{count / 1000:,.0f}" for name, count in kilobytes.items() if count}))
    row.say(
        "ffmpeg and ImageMagick set ten frames of 390 × 844 pixels side by side, which Filmstrip drew in a process that is "
        "counted. Filmstrip plays the scenario, measures it, and draws its sheet of ten screens of 396 × 857 pixels, with "
        "titles, marks and a lens, 5652 × 1728 pixels in all, three times as many. C and cairo have no sheet here: what "
        "records our drawing has no words for its shadows, which are masks, and its lens, which is a scaled picture.")
    return row


def both(*commands):
    """One process after the other."""
    lines = [" ".join(map(shlex.quote, command)) for command in commands]
    return ["sh", "-c", " && ".join(lines)]


def apng(setup):
    film = setup.film(CHAT)
    row = Row("Animated PNG of the sixty frames")
    ours = setup.render(CHAT, "--format", "apng", "--scale", "3", *ONE, folder=room("chat", "apng"))
    out = os.path.join(room("chat", "clips"), "ffmpeg.apng")
    duels = fight(ours, [
        ffmpeg("ffmpeg, apng", ["-framerate", "60", "-i", film.pattern], ["-plays", "0", "-f", "apng"], out)], SLOW)
    mine = sum(existing(os.path.join(WORK, "chat", "apng", name)) for name in os.listdir(room("chat", "apng")))
    row.aim_at(duels[0], "APNG, against ffmpeg", 20, 100)
    if not duels[0].failure:
        row.aim("Bytes of the APNG, against ffmpeg's", 1, 0.5, mine / existing(out), larger=False, digits=3)
    row.duels(duels, ("KB", {"Filmstrip": f"{mine / 1000:,.0f}", "ffmpeg, apng": f"{existing(out) / 1000:,.0f}"}))
    row.say("ffmpeg reads the sixty PNG files; Filmstrip plays the scenario and draws it.")
    return row


def gif(setup):
    film = setup.film(CHAT)
    row = Row("GIF of the sixty frames")
    folder = room("chat", "gif")
    ours = setup.render(CHAT, "--format", "gif", "--scale", "3", "--slow", "1.2", *ONE, folder=folder)
    out = os.path.join(room("chat", "clips"), "ffmpeg.gif")
    filters = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    duels = fight(ours, [
        ffmpeg("ffmpeg, palettegen", ["-framerate", "50", "-i", film.pattern], ["-vf", filters], out)], SLOW + 2)
    mine = [os.path.join(folder, name) for name in os.listdir(folder)][0]
    row.aim_at(duels[0], "GIF, against ffmpeg's palettegen", 2, 8)
    sizes = {"Filmstrip": f"{existing(mine) / 1000:,.0f}", "ffmpeg, palettegen": f"{existing(out) / 1000:,.0f}"}
    row.duels(duels, ("KB", sizes))
    if duels[0].failure:
        return row
    quality, theirs = psnr(mine, film), psnr(out, film)
    row.aim("Quality of the GIF above ffmpeg's, PSNR", 0, None, quality - theirs, unit=" dB", digits=2)
    row.say(
        f"Both show each frame for 20 ms. Quality is the PSNR of all components of all frames against the sixty PNG files, "
        f"as ffmpeg's psnr filter computes it: Filmstrip {quality:.2f} dB, ffmpeg {theirs:.2f} dB.")
    return row


def diff(setup):
    film = setup.film(CHAT)
    row = Row("The difference of two pictures")
    one, other = film.pictures[24], film.pictures[25]
    compare = shutil.which("compare") or "compare"
    script = os.path.join(HERE, "peers", "pixelmatch_count.py")
    ours = Contestant("Filmstrip", [setup.ours, "diff", one, other], code=1)
    duels = fight(ours, [
        Contestant("ImageMagick, compare", [compare, "-metric", "AE", one, other, "null:"], code=1),
        Contestant("pixelmatch in C++, Pillow", [machine.PYTHON, script, one, other]),
    ], SHORT)
    row.aim_at(duels[0], "Difference of two pictures, against ImageMagick's compare", 9, 14)
    row.aim_at(duels[1], "Difference of two pictures, against pixelmatch in C++ with Pillow", 3, 10)
    row.duels(duels)
    same = os.path.join(room("diff"), "same.png")
    shutil.copy(one, same)
    equal = Contestant("Filmstrip, equal files", [setup.ours, "diff", one, same])
    row.duels(fight(equal, [Contestant("Filmstrip --help", [setup.ours, "--help"])], SHORT))
    row.say(
        "Frames 24 and 25 of the chat, 1170 × 2532 pixels, in files; whole process, two threads. compare counts pixels that "
        "are not equal; pixelmatch, by the package pybind11-pixelmatch, those that differ beyond its threshold and do not only "
        "smooth an edge, and so does Filmstrip, which finds the largest difference, its place and the worst window as well. "
        "Equal files are told by their bytes, so that starting up is all they take.")
    return row


def start(setup):
    film = setup.film(CHAT)
    row = Row("Starting up, and one frame as a process")
    help_ = Contestant("Filmstrip --help", [setup.ours, "--help"])
    duels = fight(help_, [Contestant("python3 -c pass", ["/usr/bin/python3", "-c", "pass"])], SHORT)
    row.aim_at(duels[0], "--help, against python3 -c pass", 2, 3)
    row.duels(duels)
    one = setup.render(
        CHAT, "--format", "frames", "--scale", "3", "--frames", "30", *ONE, folder=room("chat", "one"),
        name="Filmstrip, one frame")
    peer = film.redraw_in_python("30")
    peer.name = "pycairo, one frame"
    duels = fight(one, [peer], QUICK)
    row.aim_at(duels[0], "One frame as a process, against pycairo", 3, 6)
    row.duels(duels)
    return row


def films(setup):
    row = Row("Measuring only")
    lines = measure(setup, "films", QUICK, CHAT)
    table = []
    for name in dict.fromkeys(words[0] for words in lines):
        rates = [float(words[1]) for words in lines if words[0] == name]
        table.append([name, spread(rates, 0)])
        if name == "transform":
            row.aim(
                "Films of 60 frames and ten series a second, one core", 8000, 30000, statistics.median(rates),
                unit="", digits=0)
    row.table(["approach", "films a second, median (least–most)"], table)
    row.say("In one process, on one thread: a fresh screen, a play, and ten series of sixty frames each.")
    return row


def cost(setup):
    row = Row("Cost against frames, layers and messages")
    for what, counts, scenario in [
        ("frames", [10, 100, 1000, 10000], long_film),
        ("rows on the screen", [10, 50, 100, 500], many_layers),
        ("messages", [1, 10, 100, 1000, 10000], many_messages),
    ]:
        lines = []
        for count in counts:
            path = os.path.join(room("cost"), f"{what.split()[0]}-{count}.yaml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(scenario(count))
            folder = room("cost", what.split()[0])
            rounds = 3 if count < 10000 else 1
            draw = setup.render(path, "--format", "frames", "--scale", "1", folder=folder)
            play = Contestant("measure", [setup.ours, "measure", path])
            drawn = [draw.run() for _ in range(rounds)]
            played = [play.run() for _ in range(rounds)]
            lines.append([f"{count:,}", *cells(drawn), *cells(played)])
        row.table([what, "frames, ms", "peak MiB", "measuring, ms", "peak MiB"], lines)
    row.say(
        "Whole process, 390 × 844 pixels, two threads. Frames: sixty a second of a keyboard that comes and goes each second. "
        "Rows: low enough that all are on the screen, each of four layers, sixty frames. Messages: as many in the table, of which the screen "
        "shows a dozen, sixty frames.")
    return row


def cells(runs):
    return (
        figure(statistics.median([run.seconds * 1000 for run in runs]), 1),
        figure(statistics.median([run.mebibytes for run in runs]), 0),
    )


def scenario(events, until, messages):
    return (
        f"name: cost\ndevice: iPhone 14\nkeyboard: {{profile: ios7}}\napproaches: [transform]\n"
        f"until: {until}\nevents:\n{events}messages: {messages}\n")


def long_film(count):
    until = (count - 0.9) / 60
    seconds = range(int(until) + 1)
    events = "".join(
        f"  - {{at: {second}, keyboard: {'hide' if second % 2 else 'show'}}}\n" for second in seconds)
    return scenario(events, until, 12)


def many_layers(count):
    rows = f"\n  - {{from: me, text: hi, height: {560 / count:.4f}}}" * count
    return scenario("  - {at: 0, keyboard: show}\n", 0.984, rows)


def many_messages(count):
    return scenario("  - {at: 0, keyboard: show}\n", 0.984, count)


def ffmpeg(name, before, after, out):
    return Contestant(name, ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", *before, *after, out])


def psnr(path, film):
    """The quality of a GIF, in dB."""
    graph = "[0:v]fps=50,format=rgb24,settb=AVTB,setpts=N[a];[1:v]format=rgb24,settb=AVTB,setpts=N[b];[a][b]psnr"
    done = subprocess.run(
        ["ffmpeg", "-nostdin", "-i", path, "-framerate", "50", "-i", film.pattern, "-lavfi", graph, "-f", "null", "-"],
        capture_output=True, text=True, check=True)
    return float(done.stderr.split("average:")[1].split()[0])


def existing(path):
    return os.path.getsize(path) if os.path.exists(path) else 0


def measure(setup, what, rounds, *paths):
    """The figures of the in-process measurement, a list of words a line."""
    done = subprocess.run(
        [setup.measure, what, str(rounds), *paths], capture_output=True, text=True, check=True)
    return [line.split() for line in done.stdout.splitlines()]


ROWS = {
    "chat": chat, "every-row": every_row, "encode": encode, "strip": strip, "apng": apng, "gif": gif, "start": start,
    "diff": diff, "films": films, "cost": cost, "team": team, "growth": growth,
}
