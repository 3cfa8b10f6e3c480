"use strict";

(async () => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId("data").textContent);
  const light = new Screens(data);
  let dark = light;
  if (data.dark) {
    const films = data.films.map((film, index) => ({ ...film, screens: data.dark.screens[index] }));
    dark = new Screens({ ...data, ...data.dark, films });
  }
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const canvases = [...document.querySelectorAll("canvas")].map((canvas) =>
    canvas.getContext("2d", { alpha: false })
  );
  // It opens on the worst frame or, without one, half-way, and plays from the first unless the reader chose another.
  let isOpening = true;
  const playback = new Playback(draw, () => (isOpening = false));
  const play = playback.play.bind(playback);
  playback.play = () => {
    if (isOpening) playback.show(0);
    isOpening = false;
    play();
  };
  playback.setFilm(data);

  function draw() {
    const screens = scheme.matches ? dark : light;
    canvases.forEach((context, film) => {
      screens.draw(context, film, playback.frame);
      screens.clip(context, playback.frame);
      screens.say(byId(`now-${film}`), film, playback.frame);
    });
  }

  function frameOfAddress() {
    const match = /^#frame=(\d+)$/.exec(location.hash);
    return match ? Number(match[1]) : null;
  }

  // The page that holds this one cannot know how high it is. Where it made room, no bar to scroll by takes of the width.
  const root = document.documentElement;
  const fit = () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    root.style.overflowY = innerHeight >= height ? "hidden" : "";
    parent.postMessage({ filmstrip: { height } }, "*");
  };
  new ResizeObserver(fit).observe(root);
  addEventListener("resize", fit);
  try {
    await Promise.all([light.load(), dark === light ? null : dark.load()]);
  } catch (error) {
    byId("failure").textContent = `The pictures of this page cannot be read: ${error.message}`;
    byId("failure").hidden = false;
    return;
  }
  playback.listen();
  scheme.addEventListener("change", draw);
  const worst = data.films.find((film) => film.worst !== undefined && film.worst !== null)?.worst;
  const halfway = Math.max(data.progress.findIndex((progress) => progress >= 50), 0);
  playback.show(frameOfAddress() ?? worst ?? halfway);
  document.body.classList.add("ready");
})();
