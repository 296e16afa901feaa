import type { Cart } from "../cart.ts";
import type { CartNeeds } from "../cart-action.ts";
import { readOwnTypes } from "../read-own-types.ts";

/** What every cart looks at; all there are of these kinds. */
const ALWAYS = ["tax-category", "customer-group", "discount-group", "project"];

/** Everything that the cart and its actions ask for, as lists to bind. */
export interface FactQuery {
  readonly skus: readonly string[];
  readonly productIds: readonly string[];
  readonly codes: readonly string[];
  readonly codeIds: readonly string[];
  readonly types: readonly string[];
  readonly payments: readonly string[];
  readonly channels: readonly string[];
  readonly customers: readonly string[];
  readonly snapshotIds: readonly string[];
  readonly kinds: readonly string[];
  readonly storeKey: string | null;
  readonly customerId: string | null;
}

/** Puts the needs of a request's actions and those of the cart itself together. */
export function collectNeeds(cart: Cart, needs: readonly CartNeeds[]): FactQuery {
  const all = <Value>(read: (need: CartNeeds) => readonly (Value | undefined)[] | undefined): Value[] => [
    ...new Set(needs.flatMap((need) => read(need) ?? []).filter((value) => value !== undefined)),
  ];
  const own = needs.some(({ ownVariants }) => ownVariants)
    ? [...new Set(cart.lineItems.map(({ productId }) => productId))]
    : [];
  const ships = !!cart.shippingInfo || needs.some(({ shippingMethods }) => shippingMethods);
  return {
    skus: all(({ skus }) => skus),
    productIds: [...all(({ productIds }) => productIds), ...own],
    codes: all(({ codes }) => codes),
    codeIds: cart.discountCodes.map(({ discountCode }) => discountCode.id),
    types: [...all(({ types }) => types), ...readOwnTypes(cart)],
    channels: all(({ channels }) => channels),
    customers: all(({ customers }) => [cart.customerId, ...(customers ?? [])]),
    payments: all(({ payments }) => payments),
    snapshotIds: cart.lineItems.map(({ snapshotId }) => snapshotId),
    kinds: ships ? [...ALWAYS, "shipping-method", "zone"] : ALWAYS,
    storeKey: cart.store?.key ?? null,
    customerId: cart.customerId ?? null,
  };
}
