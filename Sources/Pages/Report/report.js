"use strict";

// The page: filters, the selected difference, keys, and the address, which keeps all of this.
class ReportPage {
  constructor() {
    this.data = JSON.parse(document.getElementById("data").textContent);
    this.find = document.getElementById("find");
    this.verdicts = [...document.querySelectorAll("#verdicts input")];
    this.groups = [...document.querySelectorAll(".group")];
    this.items = [...document.querySelectorAll(".card, .row")].map((element) => ({
      element,
      name: element.dataset.name,
      verdict: element.dataset.verdict,
      text: `${element.textContent} ${element.closest(".group").querySelector("h2").textContent}`.toLowerCase(),
    }));
    this.viewers = new Map();
    this.plays = new Map();
    this.current = null;
    // The address is not written before it has been read.
    this.isReading = true;
    for (const element of document.querySelectorAll(".viewer")) {
      const card = element.closest(".card");
      this.viewers.set(card, new Viewer(element, () => this.select(card)));
    }
    for (const element of document.querySelectorAll(".play")) {
      const films = this.data.films[element.dataset.entry];
      if (films) this.plays.set(element.closest(".card"), new TracePlay(element, films));
    }
    this.listen();
    document.body.classList.add("ready");
    this.read();
    this.isReading = false;
  }

  get cards() {
    return [...document.querySelectorAll(".card")].filter((card) => !card.hidden && !card.closest(".group").hidden);
  }

  listen() {
    this.find.addEventListener("input", () => this.filter());
    for (const input of this.verdicts) input.addEventListener("change", () => this.filter());
    document.getElementById("fold").addEventListener("click", () => this.setOpen(false));
    document.getElementById("unfold").addEventListener("click", () => this.setOpen(true));
    document.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("focusin", (event) => {
      const card = event.target.closest(".card");
      if (card && card !== this.current) this.select(card);
    });
    for (const link of document.querySelectorAll("h3 a")) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.select(link.closest(".card"));
      });
    }
    window.addEventListener("hashchange", () => {
      this.isReading = true;
      this.read();
      this.isReading = false;
    });
  }

  setOpen(open) {
    for (const group of this.groups) group.open = open;
  }

  // Shows the outcomes that match the words and the verdicts; hides groups without any.
  filter() {
    const words = this.find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = new Set(this.verdicts.filter((input) => input.checked).map((input) => input.value));
    let shown = 0;
    for (const item of this.items) {
      const matches = wanted.has(item.verdict) && words.every((word) => item.text.includes(word));
      item.element.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const group of this.groups) {
      group.hidden = !group.querySelector(".card:not([hidden]), .row:not([hidden])");
      // A search opens the groups with what it found.
      if (words.length && !group.hidden) group.open = true;
    }
    const isFiltered = words.length > 0 || wanted.size < this.verdicts.length;
    const where = document.querySelector(".pages") ? " on this page" : "";
    document.getElementById("shown").textContent = isFiltered ? `${shown} of ${this.items.length}${where} shown` : "";
    this.write();
  }

  select(card) {
    this.current?.removeAttribute("aria-current");
    this.current = card;
    card.setAttribute("aria-current", "true");
    this.write();
  }

  // Selects a difference and scrolls to it.
  go(card) {
    if (!card) return;
    card.closest(".group").open = true;
    this.select(card);
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "start" });
  }

  step(by) {
    const cards = this.cards;
    const place = cards.indexOf(this.current);
    if (place < 0) return this.go(by > 0 ? cards[0] : cards[cards.length - 1]);
    this.go(cards[Math.min(Math.max(place + by, 0), cards.length - 1)]);
  }

  read() {
    // A link to a cause does not contain the page's state.
    if (location.hash.startsWith("#cause-")) return this.filter();
    const state = new URLSearchParams(location.hash.slice(1));
    const hidden = new Set((state.get("hide") ?? "").split(","));
    this.find.value = state.get("find") ?? "";
    for (const input of this.verdicts) input.checked = !hidden.has(input.value);
    this.filter();
    const card = this.items.find((item) => item.name === state.get("name"))?.element;
    if (!card?.matches(".card")) return;
    card.hidden = false;
    card.closest(".group").hidden = false;
    const viewer = this.viewers.get(card);
    if (viewer && state.has("at")) viewer.place(Number(state.get("at")));
    if (viewer && state.has("view")) viewer.show(state.get("view"));
    this.go(card);
  }

  write() {
    if (this.isReading) return;
    const state = new URLSearchParams();
    const hidden = this.verdicts.filter((input) => !input.checked).map((input) => input.value);
    if (this.current) state.set("name", this.current.dataset.name);
    const viewer = this.viewers.get(this.current);
    if (viewer && viewer.mode !== "side") state.set("view", viewer.mode);
    if (viewer && ["slider", "overlay"].includes(viewer.mode)) state.set("at", viewer.at);
    if (this.find.value) state.set("find", this.find.value);
    if (hidden.length) state.set("hide", hidden.join(","));
    history.replaceState(null, "", `#${state}`);
    // The other pages keep the filters.
    const kept = new URLSearchParams([...state].filter(([key]) => key === "find" || key === "hide"));
    for (const link of document.querySelectorAll(".pages a")) {
      link.hash = String(kept);
    }
  }

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!document.getElementById("keys").checked) return;
    const isField = event.target.matches("input:not([type=checkbox]), select, textarea");
    if (event.key === "Escape" && event.target === this.find) {
      this.find.value = "";
      this.filter();
      return this.find.blur();
    }
    if (isField) return;
    const viewer = this.viewers.get(this.current);
    const actions = {
      j: () => this.step(1),
      ArrowRight: () => this.step(1),
      k: () => this.step(-1),
      ArrowLeft: () => this.step(-1),
      s: () => viewer?.toggle("slider"),
      o: () => viewer?.toggle("overlay"),
      d: () => viewer?.toggle("difference"),
      f: () => (viewer?.has("flicker") ? viewer.flip() : this.plays.get(this.current)?.flip()),
      b: () => {
        const blinks = viewer?.blink.checked;
        viewer?.show("flicker");
        viewer?.setBlinking(!blinks);
      },
      p: () => this.plays.get(this.current)?.toggle(),
      "/": () => this.find.focus(),
      a: () => this.onDecision?.("accept"),
      r: () => this.onDecision?.("reject"),
    };
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]();
  }
}

const page = new ReportPage();
