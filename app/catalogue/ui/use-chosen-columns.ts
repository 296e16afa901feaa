import { useEffect, useState } from "react";
import { readChosenColumns, restoreFragment, writeChosenColumns } from "../browser/chosen-columns";
import { toTableKind } from "../model/chosen-columns";

/** Titles; null: as many columns as the table's width allows. */
export type ChosenColumns = readonly string[] | null;

/**
 * The columns that the visitor chose for tables with these columns, and a function that changes them. The choice lasts
 * through sorting and pages, and is in the URL or, after consent, on the device.
 */
export function useChosenColumns(
  titles: readonly string[],
): readonly [ChosenColumns, (chosen: ChosenColumns) => void] {
  const kind = toTableKind(titles);
  const [choice, setChoice] = useState<{ readonly kind: string; readonly chosen: ChosenColumns } | null>(
    null,
  );
  const chosen = choice?.kind === kind ? choice.chosen : null;
  useEffect(() => {
    const found = readChosenColumns(kind);
    if (found) setChoice({ kind, chosen: found });
  }, [kind]);
  // After every render: a link to another page of the listing has no fragment.
  useEffect(() => {
    if (chosen) restoreFragment(chosen);
  });
  return [
    chosen,
    (next) => {
      setChoice({ kind, chosen: next });
      writeChosenColumns(kind, next);
    },
  ];
}
