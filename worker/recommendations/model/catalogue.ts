import { type FigureScales, learnScales } from "./figure-scales.ts";
import type { Item } from "./item.ts";

/** An article with few reviews is taken to be an ordinary one: so many reviews of so many stars stand beside its own. */
const prior = { reviews: 5, stars: 4 };

/** All articles, with what follows from all of them; made anew when something changed. */
export class Catalogue {
  readonly items: ReadonlyMap<string, Item>;
  readonly scales: FigureScales;
  readonly #bySku: ReadonlyMap<string, Item>;
  readonly #ordersOf: ReadonlyMap<string, number>;
  readonly #membersOf: ReadonlyMap<string, number>;

  constructor(items: readonly Item[], ordersOf: ReadonlyMap<string, number>) {
    this.items = new Map(items.map((item) => [item.id, item]));
    this.scales = learnScales(items);
    this.#bySku = new Map(items.flatMap((item) => item.skus.map((sku) => [sku, item] as const)));
    this.#ordersOf = ordersOf;
    this.#membersOf = countMembers(items);
  }

  /** How much two articles have in common by their categories: a small one says much, one that holds everything nothing. */
  sharedCategories(one: Item, other: Item): number {
    const shared = one.categoryIds.filter((id) => other.categoryIds.includes(id));
    return shared.reduce((sum, id) => sum + this.#rarity(id), 0);
  }

  /** The same for what either of them is in; `sharedCategories` of two alike is this. */
  allCategories(one: Item, other: Item): number {
    const all = new Set([...one.categoryIds, ...other.categoryIds]);
    return [...all].reduce((sum, id) => sum + this.#rarity(id), 0);
  }

  #rarity(categoryId: string): number {
    const { size } = this.items;
    return size > 1 ? Math.log(size / (this.#membersOf.get(categoryId) ?? 1)) / Math.log(size) : 1;
  }

  find(sku: string): Item | null {
    return this.#bySku.get(sku) ?? null;
  }

  /** Orders that had the article. */
  countOrders({ sku }: Item): number {
    return this.#ordersOf.get(sku) ?? 0;
  }

  /** About 0 to 5: how often it was ordered, on a scale on which ten times as often is one step, and how it is liked. */
  popularity(item: Item): number {
    const { reviews, stars } = item;
    const liked = (reviews * stars + prior.reviews * prior.stars) / (reviews + prior.reviews) / 5;
    return Math.log10(1 + this.countOrders(item)) + liked;
  }
}

function countMembers(items: readonly Item[]): ReadonlyMap<string, number> {
  const members = new Map<string, number>();
  for (const id of items.flatMap(({ categoryIds }) => categoryIds))
    members.set(id, (members.get(id) ?? 0) + 1);
  return members;
}
