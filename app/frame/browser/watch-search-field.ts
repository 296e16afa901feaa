type FieldEvents = {
  /** The field received the focus, or its text changed. */
  readonly open: () => void;
  /** The field was cleared. */
  readonly clear: () => void;
  readonly close: () => void;
  readonly isOpen: () => boolean;
  readonly move: (step: 1 | -1) => void;
  /** Follows the chosen suggestion; false: none is chosen. */
  readonly follow: () => boolean;
  readonly submit: (text: string) => void;
};

/** Maps the search field's DOM events to its actions; returns a function that removes the listeners. */
export function watchSearchField(field: HTMLInputElement, events: FieldEvents): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const region = field.closest("[data-search]");
  const closeFromOutside = ({ target }: Event) => {
    if (!(target instanceof Node && region?.contains(target))) events.close();
  };
  // The browser empties the field after this event.
  const reset = () =>
    setTimeout(() => {
      field.focus();
      events.clear();
    });
  field.addEventListener("focus", events.open, options);
  field.addEventListener("click", events.open, options);
  field.addEventListener("input", () => (field.value === "" ? events.clear() : events.open()), options);
  field.addEventListener("keydown", (event) => handleKey(event, events), options);
  field.form?.addEventListener("reset", reset, options);
  field.form?.addEventListener("submit", () => events.submit(field.value.trim()), options);
  document.addEventListener("pointerdown", closeFromOutside, options);
  document.addEventListener("focusin", closeFromOutside, options);
  return () => stop.abort();
}

/** Ignores keys during composition: input method editors use the same keys. */
function handleKey(event: KeyboardEvent, events: FieldEvents): void {
  if (event.isComposing) return;
  if (event.key === "ArrowDown") events.move(1);
  else if (event.key === "ArrowUp") events.move(-1);
  else if (event.key === "Escape" && events.isOpen()) events.close();
  else if (event.key !== "Enter" || !events.follow()) return;
  event.preventDefault();
}

/** Returns the option that an arrow key moves to, of `count`; wraps around at both ends. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = active < 0 && step < 0 ? 0 : active;
  return (from + step + count) % count;
}
