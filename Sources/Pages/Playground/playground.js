"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const { token, follows } = JSON.parse(byId("data").textContent);
  const POLL = 200;
  const screens = new Screens({});
  const contexts = [...document.querySelectorAll("#films canvas")].map((canvas) =>
    canvas.getContext("2d", { alpha: false })
  );
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const playback = new Playback(draw);
  const choices = new Choices(() => want());
  let answer = null;
  let plots = [];
  let compared = null;
  // The atlas of rows that the page has: its number, and its count of rows.
  let held = { generation: 0, rows: 0 };
  // Whether something is to be played next. When the pending answer has arrived, the controls' values of that time are
  // sent, or none if the file has a new text, which takes precedence.
  let isWanted = false;
  let hasNewText = false;
  let isAsking = false;
  // The number of the file's text that was requested last.
  let version = 0;
  let telling = null;
  let troubles = { file: null, choices: null };

  async function post(path, value) {
    let reply;
    try {
      reply = await fetch(`./${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Filmstrip-Token": token },
        body: JSON.stringify(value),
      });
    } catch {
      throw new Error("There is no answer: is filmstrip play still running?");
    }
    const said = await reply.json().catch(() => ({}));
    if (reply.ok) return said;
    throw Object.assign(new Error(said.error ?? `The server answered ${reply.status}.`), said);
  }

  function tell(trouble) {
    Object.assign(troubles, trouble);
    const text = troubles.file ?? troubles.choices;
    byId("failure").textContent = text ?? "";
    byId("failure").hidden = !text;
  }

  async function want(isNewText = false) {
    isWanted = true;
    hasNewText ||= isNewText;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      const isNew = hasNewText || answer === null;
      isWanted = false;
      hasNewText = false;
      try {
        const began = performance.now();
        const next = await post("play", {
          choices: isNew ? null : choices.value, held, isDark: dark.matches,
          scale: devicePixelRatio > 1 ? 2 : 1, notation: byId("notation").value,
        });
        await show(next, isNew);
        tell({ choices: null });
        const all = Math.round(performance.now() - began);
        byId("cost").textContent = `Shown after ${all} ms, of which playing, explaining and drawing took ${next.milliseconds}.`;
      } catch (error) {
        tell({ choices: error.message });
      }
    }
    isAsking = false;
    document.body.classList.add("ready");
  }

  // The pictures with the new rows, each in its place.
  async function added({ generation, rowsPerPicture, patches }, width) {
    const pictures = generation === held.generation ? screens.images : [];
    const images = await Promise.all(
      patches.map(({ png }, index) => Screens.image("png", png, index))
    );
    patches.forEach(({ row }, index) => {
      const number = Math.floor(row / rowsPerPicture);
      if (!pictures[number]) {
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width, height: rowsPerPicture });
        pictures[number] = canvas;
      }
      const context = pictures[number].getContext("2d", { alpha: false });
      context.drawImage(images[index], 0, row % rowsPerPicture);
    });
    return pictures;
  }

  // Reads a table that was sent as text: a line for each row.
  function table(text, number) {
    return text.split("\n").map((line) => (line === "" ? [] : line.split(",").map(number)));
  }

  async function show(next, isNew) {
    const { generation, rowsPerPicture, rowCount } = next.atlas;
    const images = await added(next.atlas, next.data.width);
    // Nothing is awaited from here on, so that playback draws either the old film or the new one.
    const isFirst = answer === null;
    answer = next;
    const { data } = next;
    for (const film of data.films) {
      film.lines = table(film.lines, (text) => (text === "" ? null : Number(text)));
      film.screens = table(film.screens, Number);
    }
    data.rowsPerPicture = rowsPerPicture;
    Object.assign(screens, { images, data });
    held = { generation, rows: rowCount };
    if (isNew) {
      version = Math.max(version, next.version);
      choices.set(next);
    }
    playback.setFilm(data);
    byId("title").textContent = next.title;
    byId("setting").textContent = next.setting;
    byId("films").className = data.width > data.height ? "wide" : "tall";
    document.querySelectorAll(".film").forEach(showFilm);
    showPlots();
    showExplanation();
    byId("scenario").textContent = next.scenario;
    byId("swift").textContent = next.swift ?? "";
    byId("swift-details").hidden = !next.swift;
    byId("copy-swift").disabled = !next.swift;
    byId("motion-text").textContent = next.motion ?? next.noMotion;
    byId("copy-motion").disabled = !next.motion;
    byId("copy-motion").title = next.noMotion ?? "";
    byId("copy-swift").title = next.swift ? "" : "This handler is code that no controls describe.";
    const worst = data.films[data.films.length - 1].worst;
    playback.show(isFirst ? worst ?? 0 : playback.frame);
  }

  function showFilm(article, index) {
    const film = answer.data.films[index];
    article.hidden = !film;
    if (!film) return;
    const part = (selector) => article.querySelector(selector);
    const [width, height] = film.size ?? [answer.data.width, answer.data.height];
    const { canvas } = contexts[index];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    part("h2").textContent = film.name;
    part(".about").textContent = answer.summaries[index];
    part(".findings").replaceChildren(
      ...answer.figures[index].map(({ text, severity, time }) => {
        const item = document.createElement("li");
        item.className = severity;
        item.textContent = text;
        if (time) item.append(" ", element("small", `at ${time}`));
        return item;
      })
    );
    const worst = part(".worst");
    worst.hidden = film.worst === null || film.worst === undefined;
    if (worst.hidden) return;
    const time = `${Math.round((1000 * film.worst) / answer.data.fps)} ms`;
    worst.dataset.frame = film.worst;
    worst.replaceChildren(`Worst: ${film.words[film.said[film.worst]][0]} `, element("small", `at ${time}`));
    worst.setAttribute("aria-label", `Go to the worst frame of ${film.name}, at ${time}`);
  }

  function element(name, text) {
    return Object.assign(document.createElement(name), { textContent: text });
  }

  function showPlots() {
    const { data } = answer;
    const ranges = plotRanges(data);
    document.querySelectorAll(".plot:not(#compared)").forEach((figure, index) => {
      const film = data.films[index];
      figure.hidden = !film;
      if (!film) return;
      figure.querySelector("figcaption").textContent = film.name;
      const said = answer.figures[index].map(({ text }) => text).join(", ");
      const svg = figure.querySelector("svg");
      svg.setAttribute("aria-label", `${data.subject} and keyboard over time: ${said}`);
      if (plots[index]) {
        plots[index].setFilm(data, film, ranges);
      } else {
        plots[index] = new Plot(svg, data, film, ranges);
        plots[index].listen((time) => playback.goTo(time));
      }
    });
    const svg = showFeel(data);
    if (svg && compared) {
      compared.setFilm(data, null, ranges);
    } else if (svg) {
      compared = new ComparedPlot(svg, data, null, ranges);
      compared.listen((time) => playback.goTo(time));
    }
    drawPlots();
  }

  function shownPlots() {
    const films = plots.slice(0, answer.data.films.length);
    return answer.data.feel?.hasLines ? [...films, compared] : films;
  }

  function drawPlots() {
    for (const plot of shownPlots()) {
      plot.draw(plot.element.clientWidth);
      plot.setTime(playback.time);
    }
  }

  function showExplanation() {
    const parts = answer.explanation.flatMap(({ heading, text }) => [
      ...(heading ? [Object.assign(element("p", heading), { className: "heading" })] : []),
      element("p", text),
    ]);
    if (answer.fix) {
      const code = document.createElement("pre");
      Object.assign(code, { tabIndex: 0, role: "region", ariaLabel: "Write instead" });
      code.append(element("code", answer.fix));
      parts.push(element("p", "Write instead:"), code);
    }
    const name = answer.data.films[answer.data.films.length - 1].name;
    byId("explained").replaceChildren(element("h2", `What is wrong with ${name}`), ...parts);
    // Announced once a slider rests, not at each of its steps.
    clearTimeout(telling);
    telling = setTimeout(() => {
      const heading = answer.explanation.find((part) => part.heading)?.heading;
      byId("told").textContent = heading ?? answer.explanation[0]?.text ?? "";
    }, 700);
  }

  function draw() {
    const { frame } = playback;
    answer.data.films.forEach((_, film) => {
      screens.draw(contexts[film], film, frame);
      screens.clip(contexts[film], frame);
      screens.say(byId(`now-${film}`), film, frame);
    });
    for (const plot of shownPlots()) plot.setTime(playback.time);
    for (const button of document.querySelectorAll(".worst")) {
      button.classList.toggle("here", Number(button.dataset.frame) === frame);
    }
  }

  // Plays each save of the file.
  async function follow() {
    try {
      const { version: now, problem } = await post("file", {});
      if (troubles.file !== (problem ?? null)) tell({ file: problem ?? null });
      if (now > version) {
        version = now;
        await want(true);
      }
    } catch (error) {
      tell({ file: error.message });
    }
    setTimeout(follow, POLL);
  }

  async function copy(text, what, details) {
    try {
      await navigator.clipboard.writeText(text);
      byId("said").textContent = `The ${what} is copied.`;
    } catch {
      details.open = true;
      getSelection().selectAllChildren(details.querySelector("code"));
      byId("said").textContent = `The browser copies nothing by itself; the ${what} is selected below.`;
    }
  }

  async function save() {
    const button = byId("save");
    const replaces = button.dataset.asked === byId("file").value;
    try {
      const { path } = await post("save", {
        choices: choices.value, name: byId("file").value, replaces,
      });
      unask();
      byId("said").textContent = `Saved as ${path}.`;
    } catch (error) {
      byId("said").textContent = error.message;
      if (!error.exists) return;
      button.dataset.asked = byId("file").value;
      button.textContent = `Replace ${byId("file").value}.yaml`;
    }
  }

  function unask() {
    delete byId("save").dataset.asked;
    byId("save").textContent = "Save";
  }

  playback.listen();
  byId("copy-scenario").addEventListener("click", () =>
    copy(answer.scenario, "scenario", byId("scenario").closest("details"))
  );
  byId("copy-swift").addEventListener("click", () =>
    copy(answer.swift, "Swift code", byId("swift-details"))
  );
  byId("copy-motion").addEventListener("click", () =>
    copy(answer.motion, `motion as ${byId("notation").value}`, byId("motion-details"))
  );
  byId("notation").addEventListener("change", () => want());
  byId("save").addEventListener("click", save);
  byId("file").addEventListener("input", unask);
  byId("file").addEventListener("keydown", (event) => {
    if (event.key === "Enter") save();
  });
  for (const button of document.querySelectorAll(".worst")) {
    button.addEventListener("click", () => playback.go(Number(button.dataset.frame)));
  }
  dark.addEventListener("change", () => want());
  new ResizeObserver(() => answer && drawPlots()).observe(byId("plots"));
  want().then(() => follows && follow());
})();
