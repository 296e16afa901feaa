import { type Infer, integer, nullable, optional, string, type } from "superstruct";
import type { Customer } from "../../../accounts/model/customer";
import type { Country } from "../../../countries/model/country";
import { ok } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";
import type { CustomersGateway, GuestSession, SignedIn } from "./customers-gateway";

const customerParts = "id version email firstName lastName";

const signInParts = `
  customer { ${customerParts} }
  cart { id }` as const;

const signInDocument = graphql(`mutation SignIn($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

const signUpDocument = graphql(`mutation SignUp($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput!) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

const requestPasswordResetDocument =
  graphql(`mutation RequestPasswordReset($email: String!, $ttlMinutes: Int, $storeKey: KeyReferenceInput!) {
  customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttlMinutes, storeKey: $storeKey) { id }
}`);

const resetPasswordDocument =
  graphql(`mutation ResetPassword($tokenValue: String!, $newPassword: String!, $storeKey: KeyReferenceInput!) {
  customerResetPassword(tokenValue: $tokenValue, newPassword: $newPassword, storeKey: $storeKey) { ${customerParts} }
}`);

const updateCustomerDocument =
  graphql(`mutation UpdateCustomer($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput!) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${customerParts} }
}`);

const loadCustomerDocument = graphql(`query LoadCustomer($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ${customerParts} } }
}`);

const PlatformCustomer = type({
  id: string(),
  version: integer(),
  email: string(),
  firstName: optional(nullable(string())),
  lastName: optional(nullable(string())),
});

const SignInResult = type({
  customer: PlatformCustomer,
  cart: optional(nullable(type({ id: string() }))),
});

/** The platform's message carries a proof that lives no longer than this. */
const resetTtlMinutes = 60;

/** The gateway over one commerce client, for the shop of one country. */
export function createCustomersGateway(
  client: CommerceClient,
  { storeKey, locales }: Pick<Country, "storeKey" | "locales">,
): CustomersGateway {
  return {
    async signIn(credentials, guest) {
      const draft = { ...credentials, ...toAnonymousSession(guest) };
      const shape = type({ customerSignIn: SignInResult });
      const answer = await client.query(signInDocument, { draft, storeKey }, shape);
      return answer.ok ? ok(toSignedIn(answer.value.customerSignIn)) : answer;
    },
    async signUp(customer, guest) {
      const stores = [{ typeId: "store", key: storeKey }];
      const draft = { ...customer, stores, locale: locales[0], ...toAnonymousSession(guest) };
      const shape = type({ customerSignUp: SignInResult });
      const answer = await client.query(signUpDocument, { draft, storeKey }, shape);
      return answer.ok ? ok(toSignedIn(answer.value.customerSignUp)) : answer;
    },
    async requestPasswordReset(email) {
      const shape = type({ customerCreatePasswordResetToken: type({ id: string() }) });
      const variables = { email, ttlMinutes: resetTtlMinutes, storeKey };
      const answer = await client.query(requestPasswordResetDocument, variables, shape);
      return answer.ok ? ok(null) : answer;
    },
    async resetPassword(tokenValue, newPassword) {
      const shape = type({ customerResetPassword: PlatformCustomer });
      const answer = await client.query(resetPasswordDocument, { tokenValue, newPassword, storeKey }, shape);
      return answer.ok ? ok(toCustomer(answer.value.customerResetPassword)) : answer;
    },
    async update(id, version, actions) {
      const shape = type({ updateCustomer: PlatformCustomer });
      const variables = { id, version, actions, storeKey };
      const answer = await client.query(updateCustomerDocument, variables, shape);
      return answer.ok ? ok(toCustomer(answer.value.updateCustomer)) : answer;
    },
    async load(id) {
      const shape = type({ inStore: type({ customer: optional(nullable(PlatformCustomer)) }) });
      const answer = await client.query(loadCustomerDocument, { id, storeKey }, shape);
      if (!answer.ok) return answer;
      const { customer } = answer.value.inStore;
      return ok(customer ? toCustomer(customer) : null);
    },
  };
}

function toAnonymousSession(guest: GuestSession | null) {
  if (!guest) return {};
  const { sessionId, cartId } = guest;
  return { anonymousId: sessionId, ...(cartId && { anonymousCart: { typeId: "cart", id: cartId } }) };
}

function toSignedIn({ customer, cart }: Infer<typeof SignInResult>): SignedIn {
  return { customer: toCustomer(customer), cartId: cart?.id ?? null };
}

function toCustomer({ firstName, lastName, ...known }: Infer<typeof PlatformCustomer>): Customer {
  const { id, version, email } = known;
  return { id, version, email, firstName: firstName ?? null, lastName: lastName ?? null };
}
