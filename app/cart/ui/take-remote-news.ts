import type { Cart } from "../model/cart";
import { isCartBusy } from "./cart-client";
import type { CartPageContext } from "./cart-page-context";
import { setCartState } from "./cart-store";
import { isOwnChange } from "./kept-intents";
import { getActualCart, loadOwnCart, takeActualCart } from "./own-cart";
import { sayAboutCart } from "./say-about-cart";
import { showLiveStock } from "./show-live-stock";
import { countPieces } from "./to-cart-view";

/**
 * Another page or device changed the cart, or it was ordered there (null); of another tab's doing nothing is said. While own commands are under way it is kept and
 * shown with the last answer, which may be older than it.
 */
export async function takeRemoteCart(cart: Cart | null, page: CartPageContext): Promise<void> {
  const known = getActualCart();
  if (cart === null) {
    await takeActualCart(null, page);
    say("ordered", page);
    return;
  }
  if (isCartBusy()) {
    await takeActualCart(cart, page, false);
    return;
  }
  if (known === null) setCartState({ pieces: countPieces(cart) });
  const isNews = known !== null && cart.version > known.version && !isOwnChange(cart);
  await takeActualCart(cart, page);
  if (isNews) say("cart-changed", page);
}

/** Another tab knows a newer cart: this one reads it, unless an answer of its own is about to bring it. */
export async function catchUp(page: CartPageContext): Promise<void> {
  if (!isCartBusy()) await loadOwnCart(page, true);
}

/** A SKU's stock: lines of the cart show it, and pages that watch it hear of it. */
export async function takeRemoteStock(
  stock: { readonly sku: string; readonly availableQuantity: number },
  page: CartPageContext,
): Promise<void> {
  showLiveStock(stock.sku, stock.availableQuantity, page.translate);
  const cart = getActualCart();
  if (!cart || isCartBusy()) return;
  const lines = cart.lines.map((line) =>
    line.sku === stock.sku ? { ...line, availableQuantity: stock.availableQuantity } : line,
  );
  await takeActualCart({ ...cart, lines }, page);
}

function say(code: "ordered" | "cart-changed", { translate }: CartPageContext): void {
  sayAboutCart(`cart-${code}`, { kind: "info", text: translate(`cart.notice.${code}`) });
}
