import { allFamilies } from "../assortment/all-families.ts";
import type { Family } from "../assortment/family.ts";
import type { FamilyKey } from "../assortment/keys.ts";

/** Families all of whose accessories are also used with a machine of another family. */
const usedWith: Partial<Record<FamilyKey, readonly FamilyKey[]>> = {
  // Welding helmet, trolley and gas hose serve both processes; tungsten electrodes and plasma tips do not.
  "tig-welder": ["mig-welder"],
  "impact-wrench": ["air-compressor"],
  "air-compressor": ["impact-wrench"],
  "crane-scale": ["electric-hoist"],
  "bench-scale": ["platform-scale"],
  "pillar-drill": ["workbench"],
  workbench: ["tool-trolley"],
};

/** Returns the families whose accessories complement a machine: its own, then those of `usedWith`. */
export function complementsOf(family: Family): readonly Family[] {
  const others = allFamilies.filter(({ key }) => usedWith[family.key]?.includes(key));
  return [family, ...others].filter(({ accessories }) => accessories.length > 0);
}
