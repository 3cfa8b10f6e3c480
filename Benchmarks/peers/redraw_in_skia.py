#!/usr/bin/env python3
"""The scene drawn by skia-python: every frame drawn from scratch, and encoded by Skia's own PNG encoder.

redraw_in_skia.py SCENE FOLDER [FRAME] writes FOLDER/0000.png and so on, or one frame alone. README.md has the words of a
scene.
"""

import sys

import skia

fonts = {}


def path(words):
    made = skia.Path()
    while (kind := next(words)) != ";":
        if kind == "Z":
            made.close()
            continue
        numbers = [float(next(words)) for _ in range({"M": 2, "L": 2, "C": 6}[kind])]
        {"M": made.moveTo, "L": made.lineTo, "C": made.cubicTo}[kind](*numbers)
    return made


def source(kind, words):
    def numbers(count):
        return [float(next(words)) for _ in range(count)]

    paint = skia.Paint(AntiAlias=True)
    if kind == "color":
        paint.setColor4f(skia.Color4f(*numbers(4)))
        return paint
    x0, y0, x1, y1 = numbers(4)
    stops = [numbers(5) for _ in range(int(next(words)))]
    paint.setShader(skia.GradientShader.MakeLinear(
        [(x0, y0), (x1, y1)], [skia.Color4f(*stop[1:]).toColor() for stop in stops], [stop[0] for stop in stops]))
    return paint


def font(file, size):
    if (file, size) not in fonts:
        made = skia.Font(skia.Typeface.MakeFromFile(file), size)
        made.setHinting(skia.FontHinting.kNone)
        made.setSubpixel(True)
        made.setEdging(skia.Font.Edging.kAntiAlias)
        fonts[file, size] = made
    return fonts[file, size]


def operation(line):
    """What a line of the scene does, as a function of the canvas and the layers."""
    words = iter(line.split(" : ")[0].split())
    if next(words) == "clip":
        rectangle = skia.Rect.MakeLTRB(*[float(next(words)) for _ in range(4)])

        def within(canvas):
            canvas.clipRect(rectangle, skia.ClipOp.kIntersect, True)
    else:
        outline = path(words)

        def within(canvas):
            canvas.clipPath(outline, skia.ClipOp.kIntersect, True)
    kind = next(words)
    if kind == "picture":
        layer, x, y, alpha = [float(next(words)) for _ in range(4)]
        return within, lambda canvas, layers: place(canvas, layers, layers[int(layer)], x, y, alpha)
    paint = source(kind, words)
    verb = next(words)
    if verb == "fill":
        outline = path(words)
        return within, lambda canvas, _: canvas.drawPath(outline, paint)
    if verb == "stroke":
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(float(next(words)))
        # Skia's numbers of caps and joins are cairo's.
        paint.setStrokeCap(skia.Paint.Cap(int(next(words))))
        paint.setStrokeJoin(skia.Paint.Join(int(next(words))))
        line = path(words)
        return within, lambda canvas, _: canvas.drawPath(line, paint)
    if verb == "text":
        file, _, size, count = next(words), next(words), float(next(words)), int(next(words))
        glyphs = [(int(next(words)), float(next(words)), float(next(words))) for _ in range(count)]
        builder = skia.TextBlobBuilder()
        builder.allocRunPos(
            font(file, size), [glyph for glyph, _, _ in glyphs], [skia.Point(x, y) for _, x, y in glyphs])
        text = builder.make()
        return within, lambda canvas, _: canvas.drawTextBlob(text, 0, 0, paint)
    return within, lambda canvas, _: canvas.drawPaint(paint)


def place(canvas, layers, layer, x, y, alpha):
    canvas.translate(x, y)
    if alpha < 1:
        canvas.saveLayerAlpha(None, round(alpha * 255))
    play(canvas, layers, layer)
    if alpha < 1:
        canvas.restore()


def play(canvas, layers, operations):
    for within, draw in operations:
        canvas.save()
        within(canvas)
        draw(canvas, layers)
        canvas.restore()


def main(scene, folder, only=None):
    with open(scene, encoding="utf-8") as file:
        _, width, height, layer_count, frame_count = file.readline().split()

        def operations():
            count = int(file.readline().split()[3])
            return [operation(file.readline()) for _ in range(count)]

        layers = [operations() for _ in range(int(layer_count))]
        surface = skia.Surface.MakeRaster(
            skia.ImageInfo.MakeN32(int(width), int(height), skia.AlphaType.kOpaque_AlphaType))
        for number in range(int(frame_count)):
            frame = operations()
            if only is None or number == int(only):
                play(surface.getCanvas(), layers, frame)
                with open(f"{folder}/{number:04d}.png", "wb") as out:
                    out.write(surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kPNG, 100).bytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
