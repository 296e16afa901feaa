import { referencedResourceNotFound } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { CartDraft } from "../../requests/schema-inputs.ts";
import { loadResourceOfKind } from "../../resources/load-resource.ts";
import type { Owner } from "../../resources/owner.ts";
import type { Cart } from "../cart.ts";
import { toDraftActions, toEmptyCart } from "../cart-draft.ts";
import { changeCart } from "../change-cart.ts";
import { requireCountryOfStore } from "../require-input.ts";
import { createCartRow } from "../storage/cart-table.ts";

/**
 * The key of the draft's store, which it names by key or id. Throws ReferencedResourceNotFound for an id that is no
 * store's.
 */
async function readStoreKey(context: RequestContext, { store }: CartDraft): Promise<string | undefined> {
  if (!store?.id) return store?.key ?? undefined;
  const found = await loadResourceOfKind(context, "store", store.id);
  if (typeof found?.key !== "string") throw referencedResourceNotFound("store", store.id);
  return found.key;
}

/**
 * Creates a cart: an empty one on which the draft's contents are put by the same actions as later ones. Throws
 * DuplicateField when the key is taken.
 */
export async function createCart(
  context: RequestContext,
  draft: CartDraft,
  owner: Owner,
  storeKey: string | null | undefined,
): Promise<Cart> {
  const { customerId, ...session } = owner;
  const empty = toEmptyCart(draft, session, storeKey ?? (await readStoreKey(context, draft)), context.now);
  const toOwner = customerId ? [{ name: "setCustomerId", input: { customerId } }] : [];
  const { cart, facts } = await changeCart(context, empty, [...toOwner, ...toDraftActions(draft)]);
  if (cart.store && !facts.store) throw referencedResourceNotFound("store", cart.store.key);
  requireCountryOfStore(cart.country, facts.store);
  await createCartRow(context, cart, facts);
  return cart;
}
