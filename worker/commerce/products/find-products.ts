import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereFields } from "../where/where-field.ts";
import type { Product } from "./product.ts";
import {
  productFields,
  projectionFields,
  publishedProductFields,
  stagedProjectionFields,
} from "./product-fields.ts";
import { PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./product-row.ts";

export interface ProductArguments extends QueryArguments {
  readonly skus?: readonly string[] | null | undefined;
  /** Leaves out what is not for sale, and hides what is staged. */
  readonly onlyPublished?: boolean;
  /** Predicates name what a projection has. */
  readonly isProjected?: boolean;
}

function chooseFields({ onlyPublished, isProjected }: ProductArguments): WhereFields {
  if (isProjected) return onlyPublished ? projectionFields : stagedProjectionFields;
  return onlyPublished ? publishedProductFields : productFields;
}

function toCondition({ where, skus, onlyPublished }: ProductArguments, fields: WhereFields): SqlFragment {
  const parts: SqlFragment[] = onlyPublished ? [fragment("p.published = 1")] : [];
  if (where) parts.push(compileWhere(where, fields));
  if (skus) {
    const list = JSON.stringify(skus);
    const tables = ["product_variant", ...(onlyPublished ? [] : ["staged_variant"])];
    const named = tables.map((table) => {
      const rows = `SELECT v.product_seq FROM ${table} v WHERE v.sku IN (SELECT value FROM json_each(?))`;
      return fragment(`p.seq IN (${rows})`, list);
    });
    parts.push(combine(named, "OR"));
  }
  return combine(parts, "AND");
}

/** A page of products. Throws InvalidInput for a predicate, sort or page that is not allowed. */
export async function findProducts(
  context: RequestContext,
  args: ProductArguments,
): Promise<QueryResult<Product>> {
  const page = toPage(args);
  const fields = chooseFields(args);
  const where = toCondition(args, fields);
  const order = compileSort(args.sort, fields, "p.seq");
  const from = `FROM product p WHERE ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${PRODUCT_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<ProductRow>();
  const products = rows.results.map(parseProductRow);
  return toQueryResult(products, page, () => countRows(context.replica, from, where.parameters));
}
