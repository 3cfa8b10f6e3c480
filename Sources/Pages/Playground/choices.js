"use strict";

// The controls and their values, as the server reads them.
class Choices {
  constructor(changed) {
    const ids = [
      "approach", "move", "layout", "curve", "notified", "duration", "delay", "lag", "reference",
      "device", "keyboard", "context",
    ];
    this.parts = Object.fromEntries(ids.map((id) => [id, document.getElementById(id)]));
    this.approaches = [];
    for (const [id, part] of Object.entries(this.parts)) {
      part.addEventListener("input", () => {
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
        name: this.name, move: parts.move.value, layout: parts.layout.value, curve: parts.curve.value,
        duration: parts.notified.checked ? null : number("duration"), delay: number("delay"),
        lag: number("lag"),
      },
      reference: parts.reference.value || null,
      device: parts.device.value || null,
      keyboard: parts.keyboard.value || null,
      context: parts.context.value || null,
    };
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
    for (const id of ["approach", "reference", "device", "keyboard", "context"]) {
      parts[id].value = choices[id] ?? "";
    }
    this.setMove(choices.move);
    this.tell();
  }

  setMove(move) {
    const { parts } = this;
    this.name = move.name ?? this.name;
    if (![...parts.curve.options].some(({ value }) => value === move.curve)) {
      parts.curve.add(new Option(`${move.curve} as options`, move.curve));
    }
    for (const id of ["move", "layout", "curve"]) parts[id].value = move[id];
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
    };
    for (const [id, text] of Object.entries(words)) {
      parts[id].parentElement.querySelector(".value").textContent = text;
      parts[id].setAttribute("aria-valuetext", id === "lag" ? `${text} ${text === "1" ? "tick" : "ticks"}` : text);
    }
    const isConstraint = parts.move.value === "constraint";
    parts.layout.disabled = !isConstraint;
    parts.layout.parentElement.classList.toggle("unused", !isConstraint);
    parts.duration.parentElement.classList.toggle("unused", parts.notified.checked);
  }
}
