import { PlatformError } from "../../errors/platform-error.ts";
import { resourceNotFound } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../graphql/request-context.ts";
import { requireOwner } from "../../resources/owner.ts";
import type { ResourceName } from "../../resources/update-resource.ts";
import { orNotFound } from "../../rest/or-not-found.ts";
import { readAction, readDraft } from "../../rest/read-actions.ts";
import { ownerAt, type RestPlace } from "../../rest/rest-place.ts";
import type { RestResource } from "../../rest/rest-resource.ts";
import type { CartDraft } from "../cart-draft.ts";
import { createCart } from "../operations/create-cart.ts";
import { deleteCart } from "../operations/delete-cart.ts";
import { updateCart } from "../operations/update-cart.ts";
import { findActiveCart, findCarts } from "../storage/find-carts.ts";
import { loadCart } from "../storage/load-cart.ts";
import { toDraftOwner } from "../to-draft-owner.ts";
import { toContentBody } from "./to-content-body.ts";

/** Carts over REST at one place: the same operations as over GraphQL, in REST's shapes. */
export const cartsAt = (place: RestPlace): RestResource => ({
  path: "carts",
  scope: "orders",
  create: async (context, body) => {
    const draft = readDraft<CartDraft>(place.isMine ? "MyCartDraft" : "CartDraft", body);
    const owner = ownerAt(place, context.access) ?? toDraftOwner(draft);
    return toContentBody(context, await createCart(context, draft, owner, place.storeKey));
  },
  read: async (context, name) => {
    ownerAt(place, context.access);
    const cart = await loadCart(context, toCartName(name, place));
    if (!cart) throw resourceNotFound(name.by, name.value);
    return toContentBody(context, cart);
  },
  find: async (context, args) => {
    const page = await findCarts(context, args, ownerAt(place, context.access), place.storeKey);
    const results = await Promise.all(page.results.map((cart) => toContentBody(context, cart)));
    return { ...page, results };
  },
  update: (context, name, { version, actions }) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      const type = place.isMine ? "MyCartUpdateAction" : "CartUpdateAction";
      const inputs = actions.map((action) => readAction(type, action));
      const command = { ...toCartName(name, place), version, actions: inputs };
      return toContentBody(context, await updateCart(context, command));
    }),
  delete: (context, name, version) =>
    orNotFound(name, async () => {
      ownerAt(place, context.access);
      return toContentBody(context, await deleteCart(context, toCartName(name, place), version));
    }),
});

function toCartName({ by, value }: ResourceName, { storeKey }: RestPlace) {
  return by === "ID" ? { id: value, storeKey } : { key: value, storeKey };
}

/** `GET …/me/active-cart`. Throws ResourceNotFound while the shopper has none. */
export async function readActiveCart(context: RequestContext, { storeKey }: RestPlace): Promise<object> {
  const cart = await findActiveCart(context, requireOwner(context.access), storeKey);
  if (cart) return toContentBody(context, cart);
  throw new PlatformError("ResourceNotFound", "URI not found: there is no active cart.", {}, 404);
}
