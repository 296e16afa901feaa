import { invalidOperation } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn, type NamedAction, requireAction } from "../resources/apply-actions.ts";
import { addressActions, cartSettingActions } from "./actions/cart-settings.ts";
import { customLineItemActions } from "./actions/custom-line-items.ts";
import { discountActions } from "./actions/discounts.ts";
import { checkShippingDetails, itemShippingActions } from "./actions/item-shipping.ts";
import { lineItemSettingActions } from "./actions/line-item-settings.ts";
import { lineItemActions } from "./actions/line-items.ts";
import { priceScopeActions } from "./actions/price-scope.ts";
import { shippingActions } from "./actions/shipping.ts";
import { taxActions } from "./actions/taxes.ts";
import { calculateCart } from "./calculation/calculate-cart.ts";
import type { Cart } from "./cart.ts";
import type { CartAction, CartActions } from "./cart-action.ts";
import type { CartFacts } from "./cart-facts.ts";
import { withGiftVariants } from "./facts/current-variants.ts";
import { loadCartFacts } from "./facts/load-cart-facts.ts";

/** Every action of a cart that the platform supports, by its name in CartUpdateAction. */
const cartActions: CartActions = {
  ...cartSettingActions,
  ...priceScopeActions,
  ...addressActions,
  ...lineItemActions,
  ...lineItemSettingActions,
  ...customLineItemActions,
  ...shippingActions,
  ...taxActions,
  ...discountActions,
};

/** The platform's limit of lines; it also ensures that the document fits into one row. */
const MAX_LINES = 500;

export interface ChangedCart {
  readonly cart: Cart;
  readonly facts: CartFacts;
}

/** Applies actions to a cart and calculates it again, unless it is frozen; writes nothing. */
export async function changeCart(
  context: RequestContext,
  cart: Cart,
  actions: readonly NamedAction[],
): Promise<ChangedCart> {
  requireChangeable(cart, actions, context.access.clientId);
  const named: Readonly<Record<string, CartAction<object>>> = { ...cartActions, ...itemShippingActions };
  const needs = actions.map(({ name, input }) => requireAction(named, name).readNeeds?.(input, cart) ?? {});
  const facts = await loadCartFacts(context, cart, needs);
  const applied = applyInTurn(cart, actions, (current, { name, input }) =>
    requireAction(named, name).apply(current, input, facts),
  );
  const changed = checkShippingDetails(applied);
  if (changed.lineItems.length + changed.customLineItems.length > MAX_LINES) {
    throw invalidOperation(`A cart cannot contain more than ${MAX_LINES} line items.`);
  }
  if (changed.cartState === "Frozen" && cart.cartState === "Frozen") return { cart: changed, facts };
  const complete = await withGiftVariants(context, changed, facts);
  return { cart: calculateCart(changed, complete), facts: complete };
}

/** The actions allowed on a frozen cart: none that affects a price. */
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

/** Throws InvalidOperation if the cart's state, or another client's lock, forbids one of the actions. */
function requireChangeable(cart: Cart, actions: readonly NamedAction[], clientId: string): void {
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
