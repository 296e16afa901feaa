import type { LiveStock } from "../../catalogue/model/live-stock";
import { formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";

/**
 * Tells the parts of the page that show the SKU's stock; they say with `data-few` up to how many pieces count as few. In the
 * same words as the server's.
 */
export function showLiveStock(sku: string, stock: number, translate: Translate): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-few]")) {
    if (dataset.watchSku !== sku) continue;
    const isLow = stock > 0 && stock <= Number(dataset.few);
    const detail: LiveStock = { sku, stock, isLow, stockText: toStockText(stock, isLow, translate) };
    document.dispatchEvent(new CustomEvent("live-stock", { detail }));
  }
}

function toStockText(stock: number, isLow: boolean, translate: Translate): string {
  if (stock <= 0) return translate("catalogue.stock.none");
  if (isLow) return translate.plural("catalogue.stock.left", stock);
  return translate.plural("catalogue.stock.pieces", stock, {
    pieces: formatNumber(stock, translate.locale),
  });
}
