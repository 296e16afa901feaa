import { parseOrderLines } from "./parse-order-lines";

/** Fields of a checked line: its pieces, and its text when it was checked. */
export function toPiecesFields(line: number) {
  return { pieces: `pieces.${line}`, text: `text.${line}` } as const;
}

/**
 * Writes the pieces that were entered in the checked lines into the list; 0 removes the line.
 * Leaves lines alone whose text changed since the check, and pieces that are no whole number.
 */
export function changePieces(list: string, fields: FormData, own?: ReadonlyMap<string, string>): string {
  const changed = new Map(
    parseOrderLines(list, own).flatMap(({ number, text, articles, quantity }) => {
      const names = toPiecesFields(number);
      const entered = fields.get(names.pieces);
      if (typeof entered !== "string" || fields.get(names.text) !== text) return [];
      const pieces = /^\d{1,6}$/.test(entered.trim()) ? Number(entered) : null;
      // The last candidate is the number as it was written.
      const article = articles.at(-1);
      if (pieces === null || pieces === quantity || article === undefined) return [];
      return [[number, pieces === 0 ? null : `${article};${pieces}`] as const];
    }),
  );
  if (changed.size === 0) return list;
  return list
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => {
      const text = changed.get(index + 1);
      return text === undefined ? [line] : text === null ? [] : [text];
    })
    .join("\n");
}
