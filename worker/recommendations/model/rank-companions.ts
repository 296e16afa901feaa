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

/** From this evidence on, orders alone are a reason: below it, a pair occurred once or twice. */
const leastEvidence = 0.2;
/** With so many companions that fit their use, articles need no neighbours. */
export const enoughCompanions = 3;

/** Both best first. */
export type CompanionRanks = {
  /** Bought with the article, or linked with it by the merchant. */
  readonly fitting: readonly Ranked[];
  /** Machines of its group. */
  readonly near: readonly Ranked[];
};

/**
 * Ranks the companions of an article: articles bought with it, then its accessories and the merchant's complements. An
 * article that the merchant does not link with it needs orders of both. Apart from these, machines of the same group,
 * such as a grinder for a slicer: a fryer has only the trade in common. Never articles of the same kind, unless orders
 * include them.
 */
export function rankCompanions(source: Item, catalogue: Catalogue, companionsOf: Companions): CompanionRanks {
  const bought = companionsOf(source.sku);
  const own = new Set(source.categoryIds);
  const [fitting, near]: [Ranked[], Ranked[]] = [[], []];
  for (const item of catalogue.items.values()) {
    if (item === source) continue;
    const link = toLink(source, item);
    const evidence = bought.get(item.sku) ?? 0;
    const isBought = evidence >= leastEvidence && catalogue.sharesDepartment(own, item);
    if (link === 0 && !isBought && !isNeighbour(source, item, catalogue.sharesGroup(own, item))) continue;
    const fit = link || toTradeFit(source, item, () => catalogue.compareCategories(source, own, item).sum);
    const reason = weights.bought * evidence + fit;
    if (reason < leastReason) continue;
    const isDear =
      fit > 0 && (item.priceCents ?? 0) > (source.priceCents ?? Number.POSITIVE_INFINITY) * mostPriceShare;
    const score = (isDear ? reason - fit + fit / 3 : reason) + catalogue.popularity(item) / 20;
    (link > 0 || isBought ? fitting : near).push({ item, score });
  }
  const byScore = (left: Ranked, right: Ranked) => right.score - left.score;
  return { fitting: fitting.sort(byScore), near: near.sort(byScore) };
}

/** A machine of the same group and another kind: an accessory is of no use without its machine. */
function isNeighbour(source: Item, item: Item, isOfGroup: boolean): boolean {
  return isOfGroup && !isKin(source, item) && item.parentSkus.length === 0;
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
