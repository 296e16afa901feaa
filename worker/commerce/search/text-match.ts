import { fragment, type SqlFragment } from "../database/fragment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import type { TextInput } from "./search-input.ts";
import { toSearchLanguage, toWords } from "./searched-text.ts";

/** Weights of name, description, keywords, attributes in a language's table. */
const LANGUAGE_WEIGHTS = "10.0, 1.0, 5.0, 2.0";
const NEUTRAL_WEIGHTS = "10.0, 2.0";
const MAX_WORDS = 20;
/** Hits of the nearest spelling come before those of a more distant one, whatever its weight. */
const NEAREST_BONUS = 100;

/** A full-text condition: `rows` selects `seq` and `score`, `also` narrows to one attribute if necessary. */
export interface TextMatch {
  readonly rows: SqlFragment;
  readonly also: SqlFragment | null;
}

/** One word of the text with its accepted spellings; the first are the nearest. */
export interface Spellings {
  readonly all: readonly string[];
  readonly nearest: readonly string[];
}

/** The words of a search text, up to the limit. */
export function toSearchWords(text: string): readonly string[] {
  return toWords(text).slice(0, MAX_WORDS);
}

/** Every word (or any) must be in the attribute itself: its column contains all attributes of the language. */
function inAttribute(name: string, words: readonly Spellings[], any: boolean): SqlFragment {
  const each = words.map(() => "EXISTS (SELECT 1 FROM json_each(?) w WHERE instr(a.folded, w.value) > 0)");
  const sql = `EXISTS (SELECT 1 FROM product_attribute a WHERE a.product_seq = p.seq AND a.name = ? AND (${each.join(any ? " OR " : " AND ")}))`;
  return fragment(sql, name, ...words.map(({ all }) => JSON.stringify(all)));
}

function toExpression(
  { column }: TextPlace,
  words: readonly (readonly string[])[],
  any: boolean,
  prefix: boolean,
): string {
  const each = words.map((spellings) => {
    const terms = spellings.map((word) => (prefix ? `"${word}" *` : `"${word}"`));
    return terms.length === 1 ? String(terms[0]) : `(${terms.join(" OR ")})`;
  });
  return `${column} : (${each.join(any ? " OR " : " AND ")})`;
}

function toScore({ table }: TextPlace, boost: number, nearest: string | null): SqlFragment {
  const weights = table === "product_text" ? NEUTRAL_WEIGHTS : LANGUAGE_WEIGHTS;
  const weighed = `-bm25(${table}, ${weights})`;
  if (nearest === null) return fragment(`${weighed} * ?`, boost);
  const isNearest = `CASE WHEN rowid IN (SELECT rowid FROM ${table} WHERE ${table} MATCH ?) THEN ${NEAREST_BONUS} ELSE 0 END`;
  return fragment(`(${weighed} + ${isNearest}) * ?`, nearest, boost);
}

/**
 * Words of a text, folded like the index, each in the spellings of `spell`. `all` (the default) requires every word,
 * `any` one; with `prefix` a word may continue. Null without a word to search for, which matches nothing.
 */
export function toTextMatch(
  input: TextInput,
  { prefix, scores, spell }: { prefix: boolean; scores: boolean; spell?: (word: string) => Spellings },
): TextMatch | null {
  const place = toTextPlace(input);
  const words = toSearchWords(input.value).map((word) => spell?.(word) ?? { all: [word], nearest: [word] });
  if (words.length === 0) return null;
  const any = input.mustMatch === "any";
  const expression = (choice: keyof Spellings) =>
    toExpression(
      place,
      words.map((word) => word[choice]),
      any,
      prefix,
    );
  const isWidened = words.some(({ all, nearest }) => all.length > nearest.length);
  const score = scores
    ? toScore(place, input.boost ?? 1, isWidened ? expression("nearest") : null)
    : fragment("0");
  const rows = fragment(
    `SELECT rowid AS seq, ${score.sql} AS score FROM ${place.table} WHERE ${place.table} MATCH ?`,
    ...score.parameters,
    expression("all"),
  );
  return { rows, also: place.attribute === null ? null : inAttribute(place.attribute, words, any) };
}

const TEXT_COLUMNS: Readonly<Record<string, string>> = {
  name: "name",
  description: "description",
  searchKeywords: "keywords",
};

/** The location of a full-text field's words. */
interface TextPlace {
  readonly table: string;
  readonly column: string;
  /** '' for the table of texts without a language. */
  readonly language: string;
  /** The attribute in the column, which contains all attributes. */
  readonly attribute: string | null;
}

function requireLanguage(field: string, language: string | null | undefined): string {
  const known = language ? toSearchLanguage(language) : null;
  if (known === null) throw invalidInput(`The full-text field '${field}' needs a language of the project.`);
  return known;
}

function inLanguage(language: string, column: string, attribute: string | null): TextPlace {
  return { table: `product_text_${language}`, column, language, attribute };
}

/** Throws InvalidInput for a field without full text, or one that lacks its required language. */
export function toTextPlace({ field, language }: Pick<TextInput, "field" | "language">): TextPlace {
  const column = Object.hasOwn(TEXT_COLUMNS, field) ? TEXT_COLUMNS[field] : undefined;
  if (column) return inLanguage(requireLanguage(field, language), column, null);
  const neutral = { table: "product_text", language: "" };
  if (field === "variants.sku") return { ...neutral, column: "sku", attribute: null };
  const attribute = /^(?:variants\.)?attributes\.([A-Za-z0-9_-]+)(?:\.label)?$/.exec(field)?.[1];
  if (attribute === undefined) throw invalidInput(`The field '${field}' is not a full-text field.`);
  if (language) return inLanguage(requireLanguage(field, language), "attributes", attribute);
  return { ...neutral, column: "attributes", attribute };
}
