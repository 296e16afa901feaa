/** Moves the focus to the page's content, as after a navigation. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** Moves the focus to the first visible control of an element, if it has one. */
export function focusFirstControl(box: HTMLElement | null): void {
  const controls = box?.querySelectorAll<HTMLElement>("a, button, input, select, summary") ?? [];
  const first = [...controls].find((control) => control.checkVisibility());
  first?.focus({ preventScroll: true });
}
