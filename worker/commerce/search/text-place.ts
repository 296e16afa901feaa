import { invalidInput } from "../errors/platform-errors.ts";
import { toSearchLanguage } from "./languages.ts";
import type { TextInput } from "./search-input.ts";

const TEXT_COLUMNS: Readonly<Record<string, string>> = {
  name: "name",
  description: "description",
  searchKeywords: "keywords",
};

/** Where a full-text field's words are kept. */
export interface TextPlace {
  readonly table: string;
  readonly column: string;
  /** '' for the table of what has no language. */
  readonly language: string;
  /** The column holds all attributes; this one is meant. */
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

/** Throws InvalidInput for a field that has no full text, or that needs a language and has none. */
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
