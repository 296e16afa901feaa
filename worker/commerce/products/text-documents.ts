import type { Localized } from "../json/json.ts";
import { fold } from "../search/fold.ts";
import { toSearchLanguage } from "../search/languages.ts";
import type { AttributeValue } from "./attribute-rows.ts";
import { allVariants, type ProductData } from "./product.ts";

/** [name, description, keywords, attributes] */
type Columns = [string, string, string, string];

/** What one language's full-text table knows of a product, folded. */
export interface TextDocument {
  readonly language: string;
  readonly columns: Readonly<Columns>;
}

/** Texts of one product by language; regional locales of one language are searched together. */
class Documents {
  readonly found = new Map<string, Columns>();

  add(locale: string, column: 0 | 1 | 2 | 3, text: string): void {
    const language = toSearchLanguage(locale);
    if (language === null || text === "") return;
    const columns = this.found.get(language) ?? ["", "", "", ""];
    columns[column] = columns[column] === "" ? text : `${columns[column]} ${text}`;
    this.found.set(language, columns);
  }

  addAll(texts: Localized | undefined, column: 0 | 1): void {
    for (const locale in texts) this.add(locale, column, texts[locale] ?? "");
  }
}

/** One document for each language that the product speaks. */
export function toTextDocuments(
  data: ProductData,
  attributes: readonly AttributeValue[],
): readonly TextDocument[] {
  const documents = new Documents();
  documents.addAll(data.name, 0);
  documents.addAll(data.description, 1);
  for (const [locale, keywords] of Object.entries(data.searchKeywords ?? {})) {
    documents.add(locale, 2, keywords.map(({ text }) => text).join(" "));
  }
  for (const { locale, value } of attributes) if (locale !== "") documents.add(locale, 3, value);
  return [...documents.found].map(([language, [name, description, keywords, values]]) => ({
    language,
    columns: [fold(name), fold(description), fold(keywords), fold(values)],
  }));
}

/** What has no language: [skus, values of attributes that are not localised]. */
export function toNeutralText(
  data: ProductData,
  attributes: readonly AttributeValue[],
): readonly [string, string] {
  const skus = allVariants(data).flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  const values = attributes.filter(({ locale, number }) => locale === "" && number === null);
  return [fold(skus.join(" ")), fold(values.map(({ value }) => value).join(" "))];
}
