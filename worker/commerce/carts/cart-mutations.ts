import type { FieldResolver } from "../graphql/resolver-map.ts";
import { readOwner, requireOwner } from "../resources/owner.ts";
import type { CartDraft } from "./cart-draft.ts";
import { createCart } from "./operations/create-cart.ts";
import { deleteCart } from "./operations/delete-cart.ts";
import { type UpdateCartArguments, updateCart } from "./operations/update-cart.ts";
import type { CartName } from "./storage/load-cart.ts";
import { toDraftOwner } from "./to-draft-owner.ts";

interface CreateArguments {
  readonly draft: CartDraft;
  readonly storeKey?: string | null;
}

interface DeleteArguments extends CartName {
  readonly version: number;
}

/** Root mutations of this folder. The `my` ones are for shoppers' tokens, whose carts they are bound to. */
export const cartMutations: Readonly<Record<string, FieldResolver>> = {
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
