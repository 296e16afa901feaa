import type { Family, Machine } from "../assortment/family.ts";
import { chooseRole, type Role } from "./choose-role.ts";
import { type Article, planArticle } from "./plan-machine.ts";
import type { PlannedAccessory, PlannedMachine, PlannedVariant, Ware } from "./planned-product.ts";
import { toAccessorySku, toOtherWare } from "./to-sku.ts";

export type Unplaced<T> = Omit<T, "position">;
export type FamilyProduct = Unplaced<PlannedMachine> | Unplaced<PlannedAccessory>;

const wares = { new: "a", used: "b", set: "set", test: "test" } as const satisfies Record<
  Exclude<Role, "accessory">,
  Ware
>;
/** What other wares cost beside a new machine. */
const euroFactors: Readonly<Record<Ware, number>> = { a: 1, b: 0.78, set: 1.15, test: 1 };

/** The first products of a family, in its own order; a longer list begins with the shorter one. */
export function planFamily(family: Family, count: number): readonly FamilyProduct[] {
  const counts: Record<Role, number> = { new: 0, used: 0, set: 0, test: 0, accessory: 0 };
  return Array.from({ length: count }, (_, ordinal) => {
    const role = chooseRole(family, ordinal);
    const index = counts[role];
    counts[role] += 1;
    if (role === "accessory") return planAccessory(family, ordinal, index);
    return toMachine(family, ordinal, planArticle(family, articleIndexOf(role, index)), wares[role], index);
  });
}

/** Which new machine a used one, a set or a test article is made from: each from one of its own. */
function articleIndexOf(role: Role, index: number): number {
  if (role === "used") return index * 3 + 1;
  return role === "set" ? index * 5 : index;
}

function toMachine(
  family: Family,
  ordinal: number,
  article: Article,
  ware: Ware,
  index: number,
): Unplaced<PlannedMachine> {
  const [first, ...others] = article.variants;
  const toVariant = (variant: PlannedVariant): PlannedVariant => ({
    ...variant,
    sku: toOtherWare(variant.sku, ware),
    euros: variant.euros * euroFactors[ware],
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
    // what is used, in a set or for tests comes in one make
    variants: [master, ...(ware === "a" ? others.map(toVariant) : [])],
    newSku: first.sku,
    contents: ware === "set" ? chooseContents(family, index) : [],
    accessorySkus: family.accessories.map((_, at) => toAccessorySku(family, at)),
  };
}

/** One or two accessories, other ones from set to set. */
function chooseContents({ accessories }: Family, index: number) {
  const [one, other] = [
    accessories[index % accessories.length],
    accessories[(index + 1) % accessories.length],
  ];
  return [one, index % 2 === 0 && other !== one ? other : undefined].filter((key) => key !== undefined);
}

/** How many new machines an accessory names as those that it fits. */
const namedParents = 6;

function planAccessory(family: Family, ordinal: number, index: number): Unplaced<PlannedAccessory> {
  const accessory = family.accessories[index];
  const brand = family.brands[index % family.brands.length];
  if (!accessory || !brand) throw new Error(`${family.key} has no accessory ${index}`);
  const sku = toAccessorySku(family, index);
  const parents = Array.from({ length: namedParents }, (_, at) => planArticle(family, at).variants[0]);
  const { netKg, cm, euros } = shrink(parents[0] ?? planArticle(family, 0).variants[0], index);
  return {
    kind: "accessory",
    family,
    ordinal,
    accessory,
    brand,
    model: `${brand.prefix}-${family.modelLetters}-Z${index + 1}`,
    sku,
    ware: "a",
    euros,
    variants: [{ sku, choice: 0, figures: {}, netKg, cm, euros }],
    parentSkus: parents.map((parent) => parent.sku),
  };
}

/** An accessory weighs and costs a small part of the smallest machine. */
function shrink({ netKg, cm, euros }: Pick<Machine, "netKg" | "cm" | "euros">, index: number) {
  const share = 0.06 + 0.03 * (index % 3);
  const side = (length: number) => Math.max(4, Math.round(length * 0.4));
  return {
    netKg: Math.max(0.2, Math.round(netKg * share * 10) / 10),
    cm: { width: side(cm.width), height: side(cm.height), length: side(cm.length) },
    euros: Math.max(9, Math.min(180, euros * share)),
  };
}
