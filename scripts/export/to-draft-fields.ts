import type { JsonFields } from "../import/draft-line.ts";
import type { StoredResource } from "../import/platform-client.ts";
import type { ResourceKind } from "../import/resource-kind.ts";
import { cleanFields, pickFields, toPlainJson } from "./clean-value.ts";
import { draftFields } from "./draft-fields.ts";
import { toCustomerDraft } from "./drafts/to-customer-draft.ts";
import { toProductDraft } from "./drafts/to-product-draft.ts";
import { type KnownDiscounts, toPriceDraft } from "./drafts/to-variant-draft.ts";

/** What a draft says of a stored resource: no ids, versions, times or reckoned values; references still by id. */
export function toDraftFields(
  kind: ResourceKind,
  stored: StoredResource,
  discounts: KnownDiscounts,
): JsonFields {
  const fields = cleanFields(stored);
  const picked = pickFields(fields, draftFields[kind] ?? []);
  switch (kind) {
    case "products":
      return toProductDraft(fields, discounts);
    case "customers":
      return toCustomerDraft(stored, fields);
    case "standalone-prices":
      return toPriceDraft(picked, discounts);
    case "customer-groups":
      return { ...picked, groupName: fields.name ?? "" };
    case "custom-objects":
      return { ...picked, value: toPlainJson(stored.value) };
    default:
      return picked;
  }
}
