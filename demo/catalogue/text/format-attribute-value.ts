import { technicalAttributes } from "../assortment/attributes.ts";
import type { AttributeValue } from "../assortment/family.ts";
import type { AttributeName, UnitKey, ValueKey } from "../assortment/keys.ts";
import { type Language, localize, toLocale } from "../language.ts";
import { words } from "../words/words.ts";

const numbers = localize(
  (language) => new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 2 }),
);

/** Units known to Intl, which formats the space between number and unit (20 %, but 20% in English). */
const intlUnits: Readonly<Record<string, string>> = {
  "%": "percent",
  l: "liter",
  kg: "kilogram",
  g: "gram",
  mm: "millimeter",
  cm: "centimeter",
  m: "meter",
};

const noBreakSpace = "\u00a0";

/**
 * The space between number and unit: Intl's for each known unit, none before an angle's sign. Degrees Celsius have a
 * space (ISO 80000-1), which Intl omits in Danish and Dutch; only the English sheets omit it.
 */
const gaps = localize((language) => {
  const degrees = [
    ["°", ""],
    ["°C", language === "en" ? "" : noBreakSpace],
  ] as const;
  const entries = Object.entries(intlUnits).map(([key, unit]) => [key, findGap(language, unit)] as const);
  return new Map<string, string>([...degrees, ...entries]);
});

function findGap(language: Language, unit: string): string {
  const format = new Intl.NumberFormat(toLocale(language), { style: "unit", unit, unitDisplay: "short" });
  const literal = format.formatToParts(1).find(({ type }) => type === "literal")?.value ?? "";
  return literal.replaceAll(" ", noBreakSpace);
}

/** Figures repeat across products: formatted ones are cached. */
const written = localize<Map<number, string>>(() => new Map());

/**
 * Formats a number in that language.
 * 1350.5 is "1 350,5" in Slovak, "1.350,5" in German; negative with a minus sign.
 */
export function formatNumber(value: number, language: Language): string {
  const known = written[language].get(value);
  if (known !== undefined) return known;
  const text = numbers[language].format(value).replace("-", "−");
  written[language].set(value, text);
  return text;
}

/** Formats a number with its unit, as one unbreakable text: "0,7 l". */
export function formatMeasure(value: number, unit: UnitKey, language: Language): string {
  const word = words[language].catalogue.units[unit];
  return `${formatNumber(value, language)}${gaps[language].get(unit) ?? noBreakSpace}${word}`;
}

/** Formats a technical figure: number with unit, label of an enumeration value, yes or no. */
export function formatAttributeValue(
  name: AttributeName,
  attributeValue: AttributeValue,
  language: Language,
): string {
  const { unit, values } = technicalAttributes[name];
  if (values) return words[language].catalogue.values[toValueKey(name, values, attributeValue)];
  if (typeof attributeValue === "boolean")
    return words[language].sentences.patterns[attributeValue ? "yes" : "no"];
  if (typeof attributeValue === "number") {
    return unit ? formatMeasure(attributeValue, unit, language) : formatNumber(attributeValue, language);
  }
  return unit ? `${attributeValue}${noBreakSpace}${words[language].catalogue.units[unit]}` : attributeValue;
}

/** Formats "Power: 500 W", for lists of figures. */
export function formatLabelled(label: string, value: string, language: Language): string {
  return `${label}${language === "fr" ? noBreakSpace : ""}: ${value}`;
}

function toValueKey(
  name: AttributeName,
  values: readonly ValueKey[],
  attributeValue: AttributeValue,
): ValueKey {
  const key = values.find((value) => value === attributeValue);
  if (!key) throw new Error(`${name} has no value ${attributeValue}: add it to technicalAttributes`);
  return key;
}
