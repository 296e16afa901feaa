import { type Cart, type CartLine, needsDelivery } from "../../../app/cart/model/cart";
import type { CartError } from "../../../app/cart/model/cart-command";
import { isStocked } from "../../../app/cart/model/reserve-lines";
import { isForSale } from "../../../app/catalogue/model/sale-state";
import { toSellableStock } from "../../../app/catalogue/model/sellable-stock";
import { isDeliverable } from "../../../app/checkout/model/checkout-guard";
import { allowsMethod } from "../../../app/checkout/model/choose-payment-options";
import type { Country } from "../../../app/countries/model/country";
import { getCountry } from "../../../app/countries/model/country-table";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { PlaceOrderError } from "../../../app/orders/model/order";
import { rereadCart } from "../read-cart";
import type { Room } from "../room";

/** Reads the platform's current cart, complete enough for an order. */
export async function readOrderableCart(room: Room): Promise<Result<Cart, PlaceOrderError>> {
  const read = await rereadCart(room);
  return read.ok ? checkComplete(room, read.value) : err(toOrderError(read.error));
}

/** Returns a cart with everything that an order needs, or what is missing. */
export function checkComplete(room: Room, cart: Cart | null): Result<Cart, PlaceOrderError> {
  if (!cart || cart.lines.length === 0) return err({ code: "cart-incomplete", missing: "lines" });
  if (!cart.email) {
    room.log("checkout-without-email");
    return err({ code: "cart-incomplete", missing: "email" });
  }
  const { billingAddress, shippingAddress } = cart;
  if (!billingAddress?.firstName || !shippingAddress || !isDeliverable(shippingAddress)) {
    return err({ code: "cart-incomplete", missing: "addresses" });
  }
  if (needsDelivery(cart) && cart.shipping?.state !== "MatchesCart")
    return err({ code: "cart-incomplete", missing: "shipping" });
  return ok(cart);
}

/** Checks that the cart, its country and its store allow the method. */
export async function checkMethod(
  room: Room,
  cart: Cart,
  { country, method }: { readonly country: Country; readonly method: string },
): Promise<PlaceOrderError | null> {
  const settings = await room.settings(cart.storeKey);
  if (!settings) return { code: "platform-unavailable" };
  const isAllowed = allowsMethod(cart, country, { method, walletFlow: settings.walletFlow });
  return isAllowed ? null : { code: "method-not-allowed", method };
}

/**
 * Checks before money moves, and again before the order, that every line may be sold and is in stock.
 * Reports lines that may not be sold first.
 */
export async function checkLines(room: Room, cart: Cart): Promise<PlaceOrderError | null> {
  const [unsellable, lacking] = await Promise.all([checkForSale(room, cart), checkStock(room, cart)]);
  return unsellable ?? lacking;
}

/**
 * Checks that the lines are for sale, except gifts, which belong to a discount.
 * A guarantee must only be published, because it is sold with its product.
 */
async function checkForSale(room: Room, { lines, country }: Cart): Promise<PlaceOrderError | null> {
  const bought = lines.filter(({ kind }) => kind !== "gift");
  const sales = await room.saleStates([...new Set(bought.map(({ sku }) => sku))], "fresh");
  if (!sales) return { code: "platform-unavailable" };
  const { locales } = getCountry(country);
  const isSold = ({ sku, kind }: CartLine) => {
    const state = sales.get(sku);
    if (!state) return false;
    return kind === "extra_guarantee" ? state.isPublished : isForSale(state, locales);
  };
  const unsellable = bought.filter((line) => !isSold(line)).map(({ sku, name }) => ({ sku, name }));
  return unsellable.length > 0 ? { code: "not-for-sale", lines: unsellable } : null;
}

/**
 * Reports insufficient stock before the payment.
 * The order itself makes the final check (`reserveLines`).
 */
async function checkStock(room: Room, cart: Cart): Promise<PlaceOrderError | null> {
  const left = await readStockLeft(room, cart);
  if (!left) return { code: "platform-unavailable" };
  const lines = [...left].flatMap(([sku, { requested, pieces }]) =>
    pieces < requested ? [{ sku, left: pieces }] : [],
  );
  return lines.length > 0 ? { code: "out-of-stock", lines } : null;
}

/**
 * Reports the remaining stock after the platform refused the order.
 * If the readable stock is still that of before another order (the hosted platform takes up to 10 s to update it),
 * the platform's list of SKUs counts.
 */
export async function toOutOfStock(
  room: Room,
  cart: Cart,
  { details }: GatewayError,
): Promise<PlaceOrderError> {
  const refused: readonly unknown[] = Array.isArray(details?.skus) ? details.skus : [];
  const left = await readStockLeft(room, cart);
  if (!left) return { code: "platform-unavailable" };
  const lacking = [...left].filter(([, { requested, pieces }]) => pieces < requested);
  const named = [...left].filter(([sku]) => refused.includes(sku));
  const lines = (lacking.length > 0 ? lacking : named).map(([sku, { requested, pieces }]) => ({
    sku,
    left: Math.min(pieces, requested - 1),
  }));
  return { code: "out-of-stock", lines };
}

type StockLeft = { readonly requested: number; readonly pieces: number };

/** By SKU, of the lines with physical stock; null: the platform is unavailable. */
async function readStockLeft(room: Room, { lines }: Cart): Promise<ReadonlyMap<string, StockLeft> | null> {
  const requested = new Map<string, number>();
  for (const { sku, quantity } of lines.filter(isStocked))
    requested.set(sku, (requested.get(sku) ?? 0) + quantity);
  const stock = await room.carts.loadStock([...requested.keys()]);
  if (!stock.ok) return null;
  const toLeft = ([sku, pieces]: readonly [string, number]): [string, StockLeft] => [
    sku,
    { requested: pieces, pieces: toSellableStock(sku, stock.value.get(sku)) ?? pieces },
  ];
  return new Map([...requested].map(toLeft));
}

function toOrderError(error: CartError): PlaceOrderError {
  return error.code === "platform-unavailable"
    ? { code: "platform-unavailable" }
    : { code: "cart-incomplete", missing: "lines" };
}
