import { combine, fragment, negate, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { chooseDriver } from "./choose-driver.ts";
import { compileLeaf, leafInputs } from "./compile-leaf.ts";
import { isPriceField } from "./search-field.ts";
import type { QueryInput } from "./search-input.ts";
import type { SearchScope, SearchStatement } from "./search-statement.ts";

const GROUPS = ["and", "or", "not", "filter"] as const;
/** Nested conditions; D1 refuses expressions deeper than 100. */
const MAX_NESTING = 12;

function children(query: QueryInput): readonly QueryInput[] {
  return GROUPS.flatMap((group) => query[group] ?? []);
}

/** Conditions on prices only apply to one and the same price, like nested documents. */
function isPriceOnly(query: QueryInput): boolean {
  const leaves = leafInputs(query);
  const inner = children(query);
  if (leaves.length === 0 && inner.length === 0) return false;
  return leaves.every(({ field }) => isPriceField(field)) && inner.every(isPriceOnly);
}

function onePrice(condition: SqlFragment): SqlFragment {
  const { sql, parameters } = condition;
  return fragment(
    `EXISTS (SELECT 1 FROM product_price pr WHERE pr.product_seq = p.seq AND ${sql})`,
    ...parameters,
  );
}

function compileAnd(
  queries: readonly QueryInput[],
  statement: SearchStatement,
  scope: SearchScope,
  nesting: number,
): SqlFragment {
  if (scope === "price")
    return combine(
      queries.map((query) => compile(query, statement, scope, nesting)),
      "AND",
    );
  const prices = queries.filter(isPriceOnly);
  const others = queries.filter((query) => !isPriceOnly(query));
  const parts = others.map((query) => compile(query, statement, scope, nesting));
  if (prices.length > 0) {
    parts.push(
      onePrice(
        combine(
          prices.map((query) => compile(query, statement, "price", nesting)),
          "AND",
        ),
      ),
    );
  }
  return combine(parts, "AND");
}

function compileGroups(
  query: QueryInput,
  statement: SearchStatement,
  scope: SearchScope,
  nesting: number,
): readonly SqlFragment[] {
  const parts: SqlFragment[] = [];
  if (query.and) parts.push(compileAnd(query.and, statement, scope, nesting));
  if (query.filter) parts.push(compileAnd(query.filter, statement.withoutScore(), scope, nesting));
  if (query.or) {
    parts.push(
      combine(
        query.or.map((part) => compile(part, statement, scope, nesting)),
        "OR",
      ),
    );
  }
  if (query.not) {
    const any = query.not.map((part) => compile(part, statement.withoutScore(), scope, nesting));
    parts.push(negate(combine(any, "OR")));
  }
  return parts;
}

function compile(
  query: QueryInput,
  statement: SearchStatement,
  scope: SearchScope,
  nesting: number,
): SqlFragment {
  if (nesting > MAX_NESTING) throw invalidInput("The search query is nested too deeply.");
  if (scope === "product" && isPriceOnly(query)) return onePrice(compile(query, statement, "price", nesting));
  const leaf = compileLeaf(query, statement, scope);
  const parts = [...(leaf ? [leaf] : []), ...compileGroups(query, statement, scope, nesting + 1)];
  if (parts.length === 0) throw invalidInput("A search expression must not be empty.");
  return combine(parts, "AND");
}

/**
 * A search query as a condition on a product `p` that was found already, with every value bound. Throws InvalidInput.
 */
export function compileCondition(query: QueryInput, statement: SearchStatement): SqlFragment {
  return compile(query, statement, "product", 0);
}

/** A search query as a condition that finds its products `p` itself, by an index if possible. Throws InvalidInput. */
export function compileQuery(query: QueryInput, statement: SearchStatement): SqlFragment {
  const condition = compileCondition(query, statement);
  const driver = chooseDriver(query, statement);
  return driver ? combine([driver, condition], "AND") : condition;
}

/** A condition on one price row `pr`, for sorting and facets over prices. */
export function compilePriceFilter(query: QueryInput, statement: SearchStatement): SqlFragment {
  if (!isPriceOnly(query)) throw invalidInput("A filter on prices may only name fields of prices.");
  return compile(query, statement.withoutScore(), "price", 0);
}

export { isPriceOnly };
