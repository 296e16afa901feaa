import type { CartAnswer, OrderAnswer } from "./answers.ts";
import { ask, type GraphqlAnswer } from "./platform.ts";

const MONEY = "{ centAmount currencyCode }";
const TAXED = `{ totalNet ${MONEY} totalGross ${MONEY} totalTax ${MONEY} taxPortions { rate name amount ${MONEY} } }`;
const DISCOUNTED = `{ value ${MONEY} includedDiscounts { discountRef { typeId id } discountedAmount ${MONEY} } }`;

export const CONTENT = `
  id version customerEmail anonymousId country locale inventoryMode taxMode taxCalculationMode
  lineItems { id quantity nameAllLocales { locale value } name(locale: "en") productSlug(locale: "sk") productKey
    variant { id sku images { url } attributesRaw { name value } availability { noChannel { availableQuantity } } }
    lineItemMode price { value ${MONEY} discounted { value ${MONEY} discountRef { id } } } totalPrice { type fractionDigits centAmount }
    discountedPricePerQuantity { quantity discountedPrice ${DISCOUNTED} } taxRate { amount } taxedPrice ${TAXED}
    state { quantity } }
  customLineItems { id slug quantity name(locale: "sk") money ${MONEY} totalPrice ${MONEY} taxedPrice ${TAXED} }
  totalPrice { type centAmount currencyCode fractionDigits }
  taxedPrice ${TAXED} taxedShippingPrice ${TAXED}
  discountOnTotalPrice { discountedAmount ${MONEY} includedDiscounts { discountedAmount ${MONEY} } }
  shippingInfo { shippingMethodName price ${MONEY} discountedPrice ${DISCOUNTED} shippingMethodState
    shippingMethod { key } shippingRate { freeAbove ${MONEY} } taxedPrice ${TAXED} }
  shippingAddress { country city custom { customFieldsRaw { name value } } } billingAddress { country }
  discountCodes { state discountCodeRef { id } discountCode { code } }
  refusedGifts { key }
  paymentInfo { paymentRefs { id } payments { id version } }
  store { key } storeRef { key }
  custom { typeRef { id } type { key } customFieldsRaw { name value } }`;

export const CART = `${CONTENT} key cartState totalLineItemQuantity deleteDaysAfterLastModification`;

const CREATE = `mutation($draft: CartDraft!, $storeKey: KeyReferenceInput) {
  createCart(draft: $draft, storeKey: $storeKey) { ${CART} } }`;

const UPDATE = `mutation($id: String!, $version: Long!, $actions: [CartUpdateAction!]!, $storeKey: KeyReferenceInput) {
  updateCart(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${CART} } }`;

const ORDER = `mutation($draft: OrderCartCommand!) {
  createOrderFromCart(draft: $draft) { ${CONTENT} orderNumber orderState paymentState cartRef { id } cart { cartState } } }`;

export const SK = {
  country: "SK",
  city: "Bratislava",
  streetName: "Hlavná",
  streetNumber: "1",
  postalCode: "81101",
};

export function createCart(
  token: string,
  draft: object = {},
  storeKey?: string,
): Promise<GraphqlAnswer<{ readonly createCart: CartAnswer }>> {
  const defaults = { currency: "EUR", country: "SK", inventoryMode: "TrackOnly" };
  return ask(token, CREATE, { draft: { ...defaults, ...draft }, storeKey });
}

/** Creates a cart, and expects success. */
export async function makeCart(token: string, draft: object = {}, storeKey?: string): Promise<CartAnswer> {
  const { data, errors } = await createCart(token, draft, storeKey);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createCart;
}

export interface CartVersion {
  readonly id: string;
  readonly version: number;
}

export function updateCart(token: string, cart: CartVersion, actions: object[], storeKey?: string) {
  return ask<{ readonly updateCart: CartAnswer }>(token, UPDATE, {
    id: cart.id,
    version: cart.version,
    actions,
    storeKey,
  });
}

export function orderCart(token: string, cart: CartVersion, orderNumber?: string) {
  return ask<{ readonly createOrderFromCart: OrderAnswer }>(token, ORDER, {
    draft: { id: cart.id, version: cart.version, orderNumber },
  });
}
