import type { DepartmentKey, GroupKey } from "./keys.ts";

export interface Department {
  readonly key: DepartmentKey;
  readonly groups: readonly GroupKey[];
}

/** The departments in the order of the category bar, each with its groups. */
export const departments: readonly Department[] = [
  { key: "gastronomy", groups: ["food-preparation", "cooking"] },
  { key: "cold-and-heat", groups: ["refrigeration", "room-climate"] },
  { key: "welding", groups: ["welding-machines", "cutting-machines"] },
  { key: "workshop", groups: ["workshop-furniture", "machine-tools", "lighting"] },
  { key: "compressed-air", groups: ["compressors", "air-tools"] },
  { key: "lifting", groups: ["hoists", "ground-handling"] },
  { key: "weighing", groups: ["industrial-scales", "bench-scales"] },
  { key: "laboratory", groups: ["lab-cleaning", "lab-separation"] },
  { key: "cleaning", groups: ["high-pressure-cleaning", "vacuum-technology"] },
  { key: "garden", groups: ["firewood", "water-supply"] },
  { key: "packaging", groups: ["sealing-machines"] },
  { key: "fitness", groups: ["therapy-furniture", "strength-training"] },
];
