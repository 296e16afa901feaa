import { combine, fragment, type SqlFragment, type SqlValue } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { type SearchField, toSearchField, toSearchValue } from "./search-field.ts";
import type {
  BoundsInput,
  LeafInput,
  QueryInput,
  RangeInput,
  TextInput,
  ValueInput,
} from "./search-input.ts";
import type { SearchScope, SearchStatement } from "./search-statement.ts";
import { fold } from "./searched-text.ts";
import { type TextMatch, toTextMatch } from "./text-match.ts";
import { toSortableTime } from "./to-sortable-time.ts";
import { spellingsOf } from "./wanted-words.ts";

/** D1 refuses LIKE patterns above 50 bytes. */
const MAX_PATTERN_BYTES = 50;
const RANGE_SIGNS = { gte: ">=", gt: ">", lte: "<=", lt: "<" } as const;

/** A leaf of a query that tests values: its field, and the test of one row of that field. */
export interface ValueLeaf {
  readonly kind: "exact" | "prefix" | "wildcard" | "exists" | "range";
  readonly input: LeafInput;
  readonly of: SearchField;
  readonly test: SqlFragment;
}

function testExact(of: SearchField, input: ValueInput): SqlFragment {
  const value = toSearchValue(of, input);
  const exact = fragment(`${of.value} = ?`, value);
  if (of.foldedValue === undefined)
    return input.caseInsensitive ? fragment(`${of.value} = ? COLLATE NOCASE`, value) : exact;
  return input.caseInsensitive
    ? fragment(`${of.foldedValue} = ?`, fold(String(value)))
    : combine([toFoldedTest(of.foldedValue, String(value)), exact], "AND");
}

/**
 * The index is of folded values and contains the values, too. SQLite folds ASCII characters, which saves a bound
 * value.
 */
function toFoldedTest(column: string, value: string): SqlFragment {
  const isPlain = !/[^\0-\x7f]/.test(value);
  return isPlain ? fragment(`${column} = lower(?)`, value) : fragment(`${column} = ?`, fold(value));
}

function testPrefix(of: SearchField, input: ValueInput): SqlFragment {
  const isFolded = of.folded || (input.caseInsensitive && of.foldedValue !== undefined);
  const value = isFolded ? fold(String(input.value)) : String(input.value);
  const column = of.folded ? of.value : isFolded ? of.foldedValue : of.value;
  const collation = input.caseInsensitive && !isFolded ? " COLLATE NOCASE" : "";
  const test = `${column} >= ?${collation} AND ${column} < ?${collation}`;
  return fragment(test, value, `${value}\u{10FFFF}`);
}

function testWildcard(of: SearchField, input: ValueInput): SqlFragment {
  const isLoose = of.folded || input.caseInsensitive === true;
  const isFolded = of.folded || (isLoose && of.foldedValue !== undefined);
  const text = isFolded ? fold(String(input.value)) : String(input.value);
  // GLOB is case-sensitive and supports * and ? like the platform; its brackets are escaped.
  const pattern = isLoose
    ? text
        .replace(/[\\%_]/g, "\\$&")
        .replaceAll("*", "%")
        .replaceAll("?", "_")
    : text.replaceAll("[", "[[]");
  if (new TextEncoder().encode(pattern).length > MAX_PATTERN_BYTES)
    throw invalidInput("The wildcard is too long.");
  const column = isFolded ? (of.foldedValue ?? of.value) : of.value;
  return fragment(isLoose ? `${column} LIKE ? ESCAPE '\\'` : `${of.value} GLOB ?`, pattern);
}

function testRange(of: SearchField, kind: keyof RangeInput, input: BoundsInput): SqlFragment {
  const tests = Object.entries(RANGE_SIGNS).flatMap(([name, sign]) => {
    const bound: SqlValue | undefined = input[name as keyof typeof RANGE_SIGNS];
    if (bound === null || bound === undefined) return [];
    const value = typeof bound === "string" && kind !== "date" ? toSortableTime(bound) : bound;
    return [fragment(`${of.number} ${sign} ?`, value)];
  });
  if (tests.length === 0) throw invalidInput(`The range of '${input.field}' has no bound.`);
  return combine(tests, "AND");
}

const RANGE_KINDS = ["long", "float", "datetime", "date", "time"] as const;

/** The value leaves of one expression, each with its test. Throws InvalidInput for unsearchable fields. */
export function valueLeaves({ exact, prefix, wildcard, exists, range }: QueryInput): readonly ValueLeaf[] {
  const leaves: ValueLeaf[] = [];
  const add = (kind: ValueLeaf["kind"], input: LeafInput, test: (of: SearchField) => SqlFragment) => {
    const of = toSearchField(input.field, input.language);
    leaves.push({ kind, input, of, test: test(of) });
  };
  if (exact) add("exact", exact, (of) => testExact(of, exact));
  if (prefix) add("prefix", prefix, (of) => testPrefix(of, prefix));
  if (wildcard) add("wildcard", wildcard, (of) => testWildcard(of, wildcard));
  if (exists) add("exists", exists, (of) => fragment(`${of.value} IS NOT NULL`));
  for (const kind of RANGE_KINDS) {
    const bounds = range?.[kind];
    if (bounds) add("range", bounds, (of) => testRange(of, kind, bounds));
  }
  return leaves;
}

/** The inputs of every leaf of one expression, those of its texts too. */
export function leafInputs(query: QueryInput): readonly LeafInput[] {
  const { exact, prefix, wildcard, exists, fullText, fullTextPrefix, fuzzy, range } = query;
  const ranges = RANGE_KINDS.map((kind) => range?.[kind]);
  const all = [exact, prefix, wildcard, exists, fullText, fullTextPrefix, fuzzy, ...ranges];
  return all.flatMap((input) => input ?? []);
}

/**
 * Whether a row of the field matches: on a price row the row itself, else whether the product has such a row. It looks
 * up from the product to the row, so its cost depends on the products checked, however many others have such a row.
 */
function having(of: SearchField, scope: SearchScope, test: SqlFragment): SqlFragment {
  const all = combine([of.condition, test], "AND");
  if (scope === "price") return all;
  const sql = `EXISTS (SELECT 1 FROM ${of.table} WHERE ${of.on} = p.seq AND ${all.sql})`;
  return fragment(sql, ...all.parameters);
}

function compileText(
  input: TextInput,
  match: TextMatch | null,
  statement: SearchStatement,
  scope: SearchScope,
): SqlFragment {
  if (scope === "price") throw invalidInput(`The field '${input.field}' is not a full-text field.`);
  if (!match) return fragment("0");
  const rows = statement.addText(input, match.rows);
  const found = fragment(`p.seq IN (SELECT seq FROM ${rows})`);
  return match.also ? combine([found, match.also], "AND") : found;
}

function compileTexts(query: QueryInput, statement: SearchStatement, scope: SearchScope): SqlFragment[] {
  const { fullText, fullTextPrefix, fuzzy } = query;
  const { scores, similar } = statement;
  const parts: SqlFragment[] = [];
  const add = (input: TextInput, match: TextMatch | null) =>
    parts.push(compileText(input, match, statement, scope));
  if (fullText) add(fullText, toTextMatch(fullText, { prefix: false, scores }));
  if (fullTextPrefix) add(fullTextPrefix, toTextMatch(fullTextPrefix, { prefix: true, scores }));
  if (fuzzy) add(fuzzy, toTextMatch(fuzzy, { prefix: false, scores, spell: spellingsOf(fuzzy, similar) }));
  return parts;
}

/** The condition of an expression's own leaves, or null if it only groups others. Throws InvalidInput. */
export function compileLeaf(
  query: QueryInput,
  statement: SearchStatement,
  scope: SearchScope,
): SqlFragment | null {
  const parts = valueLeaves(query).map(({ input, of, test }) => {
    const condition = having(of, scope, test);
    if (scope === "product") statement.addBoost(condition, input.boost);
    return condition;
  });
  parts.push(...compileTexts(query, statement, scope));
  return parts.length === 0 ? null : combine(parts, "AND");
}
