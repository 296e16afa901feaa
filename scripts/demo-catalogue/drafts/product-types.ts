import { type AttributeName, technicalAttributes } from "../attribute.ts";
import { allFamilies } from "../families/all-families.ts";
import type { Family } from "../families/family.ts";
import { type Localized, localize } from "../language.ts";
import { type Words, words } from "../words.ts";

type ProductField = keyof Words["productFields"];

const weights = ["netWeight", "grossWeight"] as const;
const dimensions = [
  "netWidth",
  "netHeight",
  "netLength",
  "grossWidth",
  "grossHeight",
  "grossLength",
] as const;

/** One product type per family: its technical attributes first, then those that the shop knows by name. */
export function createProductTypes() {
  return allFamilies.map((family) => ({
    key: family.key,
    name: words.en.families[family.key].plural,
    description: words.en.families[family.key].plural,
    attributes: [...family.attributes.map(toDefinition), ...createShopAttributes(family)],
  }));
}

function toDefinition(name: AttributeName) {
  const { type, unit, values } = technicalAttributes[name];
  const label = localize((language) => {
    const word = words[language].attributes[name];
    return unit ? `${word} [${unit}]` : word;
  });
  return define(name, label, values ? { name: type, values: values.map(toEnumValue) } : { name: type });
}

function toEnumValue(key: keyof Words["values"]) {
  return { key, label: localize((language) => words[language].values[key]) };
}

/** Long texts and measures of the packaging are shown, never asked for. */
const shownOnly: ReadonlySet<string> = new Set([
  "highlights",
  "deliveryPackage",
  "manualUrl",
  "manufacturer",
  "safetyWarnings",
  ...weights,
  ...dimensions,
]);

function define(name: string, label: Partial<Localized>, type: Readonly<Record<string, unknown>>) {
  const isSearchable = !shownOnly.has(name);
  return {
    name,
    label,
    type,
    isRequired: false,
    isSearchable,
    attributeConstraint: "None",
    inputHint: "SingleLine",
  };
}

function createShopAttributes(family: Family) {
  const text = { name: "text" };
  const localized = { name: "ltext" };
  return [
    define("brand", labelOf("brand"), text),
    define("family", { en: "Family" }, text),
    define("model", labelOf("model"), text),
    define("ean", { en: "EAN" }, text),
    define("tags", { en: "Tags" }, { name: "set", elementType: text }),
    define("highlights", labelOf("highlights"), localized),
    define("deliveryPackage", labelOf("deliveryPackage"), localized),
    define("isPackageTypeFreight", { en: "Freight" }, { name: "boolean" }),
    define("volumeDiscountGroup", { en: "Volume discount group" }, text),
    define("eligibleForSelling", { en: "Eligible for selling" }, localized),
    define("manualUrl", labelOf("manualUrl"), localized),
    define("releaseDate", labelOf("releaseDate"), { name: "date" }),
    define("numberOf360Images", { en: "360° pictures" }, { name: "number" }),
    ...(family.key === "upright-fridge" ? [define("energyRating", labelOf("energyRating"), text)] : []),
    define("manufacturer", labelOf("manufacturer"), text),
    define("safetyWarnings", labelOf("safetyWarnings"), localized),
    ...weights.map((name) => defineNumber(name, "kg")),
    ...dimensions.map((name) => defineNumber(name, "cm")),
  ];
}

function defineNumber(name: ProductField, unit: string) {
  return define(name, labelOf(name, unit), { name: "number" });
}

function labelOf(name: ProductField, unit?: string): Localized {
  return localize((language) => `${words[language].productFields[name]}${unit ? ` [${unit}]` : ""}`);
}
