import { fragment } from "../database/fragment.ts";
import { type QueryArguments, toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereField, WhereFields } from "../where/where-field.ts";
import { column, head, jsonCustom, jsonLocalized, jsonValue } from "../where/where-fields.ts";
import {
  CATEGORY_COLUMNS,
  type Category,
  type CategoryRow,
  parseCategoryRow,
  primeCategories,
} from "./category.ts";

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

function slug(locale: string): WhereField {
  return {
    kind: "value",
    type: "text",
    value: fragment("s.slug"),
    wrap: {
      before: "c.id IN (SELECT s.category_id FROM category_slug s WHERE s.locale = ? AND ",
      after: ")",
      parameters: [locale],
    },
  };
}

/** What `where` may name on categories (table `c`). */
const categoryFields: WhereFields = {
  ...head("c"),
  orderHint: column("text", "c.order_hint"),
  externalId: jsonValue("text", "c.data", "$.externalId"),
  name: jsonLocalized("c.data", "$.name"),
  slug: { kind: "object", fields: slug },
  parent: {
    kind: "object",
    fields: { id: column("text", "c.parent_id"), typeId: column("text", "'category'") },
    present: fragment("c.parent_id IS NOT NULL"),
  },
  ancestors: {
    kind: "object",
    fields: { id: column("text", "a.ancestor_id"), typeId: column("text", "'category'") },
    wrap: {
      before: "c.id IN (SELECT a.category_id FROM category_ancestor a WHERE ",
      after: ")",
      parameters: [],
    },
  },
  custom: jsonCustom("c.data", "$.custom"),
};
