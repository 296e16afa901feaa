import { boolean, integer, optional, string, type, unknown } from "superstruct";
import { NameStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import type { Attribute } from "../product.ts";
import { changeVariant, changeVariants } from "./change-variant.ts";
import { onData } from "./product-action.ts";

const Value = { staged: optional(boolean()), name: NameStruct, value: optional(unknown()) };
const OfVariant = type({ ...Value, variantId: optional(integer()), sku: optional(string()) });
const OfAll = type(Value);

function withAttribute(attributes: readonly Attribute[], name: string, value: unknown): readonly Attribute[] {
  if (value === undefined || value === null) return attributes.filter((attribute) => attribute.name !== name);
  if (!attributes.some((attribute) => attribute.name === name)) return [...attributes, { name, value }];
  return attributes.map((attribute) => (attribute.name === name ? { name, value } : attribute));
}

export const setAttribute = onData(
  (action) => parseDraft(action, OfVariant),
  (data, { name, value, ...target }) =>
    changeVariant(data, target, (variant) => ({
      ...variant,
      attributes: withAttribute(variant.attributes, name, value),
    })),
);

export const setAttributeInAllVariants = onData(
  (action) => parseDraft(action, OfAll),
  (data, { name, value }) =>
    changeVariants(data, (variant) => ({
      ...variant,
      attributes: withAttribute(variant.attributes, name, value),
    })),
);

/** An attribute of the product itself, as its type defines it. */
export const setProductAttribute = onData(
  (action) => parseDraft(action, OfAll),
  ({ attributes, ...data }, { name, value }) => {
    const next = withAttribute(attributes ?? [], name, value);
    return next.length === 0 && attributes === undefined ? data : { ...data, attributes: next };
  },
);
