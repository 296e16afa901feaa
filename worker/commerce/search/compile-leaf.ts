import { combine, fragment, type SqlFragment, type SqlValue } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import type { SearchScope } from "./compile-query.ts";
import { fold } from "./fold.ts";
import { type SearchField, toSearchField, toSearchValue } from "./search-field.ts";
import type { BoundsInput, LeafInput, QueryInput, RangeInput, ValueInput } from "./search-input.ts";
import type { SearchStatement } from "./search-statement.ts";
import { toTextMatch } from "./text-match.ts";

/** D1 refuses LIKE patterns above 50 bytes. */
const MAX_PATTERN_BYTES = 50;
const RANGE_SIGNS = { gte: ">=", gt: ">", lte: "<=", lt: "<" } as const;

function toBounds(range: RangeInput | null | undefined): BoundsInput | null {
  return range?.long ?? range?.float ?? range?.datetime ?? range?.date ?? range?.time ?? null;
}

/** The field that an expression's own leaf names; null when it only groups others. */
export function leafField(query: QueryInput): string | null {
  const { exact, prefix, wildcard, exists, fullText, fullTextPrefix, fuzzy, range } = query;
  const leaf: LeafInput | null | undefined =
    exact ?? prefix ?? wildcard ?? exists ?? fullText ?? fullTextPrefix ?? fuzzy ?? toBounds(range);
  return leaf?.field ?? null;
}

/** Rows of the field that fit: on a price row the row itself, else the products that have such a row. */
function having(of: SearchField, scope: SearchScope, test: SqlFragment): SqlFragment {
  const all = combine([of.condition, test], "AND");
  if (scope === "price") return all;
  return fragment(`p.seq IN (SELECT ${of.on} FROM ${of.table} WHERE ${all.sql})`, ...all.parameters);
}

function compileExact(input: ValueInput, scope: SearchScope): SqlFragment {
  const of = toSearchField(input.field, input.language);
  if (input.caseInsensitive && of.foldedValue) {
    return having(of, scope, fragment(`${of.foldedValue} = ?`, fold(String(input.value))));
  }
  const collation = input.caseInsensitive ? " COLLATE NOCASE" : "";
  return having(of, scope, fragment(`${of.value} = ?${collation}`, toSearchValue(of, input.value)));
}

function compilePrefix(input: ValueInput, scope: SearchScope): SqlFragment {
  const of = toSearchField(input.field, input.language);
  const value = of.folded ? fold(String(input.value)) : String(input.value);
  const end = `${value}\u{10FFFF}`;
  return having(of, scope, fragment(`${of.value} >= ? AND ${of.value} < ?`, value, end));
}

function compileWildcard(input: ValueInput, scope: SearchScope): SqlFragment {
  const of = toSearchField(input.field, input.language);
  const text = of.folded ? fold(String(input.value)) : String(input.value);
  const pattern = text
    .replace(/[\\%_]/g, "\\$&")
    .replaceAll("*", "%")
    .replaceAll("?", "_");
  if (new TextEncoder().encode(pattern).length > MAX_PATTERN_BYTES)
    throw invalidInput("The wildcard is too long.");
  return having(of, scope, fragment(`${of.value} LIKE ? ESCAPE '\\'`, pattern));
}

function compileRange(input: BoundsInput, scope: SearchScope): SqlFragment {
  const of = toSearchField(input.field, input.language);
  const tests = Object.entries(RANGE_SIGNS).flatMap(([name, sign]) => {
    const bound: SqlValue | undefined = input[name as keyof typeof RANGE_SIGNS];
    return bound === null || bound === undefined ? [] : [fragment(`${of.number} ${sign} ?`, bound)];
  });
  if (tests.length === 0) throw invalidInput(`The range of '${input.field}' has no bound.`);
  return having(of, scope, combine(tests, "AND"));
}

function compileExists(input: LeafInput, scope: SearchScope): SqlFragment {
  const of = toSearchField(input.field, input.language);
  return having(of, scope, fragment(`${of.value} IS NOT NULL`));
}

function compileText(query: QueryInput, statement: SearchStatement, scope: SearchScope): SqlFragment | null {
  const input = query.fullText ?? query.fullTextPrefix;
  if (query.fuzzy) throw invalidInput("Fuzzy search is not available.");
  if (!input) return null;
  if (scope === "price") throw invalidInput(`The field '${input.field}' is not a full-text field.`);
  const match = toTextMatch(input, query.fullTextPrefix === input, statement.scores);
  if (!match) return fragment("0");
  const rows = statement.addText(match.rows);
  const found = fragment(`p.seq IN (SELECT seq FROM ${rows})`);
  return match.also ? combine([found, match.also], "AND") : found;
}

/** The condition of an expression's own leaf, or null when it only groups others. Throws InvalidInput. */
export function compileLeaf(
  query: QueryInput,
  statement: SearchStatement,
  scope: SearchScope,
): SqlFragment | null {
  const parts: SqlFragment[] = [];
  if (query.exact) {
    const exact = compileExact(query.exact, scope);
    if (scope === "product") statement.addBoost(exact, query.exact.boost);
    parts.push(exact);
  }
  if (query.prefix) parts.push(compilePrefix(query.prefix, scope));
  if (query.wildcard) parts.push(compileWildcard(query.wildcard, scope));
  if (query.exists) parts.push(compileExists(query.exists, scope));
  const bounds = toBounds(query.range);
  if (bounds) parts.push(compileRange(bounds, scope));
  const text = compileText(query, statement, scope);
  if (text) parts.push(text);
  return parts.length === 0 ? null : combine(parts, "AND");
}
