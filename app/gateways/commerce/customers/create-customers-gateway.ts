import type { Country } from "../../../countries/model/country";
import type { Locale } from "../../../countries/model/locale";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { type AnswerOf, graphql } from "../graphql";
import { toOwnOrders } from "../orders/own-order-documents";
import { createAddressBooks } from "./address-book";
import { claimSession } from "./claim-session";
import { createProofs, customerParts } from "./customer-proofs";
import type { GuestSession, NewCustomer, PlatformCustomers, SignedIn } from "./customers-gateway";
import { loadOverviewDocument, toOverview } from "./overview";
import { loadProfileDocument, toProfile } from "./profile";

const loadAuthenticationDocument =
  graphql(`query LoadAuthentication($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { email authenticationMode } }
}`);

const checkPasswordDocument =
  graphql(`mutation CheckPassword($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { customer { id } }
}`);

const signInParts = `
  customer { ${customerParts} }
  cart { id }` as const;

const signInDocument = graphql(`mutation SignIn($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput!) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

const signUpDocument = graphql(`mutation SignUp($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput!) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { ${signInParts} }
}`);

const updateCustomerDocument =
  graphql(`mutation UpdateCustomer($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput!) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${customerParts} }
}`);

const loadCustomerDocument = graphql(`query LoadCustomer($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ${customerParts} } }
}`);

/** Creates the gateway over one commerce client, for the shop of one country. */
export function createCustomersGateway(
  client: CommerceClient,
  { storeKey, locales }: Pick<Country, "storeKey" | "locales">,
  /** The request's locale, in which new customers get their mails. */
  locale?: Locale,
): PlatformCustomers {
  return {
    async signIn(credentials, guest) {
      const draft = { ...credentials, ...toAnonymousSession(guest) };
      const answer = await client.query(signInDocument, { draft, storeKey });
      return answer.ok ? ok(toSignedIn(answer.value.customerSignIn)) : answer;
    },
    async signUp(customer, guest) {
      const stores = [{ typeId: "store", key: storeKey }];
      const draft = {
        ...toNewCustomer(customer),
        stores,
        locale: locale ?? locales[0],
        ...toAnonymousSession(guest),
      };
      const answer = await client.query(signUpDocument, { draft, storeKey });
      return answer.ok ? ok(toSignedIn(answer.value.customerSignUp)) : answer;
    },
    ...createProofs(client, storeKey),
    async update(id, version, actions) {
      const variables = { id, version, actions, storeKey };
      const answer = await client.query(updateCustomerDocument, variables);
      return answer.ok ? ok(answer.value.updateCustomer) : answer;
    },
    ...createAddressBooks(client, storeKey),
    async loadProfile(id) {
      const answer = await client.query(loadProfileDocument, { id, storeKey });
      return answer.ok ? ok(toProfile(answer.value)) : answer;
    },
    async loadOverview(id) {
      const where = toOwnOrders(id, storeKey);
      const answer = await client.query(loadOverviewDocument, { id, storeKey, where });
      return answer.ok ? ok(toOverview(answer.value)) : answer;
    },
    checkPassword: (id, password) => checkPassword(client, storeKey, id, password),
    claimSession: (customerId, sessionId) => claimSession(client, customerId, sessionId),
    async load(id) {
      const answer = await client.query(loadCustomerDocument, { id, storeKey });
      return answer.ok ? ok(answer.value.inStore.customer) : answer;
    },
  };
}

/** Marks a company's account as such, as its addresses do. */
function toNewCustomer({ company, isEmailVerified = false, ...customer }: NewCustomer) {
  const kind = [{ name: "customerType", value: JSON.stringify("business") }];
  const known = { ...customer, isEmailVerified };
  if (!company) return known;
  const { name: companyName, vatId } = company;
  const custom = { typeKey: "customer-fields" as const, fields: kind };
  return { ...known, companyName, ...(vatId && { vatId }), custom };
}

function toAnonymousSession(guest: GuestSession | null) {
  if (!guest) return {};
  const { sessionId, cartId } = guest;
  return { anonymousId: sessionId, ...(cartId && { anonymousCart: { typeId: "cart", id: cartId } }) };
}

type SignInResult = AnswerOf<typeof signInDocument>["customerSignIn"];

function toSignedIn({ customer, cart }: SignInResult): SignedIn {
  return { customer, cartId: cart?.id ?? null };
}

// A sign-in without a session changes nothing; the platform has no other password check.
async function checkPassword(
  client: CommerceClient,
  storeKey: string,
  id: string,
  password: string,
): Promise<Result<"right" | "wrong" | "none", GatewayError>> {
  const answer = await client.query(loadAuthenticationDocument, { id, storeKey });
  if (!answer.ok) return answer;
  const { customer } = answer.value.inStore;
  if (!customer) return ok("wrong");
  if (customer.authenticationMode === "ExternalAuth") return ok("none");
  const draft = { email: customer.email, password };
  const checked = await client.query(checkPasswordDocument, { draft, storeKey });
  if (checked.ok) return ok(checked.value.customerSignIn.customer.id === id ? "right" : "wrong");
  return checked.error.code === "InvalidCredentials" ? ok("wrong") : checked;
}
