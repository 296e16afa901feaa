import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { compilePriceFilter, compileQuery, isPriceOnly } from "./compile-query.ts";
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

const DEFAULT_BUCKETS = 10;
const MAX_BUCKETS = 200;
const MAX_RANGES = 30;

/** The products a facet counts: those found, or with scope `all` (the default) every published one. */
function population(
  scope: "all" | "query" | null | undefined,
  filter: QueryInput | null,
  statement: SearchStatement,
) {
  const from = scope === "query" ? "hits" : "(SELECT seq FROM product WHERE published = 1)";
  if (!filter) return fragment(`${from} h`);
  const { sql, parameters } = compileQuery(filter, statement.withoutScore());
  return fragment(
    `(SELECT h.seq FROM ${from} h JOIN product p ON p.seq = h.seq WHERE ${sql}) h`,
    ...parameters,
  );
}

interface Rows {
  readonly of: SearchField;
  readonly from: SqlFragment;
  /** What is counted once. */
  readonly unit: string;
}

function rowsOf(input: FieldFacetInput, statement: SearchStatement): Rows {
  const of = toSearchField(input.field, input.language);
  const filter = input.filter ?? null;
  const onRow = filter !== null && isPriceField(input.field) && isPriceOnly(filter);
  const conditions = onRow ? [of.condition, compilePriceFilter(filter, statement)] : [of.condition];
  const people = population(input.scope, onRow ? null : filter, statement);
  const rows = combine(conditions, "AND");
  const from = fragment(
    `FROM ${people.sql} JOIN ${of.table} ON ${of.on} = h.seq WHERE ${rows.sql}`,
    ...people.parameters,
    ...rows.parameters,
  );
  const unit = input.level === "variants" ? `h.seq || '-' || ${of.variant}` : "h.seq";
  return { of, from, unit };
}

function compileDistinct(input: DistinctFacetInput, statement: SearchStatement): SqlFragment {
  const { of, from, unit } = rowsOf(input, statement);
  const limit = input.limit ?? DEFAULT_BUCKETS;
  if (limit < 1 || limit > MAX_BUCKETS)
    throw invalidInput(`The facet limit must be in the range of [1..${MAX_BUCKETS}].`);
  const by = input.sort?.by === "key" ? "bucket" : "hits";
  const direction = (input.sort?.order ?? (by === "hits" ? "desc" : "asc")) === "desc" ? "DESC" : "ASC";
  const only = input.includes ? "AND bucket IN (SELECT value FROM json_each(?))" : "";
  return fragment(
    `SELECT json_group_array(json_object('key', bucket, 'count', hits)) FROM (
       SELECT CAST(${of.value} AS TEXT) AS bucket, count(DISTINCT ${unit}) AS hits ${from.sql}
         AND ${of.value} IS NOT NULL ${only} GROUP BY bucket ORDER BY ${by} ${direction}, bucket LIMIT ?)`,
    ...from.parameters,
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

function compileRanges(input: RangesFacetInput, statement: SearchStatement): SqlFragment {
  const { of, from, unit } = rowsOf(input, statement);
  const counted = rangesOf(input).map(({ from: least, to, key }) => {
    const lower = least === null || least === undefined ? [] : [fragment("v >= ?", least)];
    const upper = to === null || to === undefined ? [] : [fragment("v < ?", to)];
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
  const join = input.level === "variants" ? "JOIN product_variant pv ON pv.product_seq = h.seq" : "";
  return fragment(`SELECT count(*) FROM ${people.sql} ${join}`, ...people.parameters);
}

/** A facet as one scalar sub-query that answers JSON (a count: a number). Throws InvalidInput. */
export function compileFacet(facet: FacetInput, statement: SearchStatement): SqlFragment {
  if (facet.distinct) return compileDistinct(facet.distinct, statement);
  if (facet.ranges) return compileRanges(facet.ranges, statement);
  if (facet.stats) return compileStats(facet.stats, statement);
  if (facet.count) return compileCount(facet.count, statement);
  throw invalidInput("A facet expression must be one of count, distinct, ranges or stats.");
}
