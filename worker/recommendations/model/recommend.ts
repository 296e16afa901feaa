import type { Catalogue } from "./catalogue.ts";
import type { Item } from "./item.ts";
import { type Companions, enoughCompanions, rankCompanions } from "./rank-companions.ts";
import { rankSimilar } from "./rank-similar.ts";
import { mergeRanked, type Ranked } from "./ranked.ts";

const engines = ["last-seen", "similar-products", "cart-recommendation"] as const;
export type EngineName = (typeof engines)[number];

export function isEngine(name: string): name is EngineName {
  return engines.some((engine) => engine === name);
}

/** The data of the engines. */
export type Knowledge = {
  readonly catalogue: Catalogue;
  readonly companionsOf: Companions;
  /** Ids of the categories that have any of these names, in any language. */
  findCategories(names: readonly string[]): readonly string[];
};

type RecommendationQuery = {
  readonly engine: EngineName;
  readonly items: Readonly<Record<string, number>>;
  readonly categoryNames: readonly string[];
};

export type Recommended = {
  /** The engine that was used in the end: `last-seen` may have no items. */
  readonly engineName: EngineName | "popular";
  /** Best first. */
  readonly items: readonly Item[];
};

/** The maximum of one kind in a row among companions and popular articles. */
const mostOfKind = 2;

/**
 * Runs an engine: `last-seen` returns the seen items themselves, heaviest first, and popular ones if none is known;
 * `similar-products` their alternatives; `cart-recommendation` their companions, or popular articles of the named
 * categories; nothing rather than articles of other departments. Never returns an item of the request, except from
 * `last-seen`.
 */
export function recommend(query: RecommendationQuery, knowledge: Knowledge): Recommended {
  const { catalogue } = knowledge;
  const sources = listSources(query, catalogue);
  const own = new Set(sources.map(({ item }) => item));
  const named = (items: readonly Item[]) => ({ engineName: query.engine, items });
  switch (query.engine) {
    case "last-seen":
      return sources.length > 0
        ? named([...own])
        : { engineName: "popular", items: spread(rankPopular(catalogue)) };
    case "similar-products":
      return named(toItems(merge(sources, (item) => rankSimilar(item, catalogue))));
    case "cart-recommendation": {
      const found = findCompanions(sources, knowledge);
      if (found.length > 0) return named(spread(found));
      const categories = new Set(knowledge.findCategories(query.categoryNames));
      const near = rankPopular(catalogue).filter(({ item }) =>
        item.categoryIds.some((id) => categories.has(id)),
      );
      return named(spread(near).filter((item) => !own.has(item)));
    }
  }
}

type Source = { readonly item: Item; readonly weight: number };

/** Merges the lists of the sources, without the sources. */
function merge(sources: readonly Source[], rank: (item: Item) => readonly Ranked[]): readonly Ranked[] {
  const own = new Set(sources.map(({ item }) => item));
  return mergeRanked(sources.map(({ item, weight }) => ({ weight, ranked: rank(item) }))).filter(
    ({ item }) => !own.has(item),
  );
}

/**
 * Finds what fits any article of a cart. Only if that is too little for all of them, their neighbours follow, except
 * those that compete with an article of the cart.
 */
function findCompanions(
  sources: readonly Source[],
  { catalogue, companionsOf }: Knowledge,
): readonly Ranked[] {
  const ranks = new Map(sources.map(({ item }) => [item, rankCompanions(item, catalogue, companionsOf)]));
  const fitting = merge(sources, (item) => ranks.get(item)?.fitting ?? []);
  if (fitting.length >= enoughCompanions) return fitting;
  const families = new Set(sources.map(({ item }) => item.family));
  const known = new Set(fitting.map(({ item }) => item));
  const near = merge(sources, (item) => ranks.get(item)?.near ?? []);
  return [...fitting, ...near.filter(({ item }) => !known.has(item) && !families.has(item.family))];
}

function listSources({ items }: RecommendationQuery, catalogue: Catalogue): readonly Source[] {
  return Object.entries(items)
    .sort(([, left], [, right]) => right - left)
    .flatMap(([sku, weight]) => {
      const item = catalogue.find(sku);
      return item && weight > 0 ? [{ item, weight }] : [];
    });
}

function rankPopular(catalogue: Catalogue): readonly Ranked[] {
  return [...catalogue.items.values()]
    .filter(({ isUsed, parentSkus }) => !isUsed && parentSkus.length === 0)
    .map((item) => ({ item, score: catalogue.popularity(item) }))
    .sort((left, right) => right.score - left.score);
}

const toItems = (ranked: readonly Ranked[]) => ranked.map(({ item }) => item);

/** The best first, without a row of a single kind: further items of a kind come after all others. */
function spread(ranked: readonly Ranked[]): readonly Item[] {
  const counts = new Map<string, number>();
  const [shown, surplus]: [Item[], Item[]] = [[], []];
  for (const { item } of ranked) {
    const kind = item.family || item.typeId;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    (count > mostOfKind ? surplus : shown).push(item);
  }
  return [...shown, ...surplus];
}
