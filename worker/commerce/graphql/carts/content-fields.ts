import type { CartContent } from "../../carts/cart.ts";
import { sumCents } from "../../money/money.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource, loadResourceByKey } from "../../resources/load-resource.ts";
import { type FieldResolver, referenceFields } from "../../schema/field-resolvers.ts";

async function resolveRefusedGifts(source: CartContent, _args: object, context: RequestContext) {
  const gifts = await Promise.all(source.refusedGifts.map(({ id }) => loadResource(context, id)));
  return gifts.filter((gift) => gift !== null);
}

/** Computed fields shared by carts and orders. */
export const contentFields: Readonly<Record<string, FieldResolver>> = {
  lineItems: (source: CartContent, { id }: { id?: string | null }) =>
    id ? source.lineItems.filter((line) => line.id === id) : source.lineItems,
  ...referenceFields("customerGroup"),
  storeRef: (source: CartContent) => source.store,
  store: (source: CartContent, _args: object, context: RequestContext) =>
    source.store ? loadResourceByKey(context, "store", source.store.key) : null,
  directDiscounts: (source: CartContent) => source.directDiscounts ?? [],
  refusedGiftsRefs: (source: CartContent) => source.refusedGifts,
  refusedGifts: resolveRefusedGifts,
  // Shipping in several parts is not implemented; these are its fields in single mode.
  shippingMode: () => "Single",
  shipping: () => [],
  itemShippingAddresses: (source: CartContent) => source.itemShippingAddresses ?? [],
};

/** Number of units in the cart, without custom lines. */
export function countPieces({ lineItems }: CartContent): number | null {
  return lineItems.length ? sumCents(lineItems.map(({ quantity }) => quantity)) : null;
}

/** The state that every line starts in; the platform has one built in. */
const INITIAL_STATE_ID = "7c0f4e2a-51c1-4c7b-9b8f-0d6a2e1f3b90";

/** All units of a line in one state; workflows of lines are not implemented. */
export function toItemStates({ quantity }: { readonly quantity: number }) {
  return [{ quantity, stateRef: { typeId: "state", id: INITIAL_STATE_ID } }];
}
