import { type ResourceIdentifier, toReference } from "../../resources/reference.ts";
import type { PaymentAction } from "../payment-action.ts";

interface SetPaymentCustomerInput {
  readonly customer?: ResourceIdentifier | null;
}

/** Gives the payment to a customer, named by id, or takes it away. */
export const setPaymentCustomer: PaymentAction = {
  apply: (payment, { customer }: SetPaymentCustomerInput) => ({
    ...payment,
    customer: customer?.id ? toReference("customer", customer.id) : undefined,
  }),
};
