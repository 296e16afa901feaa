import type { RouterContextProvider } from "react-router";
import type { Article } from "../../catalogue/model/article";
import type { VolumeDiscount } from "../../catalogue/model/volume-discount";
import { loadVolumeDiscounts } from "../../catalogue/operations/load-volume-discounts.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { changeOwnNumbers, type OwnNumbers, type ShownOwnNumbers } from "../../lists/model/own-numbers";
import { noLists } from "../../lists/model/saved-lists";
import { updateCustomerLists } from "../../lists/operations/update-customer-lists.server";
import { requestContext } from "../../request/context";
import type { Address } from "../model/address";
import type { Cart } from "../model/cart";
import type { CartAnswer, CartError } from "../model/cart-command";
import { type CheckedLine, checkOrderLines, listWantedNumbers } from "../model/check-order-lines";
import { parseOrderLines } from "../model/parse-order-lines";
import { type PriceTerms, toPriceTerms } from "../model/price-terms";
import { defaultQuantityLimits } from "../model/quantity-rules";
import { type CartAccess, toCartAccess } from "./cart-access.server";
import { executeCartCommand } from "./execute-cart-command.server";
import { loadCart } from "./load-cart.server";

export type CheckedList = { readonly lines: readonly CheckedLine[]; readonly terms: PriceTerms };

/** Loads the customer's own article numbers; null: a guest, who has none. Without the platform they are missing. */
export async function loadOwnNumbers(context: Readonly<RouterContextProvider>): Promise<OwnNumbers | null> {
  const customerId = (await toCartAccess(context).session.read())?.customerId;
  if (!customerId) return null;
  const stored = await context.get(requestContext).gateways.customerLists.load(customerId);
  return stored.ok ? (stored.value.saved.numbers ?? {}) : {};
}

/** Saves changed own numbers of a list's articles; returns all own numbers, with the input where saving failed. */
export async function saveOwnNumbers(
  context: Readonly<RouterContextProvider>,
  known: OwnNumbers,
  changes: OwnNumbers,
): Promise<ShownOwnNumbers> {
  const customerId = (await toCartAccess(context).session.read())?.customerId;
  if (!customerId || changeOwnNumbers({ ...noLists, numbers: known }, changes).saved.numbers === known)
    return { numbers: known, unsaved: [] };
  const { gateways, log } = context.get(requestContext);
  const saved = await updateCustomerLists(gateways.customerLists, customerId, (lists) =>
    changeOwnNumbers(lists, changes),
  );
  if (saved.ok) return { numbers: saved.value.saved.numbers ?? {}, unsaved: [] };
  log.warn("own_numbers.save_failed", { kind: saved.error.kind });
  const unsaved = Object.keys(changes).filter((sku) => changes[sku] !== (known[sku] ?? ""));
  return { numbers: { ...known, ...changes }, unsaved };
}

/** Checks a pasted list against this shop's stock and the session's cart. */
export async function checkOrderList(
  context: Readonly<RouterContextProvider>,
  list: string,
  own?: ReadonlyMap<string, string>,
): Promise<Result<CheckedList, GatewayError>> {
  const { catalogue } = context.get(requestContext).gateways;
  const lines = parseOrderLines(list, own);
  const wanted = listWantedNumbers(lines);
  const access = toCartAccess(context);
  const [articles, settings, cart, address] = await Promise.all([
    catalogue.loadArticles(wanted),
    catalogue.loadStoreSettings(),
    loadCart(access),
    loadBillingAddress(context, access),
  ]);
  if (!articles.ok) return articles;
  const active = cart.ok && cart.value?.state === "Active" ? cart.value : null;
  const terms = {
    articles: articles.value,
    discounts: await loadDiscounts(context, articles.value),
    limits: settings.ok ? settings.value : defaultQuantityLimits,
    countInCart: countIn(active),
  };
  const shop = { country: access.country.code, settings: settings.ok ? settings.value : null };
  return ok({ lines: checkOrderLines(lines, terms), terms: toPriceTerms(active, address, shop) });
}

/** Loads the volume discounts of the articles, by group. */
async function loadDiscounts(
  context: Readonly<RouterContextProvider>,
  articles: readonly Article[],
): Promise<ReadonlyMap<string, readonly VolumeDiscount[]>> {
  const { gateways, log } = context.get(requestContext);
  const shop = { catalogue: gateways.catalogue, log };
  const groups = [...new Set(articles.flatMap(({ volumeDiscountGroup: group }) => group ?? []))];
  return new Map(
    await Promise.all(groups.map(async (group) => [group, await loadVolumeDiscounts(shop, group)] as const)),
  );
}

/** Loads the customer's default billing address; null: a guest, or it cannot be loaded. */
async function loadBillingAddress(
  context: Readonly<RouterContextProvider>,
  { session }: CartAccess,
): Promise<Address | null> {
  const customerId = (await session.read())?.customerId;
  if (!customerId) return null;
  const book = await context.get(requestContext).gateways.customers.loadAddressBook(customerId);
  const { addresses = [], defaultIds } = (book.ok && book.value) || {};
  return addresses.find(({ id }) => id === defaultIds?.billing) ?? null;
}

function countIn(cart: Cart | null): (sku: string) => number {
  const lines = cart?.lines ?? [];
  return (sku) =>
    lines.filter((line) => line.sku === sku).reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/**
 * Adds the available lines of a list to the cart, by one command.
 * `formKey`: idempotency key of the checked list. Sending the list again with it adds nothing, even after a change
 * of stock; another list with the same key is a separate order.
 */
export async function addOrderList(
  access: CartAccess,
  checked: readonly CheckedLine[],
  { list, formKey }: { readonly list: string; readonly formKey: string },
): Promise<Result<CartAnswer, CartError>> {
  const lines = checked.flatMap(({ article, pieces }) =>
    article && pieces > 0 ? [{ sku: article.sku, quantity: pieces }] : [],
  );
  if (lines.length === 0) return err({ code: "invalid-quantity" });
  const digest = await toDigest(list);
  return executeCartCommand(access, { type: "add-lines", lines }, `${formKey}:${digest}`, { list });
}

async function toDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
