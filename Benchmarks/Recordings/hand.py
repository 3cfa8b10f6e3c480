"""A second hand that draws screens with a keyboard: numpy alone, nothing of the painter and none of its habits.

A layer is an array of rows × columns × 4, premultiplied red, green, blue (0…255) and alpha (0…1). Layers move by parts of a
pixel: a row is then mixed of two.
"""

import numpy as np

WHITE = (255, 255, 255)


def flat(height, width, colour, alpha=1.0):
    layer = np.empty((height, width, 4), np.float32)
    layer[..., :3] = np.asarray(colour, np.float32) * alpha
    layer[..., 3] = alpha
    return layer


def rounded(height, width, box, radius):
    """The share of each pixel inside a rounded rectangle (x, y, width, height), in pixels."""
    x, y, w, h = box
    radius = min(radius, w / 2, h / 2)
    across = np.abs(np.arange(width) + 0.5 - (x + w / 2)) - (w / 2 - radius)
    down = np.abs(np.arange(height) + 0.5 - (y + h / 2)) - (h / 2 - radius)
    outside = np.hypot(np.maximum(across, 0)[None, :], np.maximum(down, 0)[:, None])
    inside = np.minimum(np.maximum(across[None, :], down[:, None]), 0)
    return np.clip(0.5 + radius - outside - inside, 0, 1).astype(np.float32)


def lay(layer, mask, colour, alpha=1.0):
    """Lays a colour over a layer where a mask is."""
    cover = (mask * alpha)[..., None]
    layer *= 1 - cover
    layer[..., :3] += cover * np.asarray(colour, np.float32)
    layer[..., 3:] += cover


def box(layer, frame, radius, colour, alpha=1.0):
    """A rounded rectangle, drawn in its own rows alone."""
    x, y, w, h = frame
    top, bottom = max(0, int(y) - 1), min(layer.shape[0], int(y + h) + 2)
    left, right = max(0, int(x) - 1), min(layer.shape[1], int(x + w) + 2)
    if top >= bottom or left >= right:
        return
    part = layer[top:bottom, left:right]
    lay(part, rounded(bottom - top, right - left, (x - left, y - top, w, h), radius), colour, alpha)


def blurred(picture, radius):
    """Three means over squares, which are nearly a Gaussian."""
    radius = max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            padding = [(0, 0)] * picture.ndim
            padding[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(picture, padding, mode="edge"), axis=axis, dtype=np.float32)
            ahead = np.take(sums, range(2 * radius + 1, sums.shape[axis]), axis=axis)
            behind = np.take(sums, range(0, sums.shape[axis] - 2 * radius - 1), axis=axis)
            picture = (ahead - behind) / (2 * radius + 1)
    return picture


class Writing:
    """Signs that are no letters: strokes on a grid of five by seven, as dense as letters are."""

    def __init__(self, random, size):
        self.random = random
        self.height = max(4, int(round(size)))
        width = max(3, int(round(size * 0.62)))
        rows = np.arange(self.height) * 7 // self.height
        columns = np.arange(width) * 5 // width
        self.signs = []
        for _ in range(26):
            grid = np.zeros((7, 5), np.float32)
            grid[:, random.randrange(2)] = 1
            for _ in range(random.randrange(1, 4)):
                grid[random.randrange(7), :4] = 1
            if random.random() < 0.5:
                grid[random.randrange(3):, 3] = 1
            sign = grid[np.ix_(rows, columns)]
            self.signs.append(np.pad(sign, ((0, 0), (0, max(1, width // 4)))))

    def write(self, layer, x, y, width, colour, alpha=1.0, letters=None):
        """A line of words no wider than that, or of one word with so many letters."""
        x, end, y = int(x), int(x + width), int(y)
        while True:
            word = np.hstack([self.random.choice(self.signs) for _ in range(letters or self.random.randrange(2, 9))])
            rows = layer[y:y + self.height, x:x + word.shape[1]]
            if x + word.shape[1] > end or rows.shape[:2] != word.shape:
                return
            lay(rows, word, colour, alpha)
            if letters:
                return
            x += word.shape[1] + self.signs[0].shape[1]


def photograph(random, height, width):
    """Something like a photograph: noise of all sizes, with a few hard edges."""
    noise = np.random.default_rng(random.randrange(1 << 30))
    picture = np.zeros((height, width, 3), np.float32)
    size = 4
    while size < max(height, width):
        rough = noise.uniform(-1, 1, (height // size + 2, width // size + 2, 3)).astype(np.float32)
        rows, columns = np.arange(height) / size, np.arange(width) / size
        near_rows, near_columns = rows.astype(int), columns.astype(int)
        down = (rows - near_rows)[:, None, None].astype(np.float32)
        across = (columns - near_columns)[None, :, None].astype(np.float32)
        upper = rough[near_rows] * (1 - down) + rough[near_rows + 1] * down
        picture += size ** 0.7 * (upper[:, near_columns] * (1 - across) + upper[:, near_columns + 1] * across)
        size *= 2
    # Colours of a photograph are near each other.
    picture = 0.75 * picture.mean(axis=2, keepdims=True) + 0.25 * picture
    picture = 128 + picture * (60 / picture.std())
    for _ in range(4):
        x, y = random.randrange(width), random.randrange(height)
        picture[y:y + random.randrange(20, height // 3), x:x + random.randrange(20, width // 2)] += random.uniform(-60, 60)
    return np.clip(picture, 0, 255)


class Screen:
    """A picture to which layers are added from the back to the front."""

    def __init__(self, picture):
        self.picture = picture.copy()

    def add(self, layer, top, opacity=1.0):
        """A layer whose upper edge is so many pixels below the screen's."""
        whole = int(np.floor(top))
        part = np.float32(top - whole)
        if part > 1e-3:
            moved = np.zeros((layer.shape[0] + 1, *layer.shape[1:]), np.float32)
            moved[:-1] = layer * (1 - part)
            moved[1:] += layer * part
            layer = moved
        first, last = max(whole, 0), min(whole + layer.shape[0], self.picture.shape[0])
        if first >= last:
            return
        rows = layer[first - whole:last - whole]
        self.picture[first:last] *= 1 - opacity * rows[..., 3:]
        self.picture[first:last] += opacity * rows[..., :3]

    def frost(self, mask, top, radius, tint, alpha):
        """Glass: what is behind a mask of rows × columns is blurred and tinted."""
        whole = int(round(top))
        first, last = max(whole, 0), min(whole + mask.shape[0], self.picture.shape[0])
        if first >= last:
            return
        reach = 3 * int(radius)
        low, high = max(0, first - reach), min(self.picture.shape[0], last + reach)
        behind = blurred(self.picture[low:high], radius)[first - low:last - low]
        behind = behind * (1 - alpha) + np.asarray(tint, np.float32) * alpha
        cover = mask[first - whole:last - whole, :, None]
        self.picture[first:last] += cover * (behind - self.picture[first:last])

    def bytes(self):
        return np.clip(np.round(self.picture), 0, 255).astype(np.uint8)
