import { findAround } from "../../foundation/browser/find-around";
import { listen } from "../../foundation/browser/listen";

const selector = "a[data-compare], a[data-compare-remove], a[data-save]";

/**
 * Calls back in place of a plain click on a link that saves or compares a product, in all markup of the page, hydrated
 * or not; returns a function that stops.
 */
export function onListLink(press: (link: HTMLAnchorElement) => void): () => void {
  const click = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = findAround<HTMLAnchorElement>(target, selector);
    if (!link) return;
    event.preventDefault();
    press(link);
  };
  return listen(document, { click }, { capture: true });
}
