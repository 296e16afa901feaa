import type { Catalogue } from "./catalogue.ts";
import type { Item } from "./item.ts";
import type { Ranked } from "./ranked.ts";

/** Articles bought with an article, by SKU, with `measureCoPurchase` of both. */
export type Companions = (sku: string) => ReadonlyMap<string, number>;

/**
 * A pair in every second order of its two articles (0.5) outweighs the merchant's own links; one that occurred once or
 * twice (below 0.2) only ranks a linked article before other linked ones.
 */
const weights = { bought: 4, accessory: 1.2, parent: 0.6, sibling: 0.9, complement: 0.7, trade: 0.15 };
/** Less than that is an article that merely is in the same shop. */
const leastReason = 0.1;
/** A companion costs a part of its article: one and a half times the price is a second purchase. */
const mostPriceShare = 1.5;

/**
 * Ranks the companions of an article: articles bought with it, then its accessories, the merchant's complements, then
 * articles of the same trades. Excludes articles of the same kind, unless orders include them, and those that neither
 * the merchant links with it nor any department or trade has in common: a few orders with both are chance.
 */
export function rankCompanions(
  source: Item,
  catalogue: Catalogue,
  companionsOf: Companions,
): readonly Ranked[] {
  const bought = companionsOf(source.sku);
  const ranked: Ranked[] = [];
  const own = new Set(source.categoryIds);
  for (const item of catalogue.items.values()) {
    if (item === source) continue;
    const link = toLink(source, item);
    if (link === 0 && !catalogue.sharesDepartment(own, item)) continue;
    const evidence = weights.bought * (bought.get(item.sku) ?? 0);
    const fit = link || toTradeFit(source, item, () => catalogue.compareCategories(source, own, item).sum);
    if (evidence + fit < leastReason) continue;
    const isDear =
      fit > 0 && (item.priceCents ?? 0) > (source.priceCents ?? Number.POSITIVE_INFINITY) * mostPriceShare;
    const score = evidence + (isDear ? fit / 3 : fit) + catalogue.popularity(item) / 20;
    ranked.push({ item, score });
  }
  return ranked.sort((left, right) => right.score - left.score);
}

/** The merchant's links between two articles; 0: none. */
function toLink(source: Item, item: Item): number {
  if (isAny(source.accessorySkus, item.skus) || isAny(item.parentSkus, source.skus)) return weights.accessory;
  if (isAny(source.parentSkus, item.parentSkus)) return weights.sibling;
  if (isKin(source, item)) return 0;
  if (isAny(source.complementIds, item.categoryIds)) return weights.complement;
  return isAny(source.parentSkus, item.skus) ? weights.parent : 0;
}

function toTradeFit(source: Item, item: Item, readShared: () => number): number {
  return isKin(source, item) ? 0 : Math.min(weights.trade * readShared(), weights.parent);
}

const isKin = (source: Item, item: Item) => source.family !== "" && source.family === item.family;

function isAny(names: readonly string[], wanted: readonly string[]): boolean {
  return names.some((name) => wanted.includes(name));
}
