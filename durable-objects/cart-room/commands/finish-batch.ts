import type { Cart } from "../../../app/cart/model/cart";
import { err, ok } from "../../../app/foundation/result";
import { keepCart } from "../keep-cart";
import type { Room } from "../room";
import { completeCart } from "./complete-cart";
import type { BatchPlan } from "./plan-batch";
import { type CommandAnswer, refuseStranger } from "./run-batch";

/** The platform has taken the batch: does what follows from it, keeps the cart and answers the commands. */
export async function finishBatch(
  room: Room,
  { waiting, outcomes }: BatchPlan,
  taken: Cart,
): Promise<readonly CommandAnswer[]> {
  const coupons = waiting.flatMap(({ command }) => (command.type === "apply-coupon" ? [command.code] : []));
  const completed = await completeCart(room, taken, coupons);
  const kept = keepCart(room, completed.cart);
  if (!kept.ok) return waiting.map(() => kept);
  return waiting.map((one, index) => {
    const { command } = one;
    // Taken, and the cart became a customer's right behind it: told to the customer when it is repeated.
    const refusal = refuseStranger(room, one);
    if (refusal) return refusal;
    if (command.type === "apply-coupon" && completed.refusedCoupons.has(command.code)) {
      return err({ code: "coupon-not-applicable" });
    }
    const outcome = outcomes[index];
    if (!outcome?.ok) return outcome ?? err({ code: "platform-unavailable" });
    const { clampedTo } = outcome;
    return ok({ cart: kept.value ?? completed.cart, ...(clampedTo !== undefined && { clampedTo }) });
  });
}
