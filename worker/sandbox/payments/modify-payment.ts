import type { IRequest } from "itty-router";
import { openLedger, type SandboxEnvironment } from "../environment";
import { refuse } from "./answer-checkout-api";
import { newPspReference, notifyShop, type SandboxNotice } from "./notify-shop";
import type { SandboxPayment, SandboxStatus } from "./sandbox-payment";

type Modification = {
  readonly event: string;
  readonly from: readonly SandboxStatus[];
  /** What it comes to, by what it was. */
  readonly to: (status: SandboxStatus) => SandboxStatus;
};

const toRefunded = (status: SandboxStatus) => (status === "captured" ? "refunded" : "voided");

const modifications: Readonly<Record<string, Modification>> = {
  captures: { event: "CAPTURE", from: ["authorised"], to: () => "captured" },
  cancels: { event: "CANCELLATION", from: ["authorised", "pending"], to: () => "voided" },
  refunds: { event: "REFUND", from: ["captured"], to: () => "refunded" },
  reversals: { event: "CANCEL_OR_REFUND", from: ["authorised", "captured", "pending"], to: toRefunded },
};

/** `POST /payments/{psp}/captures`, `/cancels`, `/refunds`, `/reversals`: received now, notified later; once for a key. */
export async function modifyPayment(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const modification = modifications[String(request.params.kind)];
  if (!modification) return refuse(404, "000", "Not found");
  const ledger = openLedger(env);
  const payment = await ledger.findByPsp(String(request.params.psp));
  if (!payment) return refuse(422, "167", "Original pspReference required for this operation");
  const key = request.headers.get("idempotency-key");
  const earlier = key && (await ledger.recall(key));
  const pspReference = earlier || newPspReference();
  if (!earlier) {
    if (key) await ledger.remember(key, pspReference);
    context.waitUntil(carryOut(env, payment, modification, pspReference));
  }
  const { reference, pspReference: paymentPspReference } = payment;
  const { PAYMENT_MERCHANT_ACCOUNT: merchantAccount } = env;
  const body = { merchantAccount, paymentPspReference, pspReference, reference, status: "received" };
  return Response.json(body, { status: 201 });
}

async function carryOut(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  { event, from, to }: Modification,
  changeReference: string,
): Promise<void> {
  const moved = await openLedger(env).move(payment.id, from, { status: to(payment.status) });
  const modification: SandboxNotice["modification"] = moved?.status === "refunded" ? "refund" : "cancel";
  await notifyShop(env, payment, { event, isSuccess: moved !== null, changeReference, modification });
}
