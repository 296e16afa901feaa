import { fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { toWords } from "./fold.ts";
import { toSearchLanguage } from "./languages.ts";
import type { TextInput } from "./search-input.ts";

/** Weights of name, description, keywords, attributes in a language's table. */
const LANGUAGE_WEIGHTS = "10.0, 1.0, 5.0, 2.0";
const NEUTRAL_WEIGHTS = "10.0, 2.0";
const MAX_WORDS = 20;

const TEXT_COLUMNS: Readonly<Record<string, string>> = {
  name: "name",
  description: "description",
  searchKeywords: "keywords",
};

/** A full-text condition: `rows` selects `seq` and `score`, `also` narrows to one attribute where needed. */
export interface TextMatch {
  readonly rows: SqlFragment;
  readonly also: SqlFragment | null;
}

interface Place {
  readonly table: string;
  readonly column: string;
  readonly attribute: string | null;
}

function requireLanguage(field: string, language: string | null | undefined): string {
  const known = language ? toSearchLanguage(language) : null;
  if (known === null) throw invalidInput(`The full-text field '${field}' needs a language of the project.`);
  return known;
}

function toPlace({ field, language }: TextInput): Place {
  const column = Object.hasOwn(TEXT_COLUMNS, field) ? TEXT_COLUMNS[field] : undefined;
  if (column) return { table: `product_text_${requireLanguage(field, language)}`, column, attribute: null };
  if (field === "variants.sku") return { table: "product_text", column: "sku", attribute: null };
  const attribute = /^(?:variants\.)?attributes\.([A-Za-z0-9_-]+)$/.exec(field)?.[1];
  if (attribute === undefined) throw invalidInput(`The field '${field}' is not a full-text field.`);
  const table = language ? `product_text_${requireLanguage(field, language)}` : "product_text";
  return { table, column: "attributes", attribute };
}

function ofAttribute(name: string, words: readonly string[], any: boolean): SqlFragment {
  const each = words.map(() => "instr(a.folded, ?) > 0").join(any ? " OR " : " AND ");
  const sql = `EXISTS (SELECT 1 FROM product_attribute a WHERE a.product_seq = p.seq AND a.name = ? AND (${each}))`;
  return fragment(sql, name, ...words);
}

/**
 * Words of a text, folded as the index is. `all` (the default) wants every word, `any` one; with `prefix` a word may go on.
 * Null when there is no word to look for, which matches nothing.
 */
export function toTextMatch(input: TextInput, prefix: boolean, withScore: boolean): TextMatch | null {
  const words = toWords(input.value).slice(0, MAX_WORDS);
  const { table, column, attribute } = toPlace(input);
  if (words.length === 0) return null;
  const any = input.mustMatch === "any";
  const terms = words.map((word) => (prefix ? `"${word}" *` : `"${word}"`)).join(any ? " OR " : " AND ");
  const weights = table === "product_text" ? NEUTRAL_WEIGHTS : LANGUAGE_WEIGHTS;
  const score = withScore ? `-bm25(${table}, ${weights}) * ?` : "0 * ?";
  const rows = fragment(
    `SELECT rowid AS seq, ${score} AS score FROM ${table} WHERE ${table} MATCH ?`,
    input.boost ?? 1,
    `${column} : (${terms})`,
  );
  return { rows, also: attribute === null ? null : ofAttribute(attribute, words, any) };
}
