import { invalidOperation } from "../errors/platform-errors.ts";
import type { NamedAction } from "../resources/apply-actions.ts";
import type { Cart } from "./cart.ts";

/** What may change in a frozen cart: nothing that a price depends on. */
const WHILE_FROZEN = new Set([
  "unfreezeCart",
  "lockCart",
  "unlockCart",
  "addPayment",
  "removePayment",
  "setCustomField",
  "setCustomType",
  "setCustomerEmail",
  "setKey",
  "setLocale",
  "setPurchaseOrderNumber",
  "setBillingAddress",
  "setBillingAddressCustomField",
  "setBillingAddressCustomType",
  "setDeleteDaysAfterLastModification",
]);

/** Throws InvalidOperation when the cart's state, or another client's lock, forbids one of the actions. */
export function requireChangeable(cart: Cart, actions: readonly NamedAction[], clientId: string): void {
  const refuse = (why: string) => invalidOperation(`The cart '${cart.id}' cannot be changed because ${why}.`);
  if (cart.cartState !== "Active" && cart.cartState !== "Frozen")
    throw refuse(`its state is '${cart.cartState}'`);
  const thaw = actions.findIndex(({ name }) => name === "unfreezeCart");
  const whileFrozen = thaw < 0 ? actions : actions.slice(0, thaw);
  const forbidden = whileFrozen.find(({ name }) => !WHILE_FROZEN.has(name));
  if (cart.cartState === "Frozen" && forbidden) {
    throw refuse(`its state is 'Frozen', in which '${forbidden.name}' is not allowed`);
  }
  if (cart.lock && cart.lock.clientId !== clientId) throw refuse("another client has locked it");
}
