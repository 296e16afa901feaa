const customerParts = "id version email firstName lastName";

const signInParts = `
  customer { ${customerParts} }
  cart { id }`;

export const signInDocument = `mutation SignIn($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`;

export const signUpDocument = `mutation SignUp($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput!) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`;

export const loadCustomerDocument = `query LoadCustomer($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ${customerParts} } }
}`;
