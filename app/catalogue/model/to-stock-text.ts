import { isInStock } from "./sellable-stock";

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
