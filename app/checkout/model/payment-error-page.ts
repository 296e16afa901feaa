import { type PaymentErrorKind, type PlaceOrderError, paymentErrorKinds } from "../../orders/model/order";

/**
 * Reads `?error=`: one of the five kinds; any other value is payment-error, absent is null.
 * Never text from the URL.
 */
export function readPaymentErrorKind(value: string | null): PaymentErrorKind | null {
  if (value === null) return null;
  return paymentErrorKinds.find((kind) => kind === value) ?? "payment-error";
}

/** Returns the payment error kind of a failed order without a separate page. */
export function toPaymentErrorKind(error: PlaceOrderError): PaymentErrorKind {
  switch (error.code) {
    case "payment":
      return error.kind;
    case "amount-changed":
      return "malformed-price";
    case "cart-incomplete":
    case "method-not-allowed":
    case "key-reused":
      return "unprocessable-entity";
    case "out-of-stock":
    case "not-for-sale":
    case "too-many-attempts":
    case "platform-unavailable":
      return "creating-order-failed";
  }
}
