import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput, malformedParameter } from "../errors/platform-errors.ts";
import { isJsonObject } from "../json/json.ts";
import { compileCondition, compilePriceFilter, compileQuery, isPriceOnly } from "./compile-query.ts";
import { isPriceField, type SearchField, toSearchField } from "./search-field.ts";
import type {
  DistinctFacetInput,
  FacetInput,
  FacetRange,
  FieldFacetInput,
  QueryInput,
  RangesFacetInput,
} from "./search-input.ts";
import type { SearchStatement } from "./search-statement.ts";
import { toSortableTime } from "./to-sortable-time.ts";

const DEFAULT_BUCKETS = 10;
const MAX_BUCKETS = 200;
const MAX_RANGES = 30;

/** The products that a facet counts: the hits, or with scope `all` (the default) every published one. */
function population(
  scope: "all" | "query" | null | undefined,
  filter: QueryInput | null,
  statement: SearchStatement,
): SqlFragment {
  if (scope === "query") {
    if (!filter) return fragment("hits h");
    const { sql, parameters } = compileCondition(filter, statement.withoutScore());
    const among = "hits f CROSS JOIN product p ON p.seq = f.seq";
    return fragment(`(SELECT f.seq FROM ${among} WHERE ${sql}) h`, ...parameters);
  }
  const test = filter ? compileQuery(filter, statement.withoutScore()) : fragment("1");
  return fragment(
    `(SELECT p.seq FROM product p WHERE p.published = 1 AND ${test.sql}) h`,
    ...test.parameters,
  );
}

interface Rows {
  readonly of: SearchField;
  readonly people: SqlFragment;
  /** The field's rows that count. */
  readonly row: SqlFragment;
  readonly from: SqlFragment;
  /** The unit that is counted once. */
  readonly unit: string;
}

/** From the products to their rows: CROSS JOIN fixes that order, whatever the planner estimates. */
function rowsOf(input: FieldFacetInput, statement: SearchStatement): Rows {
  const of = toSearchField(input.field, input.language);
  const filter = input.filter ?? null;
  const onRow = filter !== null && isPriceField(input.field) && isPriceOnly(filter);
  const row = combine(onRow ? [of.condition, compilePriceFilter(filter, statement)] : [of.condition], "AND");
  const people = population(input.scope, onRow ? null : filter, statement);
  const from = fragment(
    `FROM ${people.sql} CROSS JOIN ${of.table} WHERE ${of.on} = h.seq AND ${row.sql}`,
    ...people.parameters,
    ...row.parameters,
  );
  const unit = input.level === "variants" ? `h.seq || '-' || ${of.variant}` : "h.seq";
  return { of, people, row, from, unit };
}

/** Products without a value, as one more bucket. */
function compileMissing(missing: string | null | undefined, { of, people, row }: Rows): SqlFragment {
  if (missing === null || missing === undefined) return fragment("");
  const none = `NOT EXISTS (SELECT 1 FROM ${of.table} WHERE ${of.on} = h.seq AND ${of.value} IS NOT NULL AND ${row.sql})`;
  return fragment(
    `UNION ALL SELECT ?, count(*) FROM ${people.sql} WHERE ${none} HAVING count(*) > 0`,
    missing,
    ...people.parameters,
    ...row.parameters,
  );
}

function compileDistinct(input: DistinctFacetInput, statement: SearchStatement): SqlFragment {
  const rows = rowsOf(input, statement);
  const { of, from, unit } = rows;
  const limit = input.limit ?? DEFAULT_BUCKETS;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_BUCKETS)
    throw malformedParameter("limit", `The limit parameter must be in the range of [1..${MAX_BUCKETS}]`);
  const by = input.sort?.by === "key" ? "bucket" : "found";
  const direction = (input.sort?.order ?? (by === "found" ? "desc" : "asc")) === "desc" ? "DESC" : "ASC";
  const only = input.includes ? "HAVING bucket IN (SELECT value FROM json_each(?))" : "";
  const missing = compileMissing(input.missing, rows);
  const counted = `SELECT CAST(${of.value} AS TEXT) AS bucket, count(${of.once ? "*" : `DISTINCT ${unit}`}) AS found
    ${from.sql} AND ${of.value} IS NOT NULL GROUP BY 1`;
  const buckets = missing.sql
    ? `SELECT bucket, sum(found) AS found FROM (${counted} ${missing.sql}) GROUP BY bucket`
    : counted;
  return fragment(
    `SELECT json_group_array(json_object('key', bucket, 'count', found)) FROM (
       ${buckets} ${only} ORDER BY ${by} ${direction}, bucket LIMIT ?)`,
    ...from.parameters,
    ...missing.parameters,
    ...(input.includes ? [JSON.stringify(input.includes)] : []),
    limit,
  );
}

function rangesOf({ ranges }: RangesFacetInput): readonly FacetRange[] {
  const given = ranges.long ?? ranges.float ?? ranges.datetime ?? ranges.date ?? ranges.time ?? [];
  if (given.length === 0 || given.length > MAX_RANGES) {
    throw invalidInput(`A ranges facet must have between 1 and ${MAX_RANGES} ranges.`);
  }
  return given;
}

function toBound(bound: string | number): string | number {
  return typeof bound === "string" ? toSortableTime(bound) : bound;
}

function compileRanges(input: RangesFacetInput, statement: SearchStatement): SqlFragment {
  const { of, from, unit } = rowsOf(input, statement);
  const counted = rangesOf(input).map(({ from: least, to, key }) => {
    const lower = least === null || least === undefined ? [] : [fragment("v >= ?", toBound(least))];
    const upper = to === null || to === undefined ? [] : [fragment("v < ?", toBound(to))];
    const test = combine([...lower, ...upper], "AND");
    return fragment(
      `json_object('key', ?, 'count', count(DISTINCT CASE WHEN ${test.sql} THEN unit END))`,
      key ?? `${least ?? "*"}-${to ?? "*"}`,
      ...test.parameters,
    );
  });
  return fragment(
    `SELECT json_array(${counted.map(({ sql }) => sql).join(", ")}) FROM (
       SELECT ${of.number} AS v, ${unit} AS unit ${from.sql})`,
    ...counted.flatMap(({ parameters }) => parameters),
    ...from.parameters,
  );
}

function compileStats(input: FieldFacetInput, statement: SearchStatement): SqlFragment {
  const { of, from } = rowsOf(input, statement);
  return fragment(
    `SELECT json_object('min', min(v), 'max', max(v), 'mean', avg(v), 'sum', sum(v), 'count', count(v)) FROM (
       SELECT ${of.number} AS v ${from.sql})`,
    ...from.parameters,
  );
}

function compileCount(input: NonNullable<FacetInput["count"]>, statement: SearchStatement): SqlFragment {
  const people = population(input.scope, input.filter ?? null, statement);
  const join = input.level === "variants" ? "CROSS JOIN product_variant pv ON pv.product_seq = h.seq" : "";
  return fragment(`SELECT count(*) FROM ${people.sql} ${join}`, ...people.parameters);
}

/** A facet as one scalar sub-query that returns JSON (a count: a number). Throws InvalidInput. */
export function compileFacet(facet: FacetInput, statement: SearchStatement): SqlFragment {
  if (facet.distinct) return compileDistinct(facet.distinct, statement);
  if (facet.ranges) return compileRanges(facet.ranges, statement);
  if (facet.stats) return compileStats(facet.stats, statement);
  if (facet.count) return compileCount(facet.count, statement);
  throw invalidInput("A facet expression must be one of count, distinct, ranges or stats.");
}

export type FacetResult =
  | {
      readonly name: string;
      readonly buckets: readonly { readonly key: string; readonly count: number }[];
    }
  | { readonly name: string; readonly value: number }
  | {
      readonly name: string;
      readonly min: unknown;
      readonly max: unknown;
      readonly mean: unknown;
      readonly sum: unknown;
      readonly count: number;
    };

function toBuckets(parsed: unknown) {
  const list = Array.isArray(parsed) ? parsed.filter(isJsonObject) : [];
  return list.map(({ key, count }) => ({ key: String(key), count: Number(count) }));
}

/** Parses the result of a facet's sub-query by its expression. */
export function toFacetResult(facet: FacetInput, answer: string | number | null): FacetResult {
  const name = (facet.distinct ?? facet.ranges ?? facet.stats ?? facet.count)?.name ?? "";
  if (facet.count) return { name, value: Number(answer ?? 0) };
  const parsed: unknown = JSON.parse(String(answer ?? "[]"));
  if (!facet.stats) return { name, buckets: toBuckets(parsed) };
  const { min, max, mean, sum, count } = isJsonObject(parsed) ? parsed : {};
  return { name, min, max, mean, sum, count: Number(count ?? 0) };
}
