import { array, enums, type Infer, nullable, number, optional, string, type } from "superstruct";
import { currencyCodes } from "../../foundation/currency";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Money, money } from "../../foundation/money";
import { err, ok, type Result } from "../../foundation/result";
import type { PaymentAction } from "../../orders/model/payment-action";
import type { PaymentOutcome } from "./payment-gateway";

export const ProviderAmount = type({ value: number(), currency: enums(currencyCodes) });

const text = optional(nullable(string()));

export const SessionStatus = type({
  id: string(),
  status: enums(["active", "canceled", "completed", "expired", "paymentPending", "refused"]),
  payments: optional(
    nullable(array(type({ pspReference: string(), resultCode: string(), amount: optional(ProviderAmount) }))),
  ),
});

/** The next step that the provider requires; each kind has its own fields. */
const Action = type({
  type: string(),
  paymentMethodType: text,
  url: text,
  method: text,
  reference: text,
  entity: text,
  expiresAt: text,
  merchantReference: text,
  totalAmount: optional(nullable(ProviderAmount)),
});

/** The response of `POST /payments` and `POST /payments/details`. */
export const PaymentAnswer = type({
  resultCode: string(),
  pspReference: text,
  merchantReference: text,
  refusalReason: text,
  amount: optional(nullable(ProviderAmount)),
  action: optional(nullable(Action)),
});

type Outcome = Result<PaymentOutcome, GatewayError>;

export function toSessionOutcome({ status, payments }: Infer<typeof SessionStatus>): Outcome {
  const authorised = payments?.find(({ resultCode }) => resultCode === "Authorised");
  switch (status) {
    case "completed":
      return authorised?.amount
        ? ok(toAuthorised(authorised.pspReference, authorised.amount))
        : malformed("A completed session without its payment");
    case "paymentPending":
      return ok({ status: "pending", pspReference: payments?.at(-1)?.pspReference ?? null, action: null });
    case "active":
      return ok({ status: "open" });
    case "refused":
      return ok({ status: "refused", reason: "refused" });
    default:
      return ok({ status: "cancelled", reason: status });
  }
}

/** `requested`: the amount of the payment, for responses that do not repeat it. */
export function toPaymentOutcome(answer: Infer<typeof PaymentAnswer>, requested: Money): Outcome {
  const { resultCode, pspReference = null, amount } = answer;
  switch (resultCode) {
    case "Authorised":
      if (!pspReference) return malformed("An authorised payment without its reference");
      return ok(
        amount
          ? toAuthorised(pspReference, amount)
          : { status: "authorised", pspReference, amount: requested },
      );
    case "RedirectShopper":
      return toRedirect(answer);
    case "PresentToShopper":
    case "Pending":
    case "Received":
      return ok({ status: "pending", pspReference, action: toAction(answer, requested) });
    case "Cancelled":
      return ok({ status: "cancelled", reason: answer.refusalReason ?? resultCode });
    case "Refused":
    case "Error":
      return ok({ status: "refused", reason: answer.refusalReason ?? resultCode });
    default:
      return malformed(`A payment that ended as ${resultCode}`);
  }
}

/** Only URLs that a browser can open itself: a form to post would need a page of the shop. */
function toRedirect({ action }: Infer<typeof PaymentAnswer>): Outcome {
  const isPlain = action?.type === "redirect" && (action.method ?? "GET") === "GET";
  if (!isPlain || !action.url || !/^https?:\/\//.test(action.url)) {
    return malformed("A payment that leads to no page");
  }
  return ok({ status: "redirect", url: action.url });
}

function toAction(answer: Infer<typeof PaymentAnswer>, requested: Money): PaymentAction | null {
  const { action } = answer;
  if (action?.type !== "voucher" || !action.reference) return null;
  const method = action.paymentMethodType ?? "";
  const amount = action.totalAmount
    ? money(action.totalAmount.value, action.totalAmount.currency)
    : requested;
  return {
    type: "voucher",
    method,
    reference: action.reference,
    entity: action.entity ?? "",
    expiresAt: action.expiresAt ?? "",
    merchantReference: action.merchantReference ?? answer.merchantReference ?? "",
    amount,
  };
}

function toAuthorised(pspReference: string, { value, currency }: Infer<typeof ProviderAmount>) {
  return { status: "authorised", pspReference, amount: money(value, currency) } as const;
}

function malformed(message: string): Outcome {
  return err({ system: "payment", kind: "malformed", retryable: false, message });
}
