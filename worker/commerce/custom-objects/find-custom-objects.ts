import { combine, fragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import { toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileSort } from "../where/compile-sort.ts";
import { compileWhere } from "../where/compile-where.ts";
import type { WhereField, WhereFields } from "../where/where-field.ts";
import { column, head } from "../where/where-fields.ts";
import {
  CUSTOM_OBJECT_COLUMNS,
  type CustomObject,
  type CustomObjectRow,
  parseCustomObjectRow,
} from "./custom-object.ts";

/** Any path into the value: `value(active = true)`, `value(bank(iban = "…"))`; compared as what is stored. */
function valueAt(path: string): WhereField {
  const inside = (name: string): WhereField | null =>
    /^[\w-]+$/.test(name) ? valueAt(`${path}."${name}"`) : null;
  return {
    kind: "object",
    fields: inside,
    plain: { kind: "value", type: "any", value: fragment("json_extract(o.value, ?)", path) },
    present: fragment("json_extract(o.value, ?) IS NOT NULL", path),
  };
}

const fields: WhereFields = {
  ...head("o"),
  container: column("text", "o.container"),
  value: valueAt("$"),
};

export interface CustomObjectArguments extends QueryArguments {
  readonly container?: string | null | undefined;
}

/** A page of custom objects, of one container or of all. Throws InvalidInput. */
export async function findCustomObjects(
  context: RequestContext,
  args: CustomObjectArguments,
): Promise<QueryResult<CustomObject>> {
  const page = toPage(args);
  const where = combine(
    [
      ...(args.container ? [fragment("o.container = ?", args.container)] : []),
      ...(args.where ? [compileWhere(args.where, fields)] : []),
    ],
    "AND",
  );
  const order = compileSort(args.sort, fields, "o.container, o.key");
  const from = `FROM custom_object o WHERE ${where.sql}`;
  const rows = await context.replica
    .prepare(`SELECT ${CUSTOM_OBJECT_COLUMNS} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<CustomObjectRow>();
  const objects = rows.results.map(parseCustomObjectRow);
  return toQueryResult(objects, page, () => countRows(context.replica, from, where.parameters));
}
