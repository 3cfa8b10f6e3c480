#!/usr/bin/env python3
"""The scene drawn by Chromium through Playwright: a page of layers, and a screenshot of every frame.

playwright_frames.py CHROMIUM SCENE FOLDER writes FOLDER/0000.png and so on. Each layer is an SVG of its own, which the
page keeps and only moves. README.md has the words of a scene.
"""

import html
import json
import os
import sys

from playwright.sync_api import sync_playwright

SCRIPT = """
const layers = [...document.querySelectorAll('template')];
const stage = document.getElementById('stage');
const shown = new Map();
let frames = [];
// Shows a frame: parts that were there before are moved, others made; nothing else is touched.
function show(number) {
  const seen = new Map();
  let used = new Set();
  frames[number].forEach(([key, css], depth) => {
    let name = key, copy = 0;
    while (used.has(name)) name = key + '#' + ++copy;
    used.add(name);
    let part = shown.get(name);
    if (!part) {
      part = document.createElement('div');
      if (key[0] !== 'c') part.append(layers[Number(key.slice(1))].content.cloneNode(true));
      stage.append(part);
    }
    part.style.cssText = css + ';z-index:' + depth;
    seen.set(name, part);
  });
  for (const [name, part] of shown) if (!seen.has(name)) part.remove();
  shown.clear();
  for (const [name, part] of seen) shown.set(name, part);
}
"""
STYLE = """
html, body { margin: 0; background: #fff; overflow: hidden }
#stage div { position: absolute; left: 0; top: 0 }
svg { display: block; overflow: hidden; text-rendering: geometricPrecision }
"""
CAPS = ["butt", "round", "square"]
JOINS = ["miter", "round", "bevel"]


class Page:
    """The page's text, made of a scene."""

    def __init__(self, scene):
        self.fonts = {}
        self.ids = 0
        with open(scene, encoding="utf-8") as file:
            _, width, height, layer_count, frame_count = file.readline().split()
            self.size = (int(width), int(height))

            def operations():
                _, width, height, count = file.readline().split()
                return width, height, [file.readline().rstrip("\n") for _ in range(int(count))]

            layers = [operations() for _ in range(int(layer_count))]
            self.sizes = [(float(width), float(height)) for width, height, _ in layers]
            self.templates = [self.svg(*layer) for layer in layers]
            self.frames = [
                [self.part(line) for line in operations()[2]] for _ in range(int(frame_count))
            ]

    def html(self):
        faces = "".join(
            f"@font-face {{ font-family: {name}; src: url('file://{path}') }}"
            for path, name in self.fonts.items()
        )
        templates = "".join(f"<template>{svg}</template>" for svg in self.templates)
        return (
            f"<!doctype html><meta charset=utf-8><style>{faces}{STYLE}</style>"
            f"<body><div id=stage></div>{templates}<script>{SCRIPT}"
            f"frames = {json.dumps(self.frames)};</script>"
        )

    def part(self, line):
        """A part of a frame: what it is, and its style."""
        clip, source, verb, rest = split(line)
        left, top, right, bottom = clip
        if source[0] == "picture":
            layer = int(source[1])
            width, height = self.sizes[layer]
            x, y, alpha = map(float, source[2:5])
            style = f"transform:translate({x:g}px,{y:g}px);width:{width:g}px;height:{height:g}px"
            if alpha < 1:
                style += f";opacity:{alpha:.6g}"
            seen = (max(x, 0), max(y, 0), min(x + width, self.size[0]), min(y + height, self.size[1]))
            if seen != clip:
                style += (
                    f";clip-path:inset({top - y:g}px {x + width - right:g}px "
                    f"{y + height - bottom:g}px {left - x:g}px)"
                )
            return f"p{layer}", style
        if verb == "paint":
            left, top, right, bottom = 0, 0, *self.size
        elif verb == "fill":
            numbers = [float(word) for word in rest if word not in "MLZ;"]
            left, right = max(left, min(numbers[::2])), min(right, max(numbers[::2]))
            top, bottom = max(top, min(numbers[1::2])), min(bottom, max(numbers[1::2]))
        else:
            raise ValueError(f"a frame has only pictures and colours: {line}")
        return "c", (
            f"transform:translate({left:g}px,{top:g}px);width:{right - left:g}px;"
            f"height:{bottom - top:g}px;background:{color(source)}"
        )

    def svg(self, width, height, operations):
        parts = "".join(self.shape(line) for line in operations)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">{parts}</svg>'
        )

    def shape(self, line):
        clip, source, verb, rest = split(line)
        if source[0] == "linear":
            definition, paint = self.gradient(source)
        else:
            definition, paint = "", color(source)
        if isinstance(clip, str):
            self.ids += 1
            definition += f'<clipPath id="i{self.ids}"><path d="{clip}"/></clipPath>'
            return f'{definition}<g clip-path="url(#i{self.ids})">{shape(verb, rest, paint)}</g>'
        if verb == "text":
            name = self.fonts.setdefault(rest[0], f"f{len(self.fonts)}")
            # The first glyph's place is the line's; the rest follow by the font's own advances.
            size, x, y = rest[2], rest[5], rest[6]
            words = html.escape(line.split(" : ", 1)[1])
            return (
                f'{definition}<text x="{x}" y="{y}" font-family="{name}" font-size="{size}" '
                f'fill="{paint}" style="white-space:pre">{words}</text>'
            )
        return definition + shape(verb, rest, paint)

    def gradient(self, source):
        self.ids += 1
        x1, y1, x2, y2, count = source[1:6]
        stops = ""
        for index in range(int(count)):
            at, *rgba = source[6 + 5 * index : 11 + 5 * index]
            stops += f'<stop offset="{at}" stop-color="{color(["color", *rgba])}"/>'
        return (
            f'<linearGradient id="i{self.ids}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" '
            f'x2="{x2}" y2="{y2}">{stops}</linearGradient>',
            f"url(#i{self.ids})",
        )


def split(line):
    """An operation's clip, source, verb and what follows."""
    words = line.split(" : ")[0].split()
    if words[0] == "clip":
        clip = tuple(map(float, words[1:5]))
        words = words[5:]
    else:
        end = words.index(";")
        clip = " ".join(words[1:end])
        words = words[end + 1 :]
    if words[0] == "picture":
        return clip, words, None, []
    count = 5 if words[0] == "color" else 6 + 5 * int(words[5])
    return clip, words[:count], words[count], words[count + 1 :]


def color(source):
    red, green, blue, alpha = map(float, source[1:5])
    return f"rgb({red * 255:g} {green * 255:g} {blue * 255:g} / {alpha:g})"


def shape(verb, rest, paint):
    if verb == "paint":
        return f'<rect width="100%" height="100%" fill="{paint}"/>'
    if verb == "fill":
        return f'<path d="{" ".join(rest[:-1])}" fill="{paint}"/>'
    width, cap, join, *steps = rest
    return (
        f'<path d="{" ".join(steps[:-1])}" fill="none" stroke="{paint}" stroke-width="{width}" '
        f'stroke-linecap="{CAPS[int(cap)]}" stroke-linejoin="{JOINS[int(join)]}"/>'
    )


def main(chromium, scene, folder):
    page_text = Page(scene)
    page_path = os.path.abspath(f"{folder}/page.html")
    with open(page_path, "w", encoding="utf-8") as file:
        file.write(page_text.html())
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--allow-file-access-from-files", "--font-render-hinting=none"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        width, height = page_text.size
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(f"file://{page_path}")
        page.evaluate("document.fonts.ready")
        for number in range(len(page_text.frames)):
            page.evaluate(f"show({number})")
            page.screenshot(path=f"{folder}/{number:04d}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
