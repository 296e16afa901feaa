import type { RequestContext } from "../graphql/request-context.ts";
import type { FieldResolver } from "../graphql/resolver-map.ts";
import type { FindArguments } from "../resources/find-documents.ts";
import { readOwner } from "../resources/owner.ts";
import { findMatchingMethods } from "./operations/find-matching-methods.ts";
import { findActiveCart, findCarts } from "./storage/find-carts.ts";
import { loadCart } from "./storage/load-cart.ts";

interface IdArguments {
  readonly id: string;
}

/** Root queries of this folder; a shopper's token sees only what is its own. */
export const cartQueries: Readonly<Record<string, FieldResolver>> = {
  cart: (_source, { id }: IdArguments, context) => loadCart(context, { id }),
  carts: (_source, args: FindArguments, context) => findCarts(context, args, readOwner(context.access)),
  customerActiveCart: (_source, { customerId }: { customerId: string }, context) =>
    loadCustomerActiveCart(context, customerId),
  shippingMethodsByCart: (_source, { id }: IdArguments, context) => findMatchingMethods(context, { id }),
};

/** The active cart of a customer; null for the token of another one. */
export async function loadCustomerActiveCart(
  context: RequestContext,
  customerId: string,
  storeKey?: string | null,
) {
  const owner = readOwner(context.access);
  if (owner && owner.customerId !== customerId) return null;
  return findActiveCart(context, { customerId }, storeKey);
}
