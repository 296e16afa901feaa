import { fragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { findRows, type NounTable } from "../resources/noun-table.ts";
import {
  column,
  head,
  jsonCustom,
  jsonLocalized,
  jsonValue,
  type WhereField,
  type WhereFields,
} from "../where/where-fields.ts";
import {
  CATEGORY_COLUMNS,
  type Category,
  type CategoryRow,
  parseCategoryRow,
  primeCategories,
} from "./category.ts";

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

const fields: WhereFields = {
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

/** The table of categories, with the fields that `where` may use. */
export const categoryTable: NounTable<Category, CategoryRow> = {
  from: "category c",
  columns: CATEGORY_COLUMNS,
  fields,
  order: "c.created_at, c.seq",
  parse: parseCategoryRow,
};

/** A page of categories. Throws InvalidInput for an invalid predicate, sort or page. */
export async function findCategories(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<Category>> {
  const page = await findRows(context, categoryTable, args);
  primeCategories(context, page.results);
  return page;
}
