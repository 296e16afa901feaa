import { randomOf } from "../random.ts";
import type { CampaignKey } from "./campaigns.ts";
import type { Traded } from "./traded.ts";

export const reductionKeys = [
  "cyber-week",
  "black-friday",
  "weekly-deals",
  "clearance",
  "past-season",
  "next-season",
] as const;

export type ReductionKey = (typeof reductionKeys)[number];

export interface Reduction {
  readonly key: ReductionKey;
  /** The remaining share of the price. */
  readonly factor: number;
  /** Days from the seeding; missing: open-ended. */
  readonly fromDay?: number;
  readonly untilDay?: number;
  /** The lowest price of the 30 days before the reduction began (Dir. 98/6 Art. 6a), as a share of the full one. */
  readonly lowestBefore: number;
  /** The share of all new products that have it, in thousandths. */
  readonly perMille: number;
  /** Its products have the tag of the campaign. */
  readonly campaign?: CampaignKey;
}

/** Clearance follows a smaller reduction of the weeks before it; so do some goods of Cyber Week. */
// biome-ignore format: a table
export const reductions: readonly Reduction[] = [
  { key: "cyber-week", factor: 0.8, fromDay: -2, untilDay: 5, lowestBefore: 0.96, perMille: 60, campaign: "cyber_week" },
  { key: "black-friday", factor: 0.85, fromDay: -3, untilDay: 11, lowestBefore: 1, perMille: 80, campaign: "black_friday" },
  { key: "weekly-deals", factor: 0.9, fromDay: -3, untilDay: 11, lowestBefore: 1, perMille: 60 },
  { key: "clearance", factor: 0.7, lowestBefore: 0.95, perMille: 40 },
  { key: "past-season", factor: 0.8, fromDay: -60, untilDay: -20, lowestBefore: 1, perMille: 50 },
  { key: "next-season", factor: 0.88, fromDay: 20, untilDay: 50, lowestBefore: 1, perMille: 40 },
];

/** Below this price, endings cancel a reduction in currencies with coarse steps. */
const cheapestReduced = 60;
const reductionSeed = 1998;

/** Returns a new machine's reduction; about one in four is reduced today, others were, or will be. */
export function reductionOf({ sku, ware, euros, kind = "machine" }: Traded): Reduction | undefined {
  if (ware !== "a" || kind !== "machine" || euros < cheapestReduced) return undefined;
  let place = randomOf(reductionSeed, `reduction ${sku}`) * 1000;
  return reductions.find(({ perMille }) => {
    place -= perMille;
    return place < 0;
  });
}

/** Reports whether it is active on the day of the seeding. */
export function isRunning({ fromDay = Number.NEGATIVE_INFINITY, untilDay = 1 }: Reduction): boolean {
  return fromDay <= 0 && untilDay > 0;
}
