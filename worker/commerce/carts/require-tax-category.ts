import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import { type Reference, type ResourceIdentifier, toReference } from "../resources/reference.ts";
import type { CartFacts } from "./cart-facts.ts";

/** The tax category that an input names by id or key. Throws ReferencedResourceNotFound. */
export function requireTaxCategory(identifier: ResourceIdentifier, facts: CartFacts): Reference {
  const name = identifier.id ?? identifier.key ?? "";
  const id = facts.taxCategoryIds.get(name);
  if (!id) throw referencedResourceNotFound("tax-category", name);
  return toReference("tax-category", id);
}
