import type { Cart } from "../../cart/model/cart";
import type { PaymentMethodId } from "../../checkout/model/payment-method";
import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import type { Result } from "../../foundation/result";
import type { PaymentAction } from "../../orders/model/payment-action";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** What of a cart the provider is told. */
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
  /** Comes back with every notification of the payment. */
  readonly attemptId: string;
  /** What a wallet's sheet gave; null: another method. */
  readonly walletToken: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
};

export type PaymentOutcome =
  | { readonly status: "authorised"; readonly pspReference: string; readonly amount: Money }
  /** The money comes later, or never: by a voucher, or because the bank takes its time. */
  | {
      readonly status: "pending";
      readonly pspReference: string | null;
      readonly action: PaymentAction | null;
    }
  /** The shopper has to go to a page of the provider. */
  | { readonly status: "redirect"; readonly url: string }
  /** The shopper has not done anything yet. */
  | { readonly status: "open" }
  /** `reason`: in the provider's words, for an operator. */
  | { readonly status: "cancelled" | "refused"; readonly reason: string };

export type PaymentModification = {
  readonly pspReference: string;
  readonly reference: string;
  readonly amount: Money;
  /** How often the same was asked and refused for good since; the provider takes each round once. */
  readonly round?: number;
};

/**
 * The payment provider, in Adyen Checkout's wire protocol (v71): a hosted page, or a payment that leads to a page, a
 * voucher or at once to its end. Every call that changes something carries an idempotency key, so that a repeat acts
 * once. Card numbers are typed on the provider's pages alone.
 */
export interface PaymentGateway {
  /** A hosted page that offers the one method. */
  startSession(request: PaymentRequest): Answer<{ readonly id: string; readonly url: string }>;
  /** `sessionResult` is what the provider appended to the return address. */
  readOutcome(sessionId: string, sessionResult: string): Answer<PaymentOutcome>;
  startPayment(request: DirectPaymentRequest): Answer<PaymentOutcome>;
  /** `redirectResult` is what the provider appended to the return address; `asked`: the amount of the payment. */
  readRedirect(redirectResult: string, asked: Money): Answer<PaymentOutcome>;
  capture(modification: PaymentModification): Answer<null>;
  /** Voids an authorisation that was not captured. */
  cancel(modification: PaymentModification): Answer<null>;
  /** Gives back what was authorised, whether it was captured since or not. */
  reverse(modification: PaymentModification): Answer<null>;
}
