import { combine, fragment, type SqlFragment, type SqlValue } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { toPage } from "../paging/page.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { compileFacet, type FacetResult, toFacetResult } from "./compile-facet.ts";
import { leafInputs } from "./compile-leaf.ts";
import { compileCondition, compilePriceFilter, compileQuery } from "./compile-query.ts";
import { bindNow, isPriceField, toSearchField } from "./search-field.ts";
import type { QueryInput, SearchInput, SortInput } from "./search-input.ts";
import { SearchStatement } from "./search-statement.ts";
import { loadSimilarWords, type SimilarWords } from "./similar-words.ts";
import { wantedWords } from "./wanted-words.ts";

const MAX_SORTS = 5;

/** Product search returns fewer at once than other queries. */
const MAX_LIMIT = 100;
const MAX_FACETS = 20;
/** D1 binds at most 100 values in one statement. */
const MAX_PARAMETERS = 100;
/** No indexed value is as long; D1 fails on one of 2 MB. */
const MAX_VALUE_LENGTH = 20_000;

export interface ProductPage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly ids: readonly string[];
  readonly facets: readonly FacetResult[];
}

function needsScore({ sort }: SearchInput): boolean {
  return !sort || sort.length === 0 || sort.some(({ field }) => field === "score");
}

function list(parts: readonly SqlFragment[], separator = ", "): SqlFragment {
  return fragment(
    parts.map(({ sql }) => sql).join(separator),
    ...parts.flatMap(({ parameters }) => parameters),
  );
}

/**
 * The whole search as one statement: finds hits once, and reads total, page and facets from them. `postFilter` does
 * not affect the facets.
 */
export function compileSearch(now: Date, input: SearchInput, similar: SimilarWords): SqlFragment {
  const { limit, offset } = toPage(input, MAX_LIMIT);
  const statement = SearchStatement.create(needsScore(input), similar);
  const where = input.query ? compileQuery(input.query, statement) : fragment("1");
  const score = statement.score();
  const plain = statement.withoutScore();
  const post = input.postFilter ? compileCondition(input.postFilter, plain) : null;
  const order = compileOrder(input.sort, plain);
  const facets = (input.facets ?? []).map((facet) => compileFacet(facet, plain));
  const shown = post ? "shown" : "hits";
  const tables = [
    ...statement.textTables(),
    list(
      [
        fragment("hits AS MATERIALIZED (SELECT p.seq, p.id, "),
        score,
        fragment(" AS score FROM product p WHERE p.published = 1 AND "),
        where,
        fragment(")"),
      ],
      "",
    ),
    ...(post
      ? [
          fragment(
            `shown AS MATERIALIZED (SELECT h.* FROM hits h CROSS JOIN product p ON p.seq = h.seq WHERE ${post.sql})`,
            ...post.parameters,
          ),
        ]
      : []),
  ];
  const columns = [
    fragment(`(SELECT count(*) FROM ${shown}) AS total`),
    fragment(
      `(SELECT json_group_array(id) FROM (SELECT h.id FROM ${shown} h ORDER BY ${order.sql} LIMIT ? OFFSET ?)) AS ids`,
      ...order.parameters,
      limit,
      offset,
    ),
    ...facets.map(({ sql, parameters }, index) => fragment(`(${sql}) AS facet_${index}`, ...parameters)),
  ];
  const whole = list([fragment("WITH "), list(tables), fragment(" SELECT "), list(columns)], "");
  return bindNow(numberParameters(whole), now);
}

/**
 * D1 accepts expressions up to a depth of 100 and statements of 100 kB; a list of alternatives is as deep as it is
 * long.
 */
const MAX_EXPRESSIONS = 50;

function countExpressions(query: QueryInput | null | undefined): number {
  if (!query) return 0;
  const { and, or, not, filter } = query;
  const inner = [and, or, not, filter].flatMap((group) => group ?? []);
  return leafInputs(query).length + inner.reduce((sum, each) => sum + countExpressions(each), 0);
}

/** Throws InvalidInput for a search that is too large for one statement. */
function requireWithinBounds({ query, postFilter, sort, facets }: SearchInput): void {
  if ((facets ?? []).length > MAX_FACETS)
    throw invalidInput(`A search may ask for at most ${MAX_FACETS} facets.`);
  const ofFacets = (facets ?? []).map(
    ({ count, distinct, ranges, stats }) => (count ?? distinct ?? ranges ?? stats)?.filter,
  );
  const all = [query, postFilter, ...(sort ?? []).map(({ filter }) => filter), ...ofFacets];
  if (all.reduce((sum, each) => sum + countExpressions(each), 0) > MAX_EXPRESSIONS)
    throw invalidInput(`A search may have at most ${MAX_EXPRESSIONS} expressions.`);
}

/**
 * Finds products with one statement, and one more if words may be spelled otherwise. Throws InvalidInput for an
 * invalid query, sort, facet or page.
 */
export async function searchProducts(context: RequestContext, input: SearchInput): Promise<ProductPage> {
  requireWithinBounds(input);
  const facets = input.facets ?? [];
  const wanted = wantedWords(input);
  const similar = wanted.length > 0 ? await loadSimilarWords(context.replica, wanted) : new Map();
  const { sql, parameters } = compileSearch(context.now, input, similar);
  if (parameters.length > MAX_PARAMETERS) throw invalidInput("The search has too many values.");
  if (parameters.some((value) => typeof value === "string" && value.length > MAX_VALUE_LENGTH))
    throw invalidInput(`A value of a search may have at most ${MAX_VALUE_LENGTH} characters.`);
  const row = await context.replica
    .prepare(sql)
    .bind(...parameters)
    .first<Record<string, string | number | null>>();
  const ids: unknown = JSON.parse(String(row?.ids ?? "[]"));
  return {
    ...toPage(input, MAX_LIMIT),
    total: Number(row?.total ?? 0),
    ids: Array.isArray(ids) ? ids.map(String) : [],
    facets: facets.map((facet, index) => toFacetResult(facet, row?.[`facet_${index}`] ?? null)),
  };
}

/**
 * The same statement with numbered placeholders, each value bound once however often it is used: D1 binds at most 100
 * values, and a search repeats its currency, fields and languages. Only for SQL without `?` in its literals.
 */
export function numberParameters({ sql, parameters }: SqlFragment): SqlFragment {
  const places = new Map<SqlValue, number>();
  const values = parameters.values();
  const numbered = sql.replaceAll("?", () => {
    const { value, done } = values.next();
    if (done) throw new Error("The statement has more placeholders than values.");
    const place = places.get(value) ?? places.size + 1;
    places.set(value, place);
    return `?${place}`;
  });
  return { sql: numbered, parameters: [...places.keys()] };
}

function compileOne(sort: SortInput, statement: SearchStatement): SqlFragment {
  const direction = sort.order === "desc" ? "DESC" : "ASC";
  if (sort.field === "score") return fragment(`h.score ${direction}`);
  const of = toSearchField(sort.field, sort.language);
  const conditions = [of.condition];
  if (sort.filter && !isPriceField(sort.field))
    throw invalidInput(`The sort on '${sort.field}' cannot be filtered: only fields of prices can.`);
  if (sort.filter) conditions.push(compilePriceFilter(sort.filter, statement));
  const mode = sort.mode ?? (sort.order === "desc" ? "max" : "min");
  const { sql, parameters } = combine(conditions, "AND");
  return fragment(
    `(SELECT ${mode}(${of.number}) FROM ${of.table} WHERE ${of.on} = h.seq AND ${sql}) ${direction} NULLS LAST`,
    ...parameters,
  );
}

function compileOrder(
  sorts: readonly SortInput[] | null | undefined,
  statement: SearchStatement,
): SqlFragment {
  if ((sorts ?? []).length > MAX_SORTS)
    throw invalidInput(`A search may be sorted by at most ${MAX_SORTS} fields.`);
  const parts = (sorts ?? []).map((sort) => compileOne(sort, statement));
  const chosen = parts.length > 0 ? parts : [fragment("h.score DESC")];
  return fragment(
    [...chosen.map(({ sql }) => sql), "h.seq"].join(", "),
    ...chosen.flatMap(({ parameters }) => parameters),
  );
}
