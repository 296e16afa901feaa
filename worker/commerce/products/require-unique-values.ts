import { duplicateAttributeValue } from "../errors/catalogue-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { AttributeDefinition } from "./attribute-definition.ts";
import { toAttributeValues } from "./attribute-rows.ts";
import { allVariants, type ProductData } from "./product.ts";

const FIND = `SELECT e.value ->> 0 AS name FROM json_each(?1) e
  JOIN product_attribute a ON a.name = e.value ->> 0 AND a.locale = e.value ->> 1 AND a.value = e.value ->> 2
  JOIN product p ON p.seq = a.product_seq
  WHERE p.id <> ?2 AND p.product_type_id = ?3 LIMIT 1`;

/**
 * Holds attributes with the constraint Unique against all other products of the type. It is asked of the search index, so a
 * unique attribute has to be searchable, as the platform's own are by default. Throws DuplicateAttributeValue.
 */
export async function requireUniqueValues(
  context: RequestContext,
  product: { readonly id: string; readonly productTypeId: string },
  data: ProductData,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Promise<void> {
  const isUnique = (name: string) => definitions.get(name)?.attributeConstraint === "Unique";
  if (![...definitions.keys()].some(isUnique)) return;
  const values = toAttributeValues(data, definitions).filter(({ name }) => isUnique(name));
  if (values.length === 0) return;
  const rows = JSON.stringify(values.map(({ name, locale, value }) => [name, locale, value]));
  const name = await context.db
    .prepare(FIND)
    .bind(rows, product.id, product.productTypeId)
    .first<string>("name");
  if (name === null) return;
  const attributes = allVariants(data).flatMap((variant) => variant.attributes);
  const taken = attributes.find((attribute) => attribute.name === name);
  throw duplicateAttributeValue({ name, value: taken?.value });
}
