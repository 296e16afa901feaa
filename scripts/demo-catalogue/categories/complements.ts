import { allFamilies } from "../assortment/all-families.ts";
import type { Family } from "../assortment/family.ts";
import { departmentOf } from "./all-categories.ts";

/** Families whose accessories go well with a machine: its own, then the next one of its department that has some. */
export function complementsOf(family: Family): readonly Family[] {
  const department = departmentOf(family);
  const neighbours = allFamilies.filter(
    (other) => other !== family && departmentOf(other) === department && other.accessories.length > 0,
  );
  const next = neighbours.find(({ number }) => number > family.number) ?? neighbours[0];
  return [...(family.accessories.length > 0 ? [family] : []), ...(next ? [next] : [])];
}
