import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { measureColumns, watchColumns } from "../browser/measure-columns";
import { type FoldedColumns, foldColumns } from "../model/fold-columns";

/** Product and offer. */
const alwaysShown = 2;

/**
 * Counts the columns that fit the box of a table. The style sheet folds by the width of the box; columns with wide
 * words or values, which it cannot know, fold before the next paint.
 *
 * @param kind a text that differs for tables with other columns
 * @param isFitted false while the table shows chosen columns
 * @returns null until the columns are measured
 */
export function useFittingColumns(
  box: RefObject<HTMLElement | null>,
  kind: string,
  isFitted: boolean,
): FoldedColumns | null {
  const [turn, setTurn] = useState(0);
  const [measured, setMeasured] = useState<(FoldedColumns & { readonly of: string }) | null>(null);
  const of = `${turn} ${kind}`;
  const known = measured?.of === of ? measured : null;
  useEffect(() => {
    if (!box.current || !isFitted) return undefined;
    return watchColumns(box.current, () => setTurn((last) => last + 1));
  }, [box, isFitted]);
  // After every render: one folds at most one column.
  useLayoutEffect(() => {
    if (!box.current || !isFitted) return;
    const { inView, isTooWide } = measureColumns(box.current);
    const folded = foldColumns(known?.most ?? Number.POSITIVE_INFINITY, inView - alwaysShown, isTooWide);
    if (folded.inView !== known?.inView || folded.most !== known.most) setMeasured({ of, ...folded });
  });
  return known;
}
