import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  optional,
  string,
  type,
  unknown,
} from "superstruct";
import { priceModes } from "../../../cart/model/cart";
import { countryCodes } from "../../../countries/model/country";
import { currencyCodes } from "../../../foundation/currency";
import { CustomFields, isCustomFields } from "../custom-fields";
import { isNumber, isText, isTextOrNone, objectShape, toStruct, wordShape } from "../hot-shape";

export const taxModes = ["Platform", "External", "ExternalAmount", "Disabled"] as const;

/** The parts of the platform's cart and order that the shop reads. */
export const isPlatformMoney = objectShape({ centAmount: isNumber, currencyCode: wordShape(currencyCodes) });
export const PlatformMoney = toStruct("sum of money", isPlatformMoney);

const localizedTexts = optional(nullable(array(type({ locale: string(), value: string() }))));
const text = optional(nullable(string()));

/** Rates included in a shop's prices. */
const Rate = optional(nullable(type({ name: string(), amount: number(), country: string() })));

/** null: deleted, or a direct discount of this cart. */
const PlatformDiscount = nullable(
  type({
    id: string(),
    nameAllLocales: array(type({ locale: string(), value: string() })),
    requiresDiscountCode: boolean(),
    value: type({ type: string(), permyriad: optional(number()) }),
    target: optional(nullable(type({ type: string() }))),
  }),
);

const PlatformPortion = type({ discount: optional(PlatformDiscount), discountedAmount: PlatformMoney });
const Included = optional(array(PlatformPortion));

const Variant = type({
  sku: text,
  images: array(type({ url: string() })),
  availability: optional(
    nullable(
      type({
        noChannel: optional(nullable(type({ availableQuantity: optional(nullable(number())) }))),
      }),
    ),
  ),
  attributesRaw: array(type({ name: string(), value: unknown() })),
  choices: optional(
    array(
      type({
        name: string(),
        value: unknown(),
        attributeDefinition: nullable(type({ label: nullable(string()), attributeConstraint: string() })),
      }),
    ),
  ),
});

const PlatformLine = type({
  id: string(),
  quantity: number(),
  lineItemMode: optional(enums(["Standard", "GiftLineItem"])),
  inventoryMode: optional(nullable(enums(["None", "TrackOnly", "ReserveOnOrder", "ReserveOnCart"]))),
  productId: string(),
  productType: optional(nullable(type({ key: text }))),
  priceMode: optional(enums(priceModes)),
  taxedPrice: optional(nullable(type({ totalNet: PlatformMoney, totalGross: PlatformMoney }))),
  nameAllLocales: localizedTexts,
  productSlugAllLocales: localizedTexts,
  price: type({ value: PlatformMoney, discounted: optional(nullable(type({ value: PlatformMoney }))) }),
  totalPrice: optional(nullable(PlatformMoney)),
  discountedPricePerQuantity: optional(
    array(type({ quantity: number(), discountedPrice: type({ includedDiscounts: Included }) })),
  ),
  taxRate: Rate,
  variant: optional(nullable(Variant)),
  custom: CustomFields,
});

export const isPlatformAddress = objectShape({
  id: isTextOrNone,
  title: isTextOrNone,
  salutation: isTextOrNone,
  firstName: isTextOrNone,
  lastName: isTextOrNone,
  company: isTextOrNone,
  department: isTextOrNone,
  streetName: isTextOrNone,
  streetNumber: isTextOrNone,
  additionalStreetInfo: isTextOrNone,
  additionalAddressInfo: isTextOrNone,
  building: isTextOrNone,
  apartment: isTextOrNone,
  pOBox: isTextOrNone,
  postalCode: isTextOrNone,
  city: isTextOrNone,
  region: isTextOrNone,
  state: isTextOrNone,
  country: isText,
  phone: isTextOrNone,
  mobile: isTextOrNone,
  email: isTextOrNone,
  fax: isTextOrNone,
  custom: isCustomFields,
});
export const PlatformAddress = toStruct("address", isPlatformAddress);

const Shipping = type({
  shippingMethodName: string(),
  shippingMethodState: enums(["MatchesCart", "DoesNotMatchCart"]),
  price: PlatformMoney,
  discountedPrice: optional(nullable(type({ value: PlatformMoney, includedDiscounts: Included }))),
  shippingRate: type({ freeAbove: optional(nullable(PlatformMoney)) }),
  shippingMethod: optional(nullable(type({ id: string(), key: text }))),
  taxRate: Rate,
});

const Taxes = type({
  totalNet: PlatformMoney,
  totalGross: PlatformMoney,
  taxPortions: array(type({ name: text, rate: number(), amount: PlatformMoney })),
});

const terms = {
  isActive: optional(boolean()),
  validFrom: text,
  validUntil: text,
  cartPredicate: text,
};

const CodeDiscounts = optional(array(type({ id: string(), ...terms })));

const commonShape = {
  id: string(),
  version: number(),
  country: enums(countryCodes),
  locale: text,
  anonymousId: text,
  customerId: text,
  customerEmail: text,
  purchaseOrderNumber: text,
  storeRef: optional(nullable(type({ key: string() }))),
  lineItems: array(PlatformLine),
  customLineItems: array(
    type({
      id: string(),
      slug: string(),
      nameAllLocales: localizedTexts,
      totalPrice: PlatformMoney,
      taxRate: Rate,
    }),
  ),
  discountCodes: array(
    type({
      state: text,
      discountCodeRef: type({ id: string() }),
      discountCode: optional(nullable(type({ code: string(), cartDiscounts: CodeDiscounts, ...terms }))),
    }),
  ),
  billingAddress: optional(nullable(PlatformAddress)),
  shippingAddress: optional(nullable(PlatformAddress)),
  shippingInfo: optional(nullable(Shipping)),
  totalPrice: PlatformMoney,
  taxMode: optional(nullable(enums(taxModes))),
  discountOnTotalPrice: optional(
    nullable(type({ discountedAmount: PlatformMoney, includedDiscounts: Included })),
  ),
  refusedGifts: optional(array(PlatformDiscount)),
  taxedPrice: optional(nullable(Taxes)),
  paymentInfo: optional(nullable(type({ paymentRefs: array(type({ id: string() })) }))),
  custom: CustomFields,
};

export const PlatformCart = type({
  ...commonShape,
  cartState: enums(["Active", "Merged", "Ordered", "Frozen"]),
});

export const PlatformOrder = type({
  ...commonShape,
  orderNumber: text,
  createdAt: string(),
  completedAt: text,
  orderState: enums(["Open", "Confirmed", "Complete", "Cancelled"]),
  paymentState: optional(nullable(enums(["Paid", "CreditOwed", "Pending", "Failed", "BalanceDue"]))),
  cartRef: optional(nullable(type({ id: string() }))),
  payment: optional(
    nullable(
      type({
        payments: array(
          type({ id: string(), paymentMethodInfo: type({ method: text }), custom: CustomFields }),
        ),
      }),
    ),
  ),
});

export type PlatformCodeAnswer = PlatformCartAnswer["discountCodes"][number];
export type PlatformCartAnswer = Infer<typeof PlatformCart>;
export type PlatformOrderAnswer = Infer<typeof PlatformOrder>;
export type PlatformDiscountAnswer = NonNullable<Infer<typeof PlatformDiscount>>;
export type PlatformPortionAnswer = Infer<typeof PlatformPortion>;
export type PlatformLineAnswer = Infer<typeof PlatformLine>;
export type PlatformAddressAnswer = Infer<typeof PlatformAddress>;
