import { chooseTranslation } from "./choose-translation";
import type { AttributeFacet } from "./search-record";
import type { SearchAttribute, SearchAttributeValue, SearchShop, SearchVariant } from "./search-source";

type Facets = {
  readonly attributes: Readonly<Record<string, AttributeFacet>>;
  readonly figures: readonly string[];
  readonly words: readonly string[];
};

/**
 * Converts the technical attributes of a product's variants to facets and searchable texts.
 * A text is `Capacity 20 l`; false values have none. Numbers have the locale's format without grouping, as shoppers
 * type them.
 */
export function toAttributeFacets(
  variants: readonly SearchVariant[],
  definitions: readonly SearchAttribute[],
  shop: SearchShop,
): Facets {
  const used = definitions.flatMap((definition) => {
    const values = listValues(variants, definition.name, shop);
    return values.length > 0 ? [{ definition, values }] : [];
  });
  return {
    attributes: Object.fromEntries(used.map(({ definition, values }) => [definition.name, toFacet(values)])),
    figures: used.map(({ definition }) => definition.name),
    words: used.flatMap(({ definition, values }) =>
      values.flatMap((value) => toSearchWords(value, definition, shop)),
    ),
  };
}

function listValues(variants: readonly SearchVariant[], name: string, { chain }: SearchShop) {
  const all = variants.flatMap(({ figures }) => figures[name] ?? []).map((value) => toPlain(value, chain));
  return [...new Set(all.filter((value) => value !== null && value !== ""))].filter(
    (value) => value !== null,
  );
}

function toPlain(value: SearchAttributeValue, chain: readonly string[]): number | string | null {
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? chooseTranslation(value, chain) : value;
}

function toFacet(values: readonly (number | string)[]): AttributeFacet {
  const [first] = values;
  return first !== undefined && values.length === 1 ? first : values;
}

function toSearchWords(
  value: number | string,
  { name, labels }: SearchAttribute,
  shop: SearchShop,
): string[] {
  const language = shop.chain.find((candidate) => labels[candidate]);
  const { label, unit } = (language && labels[language]) || { label: name, unit: null };
  if (value === "false") return [];
  if (value === "true") return [label];
  const text = typeof value === "number" ? formatNumber(value, shop.locale) : value;
  return [[label, text, unit].filter(Boolean).join(" ")];
}

const formats = new Map<string, Intl.NumberFormat>();

function formatNumber(value: number, locale: string): string {
  const known = formats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
  if (!known) formats.set(locale, format);
  return format.format(value);
}
