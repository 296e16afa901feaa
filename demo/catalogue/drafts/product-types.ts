import { energyAttributes } from "../../papers/energy-rating.ts";
import { allFamilies } from "../assortment/all-families.ts";
import { technicalAttributes } from "../assortment/attributes.ts";
import type { Family } from "../assortment/family.ts";
import type { AttributeName, UnitKey, ValueKey } from "../assortment/keys.ts";
import { type Localized, localize } from "../language.ts";
import { words } from "../words/words.ts";
import { type FieldKey, type ShopAttribute, shopAttributesOf } from "./shop-attributes.ts";

type AttributeType = Readonly<Record<string, unknown>>;

/**
 * Creates one product type per family.
 * Its technical attributes first, then those that the shop knows by name.
 */
export function createProductTypes() {
  return [...allFamilies.map(createFamilyType), createSharedType("accessory"), createSharedType("virtual")];
}

function createFamilyType(family: Family) {
  const { plural } = words.en.families[family.key];
  return {
    key: family.key,
    name: plural,
    description: plural,
    attributes: [
      ...family.attributes.map((name) => defineTechnical(name, family)),
      ...shopAttributesOf("machine").map(defineShop),
      ...(family.energy ? defineEnergy() : []),
    ],
  };
}

/** Creates the type of all accessories or of all services. */
function createSharedType(kind: "accessory" | "virtual") {
  const { fields } = words.en.catalogue;
  const name = kind === "accessory" ? fields.accessories : words.en.sentences.patterns.services;
  return { key: kind, name, description: name, attributes: shopAttributesOf(kind).map(defineShop) };
}

/**
 * Defines an attribute; those that distinguish a family's variants are unique among them.
 * So shoppers choose by them. Without variants, attributes are the same for all, so that cart lines do not name them.
 */
function defineTechnical(name: AttributeName, { variants }: Family) {
  const { type, unit, values } = technicalAttributes[name];
  return {
    ...define(
      name,
      labelAttribute(name, unit),
      values ? { name: type, values: values.map(toEnumValue) } : { name: type },
    ),
    isSearchable: true,
    attributeConstraint: constrain(name, variants),
  };
}

function constrain(name: AttributeName, variants: Family["variants"]): string {
  if (!variants) return "SameForAll";
  return variants.by.includes(name) ? "CombinationUnique" : "None";
}

function defineShop({ name, field, type, unit, isSearchable = false }: ShopAttribute) {
  return { ...define(name, labelField(field, unit), toType(type)), isSearchable };
}

/** Defines class and scale of the energy label, with the URLs of label, information sheet and arrow. */
function defineEnergy() {
  return Object.entries(energyAttributes).map(([name, type]) => ({
    ...define(name, labelField(energyFields[name] ?? "energyRating"), { name: type }),
    isSearchable: name === "energyRating",
  }));
}

const energyFields: Readonly<Record<string, FieldKey>> = {
  energyRatingLabel: "energyLabel",
  energyRatingFiche: "energyFiche",
  energyRatingNestedLabel: "energyNestedLabel",
  eprelNumber: "eprelNumber",
};

function define(name: string, label: Localized, type: AttributeType) {
  return {
    name,
    label,
    type,
    isRequired: false,
    isSearchable: false,
    attributeConstraint: "None",
    inputHint: "SingleLine",
  };
}

function toType(type: ShopAttribute["type"]): AttributeType {
  if (type === "texts") return { name: "set", elementType: { name: "text" } };
  if (type === "categories") {
    return { name: "set", elementType: { name: "reference", referenceTypeId: "category" } };
  }
  return { name: type };
}

function toEnumValue(key: ValueKey) {
  return { key, label: localize((language) => words[language].catalogue.values[key]) };
}

/** Formats "Power [W]": the shop separates label and unit. */
function labelAttribute(name: AttributeName, unit?: UnitKey): Localized {
  return localize((language) => {
    const { attributes, units } = words[language].catalogue;
    return unit ? `${attributes[name]} [${units[unit]}]` : attributes[name];
  });
}

function labelField(field: FieldKey, unit?: UnitKey): Localized {
  return localize((language) => {
    const { fields, units } = words[language].catalogue;
    return unit ? `${fields[field]} [${units[unit]}]` : fields[field];
  });
}
