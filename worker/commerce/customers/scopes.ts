import type { RootScopes } from "../schema/field-resolvers.ts";

/** One of these a token must hold, for the project or for the store that the request names. */
export const customerScopes: RootScopes = {
  customer: ["view_customers"],
  customers: ["view_customers"],
  customerSignUp: ["manage_customers"],
  customerSignIn: ["manage_customers"],
  updateCustomer: ["manage_customers"],
  customerResetPassword: ["manage_customers"],
  customerConfirmEmail: ["manage_customers"],
  customerCreatePasswordResetToken: ["manage_customers"],
  customerCreateEmailVerificationToken: ["manage_customers"],
  customerSignMeUp: ["manage_my_profile"],
  customerSignMeIn: ["manage_my_profile"],
  updateMyCustomer: ["manage_my_profile"],
  deleteMyCustomer: ["manage_my_profile"],
  customerChangeMyPassword: ["manage_my_profile"],
  customerConfirmMyEmail: ["manage_my_profile"],
  customerResetMyPassword: ["manage_my_profile"],
};
