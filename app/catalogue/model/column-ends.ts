/** Half of the least width of an attribute's column, in CSS pixels: `table-columns.module.css` folds by it. */
const stepPx = 56;
const fewestSteps = 2;
const mostSteps = 4;
/** A column that ends beyond has room at no width. */
const lastEnd = 17;

/** Bold condensed capitals of a head and bold characters of a cell, with the padding of each. */
const headPx = { character: 6.8, padding: 16 };
const cellPx = { character: 7.3, padding: 28 };

/**
 * Adds up the widths of a table's columns, which are at least as wide as their longest words.
 *
 * @param rows their cells are in the order of the titles
 * @returns where each column ends, in halves of the least width; the same for the server and every browser
 */
export function listColumnEnds(
  titles: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): readonly number[] {
  let end = 0;
  return titles.map((title, at) => {
    const cells = rows.map(({ cells }) => findLongestWord(cells[at] ?? ""));
    const px = Math.max(toPx(findLongestWord(title), headPx), toPx(Math.max(0, ...cells), cellPx));
    end += Math.min(Math.max(Math.ceil(px / stepPx), fewestSteps), mostSteps);
    return Math.min(end, lastEnd);
  });
}

/** Lines break at spaces and after hyphens. */
function findLongestWord(text: string): number {
  return Math.max(...text.split(/(?<=-)| /).map(({ length }) => length));
}

function toPx(characters: number, { character, padding }: typeof headPx): number {
  return characters * character + padding;
}
