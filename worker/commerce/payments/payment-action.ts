import type { CustomTypes } from "../resources/custom-types.ts";
import type { Payment } from "./payment.ts";

/** One action of the platform on a payment; methods, so that each may name the input that the schema gives it. */
export interface PaymentAction {
  /** Types of custom fields that the input names, by id or key, or that the payment carries already. */
  readTypes?(input: object, payment: Payment): readonly (string | undefined)[];
  apply(payment: Payment, input: object, types: CustomTypes): Payment;
}
