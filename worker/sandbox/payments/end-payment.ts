import { openLedger, type SandboxEnvironment } from "../environment";
import { newPspReference, notifyShop } from "./notify-shop";
import { type SandboxPayment, type SandboxStatus, toReturnAddress } from "./sandbox-payment";

/** The possible ends of an open payment, by the shopper or the bank. */
export type SandboxEnd = "paid" | "refused" | "cancelled" | "pending";

const open: readonly SandboxStatus[] = ["active", "challenge", "pending"];

/** Ends a payment, once, and notifies the shop; null: it had ended before. */
export async function endPayment(
  env: SandboxEnvironment,
  context: ExecutionContext,
  payment: SandboxPayment,
  end: SandboxEnd,
): Promise<SandboxPayment | null> {
  const paid = payment.isCapturedAtOnce ? "captured" : "authorised";
  const status = end === "paid" ? paid : end;
  const pspReference = payment.pspReference ?? (end === "cancelled" ? null : newPspReference());
  const ended = await openLedger(env).move(payment.id, open, { status, pspReference });
  if (!ended || end === "cancelled") return ended;
  const event = end === "pending" ? "PENDING" : "AUTHORISATION";
  const reason = end === "refused" ? "Refused" : "";
  context.waitUntil(notifyShop(env, ended, { event, isSuccess: end !== "refused", reason }));
  return ended;
}

export function returnToShop(payment: SandboxPayment): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: toReturnAddress(payment), "Cache-Control": "no-store" },
  });
}
