/**
 * Enhances the plain form of the filters.
 * A dialog on phones, sliders that fill their number fields, long lists filtered by typing.
 */
export function operateFilters(root: HTMLElement, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-opens-filters]")) openDialog(root);
    if (target.closest("[data-close-filters]")) findDialog(root)?.close();
    // A click outside the panel closes it, as everywhere in the shop.
    if (target === findDialog(root)) findDialog(root)?.close();
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.dataset.slides !== undefined) fillField(target);
    if (target.dataset.narrows !== undefined) narrowList(target);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.dataset.slides !== undefined)
      target.closest("form")?.requestSubmit();
  };
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("input", onInput, { signal });
  root.addEventListener("change", onChange, { signal });
  root.addEventListener("keydown", ignoreEnter, { signal });
  catchUp(root);
}

/** Applies input from before this script was loaded. */
function catchUp(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>("[data-slides], [data-narrows]")];
  const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  for (const field of changed) {
    if (field.dataset.slides === undefined) narrowList(field);
    else fillField(field);
  }
  changed
    .find(({ dataset }) => dataset.slides !== undefined)
    ?.closest("form")
    ?.requestSubmit();
}

function findDialog(root: HTMLElement): HTMLDialogElement | null {
  return root.querySelector<HTMLDialogElement>("[data-filter-dialog]");
}

/** Moves the filters into the dialog and, when it closes, back to their place on the page. */
function openDialog(root: HTMLElement): void {
  const dialog = findDialog(root);
  const filters = root.querySelector<HTMLElement>("[data-static=filters]");
  const home = filters?.parentElement;
  if (!dialog || !filters || !home || dialog.open) return;
  const next = filters.nextSibling;
  dialog.prepend(filters);
  dialog.addEventListener("close", () => home.insertBefore(filters, next), { once: true });
  dialog.showModal();
}

/** Fills the field of a slider, which is one end of the range and has no name. Neither end passes the other. */
function fillField(slider: HTMLInputElement): void {
  const pair = [...(slider.parentElement?.querySelectorAll<HTMLInputElement>("[data-slides]") ?? [])];
  const [low, high] = pair;
  if (!low || !high) return;
  if (Number(low.value) > Number(high.value)) slider.value = slider === low ? high.value : low.value;
  const end = slider === low ? 0 : 1;
  const field = slider.closest("[data-range]")?.querySelectorAll<HTMLInputElement>("input[name]")[end];
  const isAtEnd = slider.value === (end === 0 ? slider.min : slider.max);
  if (field) field.value = isAtEnd ? "" : roundOutwards(slider, end === 0 ? Math.floor : Math.ceil);
}

/**
 * Rounds to a whole step, so that a URL contains `r.capacity=1.5..` and the value at the thumb stays within the
 * range.
 */
function roundOutwards({ value, dataset }: HTMLInputElement, round: (steps: number) => number): string {
  const step = Number(dataset.slides) || 1;
  return String(Number((round(Number((Number(value) / step).toFixed(6))) * step).toFixed(3)));
}

function narrowList(field: HTMLInputElement): void {
  const wanted = field.value.trim().toLocaleLowerCase();
  const labels = field.parentElement?.querySelectorAll<HTMLElement>("label") ?? [];
  for (const label of labels) label.hidden = !label.innerText.toLocaleLowerCase().includes(wanted);
}

/** Enter in a field that filters a list must not submit the form. */
function ignoreEnter(event: KeyboardEvent): void {
  const isNarrowing = event.target instanceof HTMLInputElement && event.target.dataset.narrows !== undefined;
  if (event.key === "Enter" && isNarrowing) event.preventDefault();
}
