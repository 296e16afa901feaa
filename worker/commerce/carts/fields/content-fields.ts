import { referenceFields } from "../../graphql/fields/reference.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import type { FieldResolver } from "../../graphql/resolver-map.ts";
import { sumCents } from "../../money/money.ts";
import { loadResource, loadResourceByKey } from "../../resources/load-resource.ts";
import type { CartContent } from "../cart.ts";

async function resolveRefusedGifts(source: CartContent, _args: object, context: RequestContext) {
  const gifts = await Promise.all(source.refusedGifts.map(({ id }) => loadResource(context, id)));
  return gifts.filter((gift) => gift !== null);
}

/** Fields that carts and orders share and that are not simply stored. */
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
  // Shipping in several parts does not exist here yet; these are its fields in single mode.
  shippingMode: () => "Single",
  shipping: () => [],
  itemShippingAddresses: () => [],
};

/** Pieces in the cart, custom lines apart. */
export function countPieces({ lineItems }: CartContent): number | null {
  return lineItems.length ? sumCents(lineItems.map(({ quantity }) => quantity)) : null;
}
