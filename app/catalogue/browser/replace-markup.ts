import { trustMarkup } from "../../foundation/browser/trusted-types";

/** Replaces the markup of a part of the page. Keeps the focus on the same control, and the open state of folds. */
export function replaceMarkup(box: HTMLElement, html: string): void {
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const folds = new Map([...box.querySelectorAll("details")].map((fold) => [toName(fold), fold.open]));
  box.innerHTML = trustMarkup(html);
  for (const fold of box.querySelectorAll("details")) fold.open = folds.get(toName(fold)) ?? fold.open;
  if (focused) findAgain(box, focused)?.focus({ preventScroll: true });
}

/** The text of a fold's summary identifies it. */
function toName(fold: HTMLElement): string {
  return fold.querySelector("summary")?.textContent ?? "";
}

/** Finds the same control in other markup, by its id or its text. */
function findAgain(box: HTMLElement, focused: Element): HTMLElement | undefined {
  const toText = (element: Element) => element.ariaLabel ?? element.textContent;
  return [...box.querySelectorAll<HTMLElement>(focused.tagName)].find((other) =>
    focused.id ? other.id === focused.id : toText(other) === toText(focused),
  );
}
