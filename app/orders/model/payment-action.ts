import { enums, type Infer, is, literal, number, string, type } from "superstruct";
import { currencyCodes } from "../../foundation/currency";
import { parseJson } from "../../foundation/parse-json";

const Amount = type({ centAmount: number(), currency: enums(currencyCodes) });

/** A reference to pay at a cash machine or in online banking. */
const Voucher = type({
  type: literal("voucher"),
  method: string(),
  reference: string(),
  entity: string(),
  /** ISO 8601. */
  expiresAt: string(),
  /** The consumer reference: the payment's text on the statement. */
  merchantReference: string(),
  amount: Amount,
});

/**
 * An action that the shopper must take so that an order is paid.
 * Codes for a phone (TWINT, MobilePay) are not included: the provider shows them on its page, and the shopper returns
 * after the payment.
 */
export type PaymentAction = Infer<typeof Voucher>;

/** Parses the JSON in the payment record's field; null: missing or unknown. */
export function parsePaymentAction(json: string | null): PaymentAction | null {
  const value = parseJson(json ?? "null");
  return is(value, Voucher) ? value : null;
}
