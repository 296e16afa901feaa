import type { GroupKey } from "./families/family.ts";
import type { Words } from "./words.ts";

export type DepartmentKey = keyof Words["departments"];

/** The departments in the order of the category bar, each with its groups. */
export const departments: readonly { key: DepartmentKey; groups: readonly GroupKey[] }[] = [
  { key: "gastro", groups: ["food-preparation", "refrigeration"] },
  { key: "welding", groups: ["welding-machines"] },
  { key: "lifting", groups: ["hoists", "ground-handling"] },
  { key: "scales", groups: ["industrial-scales", "bench-scales"] },
  { key: "cleaning", groups: ["high-pressure-cleaning", "vacuum-technology"] },
  { key: "workshop", groups: ["compressed-air", "parts-cleaning", "workshop-furniture"] },
];
