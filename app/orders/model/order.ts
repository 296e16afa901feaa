import type { Address } from "../../cart/model/address";
import type {
  CartDiscountCode,
  CartLine,
  CartShipping,
  LocalizedText,
  TaxPortion,
} from "../../cart/model/cart";
import type { CountryCode } from "../../countries/model/country";
import type { Money } from "../../foundation/money";
import type { PaymentAction } from "./payment-action";

/** A placed order for the thank-you page. */
export type Order = {
  readonly id: string;
  readonly orderNumber: string;
  readonly cartId: string;
  readonly createdAt: string;
  readonly country: CountryCode;
  readonly storeKey: string;
  /** The language of the order; null: the country's first. */
  readonly locale?: string | null;
  readonly email: string;
  readonly lines: readonly CartLine[];
  readonly subtotal: Money;
  readonly discount: Money;
  readonly discountCodes?: readonly CartDiscountCode[];
  readonly codFee: Money | null;
  readonly shipping: CartShipping | null;
  readonly total: Money;
  readonly totalNet: Money | null;
  readonly isNet?: boolean;
  readonly taxPortions: readonly TaxPortion[];
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly orderState: "Open" | "Confirmed" | "Complete" | "Cancelled";
  readonly paymentState: "Paid" | "CreditOwed" | "Pending" | "Failed" | "BalanceDue";
  readonly paymentMethod: string;
  /** The payment method, and any action that the shopper must still take. */
  readonly payment: OrderPayment;
  /** false: the shopper refused a questionnaire. */
  readonly agreedToReviewMail?: boolean;
  /** A message for the carrier. */
  readonly deliveryNote?: string | null;
  /** A company's own number for the order. */
  readonly orderReference?: string | null;
  /** Ids of the platform's payment records; the room retains only the order's. */
  readonly paymentIds: readonly string[];
};

/** The payment method of an order whose total is zero: nothing is due, and no provider is involved. */
export const noPayment = "none";

/** `in progress`: the money of a transfer or a Multibanco reference is still outstanding. */
export type PaymentStatus = "in progress" | "paid";

/** Returns the payment status of the thank-you page. Source: specification A, section 4. */
export function toPaymentStatus({ method, action }: Pick<OrderPayment, "method" | "action">): PaymentStatus {
  const isOpen = method === "bank_transfer" || (method === "multibanco" && action !== null);
  return isOpen ? "in progress" : "paid";
}

type OrderPayment = {
  readonly method: string;
  readonly state: Order["paymentState"];
  /** null: no action is left, or the method has no voucher. */
  readonly action: PaymentAction | null;
};

/**
 * The consents of an order.
 * `review-mail`: to a questionnaire by e-mail; `newsletter`: requested; `soft_newsletter`: not refused;
 * `no_newsletter`: refused, so that an earlier order's consent ends too.
 */
export const consentCodes = ["review-mail", "newsletter", "soft_newsletter", "no_newsletter"] as const;

export type ConsentCode = (typeof consentCodes)[number];

/** DECISIONS, "Cart, checkout, payment": the five kinds of payment error, also the values of `?error=`. */
export const paymentErrorKinds = [
  "malformed-price",
  "cancelled-transaction",
  "creating-order-failed",
  "unprocessable-entity",
  "payment-error",
] as const;

export type PaymentErrorKind = (typeof paymentErrorKinds)[number];

export type PlaceOrderError =
  | { readonly code: "payment"; readonly kind: PaymentErrorKind; readonly charged: boolean }
  | { readonly code: "cart-incomplete"; readonly missing: "lines" | "addresses" | "shipping" | "email" }
  | {
      readonly code: "out-of-stock";
      readonly lines: readonly { readonly sku: string; readonly left: number }[];
    }
  /** Lines whose article is no longer published or eligible. */
  | {
      readonly code: "not-for-sale";
      readonly lines: readonly { readonly sku: string; readonly name: LocalizedText }[];
    }
  | { readonly code: "method-not-allowed"; readonly method: string }
  | { readonly code: "amount-changed" }
  | { readonly code: "too-many-attempts" }
  /** Another payment has used the idempotency key. */
  | { readonly code: "key-reused" }
  | { readonly code: "platform-unavailable" };
