import type { ReductionKey } from "./drafts/discounts.ts";
import type { PlannedProduct } from "./planned-product.ts";

export interface Reduction {
  readonly key: ReductionKey;
  readonly factor: number;
  /** Whether the reduction counts today. */
  readonly isRunning: boolean;
}

const weekly: Reduction = { key: "weekly-deals", factor: 0.85, isRunning: true };
const clearance: Reduction = { key: "clearance", factor: 0.7, isRunning: true };
const past: Reduction = { key: "past-season", factor: 0.8, isRunning: false };
const next: Reduction = { key: "next-season", factor: 0.88, isRunning: false };

/** About one new product in five is reduced today; others were, or will be. */
export function reductionOf({ index, ware }: PlannedProduct): Reduction | undefined {
  if (ware !== "a") return undefined;
  if (index % 8 === 1) return weekly;
  if (index % 19 === 6) return clearance;
  if (index % 17 === 5) return past;
  return index % 23 === 7 ? next : undefined;
}
