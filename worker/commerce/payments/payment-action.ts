import type { TypeIds } from "../carts/custom-fields.ts";
import type { Payment } from "./payment.ts";

/** One action of the platform on a payment; methods, so that each may name the input that the schema gives it. */
export interface PaymentAction {
  /** Types of custom fields that the input names, by id or key. */
  readTypes?(input: object): readonly (string | undefined)[];
  apply(payment: Payment, input: object, types: TypeIds): Payment;
}
