import { createEnergyAttributes } from "../../papers/energy-rating.ts";
import { toManualUrl } from "../../papers/paper-addresses.ts";
import { accessories } from "../assortment/accessories.ts";
import { allFamilies } from "../assortment/all-families.ts";
import type { Family } from "../assortment/family.ts";
import type { FamilyKey } from "../assortment/keys.ts";
import { toAccessoriesKey } from "../categories/category-keys.ts";
import { type Localized, localize } from "../language.ts";
import { toMaker, toResponsiblePerson } from "../maker.ts";
import { isFreight, measureVariant } from "../plan/measure-variant.ts";
import { gradeOf } from "../plan/other-wares.ts";
import type {
  PlannedAccessory,
  PlannedMachine,
  PlannedProduct,
  PlannedVariant,
} from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";
import {
  writeDeliveryPackage,
  writeFaq,
  writeHighlights,
  writeSafetyWarnings,
  writeTechdetails,
} from "../text/write-lists.ts";
import { createRepairAttributes } from "../text/write-repair.ts";
import { toTag } from "../trade/campaigns.ts";
import { isTopRated } from "../trade/plan-reviews.ts";
import { isRunning, reductionOf } from "../trade/reduction.ts";
import type { Traded } from "../trade/traded.ts";
import { volumeGroupOf } from "../trade/volume-discounts.ts";
import { byKey } from "./draft.ts";
import { toEan } from "./ean.ts";
import { markExcluded } from "./eligibility.ts";
import { createMotionAttributes } from "./product-images.ts";

type Attribute = { readonly name: string; readonly value: unknown };

/**
 * Creates the attributes that all variants share; `description` is the short one. Technical figures differ per variant.
 */
export function createSharedAttributes(
  product: PlannedProduct,
  description: Localized,
  seed: number,
  now: Date,
): readonly Attribute[] {
  const tags = tagsOf(product, seed);
  return drop([
    { name: "description", value: description },
    { name: "tags", value: tags },
    { name: "releaseDate", value: chooseReleaseDate(product, tags, seed, now) },
    { name: "volumeDiscountGroup", value: volumeGroupOf(product) },
    { name: "eligibleForSelling", value: markExcluded(product, seed) },
    ...(product.kind === "service" ? [] : createFamilyAttributes(product)),
    ...(product.kind === "machine" ? createMachineAttributes(product) : []),
    ...(product.kind === "accessory" ? createAccessoryAttributes(product) : []),
  ]);
}

/**
 * Creates the figures of a variant in the order of the family's attributes.
 * Adds attributes derived from them, from weight and from the number.
 */
export function createVariantAttributes(
  product: PlannedProduct,
  variant: PlannedVariant,
): readonly Attribute[] {
  if (product.kind === "service") return [];
  return [
    ...Object.entries(variant.attributeValues).map(([name, value]) => ({ name, value })),
    { name: "ean", value: toEan(product, variant) },
    ...(product.kind === "machine"
      ? [{ name: "highlights", value: writeHighlights(product) }, ...createMotionAttributes(product, variant)]
      : []),
    { name: "techdetails", value: writeTechdetails(product, variant) },
    { name: "isPackageTypeFreight", value: isFreight(variant) },
    ...Object.entries(measureVariant(variant)).map(([name, value]) => ({ name, value })),
  ];
}

/** Creates the attributes of products with a maker, a box and a family. */
function createFamilyAttributes(product: PlannedMachine | PlannedAccessory): readonly Attribute[] {
  const { family, brand, model } = product;
  return [
    { name: "brand", value: brand.name },
    { name: "family", value: family.key },
    { name: "model", value: model },
    { name: "deliveryPackage", value: writeDeliveryPackage(product) },
    { name: "manufacturer", value: toMaker(brand) },
    { name: "responsiblePerson", value: toResponsiblePerson(brand) },
    { name: "safetyWarnings", value: writeSafetyWarnings(product) },
  ];
}

/** Invented: the makers that guarantee the durability of their machines, in years. */
const durabilityYears: Readonly<Record<string, number>> = { STAMOS: 5 };

function createMachineAttributes(product: PlannedMachine): readonly Attribute[] {
  const { family, brand, ware, articleIndex, newSku, accessorySkus } = product;
  // The category of a set's own accessories has those in its box as well.
  const complements = complementsOf(family)
    .filter((complement) => ware !== "set" || complement !== family)
    .map((complement) => byKey("category", toAccessoriesKey(complement)));
  return [
    { name: "faq", value: writeFaq(product) },
    { name: "manualUrl", value: localize((language) => toManualUrl(family.key, language)) },
    { name: "awareSku", value: ware === "b" ? newSku : undefined },
    { name: "bwareGrade", value: ware === "b" ? gradeOf(family, articleIndex) : undefined },
    { name: "relatedAccessories", value: accessorySkus.length > 0 ? accessorySkus : undefined },
    { name: "referencedResourceSet", value: complements.length > 0 ? complements : undefined },
    { name: "durabilityGuaranteeYears", value: ware === "b" ? undefined : durabilityYears[brand.name] },
    ...createRepairAttributes(product),
    ...createEnergyAttributes(product),
  ];
}

function createAccessoryAttributes({
  family,
  accessory,
  parentSkus,
}: PlannedAccessory): readonly Attribute[] {
  return [
    { name: "netContent", value: accessories[accessory].netContent },
    { name: "parentProductsForAccessory", value: parentSkus },
    { name: "referencedResourceSet", value: [byKey("category", toAccessoriesKey(family))] },
  ];
}

/** Removes attributes that a product does not have. */
function drop(attributes: readonly Attribute[]): readonly Attribute[] {
  return attributes.filter(({ value }) => value !== undefined);
}

const newShare = 0.08;
const bestsellerShare = 0.1;

/** Returns filter tags: new, bestseller, and those derived from trade. */
function tagsOf(product: PlannedProduct, seed: number): readonly string[] {
  const isNew = product.ware === "a" && product.kind !== "service";
  const draws = (tag: string, share: number) => isNew && randomOf(seed, `${tag} ${product.sku}`) < share;
  return [
    ...(draws("new", newShare) ? ["new"] : []),
    ...(draws("bestseller", bestsellerShare) ? ["bestseller"] : []),
    ...listTradeTags(product, seed),
  ];
}

const dayMs = 86_400_000;

/** New products were released in the two months before this month; others in the four years before. */
function chooseReleaseDate(
  { sku }: PlannedProduct,
  tags: readonly string[],
  seed: number,
  now: Date,
): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const [least, most] = tags.includes("new") ? [1, 60] : [90, 1500];
  const age = least + Math.floor(randomOf(seed, `age ${sku}`) * (most - least));
  return new Date(month - age * dayMs).toISOString().slice(0, 10);
}

/** Lists tags derived from price, ware and reviews: bware, topRated, on-sale and the campaign's. */
function listTradeTags(product: Traded, seed: number): readonly string[] {
  const reduction = reductionOf(product);
  const isReduced = reduction !== undefined && isRunning(reduction);
  return [
    ...(product.ware === "b" ? ["bware"] : []),
    ...(isTopRated(product, seed) ? ["topRated"] : []),
    ...(isReduced ? ["on-sale"] : []),
    ...(isReduced && reduction.campaign ? [toTag(reduction.campaign)] : []),
  ];
}

/** Families all of whose accessories are also used with a machine of another family. */
const usedWith: Partial<Record<FamilyKey, readonly FamilyKey[]>> = {
  "impact-wrench": ["air-compressor"],
  "air-compressor": ["impact-wrench"],
  "crane-scale": ["electric-hoist"],
  "bench-scale": ["platform-scale"],
  // Sliced and minced meat is packed.
  "meat-slicer": ["vacuum-sealer"],
  "meat-grinder": ["vacuum-sealer"],
  "pillar-drill": ["workbench"],
  workbench: ["tool-trolley"],
};

/** Returns the families whose accessories complement a machine: its own, then those of `usedWith`. */
export function complementsOf(family: Family): readonly Family[] {
  const others = allFamilies.filter(({ key }) => usedWith[family.key]?.includes(key));
  return [family, ...others].filter(({ accessories }) => accessories.length > 0);
}
