import { type Struct, string, type } from "superstruct";
import { ok } from "../../foundation/result";
import type { PaymentGateway, PaymentModification } from "./payment-gateway";
import { type PaymentServiceOptions, requestPaymentService } from "./request-payment-service";
import { PaymentAnswer, SessionStatus, toPaymentOutcome, toSessionOutcome } from "./to-payment-outcome";
import { toPaymentBody, toProviderAmount, toSessionBody } from "./to-payment-request";

const Started = type({ id: string(), url: string() });
const Modified = type({ pspReference: string(), status: string() });

/** Creates the gateway to Adyen Checkout over HTTP; the sandbox speaks the same protocol. */
export function createPaymentGateway(options: PaymentServiceOptions): PaymentGateway {
  const post = <Data>(
    path: string,
    key: string,
    body: Record<string, unknown>,
    shape: Struct<Data, unknown>,
  ) => {
    const signed = { ...body, merchantAccount: options.merchantAccount };
    return requestPaymentService(options, { method: "POST", path, idempotencyKey: key, body: signed }, shape);
  };

  const modify = async (
    kind: "captures" | "cancels" | "reversals",
    { pspReference, reference, round = 0 }: PaymentModification,
    body: Record<string, unknown>,
  ) => {
    const path = `/payments/${encodeURIComponent(pspReference)}/${kind}`;
    const key = `${kind}-${pspReference}${round > 0 ? `-${round}` : ""}`;
    const answer = await post(path, key, { reference, ...body }, Modified);
    return answer.ok ? ok(null) : answer;
  };

  return {
    startSession: (request) => post("/sessions", request.idempotencyKey, toSessionBody(request), Started),
    async readOutcome(sessionId, sessionResult) {
      const path = `/sessions/${encodeURIComponent(sessionId)}?sessionResult=${encodeURIComponent(sessionResult)}`;
      const answer = await requestPaymentService(options, { method: "GET", path }, SessionStatus);
      return answer.ok ? toSessionOutcome(answer.value) : answer;
    },
    async startPayment(request) {
      const body = toPaymentBody(request);
      const answer = await post("/payments", request.idempotencyKey, body, PaymentAnswer);
      return answer.ok ? toPaymentOutcome(answer.value, request.cart.total) : answer;
    },
    async readRedirect(redirectResult, requested) {
      const key = await digest(redirectResult);
      const answer = await requestPaymentService(
        options,
        {
          method: "POST",
          path: "/payments/details",
          idempotencyKey: key,
          body: { details: { redirectResult } },
        },
        PaymentAnswer,
      );
      return answer.ok ? toPaymentOutcome(answer.value, requested) : answer;
    },
    capture: (change) => modify("captures", change, { amount: toProviderAmount(change.amount) }),
    cancel: (change) => modify("cancels", change, {}),
    reverse: (change) => modify("reversals", change, {}),
  };
}

/** Shortens a key to the provider's maximum of 64 characters. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
