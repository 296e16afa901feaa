/** Moves the focus to the page's content, as after a navigation. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}
