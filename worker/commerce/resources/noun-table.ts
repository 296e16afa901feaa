import { combine, fragment, type SqlFragment, type SqlValue } from "../database/fragment.ts";
import { malformedParameter, resourceNotFound } from "../errors/platform-errors.ts";
import { type QueryArguments, toPage } from "../paging/page.ts";
import { countRows, type QueryResult, toQueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileWhere } from "../where/compile-where.ts";
import { findField, type WhereField, type WhereFields } from "../where/where-fields.ts";

/** The documentation sets no limit. Each may bind a value, and D1 binds no more than 100 in one statement. */
const MAX_SORTS = 8;

/** Identifies a resource in a path: its id, or `key=…`. */
export type ResourceName = { readonly by: "ID" | "key"; readonly value: string };

/**
 * Describes the table of a noun, for shared reads and writes: `findRows` returns its pages, `findNamed` one of them,
 * `requireRow` reads one for a write, `updateRow` and `deleteRow` (change-row.ts) change it. A new noun needs a
 * descriptor and its actions.
 */
export interface NounTable<Item, Row> {
  /** The table with the alias that columns and fields use: `category c`. */
  readonly from: string;
  /** Columns in the row's own names, for SELECT. */
  readonly columns: string;
  /** The fields for `where` and `sort`. */
  readonly fields: WhereFields;
  /** Breaks ties, and is the default sort. */
  readonly order: string;
  readonly parse: (row: Row) => Item;
  /** Selects the noun's own rows, if the table contains others as well. */
  readonly only?: SqlFragment;
  /** Documents that shoppers change are read from the primary, the catalogue from any replica. */
  readonly reads?: "db" | "replica";
}

/**
 * A page of the rows that match the caller's conditions and predicate; counts the total only on request. Throws
 * InvalidInput.
 */
export async function findRows<Item, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  args: QueryArguments,
  conditions: readonly SqlFragment[] = [],
): Promise<QueryResult<Item>> {
  const { columns, fields, parse, reads = "replica" } = table;
  const page = toPage(args);
  const given = args.where ? [compileWhere(args.where, fields)] : [];
  const where = combine([...ownRows(table), ...conditions, ...given], "AND");
  const order = compileSort(args.sort, fields, table.order);
  const from = `FROM ${table.from} WHERE ${where.sql}`;
  const { results } = await context[reads]
    .prepare(`SELECT ${columns} ${from} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
    .bind(...where.parameters, ...order.parameters, page.limit, page.offset)
    .all<Row>();
  return toQueryResult(results.map(parse), page, () => countRows(context[reads], from, where.parameters));
}

/** One item that matches a condition, by default from the primary, or null. */
export async function findRow<Item, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  condition: SqlFragment,
  reads: "db" | "replica" = "db",
): Promise<Item | null> {
  const { sql, parameters } = combine([...ownRows(table), condition], "AND");
  const row = await context[reads]
    .prepare(`SELECT ${table.columns} FROM ${table.from} WHERE ${sql}`)
    .bind(...parameters)
    .first<Row>();
  return row === null ? null : table.parse(row);
}

function ownRows({ only }: { readonly only?: SqlFragment }): readonly SqlFragment[] {
  return only ? [only] : [];
}

function named({ from }: { readonly from: string }, by: ResourceName["by"], value: string): SqlFragment {
  return fragment(`${from.split(" ").at(-1)}.${by === "key" ? "key" : "id"} = ?`, value);
}

/** One item by key, else by id, from the source of the noun's pages; null if neither is given or none matches. */
export async function findNamed<Item, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  { id, key }: { readonly id?: string | null; readonly key?: string | null },
): Promise<Item | null> {
  const condition = key ? named(table, "key", key) : id ? named(table, "ID", id) : null;
  return condition && findRow(context, table, condition, table.reads ?? "replica");
}

/** Reads one item from the primary, for a write. Throws ResourceNotFound. */
export async function requireRow<Item, Row>(
  context: RequestContext,
  table: NounTable<Item, Row>,
  { by, value }: ResourceName,
): Promise<Item> {
  const found = await findRow(context, table, named(table, by, value));
  if (found === null) throw resourceNotFound(by, value);
  return found;
}

function find(path: readonly string[], fields: WhereFields): WhereField | null {
  const [name, ...rest] = path;
  if (name === undefined) return null;
  const field = findField(fields, name);
  if (!field || rest.length === 0) return field;
  return field.kind === "object" && !field.wrap ? find(rest, field.fields) : null;
}

function compileOne(text: string, fields: WhereFields): SqlFragment {
  const [path, direction = "asc", ...rest] = text.trim().split(/\s+/);
  const found = rest.length === 0 && path ? find(path.split("."), fields) : null;
  const field = found?.kind === "object" ? (found.plain ?? null) : found;
  if (field?.kind !== "value" || field.wrap || !/^(?:asc|desc)$/i.test(direction)) {
    throw malformedParameter("sort", `'${text}' is not a field of this resource followed by asc or desc.`);
  }
  return { sql: `${field.value.sql} ${direction.toUpperCase()}`, parameters: field.value.parameters };
}

// `["orderHint asc", "name.de desc"]` to an ORDER BY list; `lastly` breaks ties. Throws InvalidInput.
function compileSort(
  sort: readonly string[] | null | undefined,
  fields: WhereFields,
  lastly: string,
): SqlFragment {
  const requested = sort ?? [];
  if (requested.length > MAX_SORTS)
    throw malformedParameter("sort", `No more than ${MAX_SORTS} are possible.`);
  const parts = requested.map((text) => compileOne(text, fields));
  const parameters: SqlValue[] = parts.flatMap((part) => part.parameters);
  return { sql: [...parts.map((part) => part.sql), lastly].join(", "), parameters };
}
