/**
 * Replaces the markup of a part of the page.
 * Keeps the focus on the same control, with input made meanwhile, the open state of folds, and the position of
 * scrolled lists.
 */
export function replaceMarkup(box: HTMLElement, html: string): void {
  const focused = box.contains(document.activeElement) ? document.activeElement : null;
  const findAgain = focused && rememberControl(box, focused);
  const folds = new Map([...box.querySelectorAll("details")].map((fold) => [toName(fold), fold.open]));
  const scrolled = [...box.querySelectorAll("[data-scrolls]")].map((element) => element.scrollTop);
  withoutChanges(box, () => {
    box.innerHTML = html;
  });
  for (const fold of box.querySelectorAll("details")) fold.open = folds.get(toName(fold)) ?? fold.open;
  box.querySelectorAll("[data-scrolls]").forEach((element, at) => {
    element.scrollTop = scrolled[at] ?? 0;
  });
  if (!findAgain) return;
  const again = findAgain();
  if (isTextField(focused) && isTextField(again)) keepTyped(focused, again);
  (again ?? findFirst(box))?.focus({ preventScroll: true });
}

/** Suppresses change events: removing a field with a partial input fires one, which must not submit the form. */
function withoutChanges(box: HTMLElement, act: () => void): void {
  const stop = (event: Event) => event.stopPropagation();
  box.addEventListener("change", stop, true);
  act();
  box.removeEventListener("change", stop, true);
}

function toName(fold: HTMLElement): string {
  return fold.dataset.group ?? fold.id;
}

/**
 * Returns a function that finds the same control in other markup.
 * Identifies fields by id, name and value, and both ends of a range, which share a name, by their order; other
 * elements by their text.
 */
function rememberControl(box: HTMLElement, focused: Element): () => HTMLElement | undefined {
  const selector = toSelector(focused);
  const list = () => [...box.querySelectorAll<HTMLElement>(selector ?? focused.tagName)];
  if (selector === null) return () => list().find((other) => toText(other) === toText(focused));
  const at = [...box.querySelectorAll(selector)].indexOf(focused);
  return () => list().at(at);
}

function toSelector(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return null;
  const isOption = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
  const value = isOption ? `[value="${CSS.escape(element.value)}"]` : "";
  return `[name="${CSS.escape(name)}"]:not([type="hidden"])${value}`;
}

function toText(element: Element): string {
  return element.ariaLabel ?? element.textContent;
}

function isTextField(element: Element | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && !/checkbox|radio|range/.test(element.type);
}

/**
 * Keeps input made since the request.
 * Browsers fire no change event for a value set by a script, so leaving the field does.
 */
function keepTyped(former: HTMLInputElement, field: HTMLInputElement): void {
  if (former.value === former.defaultValue) return;
  field.value = former.value;
  const reported = new AbortController();
  const { signal } = reported;
  field.addEventListener("change", () => reported.abort(), { signal });
  field.addEventListener("blur", () => field.dispatchEvent(new Event("change", { bubbles: true })), {
    signal,
  });
}

/** Keeps the focus near the filters after one was removed. */
function findFirst(box: HTMLElement): HTMLElement | undefined {
  const controls = [...box.querySelectorAll<HTMLElement>("a, button, input, select, summary")];
  return controls.find((control) => control.checkVisibility());
}
