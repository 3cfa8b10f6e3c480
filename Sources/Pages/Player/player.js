"use strict";

(async () => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const screens = new Screens(data);
  const canvases = [...document.querySelectorAll("#films canvas")].map((canvas) =>
    canvas.getContext("2d", { alpha: false })
  );
  const pair = document.querySelector("#overlay canvas").getContext("2d", { alpha: false });
  const ranges = plotRanges(data);
  const plots = [...document.querySelectorAll(".plot:not(#compared) svg")].map(
    (element, index) => {
      if (index < data.films.length) return new Plot(element, data, data.films[index], ranges);
      // A difference is small compared with its films, so it has its own ranges.
      const difference = data.differences[index - data.films.length];
      return new Plot(element, data, difference, plotRanges({ ...data, films: [difference] }));
    }
  );
  const compared = showFeel(data);
  if (compared) plots.push(new ComparedPlot(compared, data, null, ranges));
  const playback = new Playback(draw, remember);
  playback.setFilm(data);

  const isOverlaid = () => byId("view").value === "overlay";

  function draw() {
    const frame = playback.frame;
    if (isOverlaid()) {
      const below = Number(byId("below").value);
      const above = Number(byId("above").value);
      const opacity = byId("mix").value / 100;
      screens.drawPair(pair, below, above, frame, byId("blend").value, opacity);
      screens.clip(pair, frame);
      for (const [name, film] of [["below", below], ["above", above]]) {
        byId(`${name}-name`).textContent = data.films[film].name;
        screens.say(byId(`${name}-now`), film, frame);
      }
    } else {
      canvases.forEach((context, film) => {
        screens.draw(context, film, frame);
        screens.clip(context, frame);
        screens.say(byId(`now-${film}`), film, frame);
      });
    }
    for (const plot of plots) plot.setTime(playback.time);
    for (const button of document.querySelectorAll(".worst")) {
      button.classList.toggle("here", Number(button.dataset.frame) === frame);
    }
  }

  // Puts the number of a chosen frame into the address.
  function remember(frame) {
    try {
      history.replaceState(null, "", `#frame=${frame}`);
    } catch {
      // Some browsers refuse this for files, or when it happens too often.
    }
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
      plot.setTime(playback.time);
    }
  }

  function listen() {
    playback.listen();
    for (const id of ["below", "above", "blend", "mix", "view"]) {
      byId(id).addEventListener("input", showView);
    }
    for (const button of document.querySelectorAll(".worst")) {
      button.addEventListener("click", () => playback.go(Number(button.dataset.frame)));
    }
    window.addEventListener("hashchange", () => {
      if (frameOfAddress() !== null) playback.go(frameOfAddress());
    });
    for (const plot of plots) plot.listen((time) => playback.goTo(time));
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
  listen();
  drawPlots();
  playback.show(frameOfAddress() ?? 0);
  showView();
  document.body.classList.add("ready");
})();
