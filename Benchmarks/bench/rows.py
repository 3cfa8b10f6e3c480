"""The rows of the comparison. Each takes the set-up and returns what was measured."""

import os
import shlex
import shutil
import statistics
import subprocess

from . import HERE, WORK, machine
from .contest import Contestant, Turns, empty, fight, figure, spread
from .report import Row
from .setup import CHAT, ONE, PUSH, pictures, room, size
from .growth import growth
from .team import team

SLOW, QUICK, SHORT = 3, 7, 21
# Of the pictures of phones, in pixels.
SIZE = (1170, 2532)
BLAZEDIFF = os.path.join(HERE, "peers", "blazediff_turns.py")
OWN_DECODER = {"BLAZEDIFF_PNG_ENABLED": "1"}


def chat(setup):
    film = setup.film(CHAT)
    row = Row("Sixty frames of a chat, opaque layers, whole pixels")
    peers = [film.redraw_in_chromium(), film.redraw_in_c(), film.redraw_in_python(), film.redraw_in_skia()]
    duels = fight(film.draw("-j", "2"), peers, SLOW)
    row.aim_at(duels[3], "60 chat frames, against skia-python", 60, 150)
    row.aim_at(duels[0], "60 chat frames, against Playwright and Chromium", 104, None)
    row.aim_at(duels[1], "60 chat frames, against C and cairo", 60, None)
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
    peers = [film.redraw_in_chromium(), film.redraw_in_c(), film.redraw_in_skia()]
    duels = fight(film.draw("-j", "2"), peers, SLOW)
    row.aim_at(duels[2], "60 frames without kept rows, against skia-python", 15, 30)
    row.aim_at(duels[0], "60 frames without kept rows, against Playwright and Chromium", 22, None)
    row.aim_at(duels[1], "60 frames without kept rows, against C and cairo", 18, None)
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
    photo = machine.photo(*SIZE)
    # Bytes against fpng's are those of its usual pass for an interface, and of two passes for a photo.
    aims = {"interface": (1, 1.5, 2.5, 0.7), "photo": (2, 1.2, 2.5, 0.97)}
    for name, picture in [("interface", film.pictures[30]), ("photo", photo), ("noise", "noise")]:
        if not picture:
            row.say(f"The {name} could not be had.")
            continue
        ours = Turns(f"{name}: Filmstrip", [setup.measure, "encode", picture])
        peers = [Turns(f"{name}: {peer}", [setup.measure, peer, picture]) for peer in ["libpng", "cairo"]]
        if name in aims:
            raw = os.path.join(room("raw"), f"{name}.rgb")
            subprocess.run(
                ["ffmpeg", "-nostdin", "-loglevel", "error", "-y", "-i", picture, "-f", "rawvideo", "-pix_fmt", "rgb24", raw],
                check=True)
            peers += [
                Turns(f"{name}: fpng, {words}", [os.path.join(WORK, "fpng-turns"), raw, *SIZE, passes])
                for passes, words in [(1, "one pass"), (2, "two passes")]]
        duels = fight(ours, peers, SHORT)
        if name in aims:
            passes, must, goal, most = aims[name]
            words = ["", "one pass", "two passes"][passes]
            row.aim_at(duels[1 + passes], f"One frame's PNG, {name}, against fpng, {words}", must, goal)
            if not duels[1 + passes].failure:
                row.aim(
                    f"Bytes of the {name}, against fpng's, {words}", most, None, ours.number / peers[1 + passes].number,
                    larger=False, digits=3)
            row.aim_at(duels[0], f"One frame's PNG, {name}, against libpng", {"interface": 20, "photo": 10}[name], None)
        row.duels(duels, ("KB", {one.name: f"{(one.number or 0) / 1000:,.0f}" for one in [ours, *peers]}))
    row.say(
        "1170 × 2532 pixels each. The interface is frame 30 of the chat. The photo is part of TwoWings of Debian's "
        "mate-backgrounds, a flower before a blurred garden. The noise is synthetic: smooth, with a spectrum that falls as "
        "1/f, and grain of up to four steps. libpng with its defaults: RGB, zlib level 6, a filter chosen for each row.")
    return row


def decode(setup):
    row = Row("A foreign PNG file decoded, one thread, in memory")
    film = setup.film(CHAT)
    # Both are written by libpng: by cairo, which draws the chat, and by ffmpeg.
    film.redraw_in_c().run()
    for name, picture in [("interface", pictures(room("chat", "c"))[30]), ("photo", machine.photo(*SIZE))]:
        if not picture:
            row.say(f"The {name} could not be had.")
            continue
        duels = fight(
            Turns(f"{name}: Filmstrip", [setup.measure, "decode", picture]),
            [Turns(f"{name}: libspng", [os.path.join(WORK, "spng"), picture])], SHORT)
        row.aim_at(duels[0], f"A foreign PNG file decoded, {name}, against libspng", 1, 1.5)
        row.duels(duels)
    row.say("1170 × 2532 pixels each, to eight bits of red, green, blue and alpha. The files were written with libpng, by cairo and by ffmpeg.")
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
    # vips takes paths in one word, which the shell finds.
    join = ["sh", "-c", f'vips arrayjoin "$(echo {ten}/*.png)" {out}/vips.png --across 10']
    peers = [
        Contestant("Filmstrip's frames, then ffmpeg, tile", both(draw, paste), folder=ten),
        Contestant("Filmstrip's frames, then ImageMagick, montage", both(draw, mount), folder=ten),
        Contestant("Filmstrip's frames, then vips, arrayjoin", both(draw, join), folder=ten),
    ]
    duels = fight(ours, peers, QUICK)
    row.aim_at(duels[2], "A sheet of ten phones, against drawing ten frames and vips' arrayjoin", 2, 4)
    row.aim_at(duels[0], "A sheet of ten phones, against drawing ten frames and ffmpeg's tile", 1.5, None)
    kilobytes = {
        "Filmstrip": size(pictures(folder)), peers[0].name: existing(f"{out}/ffmpeg.png"),
        peers[1].name: existing(f"{out}/montage.png"), peers[2].name: existing(f"{out}/vips.png")}
    row.duels(duels, ("KB", {name: f"{count / 1000:,.0f}" for name, count in kilobytes.items() if count}))
    row.say(
        "ffmpeg, ImageMagick and vips set ten frames of 390 × 844 pixels side by side, which Filmstrip drew in a process that is "
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
    folder = room("chat", "apng")
    ours = setup.render(CHAT, "--format", "apng", "--scale", "3", *ONE, folder=folder)
    out = room("chat", "clips")
    outs = {"Filmstrip": folder, "apngasm": f"{out}/apngasm.png", "ffmpeg, apng": f"{out}/ffmpeg.apng"}
    # apngasm is given the first frame alone, and finds the others by the number that their names end with.
    numbered = room("chat", "numbered")
    empty(numbered)
    for number, picture in enumerate(film.pictures):
        os.symlink(os.path.abspath(picture), os.path.join(numbered, f"frame{number:02}.png"))
    duels = fight(ours, [
        Contestant("apngasm", ["apngasm", outs["apngasm"], os.path.join(numbered, "frame00.png"), "1", "60", "-z0"]),
        ffmpeg("ffmpeg, apng", ["-framerate", "60", "-i", film.pattern], ["-plays", "0", "-f", "apng"], outs["ffmpeg, apng"]),
    ], SLOW)
    row.aim_at(duels[0], "APNG, against apngasm", 10, 50)
    row.aim_at(duels[1], "APNG, against ffmpeg", 70, None)
    sizes = {name: existing(path) for name, path in outs.items()}
    if not duels[1].failure:
        row.aim("Bytes of the APNG, against ffmpeg's", 1, 0.5, sizes["Filmstrip"] / sizes["ffmpeg, apng"], larger=False, digits=3)
    row.duels(duels, ("KB", {name: f"{count / 1000:,.0f}" for name, count in sizes.items()}))
    row.say(
        "apngasm and ffmpeg read the sixty PNG files; Filmstrip plays the scenario and draws it. apngasm compresses with zlib, "
        "its fastest way: by default it tries 7-Zip's encoder fifteen times.")
    return row


def webp(setup):
    film = setup.film(CHAT)
    row = Row("WebP of the sixty frames")
    folder = room("chat", "webp")
    ours = setup.render(CHAT, "--format", "webp", "--scale", "3", *ONE, folder=folder)
    out = os.path.join(room("chat", "clips"), "img2webp.webp")
    duels = fight(ours, [
        Contestant("img2webp", ["img2webp", "-loop", "0", "-lossless", "-d", "17", *film.pictures, "-o", out])], SLOW)
    row.aim_at(duels[0], "WebP, against img2webp", 2, 4)
    row.duels(duels, ("KB", {"Filmstrip": f"{existing(folder) / 1000:,.0f}", "img2webp": f"{existing(out) / 1000:,.0f}"}))
    row.say("Both are lossless. img2webp, with its defaults, reads the sixty PNG files.")
    return row


def gif(setup):
    film = setup.film(CHAT)
    row = Row("GIF of the sixty frames")
    folder = room("chat", "gif")
    ours = setup.render(CHAT, "--format", "gif", "--scale", "3", "--slow", "1.2", *ONE, folder=folder)
    out = os.path.join(room("chat", "clips"), "ffmpeg.gif")
    # gifsicle takes GIF files: one a frame, each with a palette of its own.
    single, merged = room("chat", "gifs"), os.path.join(room("chat", "clips"), "gifsicle.gif")
    own = "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1"
    frames_of_gif = ffmpeg("", ["-i", film.pattern], ["-vf", own], f"{single}/%04d.gif").command
    merge = ["sh", "-c", f"gifsicle --no-warnings --delay 2 --loop -O2 {single}/*.gif -o {merged}"]
    filters = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    duels = fight(ours, [
        ffmpeg("ffmpeg, palettegen", ["-framerate", "50", "-i", film.pattern], ["-vf", filters], out),
        Contestant("ffmpeg's frames, then gifsicle", both(frames_of_gif, merge), folder=single),
    ], SLOW + 2)
    mine = [os.path.join(folder, name) for name in os.listdir(folder)][0]
    row.aim_at(duels[1], "GIF, against ffmpeg's frames and gifsicle", 2, 4)
    row.aim_at(duels[0], "GIF, against ffmpeg's palettegen", 10, None)
    sizes = {
        "Filmstrip": f"{existing(mine) / 1000:,.0f}", "ffmpeg, palettegen": f"{existing(out) / 1000:,.0f}",
        "ffmpeg's frames, then gifsicle": f"{existing(merged) / 1000:,.0f}"}
    row.duels(duels, ("KB", sizes))
    if duels[0].failure:
        return row
    quality, theirs = psnr(mine, film), psnr(out, film)
    row.aim("Quality of the GIF above ffmpeg's, PSNR", 0, None, quality - theirs, unit=" dB", digits=2)
    if not duels[1].failure:
        row.aim(
            "Quality of the GIF above that of ffmpeg's frames and gifsicle, PSNR", 0, None, quality - psnr(merged, film),
            unit=" dB", digits=2)
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
    duels = fight(
        Turns("Filmstrip, in process", [setup.measure, "diff", one, other]),
        [Turns("blazediff, in process", [machine.PYTHON, BLAZEDIFF, one, other], OWN_DECODER)], SHORT)
    row.aim_at(duels[0], "Difference of two pictures in process, against blazediff", 1.3, 2)
    row.duels(duels)
    ours = Contestant("Filmstrip", [setup.ours, "diff", one, other], code=1)
    duels = fight(ours, [
        Contestant("blazediff, Python", [machine.PYTHON, "-c", f"import blazediff; blazediff.compare('{one}', '{other}')"],
                   OWN_DECODER),
        Contestant("ImageMagick, compare", [compare, "-metric", "AE", one, other, "null:"], code=1),
        Contestant("pixelmatch in C++, Pillow", [machine.PYTHON, script, one, other]),
    ], SHORT)
    row.aim_at(duels[0], "Difference of two pictures as a process, against blazediff", 3, 5)
    row.aim_at(duels[1], "Difference of two pictures, against ImageMagick's compare", 9, None)
    row.aim_at(duels[2], "Difference of two pictures, against pixelmatch in C++ with Pillow", 10, None)
    row.duels(duels)
    same = os.path.join(room("diff"), "same.png")
    shutil.copy(one, same)
    equal = Contestant("Filmstrip, equal files", [setup.ours, "diff", one, same])
    row.duels(fight(equal, [Contestant("Filmstrip --help", [setup.ours, "--help"])], SHORT))
    row.say(
        "Frames 24 and 25 of the chat, 1170 × 2532 pixels, in files. As a process: two threads. compare counts pixels that "
        "are not equal; blazediff, with its own decoder, and pixelmatch, by the package pybind11-pixelmatch, those that differ "
        "beyond their threshold and do not only smooth an edge, and so does Filmstrip, which finds the largest difference, its "
        "place and the worst window as well. Equal files are told by their bytes, so that starting up is all they take.")
    return row


def pairs(setup):
    """A thousand pairs, of which every tenth differs."""
    film = setup.film(CHAT)
    row = Row("A thousand pairs of pictures")
    first, second = room("pairs", "approved"), room("pairs", "now")
    if len(os.listdir(first)) != 1000 or len(os.listdir(second)) != 1000:
        empty(first), empty(second)
        for number in range(1000):
            # The same picture in other bytes is decoded; a file of equal bytes need not be.
            shutil.copy(film.pictures[number % 50], f"{first}/{number:04d}.png")
            shutil.copy(film.pictures[number % 50 + (1 if number % 10 == 0 else 0)], f"{second}/{number:04d}.png")
    ours = Contestant("Filmstrip", [setup.ours, "diff", first, second], code=1)
    duels = fight(
        ours, [Contestant("blazediff, two threads", [machine.PYTHON, BLAZEDIFF, "--pairs", first, second], OWN_DECODER)], SLOW)
    row.aim_at(duels[0], "1,000 pairs, a tenth of them different, against blazediff", 1.5, 3)
    row.duels(duels)
    row.say("Fifty frames of the chat, each twenty times, 1170 × 2532 pixels; nine pairs of ten are equal files. One process, two threads.")
    return row


def vectors(setup):
    """How our SVG looks where another draws it."""
    row = Row("SVG drawn by resvg")
    folder = room("vectors")
    empty(folder)
    setup.render(CHAT, "--format", "strip", "--format", "svg", "--scale", "2", *ONE, folder=folder).run()
    picture, drawn = pictures(folder)[0], os.path.join(room("vectors-drawn"), "resvg.png")
    source = next(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".svg"))
    subprocess.run([
        machine.PYTHON, "-c",
        f"import resvg_py; open('{drawn}', 'wb').write(resvg_py.svg_to_bytes(svg_path='{source}', zoom=2, background='#ffffff'))",
    ], check=True)
    share, mean, largest = subprocess.run(
        [os.path.join(WORK, "compare"), picture, drawn], capture_output=True, text=True, check=True).stdout.split()
    row.aim("Pixels of our SVG, drawn by resvg, that differ from our PNG", 0.1, None, float(share) * 100, unit=" %", larger=False, digits=3)
    row.say(f"At two pixels a point, by more than 32 of 255 steps: {float(share) * 100:.3f} %; mean {float(mean):.4f}, most {largest}.")
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
    table = []
    for name in ["transform", "frame", "constraints"]:
        work = Turns(name, [setup.measure, "films", CHAT, name])
        runs = [work.run() for _ in range(SHORT)]
        work.end()
        rates = [work.number / run.seconds for run in runs]
        table.append([name, spread(rates, 0)])
        if name == "transform":
            row.aim(
                "Films of 60 frames and ten series a second, one core", 10000, 30000, statistics.median(rates),
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
            lines.append([count, *cells(drawn), *cells(played)])
        row.growth([what, "frames, ms", "peak MiB", "measuring, ms", "peak MiB"], lines)
    row.say(
        "Whole process, 390 × 844 pixels, two threads. Frames: sixty a second of a keyboard that comes and goes each second. "
        "Rows: low enough that all are on the screen, each of four layers, sixty frames. Messages: as many in the table, of which the screen "
        "shows a dozen, sixty frames.")
    return row


def cells(runs):
    return statistics.median([run.seconds * 1000 for run in runs]), statistics.median([run.mebibytes for run in runs])


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
    """The size of a file, or of all files of a folder; 0 if there is none."""
    if os.path.isdir(path):
        return size(os.path.join(path, name) for name in os.listdir(path))
    return os.path.getsize(path) if os.path.exists(path) else 0


ROWS = {
    "chat": chat, "every-row": every_row, "encode": encode, "decode": decode, "strip": strip, "apng": apng, "webp": webp,
    "gif": gif, "vectors": vectors, "start": start, "diff": diff, "pairs": pairs, "films": films, "cost": cost, "team": team,
    "growth": growth,
}
# What a change is tried on: within five minutes.
QUICK_ROWS = ["encode", "decode", "diff", "start", "films", "vectors"]
