"use strict";

// The pictures of one difference: side by side, one over the other with a divider or an opacity, one at a time in one
// place, or only the difference. The style sheet shows them, by the attributes and variables that are set here.
class Viewer {
  constructor(element, changed) {
    this.element = element;
    this.pictures = element.querySelector(".pictures");
    this.range = element.querySelector("input[type=range]");
    this.blink = element.querySelector(".blink input");
    this.changed = changed;
    for (const button of element.querySelectorAll("[data-mode]")) {
      button.addEventListener("click", () => this.show(button.dataset.mode));
    }
    this.range.addEventListener("input", () => {
      this.place(Number(this.range.value));
      this.changed(this);
    });
    this.blink.addEventListener("change", () => this.setBlinking(this.blink.checked));
    this.pictures.addEventListener("click", (event) => {
      if (this.mode !== "flicker") return;
      event.preventDefault();
      this.flip();
    });
    this.pictures.addEventListener("pointerdown", (event) => this.drag(event));
    this.pictures.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) this.drag(event);
    });
    const images = [...element.querySelectorAll("img")];
    for (const image of images) {
      image.addEventListener("load", () => this.measure(images));
      image.addEventListener("error", () => image.classList.add("broken"));
    }
    this.measure(images);
  }

  get mode() {
    return this.element.dataset.mode;
  }

  get at() {
    return Number(this.range.value);
  }

  has(mode) {
    return Boolean(this.element.querySelector(`button[data-mode="${mode}"]`));
  }

  show(mode) {
    if (!this.has(mode)) return;
    this.element.dataset.mode = mode;
    for (const button of this.element.querySelectorAll("button[data-mode]")) {
      button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
    }
    const label = mode === "overlay" ? "Opacity of the actual picture, in per cent" : "Divider, in per cent from the left";
    this.range.setAttribute("aria-label", label);
    this.element.classList.remove("flipped");
    this.setBlinking(false);
    this.changed(this);
  }

  // Shows a view, or, if it is shown already, the pictures side by side.
  toggle(mode) {
    this.show(this.mode === mode ? "side" : mode);
  }

  // Shows the other of both pictures, in the same place.
  flip() {
    if (this.mode !== "flicker") this.show("flicker");
    this.setBlinking(false);
    this.element.classList.toggle("flipped");
  }

  place(at) {
    this.range.value = at;
    this.range.setAttribute("aria-valuetext", `${this.range.value} %`);
    this.pictures.style.setProperty("--at", `${this.range.value}%`);
  }

  setBlinking(blinks) {
    this.blink.checked = blinks;
    this.element.classList.toggle("blinking", blinks);
  }

  drag(event) {
    if (this.mode !== "slider" || event.button > 0) return;
    event.preventDefault();
    this.pictures.setPointerCapture(event.pointerId);
    const box = this.pictures.getBoundingClientRect();
    this.place(Math.round((100 * (event.clientX - box.left)) / box.width));
    this.changed(this);
  }

  // Pictures of different sizes keep their relative sizes.
  measure(images) {
    const widest = Math.max(...images.map((image) => image.naturalWidth));
    const tallest = Math.max(...images.map((image) => image.naturalHeight));
    if (!widest || !tallest) return;
    this.pictures.style.setProperty("--wide", `${Math.max(widest / Number(this.element.dataset.scale), 140)}px`);
    this.pictures.style.setProperty("--ratio", String(widest / tallest));
    for (const image of images) {
      if (image.naturalWidth) image.style.setProperty("--part", `${(100 * image.naturalWidth) / widest}%`);
    }
  }
}
