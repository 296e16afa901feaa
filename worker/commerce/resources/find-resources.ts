import type { JsonObject } from "../json/json.ts";
import { type QueryArguments, toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { parseResourceRow, RESOURCE_COLUMNS, type ResourceRow, toResourceBody } from "./stored-resource.ts";

/** A page of one kind's resources; the total is counted only when it is asked for. Throws InvalidInput. */
export async function findResources(
  context: RequestContext,
  kind: ResourceKind,
  args: QueryArguments,
): Promise<QueryResult<JsonObject>> {
  const { limit, offset } = toPage(args);
  const where = args.where ? compileWhere(args.where, kind.fields) : { sql: "1", parameters: [] };
  const order = compileSort(args.sort, kind.fields, "r.created_at, r.id");
  const from = `FROM resource r WHERE r.kind = ? AND ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${RESOURCE_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(kind.typeId, ...where.parameters, ...order.parameters, limit, offset)
    .all<ResourceRow>();
  const results = rows.results.map((row) => toResourceBody(parseResourceRow(row)));
  return toQueryResult(results, { limit, offset }, () =>
    countRows(context.replica, from, [kind.typeId, ...where.parameters]),
  );
}
