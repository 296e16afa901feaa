import type { DepartmentKey } from "../assortment/keys.ts";

/** The departments used together with each department, the closest first. */
const relatedDepartments: Readonly<Record<DepartmentKey, readonly DepartmentKey[]>> = {
  gastronomy: ["cold-and-heat", "weighing", "packaging", "cleaning"],
  "cold-and-heat": ["gastronomy", "workshop", "cleaning"],
  welding: ["workshop", "compressed-air", "lifting"],
  workshop: ["compressed-air", "welding", "lifting"],
  "compressed-air": ["workshop", "welding", "cleaning"],
  lifting: ["workshop", "weighing", "packaging"],
  weighing: ["packaging", "lifting", "laboratory"],
  laboratory: ["weighing", "cleaning", "cold-and-heat"],
  cleaning: ["workshop", "gastronomy", "garden"],
  garden: ["cleaning", "workshop", "lifting"],
  packaging: ["weighing", "gastronomy", "lifting"],
  fitness: ["cleaning", "laboratory", "cold-and-heat"],
};

/**
 * Lists a category's siblings, the closest first.
 * Departments are related by use; the others are sorted by use already: the following ones, then the preceding ones.
 */
export function listNearest(key: string, siblings: readonly string[]): readonly string[] {
  const at = siblings.indexOf(key);
  const byUse = Object.entries(relatedDepartments).find(([department]) => department === key)?.[1] ?? [];
  const known = byUse.filter((department) => siblings.includes(department));
  return [...new Set([...known, ...siblings.slice(at + 1), ...siblings.slice(0, at)])];
}
