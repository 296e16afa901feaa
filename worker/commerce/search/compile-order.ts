import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { compilePriceFilter } from "./compile-query.ts";
import { isPriceField, toSearchField } from "./search-field.ts";
import type { SortInput } from "./search-input.ts";
import type { SearchStatement } from "./search-statement.ts";

const MAX_SORTS = 5;

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

/** ORDER BY over the found rows `h`; without a sort the score decides, then the order of creation. */
export function compileOrder(
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
