"use strict";

// The controls and their values, as the server reads them.
class Choices {
  constructor(changed) {
    const ids = [
      "approach", "move", "layout", "curve", "pace", "bounce", "motion", "notified", "duration", "delay",
      "lag", "reference", "device", "keyboard", "height", "fps", "context",
    ];
    this.parts = Object.fromEntries(ids.map((id) => [id, document.getElementById(id)]));
    this.approaches = [];
    for (const [id, part] of Object.entries(this.parts)) {
      // What is being typed is no motion yet, and no height.
      part.addEventListener(["motion", "height"].includes(id) ? "change" : "input", () => {
        this.follow(id);
        changed();
      });
    }
  }

  // A changed move becomes the reader's own; choosing a handler sets the controls to its move.
  follow(id) {
    const { approach, notified } = this.parts;
    if (id === "approach") {
      const move = this.approaches.find(({ name }) => name === approach.value)?.move;
      if (move) this.setMove(move);
    } else if (document.getElementById("move-choices").contains(this.parts[id])) {
      approach.value = "";
    }
    if (id === "duration") notified.checked = false;
    this.tell();
  }

  get value() {
    const { parts } = this;
    const number = (id) => Number(parts[id].value);
    return {
      approach: parts.approach.value || null,
      move: {
        name: this.name, move: parts.move.value, layout: parts.layout.value, curve: this.curve,
        duration: parts.notified.checked ? null : number("duration"), delay: number("delay"),
        lag: number("lag"),
      },
      reference: parts.reference.value || null,
      device: parts.device.value || null,
      keyboard: parts.keyboard.value || null,
      height: parts.height.value === "" ? null : number("height"),
      fps: parts.fps.value === "" ? null : number("fps"),
      context: parts.context.value || null,
    };
  }

  // As a scenario writes it.
  get curve() {
    const { curve, pace, bounce, motion } = this.parts;
    if (curve.value === "spring") return `{spring: {duration: ${Number(pace.value)}, bounce: ${Number(bounce.value)}}}`;
    return curve.value === "text" ? motion.value.trim() || "keyboard" : curve.value;
  }

  setCurve(text) {
    const { curve, pace, bounce, motion } = this.parts;
    const spring = /^\{spring: \{duration: ([\d.]+), bounce: (-?[\d.]+)\}\}$/.exec(text);
    // On a step of its slider, which would round it.
    const isWithin = ({ min, max }, value) =>
      Number(min) <= value && value <= Number(max) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;
    if (spring && isWithin(pace, Number(spring[1])) && isWithin(bounce, Number(spring[2]))) {
      pace.value = spring[1];
      bounce.value = spring[2];
      curve.value = "spring";
    } else if (/[({]/.test(text)) {
      motion.value = text;
      curve.value = "text";
    } else {
      if (![...curve.options].some(({ value }) => value === text)) {
        curve.add(new Option(`${text} as options`, text));
      }
      curve.value = text;
    }
  }

  // Sets the values that the server used, for a scenario that may have other handlers.
  set({ choices, approaches, takesMoves }) {
    this.approaches = approaches;
    const { parts } = this;
    const options = approaches.map(({ name, summary }) => {
      const option = new Option(name, name);
      option.title = summary;
      return option;
    });
    const none = new Option("nothing", "");
    parts.reference.replaceChildren(none, ...options.map((option) => option.cloneNode(true)));
    const own = takesMoves ? [new Option("as set here", "")] : [];
    parts.approach.replaceChildren(...own, ...options);
    document.getElementById("move-choices").hidden = !takesMoves;
    for (const id of ["approach", "reference", "device", "keyboard", "height", "fps", "context"]) {
      parts[id].value = choices[id] ?? "";
    }
    this.setMove(choices.move);
    this.tell();
  }

  setMove(move) {
    const { parts } = this;
    this.name = move.name ?? this.name;
    this.setCurve(move.curve);
    for (const id of ["move", "layout"]) parts[id].value = move[id];
    parts.notified.checked = move.duration === null || move.duration === undefined;
    for (const id of ["duration", "delay", "lag"]) {
      // A file's value may be larger than a slider allows at first, and finer than its steps.
      const value = move[id] ?? Number(parts[id].value);
      if (value > parts[id].max) parts[id].max = value;
      if (id !== "lag" && Math.abs(value * 100 - Math.round(value * 100)) > 1e-9) parts[id].step = "any";
      parts[id].value = value;
    }
  }

  // Shows the sliders' values in words.
  tell() {
    const { parts } = this;
    const words = {
      duration: parts.notified.checked ? "notified" : `${Number(parts.duration.value)} s`,
      delay: `${Number(parts.delay.value)} s`,
      lag: parts.lag.value,
      pace: `${Number(parts.pace.value)} s`,
      bounce: String(Number(parts.bounce.value)),
    };
    for (const [id, text] of Object.entries(words)) {
      parts[id].parentElement.querySelector(".value").textContent = text;
      parts[id].setAttribute("aria-valuetext", id === "lag" ? `${text} ${text === "1" ? "tick" : "ticks"}` : text);
    }
    document.getElementById("spring-choices").hidden = parts.curve.value !== "spring";
    document.getElementById("motion-choice").hidden = parts.curve.value !== "text";
    const isConstraint = parts.move.value === "constraint";
    parts.layout.disabled = !isConstraint;
    parts.layout.parentElement.classList.toggle("unused", !isConstraint);
    // A spring takes its own time.
    parts.duration.parentElement.classList.toggle("unused", parts.notified.checked || parts.curve.value === "spring");
  }
}
