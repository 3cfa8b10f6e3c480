"use strict";

// Decisions, which are sent to the page's server.
class Review {
  constructor(page) {
    this.page = page;
    page.onDecision = (verb) => this.decideAndGo(verb);
    // An outcome without a new result cannot be decided on, and has no buttons.
    for (const card of document.querySelectorAll(".card:has(.decision)")) {
      for (const verb of ["accept", "reject"]) {
        card.querySelector(`.${verb}`).addEventListener("click", () => this.decide(card, verb));
      }
    }
    for (const button of document.querySelectorAll(".accept-all")) {
      button.addEventListener("click", () => this.acceptAll(button));
    }
  }

  async decide(card, verb) {
    const state = card.querySelector(".state");
    const buttons = [...card.querySelectorAll(".decision button")];
    if (!buttons.length || buttons[0].disabled) return false;
    for (const button of buttons) button.disabled = true;
    state.textContent = "…";
    try {
      const answer = await fetch(`./${verb}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Filmstrip-Token": this.page.data.token },
        body: JSON.stringify({ name: card.dataset.name }),
      });
      const said = await answer.json().catch(() => ({}));
      if (!answer.ok) throw new Error(said.error ?? `the server answered ${answer.status}`);
      card.dataset.state = said.state ?? `${verb}ed`;
      state.textContent = card.dataset.state;
      return true;
    } catch (error) {
      card.dataset.state = "failed";
      const reason = error instanceof TypeError ? "no answer: is filmstrip review still running?" : error.message;
      state.textContent = `Not ${verb}ed: ${reason}`;
      return false;
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  }

  // Decides by key and goes to the next difference, or stays if the decision failed.
  async decideAndGo(verb) {
    const card = this.page.current;
    if (!card || card.hidden) return;
    const worked = await this.decide(card, verb);
    if (worked && this.page.current === card) this.page.step(1);
  }

  // Approves all visible differences of a cause, after asking once, in the button itself.
  async acceptAll(button) {
    const cards = [...button.closest(".group").querySelectorAll(".card:not([hidden]):has(.decision)")];
    if (!button.dataset.asked) {
      button.dataset.asked = "yes";
      button.dataset.text = button.textContent;
      button.textContent = `Really accept ${cards.length}?`;
      return;
    }
    button.disabled = true;
    const said = button.parentElement.querySelector("[role=status]");
    let accepted = 0;
    for (const card of cards) {
      if (await this.decide(card, "accept")) accepted += 1;
      said.textContent = `${accepted} of ${cards.length} accepted`;
    }
    button.disabled = false;
    button.textContent = button.dataset.text;
    delete button.dataset.asked;
  }
}

const review = new Review(page);
