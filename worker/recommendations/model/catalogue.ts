import { type AttributeScales, learnScales } from "./attribute-scales.ts";
import type { Item } from "./item.ts";

/** An article with few reviews counts as an average one: this many reviews of this many stars are added to its own. */
const prior = { reviews: 5, stars: 4 };

/** All articles, with values derived from all of them; built again after a change. */
export class Catalogue {
  readonly items: ReadonlyMap<string, Item>;
  readonly scales: AttributeScales;
  readonly #bySku: ReadonlyMap<string, Item>;
  readonly #ordersOf: ReadonlyMap<string, number>;
  /** 1: a category of one article; 0: of all. */
  readonly #rarities: ReadonlyMap<string, number>;
  readonly #departments: ReadonlySet<string>;
  readonly #groups: ReadonlySet<string>;
  readonly #placings = new Map<Item, number>();

  /** Ids of the categories of departments and trades, and of those directly below them. */
  constructor(
    items: readonly Item[],
    ordersOf: ReadonlyMap<string, number>,
    {
      departments,
      groups,
    }: { readonly departments: ReadonlySet<string>; readonly groups: ReadonlySet<string> },
  ) {
    this.items = new Map(items.map((item) => [item.id, item]));
    this.scales = learnScales(items);
    this.#bySku = new Map(items.flatMap((item) => item.skus.map((sku) => [sku, item] as const)));
    this.#ordersOf = ordersOf;
    this.#rarities = measureRarities(items);
    this.#departments = departments;
    this.#groups = groups;
  }

  /**
   * The common categories of two articles, as a share of all their categories and as a sum: a small category counts
   * much, one that contains everything nothing.
   */
  compareCategories(one: Item, own: ReadonlySet<string>, other: Item): { sum: number; share: number } {
    let sum = 0;
    for (const id of other.categoryIds) if (own.has(id)) sum += this.#rarity(id);
    const all = this.#placing(one) + this.#placing(other) - sum;
    return { sum, share: all > 0 ? sum / all : 0 };
  }

  /** Whether an article is in a department or trade of another, whose categories these are. */
  sharesDepartment(own: ReadonlySet<string>, { categoryIds }: Item): boolean {
    return categoryIds.some((id) => own.has(id) && this.#departments.has(id));
  }

  /** Whether an article is in a group of another, whose categories these are: a step of the same work. */
  sharesGroup(own: ReadonlySet<string>, { categoryIds }: Item): boolean {
    return categoryIds.some((id) => own.has(id) && this.#groups.has(id));
  }

  /** The total weight of an article's categories. */
  #placing(item: Item): number {
    const known = this.#placings.get(item);
    if (known !== undefined) return known;
    const placing = item.categoryIds.reduce((sum, id) => sum + this.#rarity(id), 0);
    this.#placings.set(item, placing);
    return placing;
  }

  #rarity(categoryId: string): number {
    return this.#rarities.get(categoryId) ?? 0;
  }

  find(sku: string): Item | null {
    return this.#bySku.get(sku) ?? null;
  }

  /** Orders with the article. */
  countOrders({ sku }: Item): number {
    return this.#ordersOf.get(sku) ?? 0;
  }

  /** About 0 to 5: the number of its orders, on a logarithmic scale with one step per factor of ten, and its rating. */
  popularity(item: Item): number {
    const { reviews, stars } = item;
    const liked = (reviews * stars + prior.reviews * prior.stars) / (reviews + prior.reviews) / 5;
    return Math.log10(1 + this.countOrders(item)) + liked;
  }
}

function measureRarities(items: readonly Item[]): ReadonlyMap<string, number> {
  const members = new Map<string, number>();
  for (const { categoryIds } of items)
    for (const id of categoryIds) members.set(id, (members.get(id) ?? 0) + 1);
  const all = Math.log(Math.max(items.length, 2));
  return new Map([...members].map(([id, count]) => [id, 1 - Math.log(count) / all]));
}
