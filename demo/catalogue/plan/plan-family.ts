import { type Accessory, accessories } from "../assortment/accessories.ts";
import type { Family } from "../assortment/family.ts";
import { reductionOf } from "../trade/reduction.ts";
import { articleIndexOf, chooseContents } from "./other-wares.ts";
import { type Article, planArticle } from "./plan-machine.ts";
import type { PlannedAccessory, PlannedMachine, PlannedVariant, Ware } from "./planned-product.ts";
import { toAccessorySku, toOtherWare } from "./to-sku.ts";

export type Unplaced<T> = Omit<T, "position">;
export type FamilyProduct = Unplaced<PlannedMachine> | Unplaced<PlannedAccessory>;

const wares = { new: "a", used: "b", set: "set", test: "test" } as const satisfies Record<
  Exclude<Role, "accessory">,
  Ware
>;
/** Price of a used machine relative to the lowest price of the new one, reductions included. */
const usedFactor = 0.78;
/** Price of an accessory in a set relative to its separate price. */
const inSetFactor = 0.85;

/** Plans the first products of a family, in order; a longer list starts with the shorter one. */
export function planFamily(family: Family, count: number): readonly FamilyProduct[] {
  const counts: Record<Role, number> = { new: 0, used: 0, set: 0, test: 0, accessory: 0 };
  return Array.from({ length: count }, (_, ordinal) => {
    const role = chooseRole(family, ordinal);
    const index = counts[role];
    counts[role] += 1;
    if (role === "accessory") return planAccessory(family, ordinal, index);
    return toMachine(family, ordinal, planArticle(family, chooseArticle(role, index)), wares[role], index);
  });
}

/** Returns the new machine from which a used one, a set or a test article is derived: a different one for each. */
function chooseArticle(role: Exclude<Role, "accessory">, index: number): number {
  const ware = wares[role];
  return ware === "b" || ware === "set" ? articleIndexOf(ware, index) : index;
}

function toMachine(
  family: Family,
  ordinal: number,
  article: Article,
  ware: Ware,
  index: number,
): Unplaced<PlannedMachine> {
  const [first, ...others] = article.variants;
  const contents = ware === "set" ? chooseContents(family, index) : [];
  const sum = (read: (accessory: Accessory) => number) =>
    contents.reduce((total, key) => total + read(accessories[key]), 0);
  const toVariant = (variant: PlannedVariant): PlannedVariant => ({
    ...variant,
    sku: toOtherWare(variant.sku, ware),
    netKg: Math.round((variant.netKg + sum(({ netKg }) => netKg)) * 10) / 10,
    euros: (ware === "b" ? toUsedPrice(variant) : variant.euros) + sum(({ euros }) => euros) * inSetFactor,
  });
  const master = toVariant(first);
  return {
    kind: "machine",
    family,
    ordinal,
    ...article,
    sku: master.sku,
    ware,
    euros: master.euros,
    // used, set and test articles have one variant
    variants: [master, ...(ware === "a" ? others.map(toVariant) : [])],
    newSku: first.sku,
    contents,
    // Without those in a set's box.
    accessorySkus: family.accessories.flatMap((key, at) =>
      contents.includes(key) ? [] : toAccessorySku(family, at),
    ),
  };
}

function toUsedPrice({ sku, euros }: PlannedVariant): number {
  const reduction = reductionOf({ sku, euros, ware: "a" });
  return euros * usedFactor * (reduction?.factor ?? 1);
}

/** Number of new machines that an accessory names as compatible. */
const namedParents = 6;

function planAccessory(family: Family, ordinal: number, index: number): Unplaced<PlannedAccessory> {
  const accessory = family.accessories[index];
  const brand = family.brands[index % family.brands.length];
  if (!accessory || !brand) throw new Error(`${family.key} has no accessory ${index}`);
  const sku = toAccessorySku(family, index);
  const parents = Array.from({ length: namedParents }, (_, at) => planArticle(family, at).variants[0]);
  const { netKg, cm, euros } = accessories[accessory];
  return {
    kind: "accessory",
    family,
    ordinal,
    accessory,
    brand,
    model: `${brand.prefix}-${family.modelPrefix}-Z${index + 1}`,
    sku,
    ware: "a",
    euros,
    variants: [{ sku, choice: 0, attributeValues: {}, netKg, cm, euros }],
    parentSkus: parents.map((parent) => parent.sku),
  };
}

/** The kind of product at an index of a family's list. */
type Role = "new" | "used" | "set" | "test" | "accessory";

/** Indexes of a family's first accessories; a family has at most as many. */
const accessoryOrdinals: readonly number[] = [3, 7, 11, 14, 17, 20, 23, 26];
const testArticle = { family: 3, ordinal: 1 };

/**
 * Chooses mostly new machines; used ones and sets follow their new counterparts.
 * Their indexes differ per family, so that the first 200 products have some of each.
 */
function chooseRole({ number, accessories }: Family, ordinal: number): Role {
  const accessory = accessoryOrdinals.indexOf(ordinal);
  if (accessory >= 0 && accessory < accessories.length) return "accessory";
  if (number === testArticle.family && ordinal === testArticle.ordinal) return "test";
  if (ordinal >= 4 && (ordinal + number) % 8 === 4) return "used";
  if (ordinal >= 4 && (ordinal + number) % 16 === 6 && accessories.length > 0) return "set";
  return "new";
}
