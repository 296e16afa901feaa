import { referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { toCreation } from "../../requests/initiator.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { CartDraft } from "../../requests/schema-inputs.ts";
import type { NamedAction } from "../../resources/apply-actions.ts";
import { loadResourceOfKind } from "../../resources/load-resource.ts";
import type { Owner } from "../../resources/owner.ts";
import { loadProjectSettings } from "../../settings/project-settings.ts";
import { isGift } from "../calculation/gift-lines.ts";
import type { Cart, CartContent } from "../cart.ts";
import { toDraftActions, toEmptyCart } from "../cart-draft.ts";
import { changeCart } from "../change-cart.ts";
import { requireCountryOfStore } from "../require-input.ts";
import { createCartRow } from "../storage/cart-table.ts";

/**
 * The key of the draft's store, which it references by key or id. Throws ReferencedResourceNotFound for an unknown id.
 */
async function readStoreKey(context: RequestContext, { store }: CartDraft): Promise<string | undefined> {
  if (!store?.id) return store?.key ?? undefined;
  const found = await loadResourceOfKind(context, "store", store.id);
  if (typeof found?.key !== "string") throw referencedResourceNotFound("store", store.id);
  return found.key;
}

/** The draft, completed with the project's settings; a complete draft needs no statement. */
async function withProjectDefaults(context: RequestContext, draft: CartDraft): Promise<CartDraft> {
  const { deleteDaysAfterLastModification: days, priceRoundingMode, taxRoundingMode } = draft;
  if (days && priceRoundingMode && taxRoundingMode) return draft;
  const { carts } = await loadProjectSettings(context.db);
  return {
    ...draft,
    deleteDaysAfterLastModification: days ?? carts.deleteDaysAfterLastModification,
    priceRoundingMode: priceRoundingMode ?? carts.priceRoundingMode,
    taxRoundingMode: taxRoundingMode ?? carts.taxRoundingMode,
  };
}

/**
 * Creates a cart: the actions of later updates, then `further`, fill an empty one with the draft's contents. Throws
 * DuplicateField if the key is taken.
 */
export async function createCart(
  context: RequestContext,
  draft: CartDraft,
  owner: Owner,
  storeKey: string | null | undefined,
  further: readonly NamedAction[] = [],
): Promise<Cart> {
  const { customerId, ...session } = owner;
  const complete = await withProjectDefaults(context, draft);
  const ofStore = storeKey ?? (await readStoreKey(context, draft));
  const empty = toEmptyCart(complete, session, ofStore, toCreation(context));
  const toOwner = customerId ? [{ name: "setCustomerId", input: { customerId } }] : [];
  const { cart, facts } = await changeCart(context, empty, [
    ...toOwner,
    ...toDraftActions(draft),
    ...further,
  ]);
  if (cart.store && !facts.store) throw referencedResourceNotFound("store", cart.store.key);
  requireCountryOfStore(cart.country, facts.store);
  await createCartRow(context, cart, facts);
  return cart;
}

/**
 * Creates a cart with the contents of a cart or an order, at current prices, without gifts, payments, keys and order
 * data. Throws MatchingPriceNotFound.
 */
export async function replicateCart(context: RequestContext, source: CartContent): Promise<Cart> {
  const empty = toEmptyCart({ currency: source.totalPrice.currencyCode }, {}, undefined, toCreation(context));
  const { customerId, anonymousId, customerEmail, customerGroup, store, country, locale } = source;
  const settings = { customerId, anonymousId, customerEmail, customerGroup, store, country, locale };
  const { inventoryMode, taxMode, priceRoundingMode, taxRoundingMode, taxCalculationMode } = source;
  const copy: Cart = {
    ...empty,
    ...settings,
    ...{ inventoryMode, taxMode, priceRoundingMode, taxRoundingMode, taxCalculationMode },
    lineItems: source.lineItems
      .filter((line) => !isGift(line))
      .map((line) => ({ ...line, id: crypto.randomUUID() })),
    customLineItems: source.customLineItems.map((line) => ({ ...line, id: crypto.randomUUID() })),
    shippingAddress: source.shippingAddress,
    billingAddress: source.billingAddress,
    itemShippingAddresses: source.itemShippingAddresses,
    shippingInfo: source.shippingInfo && { ...source.shippingInfo, deliveries: undefined },
    shippingRateInput: source.shippingRateInput,
    shippingCustomFields: source.shippingCustomFields,
    custom: source.custom,
  };
  const refresh = { name: "recalculate", input: { updateProductData: true } };
  const { cart, facts } = await changeCart(context, copy, [refresh]);
  await createCartRow(context, cart, facts);
  return cart;
}
