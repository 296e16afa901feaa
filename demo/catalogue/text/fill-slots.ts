import { accessories } from "../assortment/accessories.ts";
import { technicalAttributes } from "../assortment/attributes.ts";
import type { AttributeValue, Family } from "../assortment/family.ts";
import type { AttributeName, UnitKey } from "../assortment/keys.ts";
import type { Language } from "../language.ts";
import { measureVariant } from "../plan/measure-variant.ts";
import type { PlannedAccessory, PlannedMachine, PlannedVariant } from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { formatAttributeValue, formatMeasure, formatNumber } from "./format-attribute-value.ts";
import type { FillSlot, Slot } from "./message.ts";

/** Slots of sentences about any machine, besides its attributes, measures and `noun_<form>`. */
export const machineSlots = ["brand", "model", "gender", "lead", "leadLabel", "figures"] as const;

/** Slots of sentences about all shipped goods. */
export const measureSlots = ["netWeight", "grossWeight", "width", "height", "length"] as const;

/** Slots of sentences about an accessory, besides measures and `noun_<form>`. */
export const accessorySlots = ["brand", "model", "gender", "accessory", "figures"] as const;

/** Fills slots with a family's noun in the language's forms, and its gender. */
export function fillFamily({ key }: Family, language: Language): FillSlot {
  const { forms, gender, name, plural } = words[language].families[key];
  const texts: Readonly<Record<string, string>> = { gender, name, plural };
  return ({ name: slot }) => (slot.startsWith("noun_") ? forms[slot.slice("noun_".length)] : texts[slot]);
}

/** Fills slots with figures and their units, counts as numbers, names as they are. */
export function fillMachine(product: PlannedMachine, variant: PlannedVariant, language: Language): FillSlot {
  const fillNoun = fillFamily(product.family, language);
  return (slot) => {
    const attributeValue = isAttribute(slot.name) ? variant.attributeValues[slot.name] : undefined;
    if (isAttribute(slot.name) && attributeValue !== undefined)
      return toSlotValue(slot.name, attributeValue, slot, language);
    return writeMachineSlot(slot.name, product, variant, language) ?? fillNoun(slot);
  };
}

export function fillAccessory(product: PlannedAccessory, language: Language): FillSlot {
  const fillNoun = fillFamily(product.family, language);
  const accessory = words[language].catalogue.accessories[product.accessory];
  const texts: Readonly<Record<string, string>> = {
    brand: product.brand.name,
    model: product.model,
    accessory,
    figures: accessory,
  };
  return (slot) =>
    measureSlot(slot.name, product.variants[0], language) ?? texts[slot.name] ?? fillNoun(slot);
}

/** Formats "20 l, 1,100 W": the figures in the name, without those by which variants differ. */
export function writeNameAttributes(product: PlannedMachine, language: Language): string {
  const { family, variants } = product;
  const names = family.nameAttributes.filter((name) => !family.variants?.by.includes(name));
  return names.map((name) => formatOwn(variants[0], name, language)).join(", ");
}

function writeMachineSlot(
  name: string,
  product: PlannedMachine,
  variant: PlannedVariant,
  language: Language,
) {
  const { family, brand, model } = product;
  const { attributes } = words[language].catalogue;
  if (name === "brand") return brand.name;
  if (name === "model") return model;
  if (name === "lead") return formatOwn(variant, family.lead, language);
  if (name === "leadLabel") return attributes[family.lead];
  if (name === "figures") return writeNameAttributes(product, language);
  if (name === "netWeight") return formatWeights(product.variants.map(toMachineKg(product)), language);
  if (name === "grossWeight") {
    return formatWeights(
      product.variants.map((each) => measureVariant(each).grossWeight),
      language,
    );
  }
  return measureSlot(name, variant, language);
}

/** Calculates the machine's own weight: a set's variant includes its accessories. */
export function toMachineKg({ contents }: Pick<PlannedMachine, "contents">) {
  const contentsKg = contents.reduce((total, key) => total + accessories[key].netKg, 0);
  return ({ netKg }: PlannedVariant): number => Math.round((netKg - contentsKg) * 10) / 10;
}

/** Formats "64 kg", or "64–65.9 kg" if variants differ: a sentence is about all of them. */
function formatWeights(kilograms: readonly number[], language: Language): string {
  const [least, most] = [Math.min(...kilograms), Math.max(...kilograms)];
  const heaviest = formatMeasure(most, "kg", language);
  return least === most ? heaviest : `${formatNumber(least, language)}–${heaviest}`;
}

function measureSlot(name: string, variant: PlannedVariant, language: Language): string | undefined {
  const { netWeight, grossWeight, netWidth, netHeight, netLength } = measureVariant(variant);
  const measures: Readonly<Record<string, readonly [number, UnitKey]>> = {
    netWeight: [netWeight, "kg"],
    grossWeight: [grossWeight, "kg"],
    width: [netWidth, "cm"],
    height: [netHeight, "cm"],
    length: [netLength, "cm"],
  };
  const measure = measures[name];
  return measure && formatMeasure(...measure, language);
}

function isAttribute(name: string): name is AttributeName {
  return name in technicalAttributes;
}

function toSlotValue(name: AttributeName, value: AttributeValue, { use }: Slot, language: Language) {
  if (use === "number") return Number(value);
  return use === "key" ? String(value) : formatAttributeValue(name, value, language);
}

function formatOwn({ attributeValues }: PlannedVariant, name: AttributeName, language: Language): string {
  const attributeValue = attributeValues[name];
  if (attributeValue === undefined)
    throw new Error(`there is no figure for ${name}: let the family's machine() give one`);
  return formatAttributeValue(name, attributeValue, language);
}
