"use strict";

const MARGIN = { top: 18, right: 58, bottom: 22, left: 42 };
const RISE_HEIGHT = 120;
const GAP_HEIGHT = 76;
const BETWEEN = 14;
// The least ranges, in points: rounding must not be magnified.
const LEAST_RISE = 10;
const LEAST_GAP = 8;

// Round numbers between two limits, about `most`, or more so that each side of zero with values has one.
function ticks(from, to, most, values = [0, 0]) {
  const told = roundNumbers(from, to, most);
  const isMissing = values.some((value) => Math.abs(value) >= 1 && !told.some((tick) => tick * value > 0));
  return isMissing && most < 12 ? ticks(from, to, most + 1, values) : told;
}

function roundNumbers(from, to, most) {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
  const values = [];
  for (let n = Math.ceil(from / step); n * step <= to; n += 1) values.push(n * step);
  return values;
}

// Ranges that include every film's lines, so that plots can be compared.
function plotRanges(data) {
  const lines = data.films.flatMap((film) => film.lines);
  const rises = lines.flatMap((line) => [line[1] ?? 0, line[2] ?? line[1] ?? 0, line[4] ?? 0]);
  const gaps = lines.map((line) => line[3] ?? 0);
  const most = (values, least) => values.reduce((a, b) => Math.max(a, b), least);
  const gap = most(gaps, 0);
  const covered = most(gaps.map((value) => -value), 0);
  return {
    time: [0, Math.max((1000 * (data.frames - 1)) / data.fps, 1)],
    rise: [-most(rises.map((value) => -value), 0), most(rises, LEAST_RISE) * 1.05],
    // There is room on either side of zero, even without values.
    gap: [-most([covered, gap / 2], LEAST_GAP) * 1.08, most([gap, covered / 2], LEAST_GAP) * 1.08],
    gaps: [-covered, gap],
  };
}

// Whether the bar is behind the keyboard: a range is known, and no line.
function isCovered(line) {
  return (line[5] ?? null) !== null;
}

// One film's lines in an SVG element, redrawn for every width so that letters keep their size.
class Plot {
  constructor(element, data, film, ranges) {
    this.element = element;
    this.setFilm(data, film, ranges);
  }

  setFilm(data, film, ranges) {
    Object.assign(this, { data, film, ranges });
    this.lines = film.lines;
  }

  draw(width) {
    this.right = Math.max(width - MARGIN.right, MARGIN.left + 40);
    const gapTop = MARGIN.top + RISE_HEIGHT + BETWEEN;
    const height = gapTop + GAP_HEIGHT + MARGIN.bottom;
    this.element.replaceChildren();
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.setAttribute("height", height);
    const rise = this.panel(MARGIN.top, RISE_HEIGHT, this.ranges.rise, 4);
    this.gap = this.panel(gapTop, GAP_HEIGHT, this.ranges.gap, 3, this.ranges.gaps);
    this.add("text", { x: 4, y: MARGIN.top - 6, class: "axis" }, "pt");
    this.addTimes(gapTop + GAP_HEIGHT);
    this.addEvents(gapTop + GAP_HEIGHT);
    this.addLines(rise, gapTop);
    this.head = this.add("line", { y1: MARGIN.top, y2: gapTop + GAP_HEIGHT, class: "playhead" });
  }

  addLines(rise, gapTop) {
    const bars = this.stretches(2);
    const gaps = this.stretches(3);
    if (this.data.subject === "bar") {
      // A gap is between the keyboard and the bar above it, an overlap between the keyboard and the bar's content.
      const shown = (line) => Math.max(line[2] - line[1], 0) + Math.min((line[4] ?? line[2]) - line[1], 0);
      for (const run of this.runs((line) => [1, 2, 3].every((index) => line[index] !== null))) {
        this.addSeam(run, rise, (line) => line[1], shown);
      }
      for (const run of this.runs(isCovered)) {
        this.addSeam(run, rise, (line) => line[1], (line) => Math.min((line[4] ?? line[1]) - line[1], 0));
        this.addBand(run, rise, 5, 6, "covered-bar");
      }
      for (const run of this.runs((line) => line[2] !== null && line[4] !== null)) {
        this.addBand(run, rise, 2, 4, "padding");
      }
    }
    for (const run of gaps) this.addSeam(run, this.gap, () => 0, (line) => line[3]);
    this.addLine(this.stretches(1), rise, 1, "keyboard-line");
    this.addLine(bars, rise, 2, "bar-line");
    const told = (line) => line[3] !== null;
    this.addLine(this.runs((line) => told(line) && !isCovered(line)), this.gap, 3, "gap-line");
    this.addLine(this.runs((line) => told(line) && isCovered(line)), this.gap, 3, "gap-line least");
    this.addNames(rise, bars, gaps);
    if (this.film.worst !== null && this.film.worst !== undefined) this.addWorst(gapTop);
  }

  add(name, attributes, text) {
    const element = document.createElementNS(this.element.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    return this.element.appendChild(element);
  }

  x(time) {
    return MARGIN.left + (time / this.ranges.time[1]) * (this.right - MARGIN.left);
  }

  // The time at `x`, in milliseconds.
  timeAt(x) {
    return ((x - MARGIN.left) / (this.right - MARGIN.left)) * this.ranges.time[1];
  }

  // Draws a panel with a grid; returns a function from a value to its place.
  panel(top, height, range, most, values) {
    const y = (value) => top + height * (1 - (value - range[0]) / (range[1] - range[0]));
    const size = { x: MARGIN.left, y: top, width: this.right - MARGIN.left, height };
    this.add("rect", { ...size, class: "panel" });
    for (const value of ticks(range[0], range[1], most, values)) {
      const line = { x1: MARGIN.left, x2: this.right, y1: y(value), y2: y(value) };
      this.add("line", { ...line, class: value === 0 ? "zero" : "grid" });
      const text = String(value).replace("-", "−");
      this.add("text", { x: MARGIN.left - 6, y: y(value) + 4, class: "axis end" }, text);
    }
    return y;
  }

  addTimes(bottom) {
    const most = Math.max(2, Math.floor((this.right - MARGIN.left) / 56));
    for (const time of ticks(0, this.ranges.time[1], most)) {
      const x = this.x(time);
      this.add("line", { x1: x, x2: x, y1: bottom, y2: bottom + 4, class: "grid" });
      this.add("text", { x, y: bottom + 16, class: "axis middle" }, String(time));
    }
    // Next to the widest last number, which is centred on the panel's edge.
    this.add("text", { x: this.right + 22, y: bottom + 16, class: "axis" }, "ms");
  }

  addEvents(bottom) {
    let free = 20;
    for (const event of this.data.events) {
      const x = this.x(event.time * 1000);
      if (x > this.right + 1) continue;
      this.add("line", { x1: x, x2: x, y1: MARGIN.top, y2: bottom, class: "event" });
      // A name that would cover the previous one is left out; its line is not.
      const half = event.name.length * 3.2;
      const place = Math.max(x, free + half);
      if (place - x > half) continue;
      this.add("text", { x: place, y: MARGIN.top - 6, class: "axis middle" }, event.name);
      free = place + half + 6;
    }
  }

  // The runs of consecutive lines with a value.
  stretches(index) {
    return this.runs((line) => line[index] !== null);
  }

  // The runs of consecutive lines that pass a test.
  runs(isIn) {
    const runs = [];
    let run = [];
    for (const line of this.lines) {
      if (isIn(line)) run.push(line);
      else if (run.length) runs.push(run.splice(0));
    }
    if (run.length) runs.push(run);
    return runs;
  }

  addSeam(run, y, base, size) {
    const below = this.data.subject === "bar" ? "overlap" : "covered";
    for (const [clamp, name] of [[Math.max, "gap"], [Math.min, below]]) {
      const edge = run.map((line) => `${this.x(line[0])},${y(base(line) + clamp(size(line), 0))}`);
      const back = run.map((line) => `${this.x(line[0])},${y(base(line))}`).reverse();
      this.add("polygon", { points: [...edge, ...back].join(" "), class: `seam ${name}` });
    }
  }

  // The part of a bar that the keyboard may cover, from its bottom edge to its content's, or where a covered one may be.
  addBand(run, y, low, high, name) {
    const edge = run.map((line) => `${this.x(line[0])},${y(line[high])}`);
    const back = run.map((line) => `${this.x(line[0])},${y(line[low])}`).reverse();
    this.add("polygon", { points: [...edge, ...back].join(" "), class: name });
  }

  addLine(runs, y, index, name) {
    for (const run of runs) {
      const points = run.map((line) => `${this.x(line[0])},${y(line[index])}`).join(" ");
      this.add("polyline", { points, class: name });
    }
  }

  // The lines' names at their ends, kept apart; the bar's is above where both end at one height.
  addNames(rise, bars, gaps) {
    const last = this.lines.filter((line) => line[1] !== null).pop();
    if (!last) return;
    const keyboard = rise(last[1]) + 4;
    const run = bars[bars.length - 1];
    let bar = run ? rise(run[run.length - 1][2]) + 4 : keyboard;
    if (Math.abs(bar - keyboard) < 13) bar = bar > keyboard ? keyboard + 13 : keyboard - 13;
    const x = this.right + 5;
    this.add("text", { x, y: keyboard, class: "name keyboard-name" }, "keyboard");
    if (run) this.add("text", { x, y: bar, class: "name bar-name" }, this.data.subject);
    if (gaps.length) this.add("text", { x, y: this.gap(0) + 4, class: "name" }, this.data.gapName);
  }

  addWorst(top) {
    const x = this.x((1000 * this.film.worst) / this.data.fps);
    this.add("path", { d: `M${x - 4} ${top}h8l-4 6z`, class: "worst-mark" });
  }

  // Calls `goTo` with the time of clicks and drags, in milliseconds.
  listen(goTo) {
    const { element } = this;
    const scrub = (event) => goTo(this.timeAt(event.clientX - element.getBoundingClientRect().left));
    element.addEventListener("pointerdown", (event) => {
      element.setPointerCapture(event.pointerId);
      scrub(event);
    });
    element.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) scrub(event);
    });
  }

  setTime(time) {
    if (!this.head) return;
    const x = this.x(time);
    this.head.setAttribute("x1", x);
    this.head.setAttribute("x2", x);
  }
}

// The lines of all films in one plot: lines that coincide lie in each other, the first on top.
class ComparedPlot extends Plot {
  setFilm(data, film, ranges) {
    super.setFilm(data, film ?? data.films[0], ranges);
  }

  addLines(rise) {
    const { films, feel } = this.data;
    const width = (film) => 2 + 1.3 * film;
    const draw = (film, y, index, name, attributes) => {
      this.lines = films[film].lines;
      for (const run of this.stretches(index)) {
        const points = run.map((line) => `${this.x(line[0])},${y(line[index])}`).join(" ");
        this.add("polyline", { points, class: name, ...attributes });
      }
    };
    if (feel.hasOneKeyboard) draw(0, rise, 1, "compared-line of-keyboard", { "stroke-width": width(films.length) + 0.5 });
    films.forEach((_, film) => {
      if (!feel.hasOneKeyboard) draw(film, rise, 1, `compared-line of-${film} apart`, { "stroke-width": 1.5 });
    });
    for (let film = films.length - 1; film >= 0; film -= 1) {
      for (const [y, index] of [[rise, 2], [this.gap, 3]]) {
        draw(film, y, index, `compared-line of-${film}`, { "stroke-width": width(film) });
      }
    }
    this.lines = films[0].lines;
    this.addNames(rise, [], [this.lines]);
  }
}

// Fills the table of how films feel, and shows it with the plot of all films' lines, where there is one; returns that.
function showFeel(data) {
  const section = document.querySelector(".compared");
  if (!section) return null;
  section.hidden = !data.feel;
  document.getElementById("compared").hidden = !data.feel?.hasLines;
  if (!data.feel) return null;
  const make = (name, text, className) => {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const table = make("table");
  for (const { event, rows } of data.feel.groups) {
    const body = make("tbody");
    const head = body.appendChild(make("tr"));
    for (const title of [event, ...data.feel.titles]) {
      head.appendChild(make("th", title)).scope = "col";
    }
    for (const { name, isKeyboard, film, cells } of rows) {
      const row = body.appendChild(make("tr"));
      const cell = row.appendChild(make("th"));
      cell.scope = "row";
      const isOwn = isKeyboard && film !== undefined;
      cell.append(
        make("span", "", `swatch of-${film ?? "keyboard"}${isOwn ? " apart" : ""}`),
        isOwn ? `${name}, ${data.films[film].name}` : name,
      );
      for (const text of cells) row.append(make("td", text));
    }
    table.append(body);
  }
  document.getElementById("feel").replaceChildren(table);
  return data.feel.hasLines ? document.querySelector("#compared svg") : null;
}
