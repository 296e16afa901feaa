/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other; null
 * above `limit`.
 */
export function wordDistance(left: string, right: string, limit: number): number | null {
  const from = [...left];
  const to = [...right];
  if (Math.abs(from.length - to.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = nextRow(from, to, row, letter, last, beforeLast);
    if (Math.min(...current) > limit) return null;
    beforeLast = last;
    last = current;
  }
  const distance = last[to.length] ?? 0;
  return distance <= limit ? distance : null;
}

function nextRow(
  from: readonly string[],
  to: readonly string[],
  row: number,
  letter: string,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row + 1];
  for (const [column, other] of to.entries()) {
    const change = (last[column] ?? 0) + (letter === other ? 0 : 1);
    const leaveOut = (last[column + 1] ?? 0) + 1;
    const putIn = (current[column] ?? 0) + 1;
    const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
    const swap = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    current.push(Math.min(change, leaveOut, putIn, swap));
  }
  return current;
}
