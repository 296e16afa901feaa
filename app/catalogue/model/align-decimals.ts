import { missingValue } from "./mark-differences";

/** More decimals than a column of measurements has. */
const mostDecimals = 3;

/**
 * Counts the decimals that numbers of a column have less than the most precise one, so that the cells can align at the
 * decimal point.
 *
 * @param separator the decimal separator of the locale
 * @returns by cell; all 0 if a cell is not a plain number, or no number has decimals
 */
export function countMissingDecimals(cells: readonly string[], separator: string): readonly number[] {
  const decimals = cells.map((cell) => cell.split(separator)[1]?.length ?? 0);
  const most = Math.max(0, ...decimals);
  const areNumbers = cells.every(
    (cell) => cell === missingValue || /^[\u2212-]?\d[\d.,\s\u2019']*$/.test(cell),
  );
  if (!areNumbers || most > mostDecimals) return cells.map(() => 0);
  return decimals.map((count) => most - count);
}
