"""A scene: what Filmstrip draws, written down so that its peers draw the same.

Filmstrip draws each frame once with `record.so` loaded before it. The recordings of all frames become one file of
layers, each drawn once, and frames, which say where the layers lie.
"""

import os
import subprocess


def record(command, library, frames, path, folder):
    """Records frames of a film and writes them as a scene.

    `command` draws one frame, with `{}` for its number; `frames` are the numbers.
    """
    layers, numbers, scene = [], {}, []
    for frame in frames:
        recording = os.path.join(folder, "recording.txt")
        environment = dict(os.environ, LD_PRELOAD=library, RECORD=recording)
        drawn = [word.format(frame) for word in command]
        subprocess.run(drawn, env=environment, check=True, capture_output=True)
        size, operations = read(recording, layers, numbers)
        scene.append(operations)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"scene {size[0]} {size[1]} {len(layers)} {len(scene)}\n")
        for kind, lists in (("layer", layers), ("frame", [(*size, frame) for frame in scene])):
            for width, height, operations in lists:
                file.write(f"{kind} {width} {height} {len(operations)}\n")
                file.writelines(operation + "\n" for operation in operations)


def read(recording, layers, numbers):
    """The size and operations of a recorded frame; adds layers that are new."""
    surfaces = {}
    with open(recording, encoding="utf-8") as file:
        for line in file:
            words = line.rstrip("\n").split(" ", 2)
            if "UNKNOWN" in line:
                raise ValueError(f"the recorder has no word for this: {line.strip()}")
            if words[0] == "surface":
                surfaces[words[1]] = (*map(int, words[2].split()), [])
            else:
                surfaces[words[1]][2].append(words[2])

    def largest(surface):
        return surface[0] * surface[1], len(surface[2])

    def renumbered(operations):
        return [with_layer(operation) for operation in operations]

    def with_layer(operation):
        words = operation.split()
        if words[0] != "clip" or words[5] != "picture":
            return operation
        width, height, inner = surfaces[words[6]]
        inner = renumbered(inner)
        key = (width, height, *inner)
        if key not in numbers:
            numbers[key] = len(layers)
            layers.append((width, height, inner))
        words[6] = str(numbers[key])
        return " ".join(words)

    width, height, operations = max(surfaces.values(), key=largest)
    return (width, height), renumbered(operations)


def write_fonts(scene, folder):
    """A folder and a fontconfig file for those who open fonts by name: the scene's fonts as "Scene 400" and so on."""
    fonts = {}
    with open(scene, encoding="utf-8") as file:
        for line in file:
            if " text " in line.split(" : ")[0]:
                path, weight = line.split(" text ", 1)[1].split()[:2]
                fonts[weight] = path
    os.makedirs(folder, exist_ok=True)
    rules = ""
    for weight, path in fonts.items():
        link = os.path.join(folder, f"{weight}{os.path.splitext(path)[1]}")
        if not os.path.exists(link):
            os.symlink(path, link)
        rules += (
            f'<match target="scan"><test name="file"><string>{link}</string></test>'
            f'<edit name="family" mode="assign"><string>Scene {weight}</string></edit></match>'
        )
    configuration = os.path.join(folder, "fonts.conf")
    with open(configuration, "w", encoding="utf-8") as file:
        file.write(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{folder}</dir><cachedir>{folder}/cache</cachedir>{rules}</fontconfig>"
        )
    return configuration
