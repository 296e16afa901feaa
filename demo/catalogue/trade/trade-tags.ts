import { toTag } from "./campaigns.ts";
import { isTopRated } from "./plan-reviews.ts";
import { isRunning, reductionOf } from "./reduction.ts";
import type { Traded } from "./traded.ts";

/** Lists tags derived from price, ware and reviews: bware, topRated, on-sale and the campaign's. */
export function listTradeTags(product: Traded, seed: number): readonly string[] {
  const reduction = reductionOf(product);
  const isReduced = reduction !== undefined && isRunning(reduction);
  return [
    ...(product.ware === "b" ? ["bware"] : []),
    ...(isTopRated(product, seed) ? ["topRated"] : []),
    ...(isReduced ? ["on-sale"] : []),
    ...(isReduced && reduction.campaign ? [toTag(reduction.campaign)] : []),
  ];
}
