import { array, enums, type Infer, nullable, number, optional, type Struct, string, type } from "superstruct";
import { currencyCodes } from "../../foundation/currency";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Money, money } from "../../foundation/money";
import { err, ok, type Result } from "../../foundation/result";
import type { PaymentGateway, PaymentModification, PaymentOutcome } from "./payment-gateway";
import { type PaymentServiceOptions, requestPaymentService } from "./request-payment-service";

export const ProviderAmount = type({ value: number(), currency: enums(currencyCodes) });

const Started = type({ id: string(), url: string() });

const SessionStatus = type({
  id: string(),
  status: enums(["active", "canceled", "completed", "expired", "paymentPending", "refused"]),
  payments: optional(
    nullable(array(type({ pspReference: string(), resultCode: string(), amount: optional(ProviderAmount) }))),
  ),
});

const Modified = type({ pspReference: string(), status: string() });

/** Adyen Checkout over HTTP; the sandbox speaks the same. */
export function createPaymentGateway(options: PaymentServiceOptions): PaymentGateway {
  const post = <Data>(
    path: string,
    key: string,
    body: Record<string, unknown>,
    shape: Struct<Data, unknown>,
  ) =>
    requestPaymentService(
      options,
      {
        method: "POST",
        path,
        idempotencyKey: key,
        body: { ...body, merchantAccount: options.merchantAccount },
      },
      shape,
    );

  const modify = async (
    kind: "captures" | "cancels",
    change: PaymentModification,
    body: Record<string, unknown>,
  ) => {
    const path = `/payments/${encodeURIComponent(change.pspReference)}/${kind}`;
    const answer = await post(
      path,
      `${kind}-${change.pspReference}`,
      { reference: change.reference, ...body },
      Modified,
    );
    return answer.ok ? ok(null) : answer;
  };

  return {
    startSession: (request) =>
      post(
        "/sessions",
        request.idempotencyKey,
        {
          mode: "hosted",
          reference: request.reference,
          amount: toProviderAmount(request.amount),
          countryCode: request.country,
          shopperLocale: request.locale,
          shopperEmail: request.shopperEmail,
          returnUrl: request.returnUrl,
          channel: "Web",
          additionalData: { manualCapture: "true" },
        },
        Started,
      ),
    async readOutcome(sessionId, sessionResult) {
      const path = `/sessions/${encodeURIComponent(sessionId)}?sessionResult=${encodeURIComponent(sessionResult)}`;
      const answer = await requestPaymentService(options, { method: "GET", path }, SessionStatus);
      return answer.ok ? toOutcome(answer.value) : answer;
    },
    capture: (change) => modify("captures", change, { amount: toProviderAmount(change.amount) }),
    cancel: (change) => modify("cancels", change, {}),
  };
}

function toOutcome(answer: Infer<typeof SessionStatus>): Result<PaymentOutcome, GatewayError> {
  const authorised = answer.payments?.find((payment) => payment.resultCode === "Authorised");
  if (answer.status === "completed" && authorised?.amount) {
    const amount = money(authorised.amount.value, authorised.amount.currency);
    return ok({ status: "authorised", pspReference: authorised.pspReference, amount });
  }
  if (answer.status === "completed") {
    const message = "A completed session without its payment";
    return err({ system: "payment", kind: "malformed", retryable: false, message });
  }
  if (answer.status === "active" || answer.status === "paymentPending") return ok({ status: "pending" });
  return ok({ status: answer.status === "refused" ? "refused" : "cancelled" });
}

function toProviderAmount(amount: Money) {
  return { value: amount.centAmount, currency: amount.currency };
}
