import { type AnswerOf, graphql } from "../graphql";

/** Text instead of a fragment: a document may define a fragment once, and three documents need these fields. */
const discountFields = `
  id
  nameAllLocales { locale value }
  requiresDiscountCode
  value { type ... on RelativeCartDiscountValue { permyriad } ... on RelativeDiscountValue { permyriad } }
  target { type }` as const;

const portionFields = `discount { ${discountFields} } discountedAmount { centAmount currencyCode }` as const;

/** The attributes left out of `choices` distinguish no variants and are long, in every language. */
const lineFragment = graphql(
  `fragment LineParts on LineItem {
  id
  quantity
  lineItemMode
  inventoryMode
  productId
  productType { key }
  priceMode
  taxedPrice { totalNet { centAmount currencyCode } totalGross { centAmount currencyCode } }
  nameAllLocales { locale value }
  productSlugAllLocales { locale value }
  price { value { centAmount currencyCode } discounted { value { centAmount currencyCode } } }
  totalPrice { centAmount currencyCode }
  discountedPricePerQuantity {
    quantity
    discountedPrice { includedDiscounts { ${portionFields} } }
  }
  taxRate { name amount country }
  variant {
    sku
    images { url }
    availability { noChannel { availableQuantity } }
    attributesRaw(includeNames: ["brand", "isPackageTypeFreight", "energyRating", "energyRatingScale", "tags",
      "parentProductsForAccessory", "rate", "netContent"]) {
      name value
    }
    choices: attributesRaw(excludeNames: ["description", "highlights", "techdetails", "faq", "deliveryPackage",
      "manualUrl", "manufacturer", "responsiblePerson", "safetyWarnings", "repairOffers", "repairNames",
      "eprelNumber", "eligibleForSelling", "tags", "energyRatingScale",
      "energyRatingLabel", "energyRatingFiche", "energyRatingNestedLabel", "parentProductsForAccessory",
      "relatedAccessories", "referencedResourceSet", "enabledOnMarket", "excludedSkus", "excludedBrands",
      "excludedRelations", "rate", "shortName"]) {
      name value attributeDefinition { label(acceptLanguage: ["en"]) attributeConstraint }
    }
  }
  custom { customFieldsRaw { name value } }
}`,
);

const addressFragment = graphql(`fragment AddressParts on Address {
  id title salutation firstName lastName company department streetName streetNumber additionalStreetInfo
  additionalAddressInfo building apartment pOBox postalCode city region state country phone mobile email fax
  custom { customFieldsRaw { name value } }
}`);

const shippingFragment = graphql(
  `fragment ShippingParts on ShippingInfo {
  shippingMethodName
  shippingMethodState
  price { centAmount currencyCode }
  discountedPrice {
    value { centAmount currencyCode }
    includedDiscounts { ${portionFields} }
  }
  shippingRate { freeAbove { centAmount currencyCode } }
  shippingMethod { id key }
  taxRate { name amount country }
}`,
);

const taxFragment = graphql(`fragment TaxParts on TaxedPrice {
  totalNet { centAmount currencyCode }
  totalGross { centAmount currencyCode }
  taxPortions { name rate amount { centAmount currencyCode } }
}`);

/** The common fields of a cart and an order, as text: the two types share no interface that has them. */
const commonFields = `
  id
  version
  country
  locale
  anonymousId
  customerId
  customerEmail
  purchaseOrderNumber
  storeRef { key }
  lineItems { ...LineParts }
  customLineItems {
    id slug nameAllLocales { locale value } totalPrice { centAmount currencyCode } taxRate { name amount country }
  }
  discountCodes {
    state
    discountCodeRef { id }
    discountCode {
      code isActive validFrom validUntil cartPredicate
      cartDiscounts { id isActive validFrom validUntil cartPredicate }
    }
  }
  billingAddress { ...AddressParts }
  shippingAddress { ...AddressParts }
  shippingInfo { ...ShippingParts }
  totalPrice { centAmount currencyCode }
  taxMode
  discountOnTotalPrice {
    discountedAmount { centAmount currencyCode }
    includedDiscounts { ${portionFields} }
  }
  refusedGifts { ${discountFields} }
  taxedPrice { ...TaxParts }
  paymentInfo { paymentRefs { id } }
  custom { customFieldsRaw { name value } }` as const;

const commonFragments = [lineFragment, addressFragment, shippingFragment, taxFragment] as const;

const cartFragment = graphql(
  `fragment CartParts on Cart {${commonFields}
  cartState
}`,
  ...commonFragments,
);

export const orderFragment = graphql(
  `fragment OrderParts on Order {${commonFields}
  orderNumber
  createdAt
  completedAt
  orderState
  paymentState
  cartRef { id }
  payment: paymentInfo {
    payments { id paymentMethodInfo { method } custom { customFieldsRaw { name value } } }
  }
}`,
  ...commonFragments,
);

export type PlatformCartAnswer = AnswerOf<typeof cartFragment>;
export type PlatformOrderAnswer = AnswerOf<typeof orderFragment>;
export type PlatformLineAnswer = AnswerOf<typeof lineFragment>;
export type PlatformAddressAnswer = AnswerOf<typeof addressFragment>;
export type PlatformCodeAnswer = PlatformCartAnswer["discountCodes"][number];
export type PlatformPortionAnswer =
  PlatformLineAnswer["discountedPricePerQuantity"][number]["discountedPrice"]["includedDiscounts"][number];
/** A discount, unless it was deleted or is a direct discount of this cart. */
export type PlatformDiscountAnswer = NonNullable<PlatformPortionAnswer["discount"]>;

export const loadCartDocument = graphql(
  "query LoadCart($id: String!) { cart(id: $id) { ...CartParts } }",
  cartFragment,
);

export const findCartDocument = graphql(
  "query FindCart($where: String!) { carts(where: $where, limit: 1) { results { ...CartParts } } }",
  cartFragment,
);

export const findActiveCartDocument =
  graphql(`query FindActiveCart($customerId: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customerActiveCart(customerId: $customerId) { id } }
}`);

export const listActiveCartsDocument = graphql(`query ListActiveCarts($where: String!) {
  carts(where: $where, sort: ["createdAt asc"], limit: 20) { results { id } }
}`);

export const createCartDocument = graphql(
  "mutation CreateCart($draft: CartDraft!) { createCart(draft: $draft) { ...CartParts } }",
  cartFragment,
);

export const updateCartDocument = graphql(
  `mutation UpdateCart($id: String!, $version: Long!, $actions: [CartUpdateAction!]!) {
  updateCart(id: $id, version: $version, actions: $actions) { ...CartParts }
}`,
  cartFragment,
);

export const deleteCartDocument = graphql(
  "mutation DeleteCart($id: String!, $version: Long!) { deleteCart(id: $id, version: $version) { id } }",
);

export const shippingMethodsOfCartDocument = graphql(
  "query ShippingMethodsOfCart($id: String!) { shippingMethodsByCart(id: $id) { key } }",
);

export const saleStatesDocument = graphql(`query SaleStates($skus: [String!], $limit: Int!) {
  products(skus: $skus, limit: $limit) { results {
    productType { key }
    masterData { published current { allVariants {
      sku
      attributesRaw(includeNames: ["eligibleForSelling"]) { name value }
    } } }
  } }
}`);

export const createOrderDocument = graphql(
  `mutation CreateOrder($draft: OrderCartCommand!) {
  createOrderFromCart(draft: $draft) { ...OrderParts }
}`,
  orderFragment,
);

export const loadOrderDocument = graphql(
  `query LoadOrder($id: String, $orderNumber: String) {
  order(id: $id, orderNumber: $orderNumber) { ...OrderParts }
}`,
  orderFragment,
);

export const orderStateDocument = graphql(`query OrderState($id: String!) {
  order(id: $id) { version paymentState }
}`);

export const updateOrderDocument = graphql(`mutation UpdateOrder(
  $id: String!, $version: Long!, $actions: [OrderUpdateAction!]!
) {
  updateOrder(id: $id, version: $version, actions: $actions) { version }
}`);
