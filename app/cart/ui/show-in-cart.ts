import type { LiveStock } from "../../catalogue/model/live-stock";
import type { Cart } from "../model/cart";

/** Tells the parts of the page that show a SKU's stock how much of it the cart has: so much less can be added. */
export function showInCart(cart: Cart | null): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-few]")) {
    const own = cart?.lines.filter(({ sku }) => sku === element.dataset.watchSku) ?? [];
    const detail: LiveStock = { inCart: own.reduce((sum, { quantity }) => sum + quantity, 0) };
    element.dispatchEvent(new CustomEvent("live-stock", { detail, bubbles: true }));
  }
}
