import { findAround } from "../../foundation/browser/find-around";
import { listen } from "../../foundation/browser/listen";

/** A mouse that rests this long on a department wants it; less is on its way to something else. */
const intentMs = 140;
/** A mouse may leave the bar this long, on its way around a corner of the panel. */
const patienceMs = 350;

const places = ":is([data-open], [data-bar-rows] a, [data-department])";
const hovered = `${places}:hover`;

type Handlers = {
  /** The mouse rests on a link to this path in the bar, or on the button of a department; null: on the menu's link. */
  readonly onRest: (href: string | null) => void;
  /** The mouse has left the bar and its panel. */
  readonly onLeave: () => void;
  /** Escape, or the focus has left the bar. */
  readonly onEnd: () => void;
};

/**
 * Watches mouse and keyboard in the bar of departments; touch has no hover and is ignored.
 *
 * @returns a function that stops
 */
export function watchDepartmentBar(bar: HTMLElement, { onRest, onLeave, onEnd }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const restOn = (link: HTMLElement) => {
    const href = link.dataset.open ? null : (link.dataset.department ?? link.getAttribute("href"));
    wait(intentMs, () => onRest(href));
  };
  // The mouse may have come before this script.
  const rested = matchMedia("(hover: hover)").matches ? bar.querySelector<HTMLElement>(hovered) : null;
  if (rested) restOn(rested);
  const stop = listen(bar, {
    pointerover({ target, pointerType }) {
      if (pointerType !== "mouse") return;
      clearTimeout(timer);
      const link = findAround(target, places);
      if (link) restOn(link);
    },
    pointerleave: () => wait(patienceMs, onLeave),
    pointerdown: () => clearTimeout(timer),
    focusout({ relatedTarget }) {
      if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) onEnd();
    },
    keydown({ key, target }) {
      if (key !== "Escape") return;
      onEnd();
      if (findAround(target, "[data-departments]")) bar.querySelector<HTMLElement>("[data-open]")?.focus();
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
