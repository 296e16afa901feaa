import { enums, type Infer, is, literal, number, string, type } from "superstruct";
import { currencyCodes } from "../../foundation/currency";
import { parseJson } from "../../foundation/parse-json";

const Amount = type({ centAmount: number(), currency: enums(currencyCodes) });

/** A reference that is paid at a cash machine or in the bank's own pages. */
const Voucher = type({
  type: literal("voucher"),
  method: string(),
  reference: string(),
  entity: string(),
  /** ISO 8601. */
  expiresAt: string(),
  /** The consumer reference: what the payment is called on the statement. */
  merchantReference: string(),
  amount: Amount,
});

/**
 * What a shopper has to do so that an order is paid. Codes for a phone (TWINT, MobilePay) are not among it: the provider
 * shows them on its own page, and the shopper comes back from there when they are paid.
 */
export type PaymentAction = Infer<typeof Voucher>;

/** Of the JSON in the payment record's field; null: there is none, or none that is known. */
export function parsePaymentAction(json: string | null): PaymentAction | null {
  const value = parseJson(json ?? "null");
  return is(value, Voucher) ? value : null;
}
