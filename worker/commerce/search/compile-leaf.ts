import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import type { SearchScope } from "./compile-query.ts";
import { valueLeaves } from "./leaf-test.ts";
import type { SearchField } from "./search-field.ts";
import type { QueryInput, TextInput } from "./search-input.ts";
import type { SearchStatement } from "./search-statement.ts";
import { type TextMatch, toTextMatch } from "./text-match.ts";
import { spellingsOf } from "./wanted-words.ts";

/**
 * Rows of the field that fit: on a price row the row itself, else that the product has such a row. It looks from the
 * product to the row, so its cost is that of the products looked at, however many others have such a row.
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

/** The condition of an expression's own leaves, or null when it only groups others. Throws InvalidInput. */
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
