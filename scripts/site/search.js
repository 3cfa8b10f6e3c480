// The search over all pages. Its index are scripts that are fetched with the first letter, so that it works from a folder, too.
"use strict";
(() => {
  const root = document.body.dataset.root;
  const input = document.querySelector("input[type=search]");
  const box = document.querySelector(".results");
  const small = new Set("a about an and are can do does for from how i in is it me mean means my of on the to what where which with".split(" "));
  let entries = null;
  // On a phone the list of pages would push the page away.
  if (innerWidth < 960) document.querySelectorAll(".side details").forEach((part) => { part.open = false; });

  // A word's stem: enough for plurals and for embed, embeds, embedding.
  const stem = (word) => {
    if (word.length < 5 || /[^a-z]/.test(word)) return word;
    const cut = word.replace(/(ing|ed|es|s)$/, "");
    return cut.length < 3 ? word : cut.replace(/([bdgmnprt])\1$/, "$1");
  };
  const wordsOf = (text) => {
    const all = text.toLowerCase().split(/[\s,;:!?"“”()]+/).map((word) => word.replace(/\.$/, "")).filter(Boolean);
    const told = all.filter((word) => !small.has(word));
    return [...new Set(told.length ? told : all)].map(stem);
  };

  window.filmstripIndex = (list) => {
    entries = [...entries || [], ...list.map(([url, title, page, text, kind]) => ({
      url: kind === 3 ? url + "/index.html" : url, title, page, text, kind,
      // Of a public name the labels of its arguments count as text.
      low: { title: (kind === 3 ? title.replace(/\(.*/, "") : title).toLowerCase(), page: page.toLowerCase(), text: text.toLowerCase() },
    }))];
    show();
  };

  const load = () => {
    if (document.querySelector("script[data-index]")) return;
    for (const name of ["index", "names"]) {
      const script = document.createElement("script");
      script.dataset.index = "";
      script.src = root + `search-${name}.js`;
      document.head.append(script);
    }
  };

  // Titles count more than text, beginnings of words more than their insides, rare words more than common ones.
  const found = (query) => {
    const words = wordsOf(query);
    const whole = query.toLowerCase().trim();
    const begins = words.map((word) => new RegExp("(^|[^a-z0-9])" + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
    const has = words.map((word) => entries.filter(({ low }) => low.text.includes(word) || low.title.includes(word)));
    const rare = has.map((list) => Math.log(1 + entries.length / (1 + list.length)));
    const scores = new Map();
    words.forEach((word, index) => {
      for (const entry of has[index]) {
        const { low } = entry;
        let score = 0;
        const isWhole = begins[index].test(low.title) || begins[index].test(low.text);
        if (begins[index].test(low.title)) score += 5;
        else if (low.title.includes(word)) score += 2;
        if (low.page.includes(word)) score += 1;
        if (begins[index].test(low.text)) score += 1 + Math.min(1, 40 * word.length / (400 + low.text.length));
        else if (low.text.includes(word)) score += 0.5;
        const old = scores.get(entry) || { score: 0, count: 0 };
        scores.set(entry, { score: old.score + score * rare[index], count: old.count + (isWhole ? 1 : 0.3) });
      }
    });
    const kinds = [1.5, 1.4, 0.9, 0.6];
    return [...scores].map(([entry, { score, count }]) => {
      let all = score * kinds[entry.kind] * (count / words.length) ** 2;
      if (entry.low.title === whole) all *= entry.kind === 3 ? 2 : 4;
      else if (whole.includes(" ") && (entry.low.text.includes(whole) || entry.low.title.includes(whole))) all *= 1.5;
      return [all, entry];
    }).sort((one, other) => other[0] - one[0]).slice(0, 12).map(([, entry]) => entry);
  };

  const marked = (text, words) => {
    const low = text.toLowerCase();
    const at = Math.max(0, Math.min(...words.map((word) => low.indexOf(word)).filter((place) => place >= 0), 1e9));
    // A short text is about the words, and says what they mean first.
    const begin = at === 1e9 || text.length < 500 ? 0 : Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 60)));
    const span = document.createElement("p");
    const part = (begin ? "… " : "") + text.slice(begin, begin + 200).trim() + (begin + 200 < text.length ? " …" : "");
    const pattern = new RegExp("(" + words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") + ")", "gi");
    part.split(pattern).forEach((piece, index) => {
      const node = index % 2 ? document.createElement("mark") : document.createTextNode(piece);
      if (index % 2) node.textContent = piece;
      span.append(node);
    });
    return span;
  };

  const show = () => {
    const query = input.value.trim();
    box.hidden = !query;
    if (!query) return;
    load();
    if (!entries) return;
    const words = wordsOf(query);
    const list = found(query);
    box.replaceChildren(...list.map(({ url, title, page, text }, index) => {
      const link = document.createElement("a");
      link.href = root + url;
      link.className = index ? "" : "first";
      const head = document.createElement("strong");
      head.textContent = title;
      link.append(head);
      if (page && page !== title) {
        const where = document.createElement("small");
        where.textContent = "  " + page;
        link.append(where);
      }
      link.append(marked(text, words));
      return link;
    }));
    if (!list.length) box.innerHTML = '<p class="none">Nothing has these words.</p>';
  };

  input.addEventListener("input", show);
  input.addEventListener("focus", load);
  input.form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = box.querySelector("a");
    if (first) location.href = first.href;
  });
  box.addEventListener("click", () => { box.hidden = true; });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { box.hidden = true; input.blur(); }
    if (event.key === "/" && document.activeElement !== input) { event.preventDefault(); input.focus(); }
    if (!box.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const links = [...box.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      (links[at] || input).focus();
      event.preventDefault();
    }
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) { input.value = asked; show(); }
})();
