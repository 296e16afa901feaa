import { graphql } from "../graphql";

const customerParts = "id version email firstName lastName";

const signInParts = `
  customer { ${customerParts} }
  cart { id }` as const;

export const signInDocument =
  graphql(`mutation SignIn($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

export const signUpDocument =
  graphql(`mutation SignUp($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput!) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

export const requestPasswordResetDocument =
  graphql(`mutation RequestPasswordReset($email: String!, $ttlMinutes: Int, $storeKey: KeyReferenceInput!) {
  customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttlMinutes, storeKey: $storeKey) { id }
}`);

export const resetPasswordDocument =
  graphql(`mutation ResetPassword($tokenValue: String!, $newPassword: String!, $storeKey: KeyReferenceInput!) {
  customerResetPassword(tokenValue: $tokenValue, newPassword: $newPassword, storeKey: $storeKey) { ${customerParts} }
}`);

export const updateCustomerDocument =
  graphql(`mutation UpdateCustomer($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput!) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${customerParts} }
}`);

export const loadCustomerDocument = graphql(`query LoadCustomer($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ${customerParts} } }
}`);
