import type { AttributeValues } from "../assortment/family.ts";
import type { AttributeName, HighlightKey, WarningKey } from "../assortment/keys.ts";
import { type Language, type Localized, localize } from "../language.ts";
import { type MeasureName, measureVariant } from "../plan/measure-variant.ts";
import type {
  PlannedAccessory,
  PlannedMachine,
  PlannedProduct,
  PlannedVariant,
} from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { createChoice, isTrueOf } from "./choose-sentence.ts";
import { factsOf } from "./facts-of.ts";
import { fillMachine, toMachineKg } from "./fill-slots.ts";
import { formatAttributeValue, formatLabelled, formatMeasure } from "./format-attribute-value.ts";
import { formatMessage } from "./message.ts";

/** Writes lines: the machine's uses. Its figures are in the technical data. */
export function writeHighlights(product: PlannedMachine): Localized {
  const keys = listHighlights(product);
  return localize((language) => keys.map((key) => words[language].catalogue.highlights[key]).join("\n"));
}

/** Highlights that only some sizes of a family earn, by the weight (kg) and the figures of the machine. */
const earned: Partial<Record<HighlightKey, (machineKg: number, figures: AttributeValues) => boolean>> = {
  carryingHandle: (machineKg) => machineKg <= 25,
  lightweight: (machineKg) => machineKg <= 3,
  quiet: (_, { noiseLevel }) => typeof noiseLevel === "number" && noiseLevel <= 60,
};

/** Lists the family's highlights that are true of all variants. */
export function listHighlights(product: PlannedMachine): readonly HighlightKey[] {
  const toKg = toMachineKg(product);
  return product.family.highlights.filter((key) =>
    product.variants.every((variant) => earned[key]?.(toKg(variant), variant.attributeValues) ?? true),
  );
}

/** Writes lines "label: value": all figures, then weights and sizes. */
export function writeTechdetails(product: PlannedProduct, variant: PlannedVariant): Localized {
  const names = product.kind === "machine" ? product.family.attributes : [];
  return localize((language) =>
    [...writeAttributes(names, variant, language), ...writeMeasures(variant, language)].join("\n"),
  );
}

/** Writes lines: the machine or accessory, the other contents of the box, and its manual. */
export function writeDeliveryPackage(product: PlannedProduct): Localized {
  return localize((language) => {
    const { catalogue, families } = words[language];
    if (product.kind === "service") return catalogue.services[product.service].name;
    if (product.kind === "accessory") return `${catalogue.accessories[product.accessory]} ${product.model}`;
    return [
      `${families[product.family.key].name} ${product.model}`,
      ...product.family.packages.map((key) => catalogue.packages[key]),
      ...product.contents.map((key) => catalogue.accessories[key]),
      catalogue.fields.manualUrl,
    ].join("\n");
  });
}

/** Writes lines of warnings; an accessory has no plug and no moving parts, but instructions. */
export function writeSafetyWarnings(product: PlannedProduct): Localized | undefined {
  if (product.kind === "service") return undefined;
  const keys = listWarnings(product);
  return localize((language) => keys.map((key) => words[language].catalogue.warnings[key]).join("\n"));
}

export function listWarnings(product: PlannedMachine | PlannedAccessory): readonly WarningKey[] {
  if (product.kind === "accessory") return ["manual"];
  const { warnings, typeWarnings = [[], []] } = product.family;
  return [...warnings, ...typeWarnings[product.type]];
}

function writeAttributes(
  names: readonly AttributeName[],
  { attributeValues }: PlannedVariant,
  language: Language,
): string[] {
  const { attributes } = words[language].catalogue;
  return names.flatMap((name) => {
    const attributeValue = attributeValues[name];
    if (attributeValue === undefined) return [];
    return formatLabelled(attributes[name], formatAttributeValue(name, attributeValue, language), language);
  });
}

function writeMeasures(variant: PlannedVariant, language: Language): string[] {
  const { fields } = words[language].catalogue;
  return Object.entries(measureVariant(variant)).flatMap(([name, value]) => {
    if (!isMeasureName(name, fields)) return [];
    const unit = name.endsWith("Weight") ? "kg" : "cm";
    return formatLabelled(fields[name], formatMeasure(value, unit, language), language);
  });
}

function isMeasureName(name: string, fields: Readonly<Record<MeasureName, string>>): name is MeasureName {
  return name in fields;
}

/** Number of the family's own questions, and of all questions. */
const ownQuestions = 3;
const questions = 5;

/** Writes questions and answers: one line each, an empty line between the pairs. */
export function writeFaq(product: PlannedMachine): Localized {
  const choice = createChoice(product);
  const facts = factsOf(product);
  return localize((language) => {
    const { sentences, families } = words[language];
    const fill = fillMachine(product, product.variants[0], language);
    const own = families[product.family.key].faq.slice(0, ownQuestions);
    const general = choice.inOrder(
      sentences.faq.filter((entry) => isTrueOf(entry, facts)),
      "faq",
    );
    return [...own, ...general]
      .slice(0, questions)
      .map(({ q, a }) => [q, a].map((text) => formatMessage(text, language, fill)).join("\n"))
      .join("\n\n");
  });
}
