/** Counts the typos between an input and a word; above the maximum returns a number greater than it. */
type SlipCounter = (word: string) => number;

/**
 * Counts characters inserted, deleted, replaced or swapped with their neighbour between two words (optimal string
 * alignment); a number above `most` if there are more. With `isPrefix` the rest of `word` after the input costs
 * nothing.
 */
export function countSlips(typed: string, word: string, most: number, isPrefix = false): number {
  return createSlipCounter(typed, most, isPrefix)(word);
}

/**
 * `countSlips` for many words: allocates the rows of the comparison once, and compares only the characters of each row
 * within `most` edits.
 */
export function createSlipCounter(typed: string, most: number, isPrefix: boolean): SlipCounter {
  const tooMany = most + 1;
  const createRow = () => new Uint8Array(typed.length + most + 3);
  let [before, last, line] = [createRow(), createRow(), createRow()];
  return (word) => {
    if (typed.length - word.length > most) return tooMany;
    if (!isPrefix && word.length - typed.length > most) return tooMany;
    const width = Math.min(word.length, typed.length + most);
    for (let column = 0; column <= width + 1; column += 1) last[column] = Math.min(column, tooMany);
    for (let row = 1; row <= typed.length; row += 1) {
      if (fillRow(typed, word, { row, width, most, last, before, line }) > most) return tooMany;
      [before, last, line] = [last, line, before];
    }
    if (!isPrefix) return Math.min(last[width] ?? tooMany, tooMany);
    let least = tooMany;
    for (let column = Math.max(0, typed.length - most); column <= width; column += 1)
      least = Math.min(least, last[column] ?? tooMany);
    return least;
  };
}

type Rows = {
  readonly row: number;
  readonly width: number;
  readonly most: number;
  readonly last: Uint8Array;
  readonly before: Uint8Array;
  readonly line: Uint8Array;
};

/**
 * Fills a row between the columns within `most` edits, with a value above the maximum on either side; returns its
 * minimum.
 */
function fillRow(typed: string, word: string, { row, width, most, last, before, line }: Rows): number {
  const tooMany = most + 1;
  const character = typed.charCodeAt(row - 1);
  const former = row > 1 ? typed.charCodeAt(row - 2) : -1;
  const from = Math.max(1, row - most);
  const to = Math.min(width, row + most);
  line[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany;
  let least = line[from - 1] ?? tooMany;
  for (let column = from; column <= to; column += 1) {
    const other = word.charCodeAt(column - 1);
    const cost = character === other ? 0 : 1;
    let slips = Math.min(
      (last[column] ?? tooMany) + 1,
      (line[column - 1] ?? tooMany) + 1,
      (last[column - 1] ?? tooMany) + cost,
    );
    if (column > 1 && former === other && character === word.charCodeAt(column - 2))
      slips = Math.min(slips, (before[column - 2] ?? tooMany) + 1);
    slips = Math.min(slips, tooMany);
    line[column] = slips;
    if (slips < least) least = slips;
  }
  line[to + 1] = tooMany;
  return least;
}
