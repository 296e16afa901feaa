import type { Family, TypeIndex } from "../assortment/family.ts";

export interface TypedLead {
  readonly type: TypeIndex;
  readonly lead: number;
}

/** Type and index of a lead figure. */
const opening: readonly (readonly [type: TypeIndex, at: number])[] = [
  [0, 0],
  [0, 1],
  [1, -1],
  [1, 0],
  [0, -1],
];

/**
 * Returns the lead figures of both types in order: two small ones of the first type, so that each has a similar one to
 * show; a large and a small one of the second, a large one of the first; then the others.
 */
export function orderLeads({ leads }: Family): readonly TypedLead[] {
  const toTyped = (type: TypeIndex) => leads[type].map((lead): TypedLead => ({ type, lead }));
  const all = [toTyped(0), toTyped(1)] as const;
  const first = opening.flatMap(([type, at]) => all[type].at(at) ?? []);
  const others = all.flat().toSorted((one, other) => one.lead - other.lead);
  return [...new Set([...first, ...others])];
}
