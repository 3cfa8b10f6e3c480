"use strict";

// The frame that films show, chosen by buttons, slider, keys and time. `draw` draws it; `chose` is called with a frame
// that the reader chose.
class Playback {
  constructor(draw, chose = () => {}) {
    Object.assign(this, { draw, chose });
    this.frame = 0;
    // While it plays: the frame, with its fraction, that was due at a time of the browser's clock.
    this.playing = null;
    const ids = ["play", "first", "previous", "next", "last", "scrub", "place", "speed", "loop"];
    this.parts = Object.fromEntries(ids.map((id) => [id, document.getElementById(id)]));
    // Nothing plays before the reader asks for it, and nothing endlessly for readers who prefer reduced motion.
    this.parts.loop.checked = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  // Films of `frames` frames, with the keyboard's progress in each, in per cent.
  setFilm({ frames, fps, progress, place, play, pause }) {
    Object.assign(this, { frames, fps, progress, words: { place, play, pause } });
    this.last = frames - 1;
    this.parts.scrub.max = this.last;
  }

  // In milliseconds.
  get time() {
    return (1000 * this.frame) / this.fps;
  }

  show(number) {
    this.frame = Math.min(Math.max(Math.round(number), 0), this.last);
    this.draw();
    const { place, scrub } = this.parts;
    const numbers = [this.frame, this.last, Math.round(this.time), this.progress[this.frame]];
    place.textContent = this.words.place.replace(/0/g, () => numbers.shift());
    scrub.value = this.frame;
    scrub.setAttribute("aria-valuetext", place.textContent.replaceAll(" ·", ","));
    document.body.dataset.frame = this.frame;
  }

  // Goes to a frame that the reader chose, and stays there.
  go(number) {
    this.pause();
    this.show(number);
    this.chose(this.frame);
  }

  // Goes to a time, in milliseconds.
  goTo(time) {
    this.go((time / 1000) * this.fps);
  }

  pause() {
    this.playing = null;
    document.body.classList.remove("playing");
    this.parts.play.setAttribute("aria-label", this.words.play);
    this.parts.place.setAttribute("aria-live", "polite");
  }

  play() {
    if (this.last < 1) return;
    // At the end it starts again.
    if (this.frame === this.last) this.show(0);
    this.playing = { frame: this.frame, at: performance.now() };
    document.body.classList.add("playing");
    this.parts.play.setAttribute("aria-label", this.words.pause);
    // A screen reader cannot announce sixty frames a second.
    this.parts.place.setAttribute("aria-live", "off");
    requestAnimationFrame((now) => this.tick(now));
  }

  tick(now) {
    if (!this.playing) return;
    const { playing, parts } = this;
    const passed = (Math.max(now - playing.at, 0) / 1000) * this.fps * parts.speed.value;
    let number = playing.frame + passed;
    if (number >= this.frames) {
      if (!parts.loop.checked) return this.go(this.last);
      number %= this.frames;
    }
    this.playing = { frame: number, at: Math.max(now, playing.at) };
    // Drawn only when it changes: at ¼ speed most ticks show the same frame.
    if (Math.floor(number) !== this.frame) this.show(Math.floor(number));
    requestAnimationFrame((next) => this.tick(next));
  }

  // Whether a key is for the focused element: lists, fields and other sliders use arrows, and screens that do not fit
  // are scrolled with them.
  isKeyOf(target, key) {
    if (key === " ") {
      return target.matches("button, summary, select, textarea, input:not([type=range])");
    }
    if (target.id === "films" && target.scrollWidth > target.clientWidth) {
      return target.matches(":focus-visible");
    }
    return target.matches("select, textarea, input:not(#scrub, [type=checkbox])");
  }

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && this.isKeyOf(event.target, event.key)) return;
    const steps = {
      ArrowLeft: this.frame - 1, ArrowRight: this.frame + 1, Home: 0, End: this.last,
    };
    if (event.key === " ") {
      this.toggle();
    } else if (event.key in steps) {
      this.go(steps[event.key]);
    } else {
      return;
    }
    event.preventDefault();
  }

  toggle() {
    if (this.playing) this.go(this.frame);
    else this.play();
  }

  listen() {
    const { play, first, previous, next, last, scrub } = this.parts;
    play.addEventListener("click", () => this.toggle());
    first.addEventListener("click", () => this.go(0));
    previous.addEventListener("click", () => this.go(this.frame - 1));
    next.addEventListener("click", () => this.go(this.frame + 1));
    last.addEventListener("click", () => this.go(this.last));
    scrub.addEventListener("input", () => this.go(Number(scrub.value)));
    document.addEventListener("keydown", (event) => this.onKey(event));
  }
}
