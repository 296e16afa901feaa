import type { Cart } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { chooseShippingMethod } from "../../../app/cart/model/choose-shipping-method";
import { planFollowers } from "../../../app/cart/model/plan-followers";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok } from "../../../app/foundation/result";
import type { Room } from "../room";
import { planOwedGuarantees, settleGuarantees } from "./owed-guarantees";
import { areTaxesSettled, settleTaxes } from "./settle-taxes";

export type CompletedCart = { readonly cart: Cart; readonly refusedCoupons: ReadonlySet<string> };

/**
 * What follows from an update and needs its result: a coupon that does not fit is taken out again (an order would fail
 * with it), guarantees get their product's quantity and price, those that a merging lost come back, and the delivery
 * method is set by the specification's rule, and the taxes are as the sale asks. If this fails, the update stands; the next one or the checkout completes it.
 */
export async function completeCart(
  room: Room,
  cart: Cart,
  coupons: readonly string[],
): Promise<CompletedCart> {
  const unfit = cart.discountCodes.filter(({ code, state }) => coupons.includes(code) && !isFitting(state));
  const changes: CartChange[] = unfit.map(({ id }) => ({ type: "remove-code", codeId: id }));
  changes.push(...planGuarantees(room, cart));
  const shipping = await planShipping(room, cart);
  if (shipping) changes.push(shipping);
  const refusedCoupons = new Set(unfit.map(({ code }) => code));
  const answer = changes.length > 0 ? await room.carts.update(cart.id, cart.version, changes) : ok(cart);
  if (answer.ok || isFinal(answer.error)) settleGuarantees(room.storage);
  if (!answer.ok)
    room.log("cart-completion-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
  return { cart: await settleTaxes(room, answer.ok ? answer.value : cart), refusedCoupons };
}

/** Whether each guarantee is as its product asks, none is owed, and the taxes are as the sale asks. */
export async function isFollowed(room: Room, cart: Cart): Promise<boolean> {
  return planGuarantees(room, cart).length === 0 && (await areTaxesSettled(room, cart));
}

function planGuarantees({ storage }: Room, { lines }: Cart): readonly CartChange[] {
  return [...planFollowers(lines), ...planOwedGuarantees(storage, lines)];
}

/** The platform will not take it later either. */
export function isFinal({ kind, retryable, code }: GatewayError): boolean {
  return kind === "rejected" && !retryable && code !== "ConcurrentModification";
}

/** A code with which an order can be placed. */
export function isFitting(state: Cart["discountCodes"][number]["state"]): boolean {
  return state === "MatchesCart" || state === "ApplicationStoppedByGroupBestDeal";
}

async function planShipping(room: Room, cart: Cart): Promise<CartChange | null> {
  const isSettled = cart.shipping?.state === "MatchesCart";
  if (cart.lines.length === 0 || isSettled) return null;
  const available = await room.carts.loadShippingMethodKeys(cart.id);
  if (!available.ok) return null;
  const choice = chooseShippingMethod(cart, available.value);
  return choice.change ? { type: "set-shipping-method", methodKey: choice.key } : null;
}
