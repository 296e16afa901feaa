import type { Cart } from "../../carts/cart.ts";
import { loadCart } from "../../carts/storage/cart-table.ts";
import { findActiveCart, guardActiveCart } from "../../carts/storage/find-carts.ts";
import type { ConditionGuard } from "../../database/commit.ts";
import { invalidOperation, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { ResourceIdentifier } from "../../resources/reference.ts";
import type { Customer } from "../customer.ts";
import { anonymousCartMismatch } from "../customer-errors.ts";

/** What of an anonymous session a customer takes over. */
export interface AnonymousSession {
  readonly anonymousCart?: ResourceIdentifier | null | undefined;
  readonly anonymousId?: string | null | undefined;
}

function nameCart(cart: ResourceIdentifier | null | undefined): string | null {
  return cart?.id ?? cart?.key ?? null;
}

/** Keeps a session that names no cart from being taken over when its active cart is another than `found` by now. */
export function guardAnonymousCart(
  context: RequestContext,
  { anonymousCart, anonymousId }: AnonymousSession,
  storeKey: string | null | undefined,
  found: Cart | null,
): ConditionGuard[] {
  if (!anonymousId || nameCart(anonymousCart)) return [];
  return [guardActiveCart(context, { anonymousId }, storeKey, found)];
}

/**
 * The cart that a sign-in takes over: the one that is named, else the session's active one; none when the customer has it
 * already, so that a sign-in may be repeated. Throws ReferencedResourceNotFound, and InvalidOperation for a cart of another
 * session, of another customer, or that is not active.
 */
export async function findAnonymousCart(
  context: RequestContext,
  { id: customerId }: Customer,
  { anonymousCart, anonymousId }: AnonymousSession,
  storeKey: string | null | undefined,
): Promise<Cart | null> {
  const name = nameCart(anonymousCart);
  if (!anonymousCart || !name) return anonymousId ? findActiveCart(context, { anonymousId }, storeKey) : null;
  const { id = null, key = null } = anonymousCart;
  const cart = await loadCart(context, { id, key, storeKey: storeKey ?? null });
  if (!cart) throw referencedResourceNotFound("cart", name);
  if (cart.customerId === customerId) return null;
  if (cart.customerId) throw invalidOperation(`The cart '${cart.id}' already belongs to a customer.`);
  if (anonymousId && cart.anonymousId !== anonymousId) throw anonymousCartMismatch(cart.id);
  if (cart.cartState !== "Active") throw invalidOperation(`The cart '${cart.id}' is not active.`);
  return cart;
}
