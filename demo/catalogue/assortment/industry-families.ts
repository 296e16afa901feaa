import type { FamilyKey, IndustryKey } from "./keys.ts";

/** The machines of an industry's picture, which are the first ones that its category lists. */
export const picturedFamilies: Readonly<Record<IndustryKey, readonly FamilyKey[]>> = {
  bakery: ["planetary-mixer", "convection-oven", "bench-scale"],
  restaurant: ["upright-fridge", "deep-fryer", "ice-machine"],
  canteen: ["chest-freezer", "planetary-mixer", "vacuum-sealer"],
  butchery: ["meat-grinder", "meat-slicer", "vacuum-sealer"],
  "car-workshop": ["hydraulic-press", "tool-trolley", "impact-wrench"],
  metalworking: ["pillar-drill", "mig-welder", "plasma-cutter"],
  construction: ["dehumidifier", "fan-heater", "work-light"],
  warehouse: ["pallet-truck", "lifting-table", "crane-scale"],
  laboratory: ["ultrasonic-cleaner", "centrifuge", "bench-scale"],
  agriculture: ["log-splitter", "pressure-washer", "water-pump"],
  "cleaning-firm": ["pressure-washer", "industrial-vacuum"],
  practice: ["massage-table", "ultrasonic-cleaner"],
};

/** What matters next to an industry; families in neither list follow in the order of the catalogue. */
const nextFamilies: Readonly<Partial<Record<IndustryKey, readonly FamilyKey[]>>> = {
  bakery: ["upright-fridge"],
  restaurant: ["convection-oven", "planetary-mixer", "chest-freezer"],
  canteen: ["upright-fridge", "convection-oven", "deep-fryer"],
  butchery: ["chest-freezer", "upright-fridge", "platform-scale"],
  "car-workshop": ["air-compressor", "pressure-washer", "workbench"],
  metalworking: ["tig-welder", "workbench", "air-compressor"],
  construction: ["water-pump", "air-compressor", "industrial-vacuum"],
  warehouse: ["electric-hoist", "platform-scale", "band-sealer"],
  agriculture: ["platform-scale", "chest-freezer", "mig-welder"],
};

/** Sorts the families of an industry by how much its work depends on them. */
export function sortForIndustry<F extends { readonly key: FamilyKey }>(
  industry: IndustryKey,
  families: readonly F[],
): readonly F[] {
  const order: readonly FamilyKey[] = [...picturedFamilies[industry], ...(nextFamilies[industry] ?? [])];
  const rank = ({ key }: F) => (order.includes(key) ? order.indexOf(key) : order.length);
  return families.toSorted((one, other) => rank(one) - rank(other));
}
