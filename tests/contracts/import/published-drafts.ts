import type {
  CartDiscountDraft,
  CategoryDraft,
  ChannelDraft,
  CustomerDraft,
  CustomerGroupDraft,
  CustomLineItemImportDraft,
  CustomObjectDraft,
  DeliveryDraft,
  DiscountCodeDraft,
  DiscountGroupDraft,
  InventoryEntryDraft,
  LineItemImportDraft,
  OrderImportDraft,
  ParcelDraft,
  PaymentDraft,
  PriceDraft,
  ProductDiscountDraft,
  ProductDraft,
  ProductTypeDraft,
  ProductVariantDraft,
  ReviewDraft,
  ShippingInfoImportDraft,
  ShippingMethodDraft,
  StandalonePriceDraft,
  StoreDraft,
  TaxCategoryDraft,
  TaxedPriceDraft,
  TypeDraft,
  ZoneDraft,
} from "@commercetools/platform-sdk";
import { draftFields } from "../../../scripts/export/draft-fields.ts";
import { customerFields } from "../../../scripts/export/drafts/to-customer-draft.ts";
import {
  deliveryFields,
  orderFields,
  parcelFields,
  shippingFields,
} from "../../../scripts/export/drafts/to-order-draft.ts";
import {
  customLineFields,
  lineFields,
  priceFields,
  taxedPriceFields,
} from "../../../scripts/export/drafts/to-order-parts.ts";
import { dataFields } from "../../../scripts/export/drafts/to-product-draft.ts";
import { variantFields } from "../../../scripts/export/drafts/to-variant-draft.ts";
import type { ResourceKind } from "../../../scripts/import/resource-kind.ts";

/** Names of a published draft's required fields. */
type RequiredNames<Draft> = {
  [Name in keyof Draft]-?: object extends Pick<Draft, Name> ? never : Name;
}[keyof Draft];

/** Resolves to nothing when the names are complete. */
type Complete<Draft, Name> = [Exclude<RequiredNames<Draft>, Name>] extends [never]
  ? unknown
  : { readonly lacking: Exclude<RequiredNames<Draft>, Name> };

/** Names that a published draft knows, including all required ones; unknown names do not compile. */
function namesOf<Draft>() {
  return <const Names extends readonly (keyof Draft & string)[]>(
    names: Names & Complete<Draft, Names[number]>,
  ): ReadonlySet<string> => new Set<string>(names);
}

/** The fields of each kind in the published client's types, which the exporter writes. */
export const publishedNames = {
  types: namesOf<TypeDraft>()(draftFields.types),
  "tax-categories": namesOf<TaxCategoryDraft>()(draftFields["tax-categories"]),
  zones: namesOf<ZoneDraft>()(draftFields.zones),
  channels: namesOf<ChannelDraft>()(draftFields.channels),
  "customer-groups": namesOf<CustomerGroupDraft>()([...draftFields["customer-groups"], "groupName"]),
  stores: namesOf<StoreDraft>()(draftFields.stores),
  "shipping-methods": namesOf<ShippingMethodDraft>()(draftFields["shipping-methods"]),
  "product-types": namesOf<ProductTypeDraft>()(draftFields["product-types"]),
  categories: namesOf<CategoryDraft>()(draftFields.categories),
  "product-discounts": namesOf<ProductDiscountDraft>()(draftFields["product-discounts"]),
  products: namesOf<ProductDraft>()([
    ...dataFields,
    "key",
    "productType",
    "taxCategory",
    "priceMode",
    "attributes",
    "masterVariant",
    "variants",
    "publish",
  ]),
  "standalone-prices": namesOf<StandalonePriceDraft>()(draftFields["standalone-prices"]),
  inventory: namesOf<InventoryEntryDraft>()(draftFields.inventory),
  "discount-groups": namesOf<DiscountGroupDraft>()(draftFields["discount-groups"]),
  "cart-discounts": namesOf<CartDiscountDraft>()(draftFields["cart-discounts"]),
  "discount-codes": namesOf<DiscountCodeDraft>()(draftFields["discount-codes"]),
  customers: namesOf<CustomerDraft>()([
    ...customerFields,
    "addresses",
    "billingAddresses",
    "shippingAddresses",
    "defaultBillingAddress",
    "defaultShippingAddress",
  ]),
  reviews: namesOf<ReviewDraft>()(draftFields.reviews),
  "custom-objects": namesOf<CustomObjectDraft>()(draftFields["custom-objects"]),
  payments: namesOf<PaymentDraft>()(draftFields.payments),
  // the customer as a reference and the language are the importer's own
  orders: namesOf<OrderImportDraft & { readonly customer: unknown; readonly locale: unknown }>()([
    ...orderFields,
    "customer",
    "locale",
    "taxedPrice",
    "lineItems",
    "customLineItems",
    "shippingInfo",
    "completedAt",
  ]),
} satisfies Record<ResourceKind, ReadonlySet<string>>;

/** The same for the parts of orders and products. */
export const publishedParts = {
  variant: namesOf<ProductVariantDraft>()([...variantFields, "prices", "attributes"]),
  line: namesOf<LineItemImportDraft>()([
    ...lineFields,
    "key",
    "variant",
    "quantity",
    "price",
    "taxedPrice",
    "shippingDetails",
  ]),
  customLine: namesOf<CustomLineItemImportDraft>()([
    ...customLineFields,
    "key",
    "quantity",
    "money",
    "taxedPrice",
    "shippingDetails",
  ]),
  price: namesOf<PriceDraft>()([...priceFields, "value"]),
  taxedPrice: namesOf<TaxedPriceDraft>()(taxedPriceFields),
  shipping: namesOf<ShippingInfoImportDraft>()([...shippingFields, "taxedPrice", "deliveries"]),
  delivery: namesOf<DeliveryDraft>()([...deliveryFields, "items", "parcels"]),
  parcel: namesOf<ParcelDraft>()([...parcelFields, "items"]),
};
