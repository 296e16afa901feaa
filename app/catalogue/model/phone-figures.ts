import { missingValue } from "./mark-differences";

/** Columns from which the figures of a phone's rows are chosen. */
const candidates = 5;

/** Characters of a condensed line beside price and quantity of a phone of 375 px; Cyrillic letters are wider. */
function measureRoom(text: string): number {
  return /\p{Script=Cyrillic}/u.test(text) ? 24 : 27;
}

/** A dot with its spaces. */
const separator = " · ".length;

/**
 * Chooses the figures that a phone's rows name below the product: the same columns in all rows of a group, the first
 * ones that fit one line in each row. A column that some rows lack is only shown if all have gaps.
 *
 * @param rows texts of the cells with their units, by row
 * @returns indexes of the columns, in their order
 */
export function choosePhoneFigures(rows: readonly (readonly string[])[]): readonly number[] {
  const columns = [...(rows[0] ?? []).keys()].slice(0, candidates);
  const countFilled = (at: number) =>
    rows.filter((cells) => (cells[at] ?? missingValue) !== missingValue).length;
  const most = Math.max(0, ...columns.map(countFilled));
  const chosen: number[] = [];
  for (const at of columns) {
    const isFilled = most > 0 && countFilled(at) === most;
    if (isFilled && (chosen.length === 0 || doFit(rows, [...chosen, at]))) chosen.push(at);
  }
  return chosen;
}

/** Whether these columns' texts fit one line in each row. */
function doFit(rows: readonly (readonly string[])[], columns: readonly number[]): boolean {
  return rows.every((cells) => {
    const texts = columns.map((at) => cells[at] ?? missingValue);
    const length = texts.reduce((sum, text) => sum + text.length + separator, -separator);
    return length <= measureRoom(texts.join(""));
  });
}
