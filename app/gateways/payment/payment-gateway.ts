import type { Cart } from "../../cart/model/cart";
import type { PaymentMethodId } from "../../checkout/model/payment-method";
import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import type { Result } from "../../foundation/result";
import type { PaymentAction } from "../../orders/model/payment-action";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** The parts of a cart that the provider receives. */
export type PaidCart = Pick<
  Cart,
  "email" | "billingAddress" | "shippingAddress" | "lines" | "shipping" | "total" | "totalNet" | "taxPortions"
>;

export type PaymentRequest = {
  readonly method: PaymentMethodId;
  /** `<order number>_<cart id>`: people read the first part, notifications find their room by the second. */
  readonly reference: string;
  readonly cart: PaidCart;
  readonly country: CountryCode;
  readonly locale: string;
  readonly returnUrl: string;
  readonly shopperIp: string | null;
  readonly idempotencyKey: string;
};

export type DirectPaymentRequest = PaymentRequest & {
  /** Returned in every notification of the payment. */
  readonly attemptId: string;
  /** The token of a wallet's payment sheet; null: another method. */
  readonly walletToken: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
};

export type PaymentOutcome =
  | { readonly status: "authorised"; readonly pspReference: string; readonly amount: Money }
  /** The money comes later, or never: by a voucher, or because the bank is slow. */
  | {
      readonly status: "pending";
      readonly pspReference: string | null;
      readonly action: PaymentAction | null;
    }
  /** The shopper continues on a page of the provider. */
  | { readonly status: "redirect"; readonly url: string }
  /** The shopper has not acted yet. */
  | { readonly status: "open" }
  /** `reason`: the provider's text, for an operator. */
  | { readonly status: "cancelled" | "refused"; readonly reason: string };

export type PaymentModification = {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Money;
  /** Number of final refusals of the same request so far; the provider accepts each round once. */
  readonly round?: number;
};

/**
 * The payment provider, in Adyen Checkout's wire protocol (v71).
 * Offers a hosted page, or a payment that leads to a page, a voucher or an immediate result. Every call that changes
 * state carries an idempotency key, so that a repeat acts once. Card numbers are entered only on the provider's
 * pages.
 */
export interface PaymentGateway {
  /** A hosted page that offers the one method. */
  startSession(request: PaymentRequest): Answer<{ readonly id: string; readonly url: string }>;
  /** `sessionResult` is what the provider appended to the return URL. */
  readOutcome(sessionId: string, sessionResult: string): Answer<PaymentOutcome>;
  startPayment(request: DirectPaymentRequest): Answer<PaymentOutcome>;
  /** `redirectResult` is what the provider appended to the return URL; `requested`: the amount of the payment. */
  readRedirect(redirectResult: string, requested: Money): Answer<PaymentOutcome>;
  capture(modification: PaymentModification): Answer<null>;
  /** Voids an authorisation that was not captured. */
  cancel(modification: PaymentModification): Answer<null>;
  /** Returns the authorised money, whether it is captured or not. */
  reverse(modification: PaymentModification): Answer<null>;
}
