/**
 * Puts other markup into a part of the page: who was on a control stays on the one of the same name and value, what was
 * folded stays folded, and what was scrolled stays where it was.
 */
export function replaceMarkup(box: HTMLElement, html: string): void {
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const folds = new Map([...box.querySelectorAll("details")].map((fold) => [toName(fold), fold.open]));
  const scrolled = [...box.querySelectorAll("[data-scrolls]")].map((element) => element.scrollTop);
  box.innerHTML = html;
  for (const fold of box.querySelectorAll("details")) fold.open = folds.get(toName(fold)) ?? fold.open;
  box.querySelectorAll("[data-scrolls]").forEach((element, at) => {
    element.scrollTop = scrolled[at] ?? 0;
  });
  if (focused) (findAgain(box, focused) ?? findFirst(box))?.focus({ preventScroll: true });
}

function toName(fold: HTMLElement): string {
  return fold.dataset.group ?? fold.id;
}

/** The same control in other markup: by its id, a field by name and value, anything else by what it is called. */
function findAgain(box: HTMLElement, focused: Element): HTMLElement | undefined {
  const selector = toSelector(focused);
  if (selector !== null) return box.querySelector<HTMLElement>(selector) ?? undefined;
  const others = [...box.querySelectorAll<HTMLElement>(focused.tagName)];
  return others.find((other) => toText(other) === toText(focused));
}

function toSelector(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return null;
  const isOption = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
  const value = isOption ? `[value="${CSS.escape(element.value)}"]` : "";
  return `[name="${CSS.escape(name)}"]${value}`;
}

function toText(element: Element): string {
  return element.ariaLabel ?? element.textContent;
}

/** Whoever took a filter away stays where the filters are. */
function findFirst(box: HTMLElement): HTMLElement | undefined {
  const controls = [...box.querySelectorAll<HTMLElement>("a, button, input, select, summary")];
  return controls.find((control) => control.checkVisibility());
}
