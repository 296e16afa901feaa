/** The measured columns of a table. */
export type MeasuredColumns = {
  /** Heads in view, also those of product and offer. */
  readonly inView: number;
  readonly isTooWide: boolean;
};

/** Measures the table in a box, whose style sheet folds columns and clips what is too wide. */
export function measureColumns(box: HTMLElement): MeasuredColumns {
  const heads = [...box.querySelectorAll<HTMLElement>("thead th")];
  const table = box.querySelector("table");
  return {
    inView: heads.filter(({ offsetWidth }) => offsetWidth > 0).length,
    isTooWide: table !== null && table.offsetWidth > box.clientWidth,
  };
}

/**
 * Reports when the columns of a box may fit otherwise: its width changes, its table becomes too wide, or fonts arrive,
 * which are late (decision 186). Returns a function that stops.
 */
export function watchColumns(box: HTMLElement, onChange: () => void): () => void {
  let width = box.clientWidth;
  const observer = new ResizeObserver(() => {
    if (box.clientWidth === width && !measureColumns(box).isTooWide) return;
    width = box.clientWidth;
    onChange();
  });
  for (const observed of [box, ...box.children]) observer.observe(observed);
  document.fonts.addEventListener("loadingdone", onChange);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener("loadingdone", onChange);
  };
}
