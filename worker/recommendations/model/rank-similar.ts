import { compareAttributes } from "./attribute-scales.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Item } from "./item.ts";
import type { Ranked } from "./ranked.ts";

/** The parts of similarity; all ranked articles are of the same kind. */
const weights = { attributes: 0.35, price: 0.13, categories: 0.07, brand: 0.05 };
/** Without attributes or price the similarity is unknown: neither similar nor different. */
const unknown = 0.4;
/** Half or twice the price leaves a third of the similarity. */
const priceDecay = 1.6;
/** Accessories for other machines must have one small category in common, or several larger ones: two welding helmets. */
const leastShared = 0.5;

/**
 * Ranks the alternatives to an article: those of its kind, by attributes, price, trade and brand, popular ones first
 * among equals; none for the only one of its kind. Never the same model as another ware (a used one, another pack).
 */
export function rankSimilar(source: Item, catalogue: Catalogue): readonly Ranked[] {
  const ranked: Ranked[] = [];
  const own = new Set(source.categoryIds);
  for (const item of catalogue.items.values()) {
    if (item === source || !isAlternative(source, item)) continue;
    const { sum, share } = catalogue.compareCategories(source, own, item);
    if (!isSameKind(source, item) && (source.parentSkus.length === 0 || sum < leastShared)) continue;
    ranked.push({ item, score: score(source, item, share, catalogue) });
  }
  return ranked.sort((left, right) => right.score - left.score);
}

function score(source: Item, item: Item, sharedCategories: number, catalogue: Catalogue): number {
  const attributes = compareAttributes(source, item, catalogue.scales) ?? unknown;
  return (
    weights.attributes * attributes +
    weights.price * comparePrices(source.priceCents, item.priceCents) +
    weights.categories * sharedCategories +
    weights.brand * Number(source.brand !== "" && source.brand === item.brand) +
    catalogue.popularity(item) / 100
  );
}

function isAlternative(source: Item, item: Item): boolean {
  if (source.isUsed !== item.isUsed && source.model !== "" && source.model === item.model) return false;
  const isBelonging = item.parentSkus.length > 0 !== source.parentSkus.length > 0;
  return !isBelonging;
}

/** A shopper who views a slicer wants a slicer: no freezer, although both are for butchers. */
function isSameKind(source: Item, item: Item): boolean {
  if (source.family === "" || item.family === "") return source.typeId === item.typeId;
  return source.family === item.family;
}

function comparePrices(left: number | null, right: number | null): number {
  if (!left || !right) return unknown;
  return Math.exp(-priceDecay * Math.abs(Math.log(left / right)));
}
