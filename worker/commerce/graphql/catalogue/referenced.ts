import { loadCategory } from "../../categories/category.ts";
import { findCustomObject } from "../../custom-objects/custom-object.ts";
import { isJsonObject } from "../../json/json.ts";
import { loadProduct } from "../../products/load-product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";

type Load = (context: RequestContext, id: string) => Promise<object | null>;

/** The GraphQL name and the loader for each typeId of a reference; other references resolve to null. */
const loads: Readonly<Record<string, readonly [typename: string, load: Load]>> = {
  product: ["Product", loadProduct],
  category: ["Category", loadCategory],
  channel: ["Channel", loadResource],
  "key-value-document": ["CustomObject", (context, id) => findCustomObject(context, { id })],
  "cart-discount": ["CartDiscount", loadResource],
  "customer-group": ["CustomerGroup", loadResource],
  "discount-code": ["DiscountCode", loadResource],
  "product-discount": ["ProductDiscount", loadResource],
  "product-type": ["ProductTypeDefinition", loadResource],
  "shipping-method": ["ShippingMethod", loadResource],
  "tax-category": ["TaxCategory", loadResource],
  type: ["TypeDefinition", loadResource],
  zone: ["Zone", loadResource],
};

/**
 * The referenced resource of a value, with its type's name for the interface; null if it is not a reference or is
 * missing.
 */
async function loadReferenced(context: RequestContext, value: unknown): Promise<object | null> {
  if (!isJsonObject(value) || typeof value.typeId !== "string" || typeof value.id !== "string") return null;
  const known = Object.hasOwn(loads, value.typeId) ? loads[value.typeId] : undefined;
  if (!known) return null;
  const [typename, load] = known;
  const found = await load(context, value.id);
  return found && { ...found, __typename: typename };
}

interface Valued {
  readonly value: unknown;
}

/** `referencedResource` and `referencedResourceSet` of an attribute or a custom field. */
export const referencedFields = {
  referencedResource: ({ value }: Valued, _args: object, context: RequestContext) =>
    loadReferenced(context, value),
  referencedResourceSet: async ({ value }: Valued, _args: object, context: RequestContext) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    const found = await Promise.all(values.map((item) => loadReferenced(context, item)));
    return found.filter((resource) => resource !== null);
  },
};
