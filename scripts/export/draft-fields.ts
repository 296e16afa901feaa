import type { JsonFields } from "../import/draft-line.ts";
import type { StoredResource } from "../import/platform-client.ts";
import type { ResourceKind } from "../import/resource-kind.ts";
import { cleanFields, pickFields, toPlainJson } from "./clean-value.ts";
import { toCustomerDraft } from "./drafts/to-customer-draft.ts";
import { toOrderDraft } from "./drafts/to-order-draft.ts";
import { toProductDraft } from "./drafts/to-product-draft.ts";
import { type KnownDiscounts, toPriceDraft } from "./drafts/to-variant-draft.ts";

const described = ["key", "name", "description"] as const;
const priceScope = ["value", "country", "customerGroup", "channel", "validFrom", "validUntil"] as const;
const validity = ["isActive", "validFrom", "validUntil"] as const;
const seo = ["metaTitle", "metaDescription", "metaKeywords"] as const;

/**
 * The fields that a stored resource shares with its draft, by kind.
 * Products, customers and orders have other shapes and separate files.
 */
export const draftFields = {
  types: [...described, "resourceTypeIds", "fieldDefinitions"],
  "tax-categories": [...described, "rates"],
  zones: [...described, "locations"],
  channels: [...described, "roles", "address", "geoLocation", "custom"],
  "customer-groups": ["key", "custom"],
  stores: ["key", "name", "languages", "countries", "distributionChannels", "supplyChannels", "custom"],
  "shipping-methods": [
    ...described,
    "localizedName",
    "localizedDescription",
    "taxCategory",
    "zoneRates",
    "active",
    "isDefault",
    "predicate",
    "stores",
    "custom",
  ],
  "product-types": [...described, "attributes"],
  categories: [...described, "slug", "parent", "orderHint", "externalId", ...seo, "assets", "custom"],
  "product-discounts": [...described, "value", "predicate", "sortOrder", ...validity],
  "standalone-prices": ["key", "sku", ...priceScope, "tiers", "discounted", "active", "custom"],
  inventory: [
    "key",
    "sku",
    "supplyChannel",
    "quantityOnStock",
    "restockableInDays",
    "expectedDelivery",
    "custom",
  ],
  "discount-groups": [...described, "sortOrder", "isActive"],
  "cart-discounts": [
    ...described,
    "value",
    "cartPredicate",
    "target",
    "sortOrder",
    ...validity,
    "requiresDiscountCode",
    "stackingMode",
    "stores",
    "discountGroup",
    "custom",
  ],
  "discount-codes": [
    ...described,
    "code",
    "cartDiscounts",
    "cartPredicate",
    "maxApplications",
    "maxApplicationsPerCustomer",
    "groups",
    ...validity,
    "custom",
  ],
  reviews: [
    "key",
    "uniquenessValue",
    "locale",
    "authorName",
    "title",
    "text",
    "target",
    "rating",
    "customer",
    "custom",
  ],
  payments: [
    "key",
    "customer",
    "interfaceId",
    "amountPlanned",
    "paymentMethodInfo",
    "paymentStatus",
    "transactions",
    "interfaceInteractions",
    "custom",
  ],
  "custom-objects": ["container", "key", "value"],
} as const satisfies Readonly<Partial<Record<ResourceKind, readonly string[]>>>;

const plainFields: Readonly<Partial<Record<ResourceKind, readonly string[]>>> = draftFields;

/** The exporter's knowledge of resources that others reference by something else than a reference. */
interface KnownResources extends KnownDiscounts {
  /** Reports whether a variant of this SKU exists. */
  isSold(sku: string): boolean;
}

/** Converts a stored resource to draft fields: no ids, versions, times or calculated values; references still by id. */
export function toDraftFields(kind: ResourceKind, stored: StoredResource, known: KnownResources): JsonFields {
  const fields = cleanFields(stored);
  const picked = pickFields(fields, plainFields[kind] ?? []);
  switch (kind) {
    case "products":
      return toProductDraft(fields, known);
    case "customers":
      return toCustomerDraft(stored, fields);
    case "standalone-prices":
      return toPriceDraft(picked, known);
    case "customer-groups":
      return { ...picked, groupName: fields.name ?? "" };
    case "orders":
      return toOrderDraft(stored, fields, (sku) => known.isSold(sku));
    case "custom-objects":
      return { ...picked, value: toPlainJson(stored.value) };
    default:
      return picked;
  }
}
