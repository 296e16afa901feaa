/** Attributes that tell no variant from another and are long, in every language. */
const withoutLongTexts = JSON.stringify([
  "description",
  "highlights",
  "techdetails",
  "faq",
  "deliveryPackage",
  "manualUrl",
  "manufacturer",
  "safetyWarnings",
  "eligibleForSelling",
  "tags",
]);

/** What a cart and an order have in common, as GraphQL text; the two types do not share an interface that has it. */
const commonFields = `
  id
  version
  country
  anonymousId
  customerId
  customerEmail
  storeRef { key }
  lineItems {
    id
    quantity
    inventoryMode
    productId
    nameAllLocales { locale value }
    productSlugAllLocales { locale value }
    price { value { centAmount currencyCode } discounted { value { centAmount currencyCode } } }
    totalPrice { centAmount currencyCode }
    variant {
      sku
      images { url }
      availability { noChannel { availableQuantity isOnStock } }
      attributesRaw(includeNames: ["brand", "isPackageTypeFreight", "energyRating"]) { name value }
      choices: attributesRaw(excludeNames: ${withoutLongTexts}) {
        name value attributeDefinition { label(acceptLanguage: ["en"]) attributeConstraint }
      }
    }
    custom { customFieldsRaw { name value } }
  }
  customLineItems { id slug totalPrice { centAmount currencyCode } }
  discountCodes { state discountCodeRef { id } discountCode { code } }
  billingAddress { ...AddressParts }
  shippingAddress { ...AddressParts }
  shippingInfo {
    shippingMethodName
    shippingMethodState
    price { centAmount currencyCode }
    discountedPrice { value { centAmount currencyCode } }
    shippingRate { freeAbove { centAmount currencyCode } }
    shippingMethod { id key }
  }
  totalPrice { centAmount currencyCode }
  discountOnTotalPrice { discountedAmount { centAmount currencyCode } }
  taxedPrice {
    totalNet { centAmount currencyCode }
    totalGross { centAmount currencyCode }
    taxPortions { name rate amount { centAmount currencyCode } }
  }
  paymentInfo { paymentRefs { id } }
  custom { customFieldsRaw { name value } }`;

const addressParts = `
fragment AddressParts on Address {
  id salutation firstName lastName company department streetName streetNumber additionalAddressInfo
  postalCode city region country phone email
  custom { customFieldsRaw { name value } }
}`;

const cartParts = `
fragment CartParts on Cart { ${commonFields}
  cartState
}
${addressParts}`;

const orderParts = `
fragment OrderParts on Order { ${commonFields}
  orderNumber
  createdAt
  orderState
  paymentState
  cartRef { id }
}
${addressParts}`;

export const loadCartDocument = `query LoadCart($id: String!) { cart(id: $id) { ...CartParts } } ${cartParts}`;

export const findCartDocument = `query FindCart($where: String!) {
  carts(where: $where, limit: 1) { results { ...CartParts } }
} ${cartParts}`;

export const findActiveCartDocument = `query FindActiveCart($customerId: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customerActiveCart(customerId: $customerId) { id } }
}`;

export const listActiveCartsDocument = `query ListActiveCarts($where: String!) {
  carts(where: $where, sort: ["createdAt asc"], limit: 20) { results { id } }
}`;

export const createCartDocument = `mutation CreateCart($draft: CartDraft!) {
  createCart(draft: $draft) { ...CartParts }
} ${cartParts}`;

export const updateCartDocument = `mutation UpdateCart($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
  updateCart(id: $id, version: $version, actions: $actions) { ...CartParts }
} ${cartParts}`;

export const deleteCartDocument = `mutation DeleteCart($id: String!, $version: Long!) {
  deleteCart(id: $id, version: $version) { id }
}`;

export const shippingMethodsOfCartDocument = `query ShippingMethodsOfCart($id: String!) {
  shippingMethodsByCart(id: $id) { key isDefault }
}`;

export const knownSkusDocument = `query KnownSkus($skus: [String!], $limit: Int!) {
  products(skus: $skus, limit: $limit) { results { skus } }
}`;

export const createOrderDocument = `mutation CreateOrder($draft: OrderCartCommand!) {
  createOrderFromCart(draft: $draft) { ...OrderParts }
} ${orderParts}`;

export const loadOrderDocument = `query LoadOrder($id: String, $orderNumber: String) {
  order(id: $id, orderNumber: $orderNumber) { ...OrderParts }
} ${orderParts}`;

export const createPaymentDocument = `mutation CreatePayment($draft: PaymentDraft!) {
  createPayment(draft: $draft) { ...PaymentParts }
}
fragment PaymentParts on Payment { id version transactions { id type state } }`;

export const loadPaymentDocument = `query LoadPayment($id: String, $key: String) {
  payment(id: $id, key: $key) { ...PaymentParts }
}
fragment PaymentParts on Payment { id version transactions { id type state } }`;

export const updatePaymentDocument = `mutation UpdatePayment($id: String!, $version: Long!, $actions: [PaymentUpdateAction!]!) {
  updatePayment(id: $id, version: $version, actions: $actions) { ...PaymentParts }
}
fragment PaymentParts on Payment { id version transactions { id type state } }`;

export const roomSettingsDocument = `query RoomSettings($key: String!) {
  store(key: $key) { custom { customFieldsRaw { name value } } }
}`;
