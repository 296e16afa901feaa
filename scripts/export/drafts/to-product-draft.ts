import { isObject, type JsonFields } from "../../import/draft-line.ts";
import { pickFields } from "../clean-value.ts";
import { type KnownDiscounts, toAttributeDrafts, toVariantDraft } from "./to-variant-draft.ts";

/** What a draft says of the data of a product. */
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

/** What is for sale of a product, or what is worked on while it is not for sale: a draft has place for one of them. */
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
