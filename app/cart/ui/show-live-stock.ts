import type { LiveStock } from "../../catalogue/model/live-stock";
import { formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";

/**
 * Tells the parts of the page that show the SKU's stock; they say with `data-few` up to how many pieces count as few. In the
 * same words as the server's.
 */
export function showLiveStock(sku: string, stock: number, translate: Translate): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-few]")) {
    const { watchSku, few } = element.dataset;
    if (watchSku !== sku) continue;
    const isLow = stock > 0 && stock <= Number(few);
    const detail: LiveStock = { stock, isLow, stockText: toStockText(stock, isLow, translate) };
    element.dispatchEvent(new CustomEvent("live-stock", { detail, bubbles: true }));
  }
}

function toStockText(stock: number, isLow: boolean, translate: Translate): string {
  if (stock <= 0) return translate("catalogue.stock.none");
  if (isLow) return translate.plural("catalogue.stock.left", stock);
  return translate.plural("catalogue.stock.pieces", stock, {
    pieces: formatNumber(stock, translate.locale),
  });
}
