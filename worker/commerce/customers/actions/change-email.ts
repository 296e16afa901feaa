import type { CustomerAction } from "../customer-action.ts";
import { requireEmail } from "../email.ts";

interface ChangeEmailInput {
  readonly email: string;
}

/** Another address has not been verified yet. */
export const changeEmail: CustomerAction = {
  apply: (customer, { email }: ChangeEmailInput) =>
    email === customer.email ? customer : { ...customer, email: requireEmail(email), isEmailVerified: false },
};
