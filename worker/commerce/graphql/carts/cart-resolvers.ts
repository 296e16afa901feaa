import { toDraftOwner } from "../../carts/cart-draft.ts";
import { createCart } from "../../carts/operations/create-cart.ts";
import { findMatchingMethods } from "../../carts/operations/find-matching-methods.ts";
import { type UpdateCartArguments, updateCart } from "../../carts/operations/update-cart.ts";
import { deleteCart, loadCart } from "../../carts/storage/cart-table.ts";
import { findActiveCart, findCarts } from "../../carts/storage/find-carts.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { CartDraft } from "../../requests/schema-inputs.ts";
import type { DocumentName } from "../../resources/document-store.ts";
import { readOwner, requireOwner } from "../../resources/owner.ts";
import type { AreaResolvers, FieldResolver } from "../../schema/field-resolvers.ts";
import { cartFields } from "./cart-fields.ts";

interface IdArguments {
  readonly id: string;
}

/** Root queries of this folder; a shopper's token sees only its own documents. */
const cartQueries: Readonly<Record<string, FieldResolver>> = {
  cart: (_source, { id }: IdArguments, context) => loadCart(context, { id }),
  carts: (_source, args: QueryArguments, context) => findCarts(context, args, readOwner(context.access)),
  customerActiveCart: (_source, { customerId }: { customerId: string }, context) =>
    loadCustomerActiveCart(context, customerId),
  shippingMethodsByCart: (_source, { id }: IdArguments, context) => findMatchingMethods(context, { id }),
};

/** The active cart of a customer; null for another customer's token. */
export async function loadCustomerActiveCart(
  context: RequestContext,
  customerId: string,
  storeKey?: string | null,
) {
  const owner = readOwner(context.access);
  if (owner && owner.customerId !== customerId) return null;
  return findActiveCart(context, { customerId }, storeKey);
}

interface CreateArguments {
  readonly draft: CartDraft;
  readonly storeKey?: string | null;
}

interface DeleteArguments extends DocumentName {
  readonly version: number;
}

/** Root mutations of this folder. The `my` ones are for shoppers' tokens, whose carts they are bound to. */
const cartMutations: Readonly<Record<string, FieldResolver>> = {
  createCart: (_source, { draft, storeKey }: CreateArguments, context) =>
    createCart(context, draft, readOwner(context.access) ?? toDraftOwner(draft), storeKey),
  updateCart: (_source, args: UpdateCartArguments, context) => updateCart(context, args),
  deleteCart: (_source, { version, ...name }: DeleteArguments, context) => deleteCart(context, name, version),
  createMyCart: (_source, { draft, storeKey }: CreateArguments, context) =>
    createCart(context, draft, requireOwner(context.access), storeKey),
  updateMyCart: (_source, args: UpdateCartArguments, context) => {
    requireOwner(context.access);
    return updateCart(context, args);
  },
  deleteMyCart: (_source, { version, ...name }: DeleteArguments, context) => {
    requireOwner(context.access);
    return deleteCart(context, name, version);
  },
};

/** The carts' part of the schema. */
export const cartResolvers: AreaResolvers = {
  queries: cartQueries,
  mutations: cartMutations,
  types: cartFields,
};
