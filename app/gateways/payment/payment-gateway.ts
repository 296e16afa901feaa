import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

type PaymentSessionRequest = {
  /** `<order number>_<cart id>`: people read the first part, notifications find their room by the second. */
  readonly reference: string;
  readonly amount: Money;
  readonly country: CountryCode;
  readonly locale: string;
  readonly returnUrl: string;
  readonly shopperEmail: string;
  readonly idempotencyKey: string;
};

export type PaymentOutcome =
  | { readonly status: "authorised"; readonly pspReference: string; readonly amount: Money }
  | { readonly status: "pending" | "cancelled" | "refused" };

export type PaymentModification = {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Money;
};

/**
 * The card provider, in Adyen Checkout's wire protocol (v71): a hosted payment page, manual capture. Modifications
 * carry an idempotency key, so that a repeat acts once.
 */
export interface PaymentGateway {
  startSession(request: PaymentSessionRequest): Answer<{ readonly id: string; readonly url: string }>;
  /** `sessionResult` is what the provider appended to the return address. */
  readOutcome(sessionId: string, sessionResult: string): Answer<PaymentOutcome>;
  capture(modification: PaymentModification): Answer<null>;
  /** Voids an authorisation that was not captured. */
  cancel(modification: PaymentModification): Answer<null>;
}
