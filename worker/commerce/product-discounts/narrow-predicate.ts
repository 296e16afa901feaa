import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { readPredicate } from "../predicates/parse-predicate.ts";
import { type Operand, type Predicate, PredicateSyntaxError } from "../predicates/predicate.ts";

const LIST = "IN (SELECT value FROM json_each(?))";

/** Fields with an index: the products (table `p`) that have one of the values. */
const conditions: ReadonlyMap<string, string> = new Map([
  ["product.id", `p.id ${LIST}`],
  ["product.key", `p.key ${LIST}`],
  ["productType.id", `p.product_type_id ${LIST}`],
  [
    "productType.key",
    `p.product_type_id IN (SELECT id FROM resource WHERE kind = 'product-type' AND key ${LIST})`,
  ],
  ["sku", `p.seq IN (SELECT product_seq FROM product_variant WHERE sku ${LIST})`],
  ["variant.sku", `p.seq IN (SELECT product_seq FROM product_variant WHERE sku ${LIST})`],
  ["categories.id", `p.seq IN (SELECT product_seq FROM product_category WHERE category_id ${LIST})`],
  [
    "categoriesWithAncestors.id",
    `p.seq IN (SELECT product_seq FROM product_category WHERE category_id ${LIST})`,
  ],
  [
    "categories.key",
    `p.seq IN (SELECT product_seq FROM product_category WHERE category_id IN (SELECT id FROM category WHERE key ${LIST}))`,
  ],
  [
    "categoriesWithAncestors.key",
    `p.seq IN (SELECT product_seq FROM product_category WHERE category_id IN (SELECT id FROM category WHERE key ${LIST}))`,
  ],
]);

function valuesOf(operands: readonly Operand[]): readonly unknown[] | null {
  const values = operands.flatMap((operand) => (operand.kind === "list" ? operand.values : [operand]));
  return values.every((operand) => operand.kind === "literal")
    ? values.map((operand) => (operand.kind === "literal" ? operand.value : null))
    : null;
}

function lookUp(left: Operand, operands: readonly Operand[]): SqlFragment | null {
  const sql = left.kind === "field" ? conditions.get(left.path.join(".")) : undefined;
  const values = valuesOf(operands);
  return sql && values ? fragment(sql, JSON.stringify(values)) : null;
}

function narrow(predicate: Predicate): SqlFragment | null {
  switch (predicate.kind) {
    case "constant":
      return predicate.value ? null : fragment("0");
    case "and": {
      const parts = predicate.parts.map(narrow).filter((part) => part !== null);
      return parts.length > 0 ? combine(parts, "AND") : null;
    }
    case "or": {
      const parts = predicate.parts.map(narrow);
      return parts.every((part) => part !== null) ? combine(parts, "OR") : null;
    }
    case "compare":
      return predicate.operator === "=" ? lookUp(predicate.left, [predicate.right]) : null;
    case "in":
    case "contains":
      return predicate.kind === "in" && predicate.negated ? null : lookUp(predicate.left, predicate.values);
    default:
      return null;
  }
}

/**
 * Products that a discount's predicate may match, by indexes: never too few, so that prices are recalculated for a
 * SKU's product and not for the whole catalogue. An invalid predicate matches nothing.
 */
export function narrowPredicate(text: string): SqlFragment {
  try {
    return narrow(readPredicate(text)) ?? fragment("1");
  } catch (error) {
    if (error instanceof PredicateSyntaxError) return fragment("0");
    throw error;
  }
}
