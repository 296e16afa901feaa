import type { PlannedProduct } from "./planned-product.ts";
import { reductionOf } from "./reduction.ts";

/** Tags by which a shop filters: new, bestseller, topRated, bware, on-sale, campaign:*. */
export function tagsOf(product: PlannedProduct): string[] {
  const { index, ware } = product;
  const reduction = reductionOf(product);
  const tags: string[] = [];
  if (ware === "a" && index % 11 === 3) tags.push("new");
  if (ware === "a" && index % 9 === 2) tags.push("bestseller");
  if (ware === "a" && index % 7 === 4) tags.push("topRated");
  if (ware === "b") tags.push("bware");
  if (reduction?.isRunning) tags.push("on-sale");
  if (reduction?.key === "weekly-deals") tags.push("campaign:black_friday");
  return tags;
}
