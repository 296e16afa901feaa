import type { PurchaseFacts, TrackedPurchase } from "./purchase";
import { toClickedObject } from "./suggestion-click";
import { type Sale, type SoldLine, toSaleAmounts, toSaleItems } from "./to-sale";
import { type TrackedItem, toMajor } from "./tracked-item";

/** A visitor's cart as tags receive it. */
export type TrackedCart = Sale<SoldLine & { readonly name: string }> & {
  /** The applied codes, joined by commas; empty: none. */
  readonly coupon: string;
  /** The delivery method; empty: not known yet. */
  readonly shippingTier: string;
};

/** The language and the country of the page, as `de` and `AT`. */
export type Place = { readonly language: string; readonly country: string };

type Known = ReadonlyMap<string, TrackedItem>;

type Ecommerce = Partial<TrackedPurchase> & {
  readonly shipping_tier?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly promotion_id?: string;
  readonly promotion_name?: string;
  readonly creative_slot?: string;
};

/** An entry of the tag manager's data layer, with the names of GA4's recommended events. */
export type TagEvent = {
  readonly event: string;
  readonly ecommerce?: Ecommerce;
  readonly [parameter: string]: unknown;
};

/** Reports the view of one product. */
export function toViewItem(item: TrackedItem): TagEvent {
  const { currency, price } = item;
  return { event: "view_item", ecommerce: { currency, value: price, items: [item] } };
}

type List = { readonly id: string; readonly name: string; readonly skus: readonly string[] };

/** Reports products of one list, each with its position; omits those that the catalogue does not know. */
export function toListEvent(
  event: "view_item_list" | "select_item",
  list: List,
  known: Known,
  skus: readonly string[] = list.skus,
): TagEvent | null {
  const names = { item_list_id: list.id, item_list_name: list.name };
  const items = skus.flatMap((sku) => {
    const item = known.get(sku);
    return item ? [{ ...item, index: list.skus.indexOf(sku), ...names }] : [];
  });
  return items.length > 0 ? { event, ecommerce: { ...names, items } } : null;
}

type Promotion = { readonly id: string; readonly name: string; readonly slot: string };

/** Reports a promotional banner. */
export function toPromotionEvent(
  event: "view_promotion" | "select_promotion",
  { id, name, slot }: Promotion,
): TagEvent {
  return { event, ecommerce: { promotion_id: id, promotion_name: name, creative_slot: slot } };
}

type Click = { readonly queryId: string; readonly objectId: string; readonly position: number };

/**
 * Builds the tag event of a click on a suggested product.
 * The fields are those of the hosted search's Insights API (`clickedObjectIDsAfterSearch`).
 */
export function toSuggestionEvent(click: Click, { language, country }: Place): TagEvent {
  return { event: "clickedObjectIDsAfterSearch", ...toClickedObject(click, `${language}-${country}`) };
}

type CartEvent = "view_cart" | "begin_checkout" | "add_shipping_info" | "add_payment_info";

/** Reports the whole cart at a checkout step. */
export function toCartEvent(
  event: CartEvent,
  cart: TrackedCart,
  { known, place, payment }: { readonly known: Known; readonly place: Place; readonly payment: string },
): TagEvent {
  const { value, tax, currency } = toSaleAmounts(cart);
  const { coupon, shippingTier } = cart;
  return {
    event,
    ecommerce: {
      currency,
      value,
      tax,
      ...(coupon && event !== "view_cart" && { coupon }),
      ...(shippingTier && event === "add_shipping_info" && { shipping_tier: shippingTier }),
      ...(payment && { payment_type: payment }),
      items: toItems(cart, known, place),
    },
  };
}

type Change = { readonly sku: string; readonly quantityDelta: number };
type Carts = { readonly before: TrackedCart | null; readonly after: TrackedCart | null };

/**
 * Reports pieces of one product that were added to the cart or removed from it, at the cart's price. Null when neither
 * the carts nor the catalogue know the product.
 */
export function toLineEvent(
  { sku, quantityDelta }: Change,
  { before, after }: Carts,
  { known, place }: { readonly known: Known; readonly place: Place },
): TagEvent | null {
  const carts = [after, before].filter((cart) => cart !== null);
  const inCart = carts.flatMap((cart) => toItems(cart, known, place)).find(({ item_id }) => item_id === sku);
  const item = inCart ?? known.get(sku);
  if (!item || quantityDelta === 0) return null;
  const { index: _, ...facts } = item;
  const quantity = Math.abs(quantityDelta);
  const value = toMajor(item.price * quantity * 100);
  const taxed = carts.find(({ taxPortions, isNet }) => taxPortions.length > 0 || isNet);
  return {
    event: quantityDelta > 0 ? "add_to_cart" : "remove_from_cart",
    ecommerce: {
      currency: item.currency,
      value,
      ...(taxed && { tax: toMajor(value * shareOfTax(taxed) * 100) }),
      items: [{ ...facts, quantity }],
    },
  };
}

/** Reports a placed order, with its buyer's contact if that may be reported. */
export function toPurchaseEvent(facts: PurchaseFacts | null): TagEvent | null {
  if (!facts) return null;
  const { purchase, buyer } = facts;
  return { event: "purchase", ecommerce: purchase, ...(buyer && { user_data: buyer }) };
}

function toItems(cart: TrackedCart, known: Known, { language, country }: Place): readonly TrackedItem[] {
  return toSaleItems(cart, { nameOf: ({ name }) => name, known, language, country });
}

/** Tax share of the paid amount; exact when all lines have one rate. */
function shareOfTax(cart: TrackedCart): number {
  const { value, shipping, tax } = toSaleAmounts(cart);
  return value + shipping > 0 ? tax / (value + shipping) : 0;
}
