import type { JsonFields } from "../import/draft-line.ts";
import type { StoredResource } from "../import/platform-client.ts";
import type { ResourceKind } from "../import/resource-kind.ts";
import { cleanFields, pickFields, toPlainJson } from "./clean-value.ts";
import { draftFields } from "./draft-fields.ts";
import { toCustomerDraft } from "./drafts/to-customer-draft.ts";
import { toOrderDraft } from "./drafts/to-order-draft.ts";
import { toProductDraft } from "./drafts/to-product-draft.ts";
import { type KnownDiscounts, toPriceDraft } from "./drafts/to-variant-draft.ts";

const plainFields: Readonly<Partial<Record<ResourceKind, readonly string[]>>> = draftFields;

/** The exporter's knowledge of resources that others reference by something else than a reference. */
export interface KnownResources extends KnownDiscounts {
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
