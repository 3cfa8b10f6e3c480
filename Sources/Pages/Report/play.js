"use strict";

// A film as far as its trace has it: edges, and nothing between them. Widths mean nothing.
class TraceScreen {
  constructor(element, film, other, height) {
    Object.assign(this, { element, film, other, height });
    this.width = height > 500 ? height * 0.5 : height * 1.8;
    element.setAttribute("viewBox", `0 0 ${this.width} ${height}`);
    this.table = this.add("rect", "table");
    this.view = this.add("line", "line");
    this.message = this.add("line", "line");
    this.field = this.add("rect", "field");
    this.toolbar = this.add("rect", "toolbar");
    this.keyboard = this.add("rect", "keyboard");
    this.seam = this.add("rect", "");
    this.ghost = this.add("rect", "ghost");
  }

  add(name, kind) {
    const element = document.createElementNS(this.element.namespaceURI, name);
    element.setAttribute("class", kind);
    return this.element.appendChild(element);
  }

  static value(film, name, time) {
    // The last frame that is not later, as a frame stays until the next.
    let frame = 0;
    while (frame + 1 < film.times.length && film.times[frame + 1] <= time) frame += 1;
    return film.series[name]?.[frame] ?? null;
  }

  static box(element, x, width, top, bottom) {
    const visible = top !== null && bottom !== null && bottom > top;
    element.setAttribute("visibility", visible ? "visible" : "hidden");
    if (!visible) return;
    for (const [key, value] of Object.entries({ x, width, y: top, height: bottom - top })) {
      element.setAttribute(key, value);
    }
  }

  static level(element, x, width, y) {
    element.setAttribute("visibility", y === null ? "hidden" : "visible");
    for (const [key, value] of Object.entries({ x1: x, x2: x + width, y1: y ?? 0, y2: y ?? 0 })) {
      element.setAttribute(key, value);
    }
  }

  draw(time) {
    const at = (name) => TraceScreen.value(this.film, name, time);
    const { box, level } = TraceScreen;
    const keyboard = at("keyboard.top");
    const bar = at("toolbar.bottom");
    const gap = at("gap");
    box(this.table, 0, this.width, at("table.top"), at("table.bottom"));
    level(this.view, 0, this.width, at("view.top"));
    level(this.message, this.width * 0.08, this.width * 0.5, at("lastMessage.bottom"));
    box(this.field, this.width * 0.08, this.width * 0.84, at("field.top"), at("field.bottom"));
    box(this.toolbar, 0, this.width, at("toolbar.top"), bar);
    box(this.keyboard, 0, this.width, keyboard, this.height);
    const parts = gap !== null && bar !== null && keyboard !== null;
    this.seam.setAttribute("class", gap > 0 ? "seam-gap" : "seam-covered");
    const top = parts && gap !== 0 ? Math.min(bar, keyboard) : null;
    box(this.seam, 0, this.width, top, parts ? Math.max(bar, keyboard) : null);
    const was = (name) => (this.other ? TraceScreen.value(this.other, name, time) : null);
    const moved = was("toolbar.bottom") !== bar || was("toolbar.top") !== at("toolbar.top");
    box(this.ghost, 2, this.width - 4, moved ? was("toolbar.top") : null, was("toolbar.bottom"));
    return gap;
  }
}

// Both films of one difference, side by side, at one time; only the new one if none is approved yet.
class TracePlay {
  constructor(element, films) {
    this.element = element;
    const kinds = ["expected", "actual"].filter((kind) => films[kind]);
    const shown = kinds.map((kind) => films[kind]);
    // The times of both films' frames, without duplicates.
    this.times = [...new Set(shown.flatMap((film) => film.times))].sort((one, other) => one - other);
    this.end = this.times[this.times.length - 1] ?? 0;
    this.running = null;
    element.innerHTML = `
      <div class="screens">
      ${films.expected ? '<figure><figcaption>Expected</figcaption><svg role="img" aria-label="Edges of the approved film"></svg></figure>' : ""}
      <figure><figcaption>Actual</figcaption><svg role="img" aria-label="Edges of the new film"></svg></figure>
      </div>
      <div class="controls"><button type="button">Play</button>${films.expected ? ' <button type="button" class="one" aria-pressed="false">Flicker</button>' : ""}
      <input type="range" min="0" step="1" value="0" aria-label="Time"/>
      <label>Speed <select><option value="0.1">⅒</option><option value="0.25" selected>¼</option><option value="1">1</option></select></label></div>
      <p class="said"></p>
      <p class="hint">Drawn from the edges that the trace holds, and nothing else: bar blue, keyboard grey, gap red, covered amber.${films.expected ? " Dashed: where the bar was expected." : ""}</p>`;
    const edges = shown.flatMap((film) =>
      ["keyboard.top", "toolbar.bottom", "field.bottom", "table.bottom"].flatMap((name) => film.series[name] ?? [])
    );
    const height = edges.reduce((most, edge) => Math.max(most, edge ?? 0), 100);
    this.kinds = kinds;
    this.screens = [...element.querySelectorAll("svg")].map(
      (svg, index) => new TraceScreen(svg, shown[index], kinds[index] === "actual" ? films.expected : null, height)
    );
    this.flicker = element.querySelector(".one");
    this.flicker?.addEventListener("click", () => this.setFlicker(!element.classList.contains("flicker")));
    element.querySelector(".screens").addEventListener("click", () => {
      if (element.classList.contains("flicker")) this.flip();
    });
    this.listTurns(films.log);
    this.button = element.querySelector("button");
    this.range = element.querySelector("input");
    this.range.max = Math.max(this.times.length - 1, 0);
    this.button.addEventListener("click", () => this.toggle());
    this.range.addEventListener("input", () => {
      this.stop();
      this.show(this.times[Number(this.range.value)] ?? 0);
    });
    // The first difference is shown first.
    this.show(films.first);
  }

  show(time) {
    this.time = Math.min(Math.max(time, 0), this.end);
    let frame = 0;
    while (frame + 1 < this.times.length && this.times[frame + 1] <= this.time) frame += 1;
    this.range.value = frame;
    const gaps = this.screens.map((screen) => TracePlay.words(screen.draw(this.time)));
    const words = gaps.map((gap, index) => `${this.kinds[index]}: ${gap}`);
    const said = [`${Math.round(this.time)} ms`, ...words].join(" · ");
    this.element.querySelector(".said").textContent = said;
    this.mark(this.time);
    this.range.setAttribute("aria-valuetext", said);
  }

  // Both films in one place, one at a time.
  setFlicker(flickers) {
    this.element.classList.toggle("flicker", flickers);
    this.flicker.setAttribute("aria-pressed", String(flickers));
    const figures = [...this.element.querySelectorAll(".screens figure")];
    figures.forEach((figure, index) => figure.classList.toggle("shown", flickers && index === 0));
  }

  flip() {
    if (!this.flicker) return;
    if (!this.element.classList.contains("flicker")) return this.setFlicker(true);
    for (const figure of this.element.querySelectorAll(".screens figure")) figure.classList.toggle("shown");
  }

  // What the stage did in the new film, each turn at its time.
  listTurns(turns) {
    this.turns = [];
    if (!turns?.length) return;
    const details = document.createElement("details");
    details.open = true;
    details.innerHTML = '<summary>Log of the new film</summary><ol class="log"></ol>';
    this.log = details.lastChild;
    this.turns = turns.map((turn) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = turn.text;
      button.addEventListener("click", () => {
        this.stop();
        this.show(turn.time);
      });
      item.append(button);
      this.log.append(item);
      return { time: turn.time, item };
    });
    this.element.parentElement.querySelector(".turns").append(details);
  }

  // Marks the turns that led to what is shown: the last ones that are not later.
  mark(time) {
    const last = this.turns.findLast((turn) => turn.time <= time + 0.01)?.time;
    let first = null;
    for (const turn of this.turns) {
      const isShown = turn.time === last;
      if (isShown) turn.item.setAttribute("aria-current", "true");
      else turn.item.removeAttribute("aria-current");
      if (isShown) first ??= turn.item;
    }
    // The page itself stays where it is.
    if (first) this.log.scrollTop = first.offsetTop - this.log.offsetTop;
  }

  static words(gap) {
    if (gap === null) return "no keyboard at the bar";
    const points = `${Math.abs(Math.round(gap * 10) / 10)} pt`;
    if (Math.abs(gap) < 0.05) return "no gap";
    return gap > 0 ? `gap ${points}` : `covered ${points}`;
  }

  toggle() {
    if (this.running) return this.stop();
    if (!this.hasPlayed || this.time >= this.end) this.show(0);
    this.hasPlayed = true;
    this.running = { time: this.time, at: performance.now() };
    this.button.textContent = "Pause";
    requestAnimationFrame((now) => this.tick(now));
  }

  stop() {
    this.running = null;
    this.button.textContent = "Play";
  }

  tick(now) {
    if (!this.running) return;
    const speed = Number(this.element.querySelector("select").value);
    this.show(this.running.time + Math.max(now - this.running.at, 0) * speed);
    this.running = { time: this.time, at: Math.max(now, this.running.at) };
    if (this.time >= this.end) return this.stop();
    requestAnimationFrame((next) => this.tick(next));
  }
}
