"use strict";

// The screens of all films: rows of a few pictures, copied pixel by pixel. A frame is a list of pairs, the number of
// a row and the count of rows from there on; a negative count repeats the one row.
class Screens {
  constructor(data) {
    this.data = data;
    this.images = [];
  }

  static image(type, base64, index) {
    return new Promise((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = () => reject(new Error(`picture ${index} is broken`));
      image.src = `data:image/${type};base64,${base64}`;
    });
  }

  // Waits for the images' own events, so that the page is ready before the browser reports that it has loaded.
  async load() {
    this.images = await Promise.all(
      this.data.pictures.map((base64, index) => Screens.image("webp", base64, index))
    );
    // The images have the data now.
    this.data.pictures = [];
  }

  draw(context, film, frame) {
    const runs = this.data.films[film].screens[frame];
    const perPicture = this.data.rowsPerPicture;
    // Smoothing would mix in the rows next to the copied ones.
    context.imageSmoothingEnabled = false;
    let y = 0;
    for (let index = 0; index < runs.length; index += 2) {
      let row = runs[index];
      let count = runs[index + 1];
      if (count < 0) {
        this.copy(context, row, 1, y, -count);
        y -= count;
        continue;
      }
      while (count > 0) {
        const part = Math.min(count, perPicture - (row % perPicture));
        this.copy(context, row, part, y, part);
        row += part;
        y += part;
        count -= part;
      }
    }
  }

  copy(context, row, rows, y, height) {
    const { rowsPerPicture, width } = this.data;
    const image = this.images[Math.floor(row / rowsPerPicture)];
    context.drawImage(image, 0, row % rowsPerPicture, width, rows, 0, y, width, height);
  }

  // Shows a frame's words in its pill.
  say(pill, film, frame) {
    const { words, said } = this.data.films[film];
    const [text, tone] = words[said[frame]];
    pill.textContent = text;
    pill.className = `pill ${tone}`;
  }

  // Gives a canvas the device's corners, and cuts it to the screen as the device is held.
  clip(context, frame) {
    const { held, width, height, radii } = this.data;
    const { style } = context.canvas;
    const shares = (length) => radii.map((radius) => `${(100 * radius) / length}%`).join(" ");
    style.borderRadius = `${shares(width)} / ${shares(height)}`;
    if (!held.length) return void (style.clipPath = "");
    const right = 100 * (1 - held[frame][0] / width);
    const bottom = 100 * (1 - held[frame][1] / height);
    const radius = (Math.max(...radii) * context.canvas.clientWidth) / width;
    style.clipPath = `inset(0 ${right}% ${bottom}% 0 round ${radius}px)`;
  }

  // Draws two films over each other: the upper at an opacity, or as the difference of each colour, which is black
  // where they are equal.
  drawPair(context, below, above, frame, blend, opacity) {
    this.draw(context, below, frame);
    const upper = this.scratch();
    this.draw(upper, above, frame);
    context.save();
    if (blend === "difference") context.globalCompositeOperation = "difference";
    else context.globalAlpha = opacity;
    context.drawImage(upper.canvas, 0, 0);
    context.restore();
  }

  scratch() {
    if (!this.scratchContext) {
      const canvas = document.createElement("canvas");
      canvas.width = this.data.width;
      canvas.height = this.data.height;
      this.scratchContext = canvas.getContext("2d", { alpha: false });
    }
    return this.scratchContext;
  }
}
