"use strict";

(async () => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const screens = new Screens(data);
  const last = data.frames - 1;
  const canvases = [...document.querySelectorAll("#films canvas")].map((canvas) =>
    canvas.getContext("2d", { alpha: false })
  );
  const pair = document.querySelector("#overlay canvas").getContext("2d", { alpha: false });
  const ranges = plotRanges(data);
  const plots = [...document.querySelectorAll(".plot svg")].map(
    (element, index) => {
      if (index < data.films.length) return new Plot(element, data, data.films[index], ranges);
      // A difference is small beside what it is of, so it has ranges of its own.
      const difference = data.differences[index - data.films.length];
      return new Plot(element, data, difference, plotRanges({ ...data, films: [difference] }));
    }
  );
  let frame = 0;
  // While it plays: the frame, with its fraction, that was shown at a time of the browser's clock.
  let playing = null;

  const isOverlaid = () => byId("view").value === "overlay";

  function say(pill, film) {
    const [text, tone] = data.films[film].words[data.films[film].said[frame]];
    pill.textContent = text;
    pill.className = `pill ${tone}`;
  }

  // What of a canvas is no screen, as the device is held, is cut off.
  function clip(context) {
    if (!data.held.length) return;
    const [width, height] = data.held[frame];
    const right = 100 * (1 - width / data.width);
    const bottom = 100 * (1 - height / data.height);
    context.canvas.style.clipPath = `inset(0 ${right}% ${bottom}% 0 round 10px)`;
  }

  function draw() {
    if (isOverlaid()) {
      const below = Number(byId("below").value);
      const above = Number(byId("above").value);
      const opacity = byId("mix").value / 100;
      screens.drawPair(pair, below, above, frame, byId("blend").value, opacity);
      clip(pair);
      for (const [name, film] of [["below", below], ["above", above]]) {
        byId(`${name}-name`).textContent = data.films[film].name;
        say(byId(`${name}-now`), film);
      }
    } else {
      canvases.forEach((context, film) => {
        screens.draw(context, film, frame);
        clip(context);
        say(byId(`now-${film}`), film);
      });
    }
    const time = (1000 * frame) / data.fps;
    for (const plot of plots) plot.setTime(time);
    const place = `Frame ${frame} of ${last}`;
    const progress = `keyboard ${data.progress[frame]} %`;
    byId("place").textContent = `${place} · ${Math.round(time)} ms · ${progress}`;
    byId("scrub").value = frame;
    byId("scrub").setAttribute("aria-valuetext", `${place}, ${Math.round(time)} ms, ${progress}`);
    for (const button of document.querySelectorAll(".worst")) {
      button.classList.toggle("here", Number(button.dataset.frame) === frame);
    }
    document.body.dataset.frame = frame;
  }

  function show(number) {
    frame = Math.min(Math.max(Math.round(number), 0), last);
    draw();
  }

  // To a frame that somebody chose: it stays there, and its number goes into the address.
  function go(number) {
    pause();
    show(number);
    try {
      history.replaceState(null, "", `#frame=${frame}`);
    } catch {
      // Some browsers refuse that for files, or when it comes too often.
    }
  }

  function pause() {
    playing = null;
    document.body.classList.remove("playing");
    byId("play").setAttribute("aria-label", "Play");
    byId("place").setAttribute("aria-live", "polite");
  }

  function play() {
    if (last < 1) return;
    // From the end it begins anew.
    if (frame === last) show(0);
    playing = { frame, at: performance.now() };
    document.body.classList.add("playing");
    byId("play").setAttribute("aria-label", "Pause");
    // Sixty announcements a second help nobody.
    byId("place").setAttribute("aria-live", "off");
    requestAnimationFrame(tick);
  }

  function tick(now) {
    if (!playing) return;
    const passed = (Math.max(now - playing.at, 0) / 1000) * data.fps * byId("speed").value;
    let number = playing.frame + passed;
    if (number >= data.frames) {
      if (!byId("loop").checked) return go(last);
      number %= data.frames;
    }
    playing = { frame: number, at: Math.max(now, playing.at) };
    // Drawn only when it changes: at ¼ speed most ticks show the same frame.
    if (Math.floor(number) !== frame) show(Math.floor(number));
    requestAnimationFrame(tick);
  }

  function frameOfAddress() {
    const match = /^#frame=(\d+)$/.exec(location.hash);
    return match ? Number(match[1]) : null;
  }

  function showView() {
    byId("films").hidden = isOverlaid();
    byId("overlay").hidden = !isOverlaid();
    byId("mix-label").hidden = byId("blend").value !== "mix";
    draw();
  }

  function drawPlots() {
    for (const plot of plots) {
      plot.draw(plot.element.clientWidth);
      plot.setTime((1000 * frame) / data.fps);
    }
  }

  const steps = {
    ArrowLeft: () => frame - 1,
    ArrowRight: () => frame + 1,
    Home: () => 0,
    End: () => last,
  };

  // Whether a key is for the element that has the focus: lists and the slider of the mix use arrows, and screens that
  // do not fit are scrolled with them.
  function isKeyOf(target, key) {
    if (key === " ") return target.matches("button, summary, select, #loop");
    const films = byId("films");
    if (target === films && films.scrollWidth > films.clientWidth) {
      return target.matches(":focus-visible");
    }
    return target.matches("select, #mix");
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && isKeyOf(event.target, event.key)) return;
    if (event.key === " ") {
      if (playing) go(frame);
      else play();
    } else if (event.key in steps) {
      go(steps[event.key]());
    } else {
      return;
    }
    event.preventDefault();
  }

  function listen() {
    byId("play").addEventListener("click", () => (playing ? go(frame) : play()));
    byId("first").addEventListener("click", () => go(0));
    byId("previous").addEventListener("click", () => go(frame - 1));
    byId("next").addEventListener("click", () => go(frame + 1));
    byId("last").addEventListener("click", () => go(last));
    byId("scrub").addEventListener("input", (event) => go(Number(event.target.value)));
    for (const id of ["below", "above", "blend", "mix", "view"]) {
      byId(id).addEventListener("input", showView);
    }
    for (const button of document.querySelectorAll(".worst")) {
      button.addEventListener("click", () => go(Number(button.dataset.frame)));
    }
    document.addEventListener("keydown", onKey);
    window.addEventListener("hashchange", () => {
      if (frameOfAddress() !== null) go(frameOfAddress());
    });
    for (const plot of plots) {
      const scrub = (event) => {
        const x = event.clientX - plot.element.getBoundingClientRect().left;
        go((plot.timeAt(x) / 1000) * data.fps);
      };
      plot.element.addEventListener("pointerdown", (event) => {
        plot.element.setPointerCapture(event.pointerId);
        scrub(event);
      });
      plot.element.addEventListener("pointermove", (event) => {
        if (event.buttons & 1) scrub(event);
      });
    }
    new ResizeObserver(drawPlots).observe(byId("plots"));
  }

  try {
    await screens.load();
  } catch (error) {
    byId("failure").textContent = `The pictures of this page cannot be read: ${error.message}`;
    byId("failure").hidden = false;
    return;
  }
  byId("view-label").hidden = data.films.length < 2;
  if (data.films.length > 1) byId("above").value = 1;
  // Whoever wants less motion is not given an endless one; nobody is given any before asking.
  byId("loop").checked = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  listen();
  drawPlots();
  show(frameOfAddress() ?? 0);
  showView();
  document.body.classList.add("ready");
})();
