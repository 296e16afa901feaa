import { pictureStem, viewFile } from "../../pictures/picture-spec.ts";
import type { Family, TypeIndex } from "../assortment/family.ts";

/** Returns the picture of the largest or the smallest machine of a type, in the colour of the family's first brand. */
export function showMachine(
  family: Family,
  type: TypeIndex = 0,
  end: "largest" | "smallest" = "largest",
): string {
  const lead = family.leads[type].at(end === "largest" ? -1 : 0);
  if (lead === undefined) throw new Error(`${family.key} has no lead figures of type ${type}: give it some`);
  const [{ colour }] = family.brands;
  return viewFile(pictureStem({ family: family.key, type, lead, choice: 0, colour }), "front");
}
