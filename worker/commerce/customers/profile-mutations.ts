import type { FieldResolver } from "../schema/field-resolvers.ts";
import { type ChangePasswordArguments, changePassword } from "./operations/change-password.ts";
import { type DeleteCustomerArguments, deleteCustomer } from "./operations/delete-customer.ts";
import { type UpdateCustomerArguments, updateCustomer } from "./operations/update-customer.ts";
import { requireCustomerId } from "./require-customer-token.ts";

/** Changes of customers; the `my` ones are for the customer of the token. */
export const profileMutations: Readonly<Record<string, FieldResolver>> = {
  updateCustomer: (_source, args: UpdateCustomerArguments, context) => updateCustomer(context, args),
  updateMyCustomer: (_source, args: UpdateCustomerArguments, context) =>
    updateCustomer(context, { ...args, id: requireCustomerId(context.access) }),
  deleteMyCustomer: (_source, args: DeleteCustomerArguments, context) =>
    deleteCustomer(context, { ...args, id: requireCustomerId(context.access) }),
  customerChangeMyPassword: (_source, args: ChangePasswordArguments, context) =>
    changePassword(context, { ...args, id: requireCustomerId(context.access) }),
};
