import { isInStock } from "./sellable-stock";

/** Abbreviations of "pieces" that end with a full stop of their own: Bulgarian, Lithuanian, Danish and Norwegian. */
const abbreviated = /(?:^|\s)(?:бр|vnt|stk)\.$/;

/** Removes the full stop of a sentence for cells and labels; that of an abbreviation stays. */
export function dropFullStop(text: string): string {
  return abbreviated.test(text) ? text : text.replace(/\.$/, "");
}

type TranslateStock = {
  (key: string): string;
  plural(key: string, count: number, values?: Readonly<Record<string, string>>): string;
};

/**
 * Formats the stock on a product's page, on the server and for live updates; null: unlimited.
 * `formatPieces` formats the number for the locale.
 */
export function toStockText(
  pieces: number | null,
  isLow: boolean,
  translate: TranslateStock,
  formatPieces: (pieces: number) => string,
): string {
  if (pieces === null) return translate("catalogue.stock.available");
  if (!isInStock(pieces)) return translate("catalogue.stock.none");
  if (isLow) return translate.plural("catalogue.stock.left", pieces);
  return translate.plural("catalogue.stock.pieces", pieces, { pieces: formatPieces(pieces) });
}
