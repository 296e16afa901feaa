import type { CartError } from "../../cart/model/cart-command";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../foundation/result";
import type { OrderForm } from "../model/parse-order-form";

/** Saves the chosen method in the cart, so that the total includes its fee; orders nothing. */
export async function choosePayment(
  access: CartAccess,
  form: OrderForm,
): Promise<Result<null, CartError | { readonly code: "no-method" }>> {
  if (form.method === null) return err({ code: "no-method" });
  const consent = access.country.asksReviewConsent ? { agreedToReviewMail: form.agreedToReviewMail } : {};
  const command = { type: "choose-payment" as const, method: form.method, ...consent };
  const answer = await executeCartCommand(access, command, crypto.randomUUID());
  return answer.ok ? ok(null) : answer;
}
