/** How the cells of a column differ. */
export type ColumnDifference = {
  /** All cells are equal. */
  readonly isSame: boolean;
  /** The value of more than half of the cells; null: none, or that of an attribute that most products lack. */
  readonly usual: string | null;
};

/** The cell of a product without the attribute. */
export const missingValue = "–";

/** Fewer cells have no majority worth a mark. */
const fewestForMajority = 4;

/** Compares the cells of each column; a single row has no differences. */
export function compareColumns(rows: readonly (readonly string[])[]): readonly ColumnDifference[] {
  return (rows[0] ?? []).map((_, column) => compareCells(rows.map((cells) => cells[column] ?? missingValue)));
}

function compareCells(cells: readonly string[]): ColumnDifference {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const isSame = cells.length > 1 && counts.size === 1;
  const [usual] =
    [...counts].find(([value, count]) => value !== missingValue && count * 2 > cells.length) ?? [];
  return { isSame, usual: isSame || cells.length < fewestForMajority ? null : (usual ?? null) };
}

/** Lists the columns of a row whose value differs from the usual one; a missing value does not count. */
export function listUnusual(
  cells: readonly string[],
  differences: readonly ColumnDifference[],
): readonly number[] {
  return cells.flatMap((cell, column) => {
    const usual = differences[column]?.usual ?? null;
    return usual !== null && cell !== usual && cell !== missingValue ? [column] : [];
  });
}
