import { compareAttributes } from "./attribute-scales.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Item } from "./item.ts";
import type { Ranked } from "./ranked.ts";

/** The parts of similarity. The kind counts most: a shopper who views a mixer wants a mixer. */
const weights = { kind: 0.4, attributes: 0.35, price: 0.13, categories: 0.07, brand: 0.05 };
/** Without attributes or price the similarity is unknown: neither similar nor different. */
const unknown = 0.4;
/** Half or twice the price leaves a third of the similarity. */
const priceDecay = 1.6;
/** Articles of another kind must have one small category in common, or several larger ones. */
const leastShared = 0.5;

/**
 * Ranks the alternatives to an article: the same kind, close in attributes, price, trade and brand, popular ones first
 * among equals. Never the same model as another ware (a used one, another pack).
 */
export function rankSimilar(source: Item, catalogue: Catalogue): readonly Ranked[] {
  const ranked: Ranked[] = [];
  const own = new Set(source.categoryIds);
  for (const item of catalogue.items.values()) {
    if (item === source || !isAlternative(source, item)) continue;
    const kind = toKinship(source, item);
    const shared = catalogue.compareCategories(source, own, item);
    if (kind === 0 && shared.sum < leastShared) continue;
    ranked.push({ item, score: score(source, item, { kind, shared: shared.share, catalogue }) });
  }
  return ranked.sort((left, right) => right.score - left.score);
}

type Facts = { readonly kind: number; readonly shared: number; readonly catalogue: Catalogue };

function score(source: Item, item: Item, { kind, shared, catalogue }: Facts): number {
  const sameType = source.typeId === item.typeId;
  const attributes = sameType ? (compareAttributes(source, item, catalogue.scales) ?? unknown) : unknown / 2;
  return (
    weights.kind * kind +
    weights.attributes * attributes +
    weights.price * comparePrices(source.priceCents, item.priceCents) +
    weights.categories * shared +
    weights.brand * Number(source.brand !== "" && source.brand === item.brand) +
    catalogue.popularity(item) / 100
  );
}

function isAlternative(source: Item, item: Item): boolean {
  if (source.isUsed !== item.isUsed && source.model !== "" && source.model === item.model) return false;
  const isBelonging = item.parentSkus.length > 0 !== source.parentSkus.length > 0;
  return !isBelonging;
}

/** 1: the same kind; less: only the same product type. */
function toKinship(source: Item, item: Item): number {
  const sameType = source.typeId === item.typeId;
  if (source.family === "" || item.family === "") return Number(sameType);
  if (source.family !== item.family) return sameType ? 0.3 : 0;
  return 1;
}

function comparePrices(left: number | null, right: number | null): number {
  if (!left || !right) return unknown;
  return Math.exp(-priceDecay * Math.abs(Math.log(left / right)));
}
