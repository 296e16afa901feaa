import { resourceNotFound } from "../../errors/platform-errors.ts";
import type { ResourceName } from "../../resources/update-resource.ts";
import { orNotFound } from "../../rest/or-not-found.ts";
import { readAction, readDraft } from "../../rest/read-actions.ts";
import type { RestResource } from "../../rest/rest-resource.ts";
import type { CartDraft } from "../cart-draft.ts";
import { createCart } from "../operations/create-cart.ts";
import { deleteCart } from "../operations/delete-cart.ts";
import { updateCart } from "../operations/update-cart.ts";
import { readOwner } from "../owner.ts";
import { findCarts } from "../storage/find-carts.ts";
import { loadCart } from "../storage/load-cart.ts";
import { toDraftOwner } from "../to-draft-owner.ts";
import { toContentBody } from "./to-content-body.ts";

function toCartName({ by, value }: ResourceName) {
  return by === "ID" ? { id: value } : { key: value };
}

/** Carts over REST: the same operations as over GraphQL, in REST's shapes. */
export const cartsByRest: RestResource = {
  path: "carts",
  scope: "orders",
  create: async (context, body) => {
    const draft = readDraft<CartDraft>("CartDraft", body);
    const owner = readOwner(context.access) ?? toDraftOwner(draft);
    return toContentBody(context, await createCart(context, draft, owner, null));
  },
  read: async (context, name) => {
    const cart = await loadCart(context, toCartName(name));
    if (!cart) throw resourceNotFound(name.by, name.value);
    return toContentBody(context, cart);
  },
  find: async (context, args) => {
    const page = await findCarts(context, args, readOwner(context.access));
    const results = await Promise.all(page.results.map((cart) => toContentBody(context, cart)));
    return { ...page, results };
  },
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      const inputs = actions.map((action) => readAction("CartUpdateAction", action));
      const command = { ...toCartName(name), version, actions: inputs };
      return toContentBody(context, await updateCart(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () =>
      toContentBody(context, await deleteCart(context, toCartName(name), version)),
    ),
};
