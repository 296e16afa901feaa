import type { QueryArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import { CATEGORY_COLUMNS, type Category, type CategoryRow, parseCategoryRow } from "./category.ts";
import { categoryFields } from "./category-fields.ts";
import { primeCategories } from "./load-category.ts";

/** A page of categories. Throws InvalidInput for a predicate, sort or page that is not allowed. */
export async function findCategories(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<Category>> {
  const page = toPage(args);
  const where = args.where ? compileWhere(args.where, categoryFields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, categoryFields, "c.created_at, c.seq");
  const from = `FROM category c WHERE ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${CATEGORY_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<CategoryRow>();
  const categories = rows.results.map(parseCategoryRow);
  primeCategories(context, categories);
  return toQueryResult(categories, page, () => countRows(context.replica, from, where.parameters));
}
