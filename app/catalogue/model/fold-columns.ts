/** Columns of attributes: those in view, and how many may be rendered. */
export type FoldedColumns = { readonly inView: number; readonly most: number };

/** Folds the last column in view of a table that is too wide; none is left to fold at zero. */
export function foldColumns(most: number, inView: number, isTooWide: boolean): FoldedColumns {
  return isTooWide && inView > 0 ? { inView: inView - 1, most: inView - 1 } : { inView, most };
}
