import { Catalogue } from "./catalogue.ts";
import type { Category } from "./category.ts";
import type { Item } from "./item.ts";
import type { Companions } from "./rank-companions.ts";
import type { Knowledge } from "./recommend.ts";

type Sources = {
  /** With the categories that they are in themselves. */
  readonly items: readonly Item[];
  readonly categories: readonly Category[];
  /** Orders that had an article, by SKU. */
  readonly ordersOf: ReadonlyMap<string, number>;
  readonly companionsOf: Companions;
};

/** What the engines know, of what was read from the platform: an article is also in what its categories are below. */
export function createKnowledge({ items, categories, ordersOf, companionsOf }: Sources): Knowledge {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const placed = items.map((item) => ({ ...item, categoryIds: withAncestors(item.categoryIds, byId) }));
  return {
    catalogue: new Catalogue(placed, ordersOf),
    companionsOf,
    findCategories: (names) => findCategories(names, byId),
  };
}

function withAncestors(ids: readonly string[], categories: ReadonlyMap<string, Category>): readonly string[] {
  const all = new Set<string>();
  for (const id of ids) {
    let above: string | null = id;
    while (above !== null && !all.has(above)) {
      all.add(above);
      above = categories.get(above)?.parentId ?? null;
    }
  }
  return [...all];
}

function findCategories(
  names: readonly string[],
  categories: ReadonlyMap<string, Category>,
): readonly string[] {
  const wanted = names.map((name) => name.toLowerCase());
  return [...categories.values()].flatMap(({ id, names: known }) =>
    wanted.some((name) => known.includes(name)) ? [id] : [],
  );
}
