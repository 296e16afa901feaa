import type { IRequest } from "itty-router";
import { openLedger, type SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { toOperatorPage } from "../pages/operator-page";
import { endPayment } from "./end-payment";
import { refundShare } from "./modify-payment";
import { newPspReference, notifyShop, repeatNotices } from "./notify-shop";
import type { SandboxPayment } from "./sandbox-payment";

type Operation = {
  readonly label: string;
  readonly says: string;
  run(env: SandboxEnvironment, payment: SandboxPayment, context: ExecutionContext): Promise<unknown>;
};

/** Events of a payment at the provider, or of its notifications, without the shopper. */
const operations: Readonly<Record<string, Operation>> = {
  settle: {
    label: "Paid",
    says: "at the cash machine, or the bank agreed at last: AUTHORISATION",
    run: (env, payment, context) => endPayment(env, context, payment, "paid"),
  },
  refuse: {
    label: "Refused",
    says: "the bank says no in the end: AUTHORISATION without success",
    run: (env, payment, context) => endPayment(env, context, payment, "refused"),
  },
  expire: {
    label: "Let it expire",
    says: "nobody paid in time: EXPIRE",
    async run(env, payment) {
      const expired = await openLedger(env).move(payment.id, ["active", "pending"], { status: "expired" });
      if (expired)
        await notifyShop(env, expired, { event: "EXPIRE", isSuccess: true, reason: "not paid in time" });
    },
  },
  "pay-late": {
    label: "Paid after all",
    says: "after a refusal, or after it expired: AUTHORISATION",
    async run(env, payment) {
      const status = payment.isCapturedAtOnce ? "captured" : "authorised";
      const paid = await openLedger(env).move(payment.id, ["refused", "expired"], { status });
      if (paid) await notifyShop(env, paid, { event: "AUTHORISATION", isSuccess: true });
    },
  },
  refund: {
    label: "Refund",
    says: "all that is left of the captured amount: REFUND",
    run: (env, payment) => refundShare(env, payment, 1),
  },
  "refund-half": {
    label: "Refund half",
    says: "half of what is left of the captured amount: REFUND with that amount",
    run: (env, payment) => refundShare(env, payment, 0.5),
  },
  "capture-failed": {
    label: "Fail the capture",
    says: "after it was taken: CAPTURE_FAILED",
    async run(env, payment) {
      await openLedger(env).move(payment.id, ["captured"], {
        status: "authorised",
        capturedValue: undefined,
      });
      await notifyShop(env, payment, {
        event: "CAPTURE_FAILED",
        isSuccess: true,
        changeReference: newPspReference(),
      });
    },
  },
  "charge-back": {
    label: "Charge back",
    says: "NOTIFICATION_OF_CHARGEBACK, then CHARGEBACK",
    async run(env, payment) {
      for (const event of ["NOTIFICATION_OF_CHARGEBACK", "CHARGEBACK"]) {
        await notifyShop(env, payment, { event, isSuccess: true, changeReference: toDispute(payment) });
      }
    },
  },
  "reverse-chargeback": {
    label: "Win the dispute",
    says: "CHARGEBACK_REVERSED",
    run: (env, payment) =>
      notifyShop(env, payment, {
        event: "CHARGEBACK_REVERSED",
        isSuccess: true,
        changeReference: toDispute(payment),
      }),
  },
  repeat: {
    label: "Repeat the last notification",
    says: "as providers do",
    run: async (env, payment) =>
      repeatNotices(env, payment, (await openLedger(env).listSent(payment.id)).slice(0, 1)),
  },
  "repeat-all": {
    label: "Repeat all, newest first",
    says: "every notification once more, out of order; also those that were held back",
    run: async (env, payment) => repeatNotices(env, payment, await openLedger(env).listSent(payment.id)),
  },
  forge: {
    label: "Forge a notification",
    says: "an AUTHORISATION that nobody signed",
    run: (env, payment) =>
      notifyShop(
        env,
        { ...payment, pspReference: payment.pspReference ?? newPspReference() },
        { event: "AUTHORISATION", isSuccess: true, isForged: true },
      ),
  },
};

/** `/payments/<id>`: one payment and its operations. */
export async function showPayment(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const ledger = openLedger(env);
  const payment = await ledger.find(String(request.params.id));
  if (!payment) return toNoticePage(404, "No such payment", "The list of payments is on the first page.");
  return toOperatorPage(payment, operations, await ledger.listSent(payment.id));
}

/** Runs one of the operations; redirects with 303 to the page. */
export async function operatePayment(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const payment = await openLedger(env).find(String(request.params.id));
  const operation = operations[new URLSearchParams(await request.text()).get("operation") ?? ""];
  if (!payment || !operation) return toNoticePage(400, "Nothing done", "No such payment or operation.");
  await operation.run(env, payment, context);
  return new Response(null, { status: 303, headers: { Location: `/payments/${payment.id}` } });
}

/** A dispute has the same reference from its first notification to its last. */
function toDispute({ pspReference }: SandboxPayment): string {
  return `D${(pspReference ?? "").slice(1)}`;
}
