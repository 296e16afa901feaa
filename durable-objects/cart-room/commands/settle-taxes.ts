import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { isNetSale, isTaxSettled, lacksRates, planNetSale } from "../../../app/cart/model/net-sale";
import type { Room } from "../room";

/** Whether the taxes match the sale; true while the store's settings are unavailable. */
export async function areTaxesSettled(room: Room, cart: Cart): Promise<boolean> {
  const terms = await room.settings(cart.storeKey);
  return terms === null || isTaxSettled(cart, terms);
}

/**
 * Makes a cart net or gross, as its VAT number and its address require.
 * Items added to a net cart have no rate: the cart is made gross first, so that the platform sets its own. If an
 * update fails, the cart stays unchanged; the next command or the checkout settles it, and no order is created before
 * (`areTaxesSettled`).
 */
export async function settleTaxes(room: Room, cart: Cart): Promise<Cart> {
  const terms = await room.settings(cart.storeKey);
  if (!terms || isTaxSettled(cart, terms)) return cart;
  const isExternal = cart.taxation?.mode === "External";
  const gross = isExternal ? await update(room, cart, [{ type: "set-tax-mode", mode: "Platform" }]) : cart;
  if (!gross || !isNetSale(gross, terms) || lacksRates(gross)) return gross ?? cart;
  return (await update(room, gross, planNetSale(gross.taxation?.rates ?? []))) ?? gross;
}

async function update(room: Room, cart: Cart, changes: readonly CartChange[]): Promise<Cart | null> {
  const answer = await room.carts.update(cart.id, cart.version, changes);
  if (answer.ok) return answer.value;
  room.log("tax-change-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
  return null;
}
