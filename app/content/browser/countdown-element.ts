import { splitTime, timeUnits } from "../model/time-left";

const secondMs = 1_000;

/**
 * Defines `<shop-countdown ends="…">`: it counts down once a second and hides itself when the time is over. An element
 * of its own, because blocks are served markup that React does not hydrate.
 */
export function defineCountdown(): void {
  customElements.define("shop-countdown", CountdownElement);
}

class CountdownElement extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#show();
    this.#timer = setInterval(() => this.#show(), secondMs);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #show(): void {
    const left = splitTime(Date.parse(this.getAttribute("ends") ?? "") - Date.now());
    this.hidden = left === null;
    if (!left) return;
    this.toggleAttribute("ticking", true);
    // Its last child is the list of the units' numbers.
    const units = [...(this.lastElementChild?.children ?? [])];
    for (const [at, unit] of timeUnits.entries()) {
      const number = units[at]?.firstElementChild;
      if (number) number.textContent = String(left[unit]).padStart(2, "0");
    }
  }
}
