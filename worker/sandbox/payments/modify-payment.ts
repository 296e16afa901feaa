import type { IRequest } from "itty-router";
import { type Infer, integer, optional, size, string, type } from "superstruct";
import { openLedger, type SandboxEnvironment } from "../environment";
import { type ModificationKind, modificationKinds, remainingValue } from "./apply-modification";
import { newPspReference, notifyShop } from "./notify-shop";
import { refuse, refuseAmount } from "./refusals";
import type { SandboxPayment } from "./sandbox-payment";

const Modification = type({
  merchantAccount: optional(string()),
  reference: optional(size(string(), 0, 80)),
  amount: optional(type({ value: integer(), currency: string() })),
});

type ModificationBody = Infer<typeof Modification>;

const events: Readonly<Record<ModificationKind, string>> = {
  captures: "CAPTURE",
  cancels: "CANCELLATION",
  refunds: "REFUND",
  reversals: "CANCEL_OR_REFUND",
};

/**
 * `POST /payments/{psp}/captures`, `/cancels`, `/refunds`, `/reversals`: responds with 201 "received"; the result
 * follows as a notification. A repeated idempotency key returns the first response. Refuses another merchant account
 * (403), an unknown payment, and for captures and refunds an amount that is missing, not positive or in another
 * currency (422).
 */
export async function modifyPayment(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const kind = modificationKinds.find((known) => known === String(request.params.kind));
  if (!kind) return refuse(404, "000", "Not found");
  const [problem, body] = Modification.validate(await request.json().catch(() => null));
  if (problem) return refuse(422, "702", `Structure of the request is wrong: ${problem.path.join(".")}`);
  if (body.merchantAccount !== env.PAYMENT_MERCHANT_ACCOUNT)
    return refuse(403, "901", "Invalid Merchant Account");
  const ledger = openLedger(env);
  const payment = await ledger.findByPsp(String(request.params.psp));
  if (!payment) return refuse(422, "167", "Original pspReference required for this operation");
  const hasAmount = kind === "captures" || kind === "refunds";
  const wrong = hasAmount ? refuseModifiedAmount(body, payment) : undefined;
  if (wrong) return wrong;
  const key = request.headers.get("idempotency-key");
  const earlier = key && (await ledger.recall(key));
  const pspReference = earlier || newPspReference();
  if (!earlier) {
    if (key) await ledger.remember(key, pspReference);
    context.waitUntil(carryOut(env, payment, kind, body, pspReference));
  }
  const received = {
    merchantAccount: env.PAYMENT_MERCHANT_ACCOUNT,
    paymentPspReference: payment.pspReference,
    pspReference,
    reference: body.reference ?? payment.reference,
    ...(hasAmount ? { amount: body.amount } : {}),
    status: "received",
  };
  return Response.json(received, { status: 201 });
}

function refuseModifiedAmount(
  { amount }: ModificationBody,
  { amount: { currency } }: SandboxPayment,
): Response | undefined {
  if (!amount) return refuse(422, "100", "No amount specified");
  const wrong = refuseAmount(amount);
  if (wrong || amount.currency === currency) return wrong;
  return refuse(422, "138", `Unsupported currency specified: the payment is in ${currency}`);
}

async function carryOut(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  kind: ModificationKind,
  { amount, reference }: ModificationBody,
  changeReference: string,
): Promise<void> {
  const outcome = await openLedger(env).modify(payment.id, kind, amount?.value ?? 0);
  const { currency } = payment.amount;
  await notifyShop(
    env,
    { ...payment, reference: reference ?? payment.reference },
    {
      event: events[kind],
      changeReference,
      isSuccess: outcome.isSuccess,
      ...(outcome.isSuccess
        ? { amount: { value: outcome.value, currency }, modification: outcome.action }
        : { ...(amount && { amount }), reason: outcome.reason, modification: "cancel" }),
    },
  );
}

/** Refunds a share of a payment's remaining amount, like an operator of the provider. Fails if nothing is left. */
export async function refundShare(
  env: SandboxEnvironment,
  payment: SandboxPayment,
  share: number,
): Promise<void> {
  const { currency } = payment.amount;
  const value = Math.max(Math.floor(remainingValue(payment) * share), 1);
  await carryOut(env, payment, "refunds", { amount: { value, currency } }, newPspReference());
}
