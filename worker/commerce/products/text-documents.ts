import type { Localized } from "../resources/json.ts";
import { fold } from "../search/fold.ts";
import { SEARCH_LANGUAGES, toSearchLanguage } from "../search/languages.ts";
import type { AttributeValue } from "./attribute-rows.ts";
import { allVariants, type ProductData } from "./product.ts";

/** What one language's full-text table knows of a product, folded. */
export interface TextDocument {
  readonly language: string;
  /** [name, description, keywords, attributes] */
  readonly columns: readonly [string, string, string, string];
}

function inLanguage(texts: Localized | undefined, language: string): string {
  const own = Object.entries(texts ?? {}).filter(([locale]) => toSearchLanguage(locale) === language);
  return own.map(([, text]) => text).join(" ");
}

function keywordsIn({ searchKeywords }: ProductData, language: string): string {
  const own = Object.entries(searchKeywords ?? {}).filter(
    ([locale]) => toSearchLanguage(locale) === language,
  );
  return own.flatMap(([, keywords]) => keywords.map(({ text }) => text)).join(" ");
}

/** One document for each language that the product speaks. */
export function toTextDocuments(
  data: ProductData,
  attributes: readonly AttributeValue[],
): readonly TextDocument[] {
  return SEARCH_LANGUAGES.flatMap((language) => {
    const localised = attributes.filter(({ locale }) => toSearchLanguage(locale) === language);
    const texts = [
      inLanguage(data.name, language),
      inLanguage(data.description, language),
      keywordsIn(data, language),
      localised.map(({ value }) => value).join(" "),
    ] as const;
    if (texts.every((text) => text === "")) return [];
    const [name, description, keywords, values] = texts;
    return [{ language, columns: [fold(name), fold(description), fold(keywords), fold(values)] as const }];
  });
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
