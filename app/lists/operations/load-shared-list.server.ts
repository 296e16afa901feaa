import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomerListsGateway } from "../../gateways/commerce/customer-lists-gateway";
import { findList, isShared, type ShoppingList } from "../model/saved-lists";

/** The public part of a list: its name, articles and quantities; no notes, and no owner. */
export type SharedListContent = Pick<ShoppingList, "name"> & {
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
};

/** Draws a key of 120 random bits, so that a link cannot be guessed. */
export function drawShareKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Returns null if the link never existed, was revoked or has expired, without distinction. */
export async function loadSharedList(
  gateway: CustomerListsGateway,
  shareKey: string,
  now: Date,
): Promise<Result<SharedListContent | null, GatewayError>> {
  if (!/^[\w-]{20}$/.test(shareKey)) return ok(null);
  const link = await gateway.findLink(shareKey);
  if (!link.ok || link.value === null) return link.ok ? ok(null) : link;
  const stored = await gateway.load(link.value.customerId);
  if (!stored.ok) return stored;
  const list = findList(stored.value.saved, link.value.listId);
  if (list?.shareKey !== shareKey || !isShared(list, now.getTime() / 1000)) return ok(null);
  return ok({ name: list.name, items: list.items.map(({ sku, quantity }) => ({ sku, quantity })) });
}
