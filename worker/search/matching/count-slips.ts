/**
 * Letters put in, left out, exchanged or swapped with their neighbour between two words (optimal string alignment); a
 * number above `most` when there are more. With `isPrefix` the rest of `word` after what was typed costs nothing.
 */
export function countSlips(typed: string, word: string, most: number, isPrefix = false): number {
  const tooMany = most + 1;
  if (!isPrefix && Math.abs(typed.length - word.length) > most) return tooMany;
  if (typed.length - word.length > most) return tooMany;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = fillRow(typed, word, row, width, last, before);
    if (Math.min(...line) > most) return tooMany;
    before = last;
    last = line;
  }
  const slips = isPrefix ? Math.min(...last) : (last[width] ?? tooMany) + (word.length - width);
  return Math.min(slips, tooMany);
}

function fillRow(
  typed: string,
  word: string,
  row: number,
  width: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const line = [row];
  const letter = typed.charCodeAt(row - 1);
  for (let column = 1; column <= width; column += 1) {
    const other = word.charCodeAt(column - 1);
    const cost = letter === other ? 0 : 1;
    let least = Math.min(
      (last[column] ?? 0) + 1,
      (line[column - 1] ?? 0) + 1,
      (last[column - 1] ?? 0) + cost,
    );
    const isSwap =
      row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other;
    if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
    line.push(least);
  }
  return line;
}
