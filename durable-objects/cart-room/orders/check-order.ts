import type { Cart } from "../../../app/cart/model/cart";
import type { CartError } from "../../../app/cart/model/cart-command";
import { isDeliverable } from "../../../app/checkout/model/checkout-guard";
import { choosePaymentOptions } from "../../../app/checkout/model/choose-payment-options";
import type { Country } from "../../../app/countries/model/country";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { rereadCart } from "../read-cart";
import type { Room } from "../room";

/** The cart as the platform has it now, complete enough for an order. */
export async function readOrderableCart(room: Room): Promise<Result<Cart, PlaceOrderError>> {
  const read = await rereadCart(room);
  if (!read.ok) return err(toOrderError(read.error));
  const cart = read.value;
  if (!cart || cart.lines.length === 0) return err({ code: "cart-incomplete", missing: "lines" });
  if (!cart.email) return err({ code: "cart-incomplete", missing: "email" });
  const { billingAddress, shippingAddress } = cart;
  if (!billingAddress?.firstName || !shippingAddress || !isDeliverable(shippingAddress)) {
    return err({ code: "cart-incomplete", missing: "addresses" });
  }
  if (cart.shipping?.state !== "MatchesCart") return err({ code: "cart-incomplete", missing: "shipping" });
  return ok(cart);
}

/** A method that this cart may use in this country. */
export function checkMethod(cart: Cart, country: Country, method: string): PlaceOrderError | null {
  const option = choosePaymentOptions(cart, country).find((candidate) => candidate.method === method);
  return option && option.refusal === null ? null : { code: "method-not-allowed", method };
}

/** TrackOnly lets stock go below zero, so the shop looks itself, and says what is left. */
export async function checkStock(room: Room, cart: Cart): Promise<PlaceOrderError | null> {
  const asked = new Map<string, number>();
  for (const { sku, quantity } of cart.lines) asked.set(sku, (asked.get(sku) ?? 0) + quantity);
  const stock = await room.carts.loadStock([...asked.keys()]);
  if (!stock.ok) return { code: "platform-unavailable" };
  const lines = [...asked].flatMap(([sku, quantity]) => {
    const left = stock.value.get(sku);
    return left !== undefined && left < quantity ? [{ sku, left }] : [];
  });
  return lines.length > 0 ? { code: "out-of-stock", lines } : null;
}

function toOrderError(error: CartError): PlaceOrderError {
  return error.code === "platform-unavailable"
    ? { code: "platform-unavailable" }
    : { code: "cart-incomplete", missing: "lines" };
}
