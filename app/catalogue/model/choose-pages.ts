const windowSize = 5;

/** The page numbers of a pagination: a window of five around the page, shifted at the ends. */
export function choosePages(page: number, pages: number): readonly number[] {
  const first = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pages - windowSize + 1));
  const count = Math.min(windowSize, pages);
  return Array.from({ length: count }, (_, index) => first + index);
}
