import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import type { CartFacts } from "./cart-facts.ts";
import { type Reference, type ResourceIdentifier, toReference } from "./reference.ts";

/** The tax category that an input names by id or key. Throws ReferencedResourceNotFound. */
export function requireTaxCategory(identifier: ResourceIdentifier, facts: CartFacts): Reference {
  const name = identifier.id ?? identifier.key ?? "";
  const id = facts.taxCategoryIds.get(name);
  if (!id) throw referencedResourceNotFound("tax-category", name);
  return toReference("tax-category", id);
}
