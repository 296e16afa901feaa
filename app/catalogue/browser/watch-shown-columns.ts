/** Reports how many columns a table shows, at once and when its width changes; returns a function that stops. */
export function watchShownColumns(table: HTMLElement, onCount: (columns: number) => void): () => void {
  const observer = new ResizeObserver(() => {
    const heads = [...table.querySelectorAll<HTMLElement>("thead th")];
    onCount(heads.filter(({ offsetWidth }) => offsetWidth > 0).length);
  });
  observer.observe(table);
  return () => observer.disconnect();
}
