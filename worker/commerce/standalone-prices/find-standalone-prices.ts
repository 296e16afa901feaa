import { fragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereField, WhereFields } from "../where/where-field.ts";
import { column, head, jsonCustom, jsonValue } from "../where/where-fields.ts";
import {
  parseStandalonePriceRow,
  STANDALONE_PRICE_COLUMNS,
  type StandalonePrice,
  type StandalonePriceRow,
} from "./standalone-price.ts";

function reference(name: string): WhereField {
  const sql = `nullif(s.${name}, '')`;
  return { kind: "object", fields: { id: column("text", sql) }, present: fragment(`${sql} IS NOT NULL`) };
}

const fields: WhereFields = {
  ...head("s"),
  sku: column("text", "s.sku"),
  active: column("boolean", "s.active"),
  country: column("text", "nullif(s.country, '')"),
  customerGroup: reference("customer_group"),
  channel: reference("channel"),
  validFrom: column("datetime", "nullif(s.valid_from, '')"),
  validUntil: column("datetime", "nullif(s.valid_until, '')"),
  value: {
    kind: "object",
    fields: {
      currencyCode: column("text", "s.currency"),
      centAmount: jsonValue("number", "s.data", "$.value.centAmount"),
    },
  },
  custom: jsonCustom("s.data", "$.custom"),
};

/** A page of standalone prices. Throws InvalidInput for a predicate, sort or page that is not allowed. */
export async function findStandalonePrices(
  context: RequestContext,
  args: QueryArguments,
): Promise<QueryResult<StandalonePrice>> {
  const page = toPage(args);
  const where = args.where ? compileWhere(args.where, fields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, fields, "s.created_at, s.id");
  const from = `FROM standalone_price s WHERE ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${STANDALONE_PRICE_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<StandalonePriceRow>();
  const prices = rows.results.map(parseStandalonePriceRow);
  return toQueryResult(prices, page, () => countRows(context.replica, from, where.parameters));
}
