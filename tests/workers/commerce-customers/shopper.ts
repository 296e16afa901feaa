import { bootstrap, postForm } from "../commerce/platform-client.ts";
import { ask, fetchClientToken, migrate } from "../commerce-cart/platform.ts";
import { insertResource, seedShop } from "../commerce-cart/seed.ts";

export const PASSWORD = "correct horse battery";

export const ADDRESS = { country: "SK", city: "Bratislava", streetName: "Hlavná", postalCode: "81101" };

export const CUSTOMER = `id version email key customerNumber externalId firstName lastName middleName title salutation
  dateOfBirth companyName vatId locale isEmailVerified authenticationMode
  addresses { id key country city custom { customFieldsRaw { name value } } } shippingAddressIds billingAddressIds
  defaultShippingAddressId defaultBillingAddressId defaultShippingAddress { city } defaultBillingAddress { city }
  shippingAddresses { city } billingAddresses { city }
  customerGroup { key } customerGroupRef { id } stores { key } storesRef { typeId key }
  custom { type { key } customFieldsRaw { name value } }`;

const CART =
  "cart { id version cartState customerId anonymousId customerEmail lineItems { quantity variant { sku } } }";

const SIGN_UP = `mutation($draft: CustomerSignUpDraft!, $storeKey: KeyReferenceInput) {
  customerSignUp(draft: $draft, storeKey: $storeKey) { customer { ${CUSTOMER} } ${CART} } }`;

const SIGN_IN = `mutation($draft: CustomerSignInDraft!, $storeKey: KeyReferenceInput) {
  customerSignIn(draft: $draft, storeKey: $storeKey) { customer { id email } ${CART} } }`;

const SIGN_ME_IN = `mutation($draft: CustomerSignMeInDraft!, $storeKey: KeyReferenceInput) {
  customerSignMeIn(draft: $draft, storeKey: $storeKey) { customer { id } ${CART} } }`;

const UPDATE = `mutation($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${CUSTOMER} } }`;

/** Creates a shop with products, stores and types; returns the token of the shop itself. */
export async function openShop(): Promise<string> {
  await migrate();
  await seedShop();
  return fetchClientToken();
}

/** Creates the shop with the group `trade` and the type `customer-fields` of customers and addresses. */
export async function openTradeShop(): Promise<string> {
  const shop = await openShop();
  await insertResource("customer-group", "trade", { name: "Trade" }).run();
  await insertResource("type", "customer-fields", {
    name: { en: "Customer" },
    resourceTypeIds: ["customer", "address"],
    fieldDefinitions: [
      { name: "customerType", required: false, type: { name: "String" } },
      { name: "points", required: false, type: { name: "Number" } },
    ],
  }).run();
  return shop;
}

interface Version {
  readonly id: string;
  readonly version: number;
}

interface CustomerAddress {
  readonly id: string;
  readonly key: string | null;
  readonly city: string | null;
}

/** The parts of a customer that these tests read by name; the rest is compared as a whole. */
export interface CustomerBody extends Version {
  readonly key: string | null;
  readonly email: string;
  readonly addresses: readonly CustomerAddress[];
  readonly isEmailVerified: boolean;
  readonly storesRef: readonly object[];
}

export interface CartBody extends Version {
  readonly cartState: string;
  readonly customerId: string | null;
  readonly lineItems: readonly { readonly quantity: number; readonly variant: { readonly sku: string } }[];
}

interface Signed {
  readonly customer: CustomerBody;
  readonly cart: CartBody;
}

export function signUp(token: string, draft: object, storeKey?: string) {
  return ask<{ customerSignUp: Signed }>(token, SIGN_UP, {
    draft: { password: PASSWORD, ...draft },
    storeKey,
  });
}

/** Creates a customer, and expects success. */
export async function createCustomer(token: string, draft: object, storeKey?: string): Promise<CustomerBody> {
  const { data, errors } = await signUp(token, draft, storeKey);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customerSignUp.customer;
}

export function signIn(token: string, draft: object, storeKey?: string) {
  return ask<{ customerSignIn: Signed }>(token, SIGN_IN, {
    draft: { password: PASSWORD, ...draft },
    storeKey,
  });
}

export function signMeIn(token: string, draft: object, storeKey?: string) {
  return ask<{ customerSignMeIn: Signed }>(token, SIGN_ME_IN, {
    draft: { password: PASSWORD, ...draft },
    storeKey,
  });
}

export function updateCustomer(
  token: string,
  { id, version }: Version,
  actions: object[],
  storeKey?: string,
) {
  return ask<{ updateCustomer: CustomerBody }>(token, UPDATE, { id, version, actions, storeKey });
}

/** Requests the password flow, in the project or in a store. */
export function postPassword(form: Record<string, string>, storeKey?: string): Promise<Response> {
  const place = storeKey ? `in-store/key=${storeKey}/` : "";
  const full = { grant_type: "password", password: PASSWORD, ...form };
  return postForm(`/oauth/ironhall/${place}customers/token`, full, bootstrap());
}

export interface TokenBody {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
}

/** Requests a customer's tokens, and expects success. */
export async function takeCustomerTokens(
  username: string,
  storeKey?: string,
  scope?: string,
): Promise<TokenBody> {
  const response = await postPassword({ username, ...(scope ? { scope } : {}) }, storeKey);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}
