import { isObject, type JsonFields } from "../../import/draft-line.ts";
import { pickFields } from "../clean-value.ts";
import { type KnownDiscounts, toAttributeDrafts, toVariantDraft } from "./to-variant-draft.ts";

/** Product data fields that a draft contains. */
export const dataFields = [
  "name",
  "slug",
  "description",
  "categories",
  "categoryOrderHints",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "searchKeywords",
] as const;

/**
 * Converts the published version of a product, or the staged one of an unpublished product.
 * A draft contains one of them.
 */
export function toProductDraft(fields: JsonFields, discounts: KnownDiscounts): JsonFields {
  const master = isObject(fields.masterData) ? fields.masterData : {};
  const publish = master.published === true;
  const chosen = publish ? master.current : master.staged;
  const data = isObject(chosen) ? chosen : {};
  const { masterVariant, variants, attributes } = data;
  return {
    ...pickFields(fields, ["key", "productType", "taxCategory", "priceMode"]),
    ...pickFields(data, dataFields),
    ...(Array.isArray(attributes) && attributes.length > 0
      ? { attributes: toAttributeDrafts(attributes) }
      : {}),
    masterVariant: isObject(masterVariant) ? toVariantDraft(masterVariant, discounts) : {},
    variants: Array.isArray(variants)
      ? variants.filter(isObject).map((each) => toVariantDraft(each, discounts))
      : [],
    publish,
  };
}
