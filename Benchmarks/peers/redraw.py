#!/usr/bin/env python3
"""The scene drawn by pycairo: every frame drawn from scratch, and written by cairo's PNG writer.

redraw.py SCENE FOLDER [FRAME] writes FOLDER/0000.png and so on, or one frame alone. README.md has the words of a scene.
"""

import sys

import cairo

faces = {}


def path(words):
    steps = []
    while (kind := next(words)) != ";":
        numbers = {"M": 2, "L": 2, "C": 6, "Z": 0}[kind]
        steps.append((kind, [float(next(words)) for _ in range(numbers)]))
    return steps


def source(kind, words):
    def numbers(count):
        return [float(next(words)) for _ in range(count)]

    if kind == "color":
        return cairo.SolidPattern(*numbers(4))
    gradient = cairo.LinearGradient(*numbers(4))
    for _ in range(int(next(words))):
        gradient.add_color_stop_rgba(*numbers(5))
    return gradient


def face(weight):
    """pycairo opens fonts by name; FONTCONFIG_FILE gives the scene's files such names."""
    if weight not in faces:
        faces[weight] = cairo.ToyFontFace(f"Scene {weight}")
    return faces[weight]


def operation(line):
    """What a line of the scene does, as a function of the context and the layers."""
    words = iter(line.split(" : ")[0].split())
    if next(words) == "clip":
        left, top, right, bottom = [float(next(words)) for _ in range(4)]
        within = [("R", (left, top, right - left, bottom - top))]
    else:
        within = path(words)
    kind = next(words)
    if kind == "picture":
        layer, x, y, alpha = [float(next(words)) for _ in range(4)]
        return within, lambda cr, layers: place(cr, layers, layers[int(layer)], x, y, alpha)
    paint = source(kind, words)
    verb = next(words)
    if verb == "fill":
        return within, fill(paint, path(words))
    if verb == "stroke":
        width, cap, join = float(next(words)), int(next(words)), int(next(words))
        return within, stroke(paint, width, cap, join, path(words))
    if verb == "text":
        next(words)
        weight, size, count = int(next(words)), float(next(words)), int(next(words))
        glyphs = [
            cairo.Glyph(int(next(words)), float(next(words)), float(next(words)))
            for _ in range(count)
        ]
        return within, text(paint, weight, size, glyphs)

    def everything(cr, _):
        cr.set_source(paint)
        cr.paint()

    return within, everything


def add(cr, steps):
    cr.new_path()
    for kind, numbers in steps:
        if kind == "M":
            cr.move_to(*numbers)
        elif kind == "L":
            cr.line_to(*numbers)
        elif kind == "C":
            cr.curve_to(*numbers)
        elif kind == "R":
            cr.rectangle(*numbers)
        else:
            cr.close_path()


def fill(paint, steps):
    def draw(cr, _):
        cr.set_source(paint)
        add(cr, steps)
        cr.fill()

    return draw


def stroke(paint, width, cap, join, steps):
    def draw(cr, _):
        cr.set_source(paint)
        cr.set_line_width(width)
        cr.set_line_cap(cairo.LineCap(cap))
        cr.set_line_join(cairo.LineJoin(join))
        add(cr, steps)
        cr.stroke()

    return draw


def text(paint, weight, size, glyphs):
    def draw(cr, _):
        cr.set_source(paint)
        cr.set_font_face(face(weight))
        cr.set_font_size(size)
        cr.new_path()
        cr.glyph_path(glyphs)
        cr.fill()

    return draw


def place(cr, layers, layer, x, y, alpha):
    cr.translate(x, y)
    if alpha < 1:
        cr.push_group()
    play(cr, layers, layer)
    if alpha < 1:
        cr.pop_group_to_source()
        cr.paint_with_alpha(alpha)


def play(cr, layers, operations):
    for within, draw in operations:
        cr.save()
        add(cr, within)
        cr.clip()
        draw(cr, layers)
        cr.restore()


def main(scene, folder, only=None):
    with open(scene, encoding="utf-8") as file:
        _, width, height, layer_count, frame_count = file.readline().split()

        def operations():
            count = int(file.readline().split()[3])
            return [operation(file.readline()) for _ in range(count)]

        layers = [operations() for _ in range(int(layer_count))]
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, int(width), int(height))
        cr = cairo.Context(surface)
        options = cairo.FontOptions()
        options.set_hint_style(cairo.HINT_STYLE_NONE)
        options.set_hint_metrics(cairo.HINT_METRICS_OFF)
        options.set_antialias(cairo.ANTIALIAS_GRAY)
        cr.set_font_options(options)
        for number in range(int(frame_count)):
            frame = operations()
            if only is None or number == int(only):
                play(cr, layers, frame)
                surface.write_to_png(f"{folder}/{number:04d}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
