import type { OrderSummary } from "./customer-order";

/** The search uses only this many characters of the input. */
export const longestSearch = 80;

/**
 * Finds the orders that match a search.
 * By digits of the number, by item number, or by an article whose name has all the words, in any language and ignoring
 * accents.
 */
export function searchOrders(orders: readonly OrderSummary[], typed: string): readonly OrderSummary[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return orders;
  const plain = words.join("").replaceAll("-", "");
  return orders.filter(({ orderNumber, lineItems }) => {
    if (fold(orderNumber).replaceAll("-", "").includes(plain)) return true;
    return lineItems.some(({ sku, name }) => {
      const texts = [sku, ...Object.values(name)].map(fold);
      return texts.some((text) => words.every((word) => text.includes(word)));
    });
  });
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
