import type {
  PlatformAddressAnswer,
  PlatformCartAnswer,
  PlatformCodeAnswer,
  PlatformLineAnswer,
} from "../../app/gateways/commerce/carts/cart-documents";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" as const });

/** A line of the platform with nothing but its price. */
export const plainLineAnswer: PlatformLineAnswer = {
  id: "line",
  quantity: 1,
  lineItemMode: "Standard",
  inventoryMode: null,
  productId: "product",
  productType: null,
  priceMode: "Platform",
  taxedPrice: null,
  nameAllLocales: [],
  productSlugAllLocales: null,
  price: { value: eur(1000), discounted: null },
  totalPrice: null,
  discountedPricePerQuantity: [],
  taxRate: null,
  variant: null,
  custom: null,
};

/** The variant of a line, without attributes. */
export const plainVariantAnswer: NonNullable<PlatformLineAnswer["variant"]> = {
  sku: "EX10000001",
  images: [],
  availability: null,
  attributesRaw: [],
  choices: [],
};

/** A new cart of the platform. */
export const emptyCartAnswer: PlatformCartAnswer = {
  id: "cart",
  version: 1,
  country: "DE",
  locale: null,
  anonymousId: null,
  customerId: null,
  customerEmail: null,
  purchaseOrderNumber: null,
  storeRef: null,
  lineItems: [],
  customLineItems: [],
  discountCodes: [],
  billingAddress: null,
  shippingAddress: null,
  shippingInfo: null,
  totalPrice: eur(0),
  taxMode: "Platform",
  discountOnTotalPrice: null,
  refusedGifts: [],
  taxedPrice: null,
  paymentInfo: null,
  custom: null,
  cartState: "Active",
};

/** The delivery of a cart, without a price. */
export const plainShippingAnswer: NonNullable<PlatformCartAnswer["shippingInfo"]> = {
  shippingMethodName: "Parcel",
  shippingMethodState: "MatchesCart",
  price: eur(0),
  discountedPrice: null,
  shippingRate: { freeAbove: null },
  shippingMethod: null,
  taxRate: null,
};

/** The terms of a discount code, or of one of its discounts, without any condition. */
export const openTerms = { isActive: true, validFrom: null, validUntil: null, cartPredicate: "true" };

/** A discount code of a cart with one discount. */
export const plainCodeAnswer: PlatformCodeAnswer = {
  state: "MatchesCart",
  discountCodeRef: { id: "code-1" },
  discountCode: { code: "SPRING7", ...openTerms, cartDiscounts: [{ id: "discount-1", ...openTerms }] },
};

/** An address of the platform that only names a country. */
export const emptyAddressAnswer: PlatformAddressAnswer = {
  id: null,
  title: null,
  salutation: null,
  firstName: null,
  lastName: null,
  company: null,
  department: null,
  streetName: null,
  streetNumber: null,
  additionalStreetInfo: null,
  additionalAddressInfo: null,
  building: null,
  apartment: null,
  pOBox: null,
  postalCode: null,
  city: null,
  region: null,
  state: null,
  country: "AT",
  phone: null,
  mobile: null,
  email: null,
  fax: null,
  custom: null,
};
