import type { Family } from "../assortment/family.ts";

/** The kind of product at an index of a family's list. */
export type Role = "new" | "used" | "set" | "test" | "accessory";

/** Indexes of a family's first accessories; a family has at most as many. */
const accessoryOrdinals: readonly number[] = [3, 7, 11, 14, 17, 20, 23, 26];
const testArticle = { family: 3, ordinal: 1 };

/**
 * Mostly new machines; used ones and sets follow their new counterparts, at different indexes per family, so that the
 * first 200 products have some of each.
 */
export function chooseRole({ number, accessories }: Family, ordinal: number): Role {
  const accessory = accessoryOrdinals.indexOf(ordinal);
  if (accessory >= 0 && accessory < accessories.length) return "accessory";
  if (number === testArticle.family && ordinal === testArticle.ordinal) return "test";
  if (ordinal >= 4 && (ordinal + number) % 8 === 4) return "used";
  if (ordinal >= 4 && (ordinal + number) % 16 === 6 && accessories.length > 0) return "set";
  return "new";
}
