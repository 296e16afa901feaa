/**
 * Puts other markup into a part of the page: who was on a control stays on the one of the same name and value, what was
 * folded stays folded, and what was scrolled stays where it was.
 */
export function replaceMarkup(box: HTMLElement, html: string): void {
  const focused = box.contains(document.activeElement) ? toSelector(document.activeElement) : null;
  const folds = new Map([...box.querySelectorAll("details")].map((fold) => [toName(fold), fold.open]));
  const scrolled = [...box.querySelectorAll("[data-scrolls]")].map((element) => element.scrollTop);
  box.innerHTML = html;
  for (const fold of box.querySelectorAll("details")) fold.open = folds.get(toName(fold)) ?? fold.open;
  box.querySelectorAll("[data-scrolls]").forEach((element, at) => {
    element.scrollTop = scrolled[at] ?? 0;
  });
  const again = focused === null ? null : box.querySelector<HTMLElement>(focused);
  again?.focus({ preventScroll: true });
}

function toName(fold: HTMLElement): string {
  return fold.dataset.group ?? fold.id;
}

/** Finds the same control in other markup: a field by name and value, a link by what it says. */
function toSelector(element: Element | null): string | null {
  if (element?.id) return `#${CSS.escape(element.id)}`;
  const name = element?.getAttribute("name");
  if (!name) return null;
  const isOption = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
  const value = isOption ? `[value="${CSS.escape(element.value)}"]` : "";
  return `[name="${CSS.escape(name)}"]${value}`;
}
