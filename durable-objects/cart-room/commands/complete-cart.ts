import { type Cart, needsDelivery } from "../../../app/cart/model/cart";
import type { CartChange } from "../../../app/cart/model/cart-change";
import { type CartCommand, type CartError, toCouponError } from "../../../app/cart/model/cart-command";
import { chooseShippingMethod } from "../../../app/cart/model/choose-shipping-method";
import { planFollowers } from "../../../app/cart/model/plan-followers";
import { planPaymentChoice } from "../../../app/checkout/model/choose-payment-options";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { ok } from "../../../app/foundation/result";
import type { Room } from "../room";
import { planOwedGuarantees, settleGuarantees } from "./owed-guarantees";
import { areTaxesSettled, settleTaxes } from "./settle-taxes";

export type CompletedCart = { readonly cart: Cart; readonly refusedCoupons: ReadonlyMap<string, CartError> };

/**
 * Applies the consequences of an update that need its result.
 * Removes a coupon that does not apply (an order would fail with it), gives guarantees the quantity and price of
 * their product, restores guarantees lost in a merge, selects the delivery method by the specification's rule,
 * removes a payment method with its fee when it is no longer possible, and settles the taxes of the sale. If this
 * fails, the update remains; the next update or the checkout completes it.
 */
export async function completeCart(
  room: Room,
  cart: Cart,
  coupons: readonly string[],
): Promise<CompletedCart> {
  const unfit = cart.discountCodes.filter(({ code, state }) => coupons.includes(code) && !isFitting(state));
  const changes: CartChange[] = unfit.map(({ id }) => ({ type: "remove-code", codeId: id }));
  changes.push(...planFollowUp(room, cart));
  const shipping = await planShipping(room, cart);
  if (shipping) changes.push(shipping);
  const refusedCoupons = new Map(
    unfit.map(({ code, obstacle }) => [code, toCouponError(obstacle ?? { reason: "not-applicable" })]),
  );
  const answer = changes.length > 0 ? await room.carts.update(cart.id, cart.version, changes) : ok(cart);
  if (answer.ok || isFinal(answer.error)) settleGuarantees(room.storage);
  if (!answer.ok)
    room.log("cart-completion-failed", { kind: answer.error.kind, code: answer.error.code ?? "" });
  return { cart: await settleTaxes(room, answer.ok ? answer.value : cart), refusedCoupons };
}

/** Returns whether guarantees, payment method, fee and taxes match the cart, and no guarantee is owed. */
export async function isFollowed(room: Room, cart: Cart): Promise<boolean> {
  return planFollowUp(room, cart).length === 0 && (await areTaxesSettled(room, cart));
}

const clearedNote = "shipping-cleared";

/** Commands that change what is delivered, or where: the delivery method is selected again. */
const reopening: ReadonlySet<CartCommand["type"]> = new Set([
  "add-line",
  "add-lines",
  "set-quantity",
  "remove-line",
  "set-guarantee",
  "set-addresses",
  "set-billing-address",
  "set-shipping-address",
  "set-shipping-method",
]);

/**
 * Records whether the last executed delivery command cleared the shipping method.
 * If so, the room does not select a method automatically.
 */
export function noteClearedShipping({ storage }: Pick<Room, "storage">, taken: readonly CartCommand[]): void {
  const last = taken.findLast(({ type }) => reopening.has(type));
  if (!last) return;
  const isCleared = last.type === "set-shipping-method" && last.methodKey === null && !last.methodId;
  if (isCleared) storage.setNote(clearedNote, "yes");
  else if (storage.note(clearedNote) !== null) storage.dropNote(clearedNote);
}

/** Plans changes that depend on the cart only: guarantees, and the payment method with its fee. */
function planFollowUp({ storage, country }: Room, cart: Cart): readonly CartChange[] {
  return [
    ...planFollowers(cart.lines),
    ...planOwedGuarantees(storage, cart.lines),
    ...planPaymentChoice(cart, country(cart.country)),
  ];
}

/** Whether the platform will refuse it at every retry too. */
export function isFinal({ kind, retryable, code }: GatewayError): boolean {
  return kind === "rejected" && !retryable && code !== "ConcurrentModification";
}

/** Whether an order can be placed with a code in this state. */
export function isFitting(state: Cart["discountCodes"][number]["state"]): boolean {
  return state === "MatchesCart" || state === "ApplicationStoppedByGroupBestDeal";
}

async function planShipping(room: Room, cart: Cart): Promise<CartChange | null> {
  const isDelivered = needsDelivery(cart);
  const isCleared = isDelivered && cart.shipping === null && room.storage.note(clearedNote) !== null;
  if (isCleared || (isDelivered && cart.shipping?.state === "MatchesCart")) return null;
  const available = isDelivered ? await room.carts.loadShippingMethodKeys(cart.id) : ok([]);
  if (!available.ok) return null;
  const choice = chooseShippingMethod(cart, available.value);
  return choice.change ? { type: "set-shipping-method", methodKey: choice.key } : null;
}
