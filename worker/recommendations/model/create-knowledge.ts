import { Catalogue } from "./catalogue.ts";
import type { Category, Item } from "./item.ts";
import type { Companions } from "./rank-companions.ts";
import type { Knowledge } from "./recommend.ts";

type Sources = {
  /** With only their direct categories. */
  readonly items: readonly Item[];
  readonly categories: readonly Category[];
  /** Number of orders with an article, by SKU. */
  readonly ordersOf: ReadonlyMap<string, number>;
  readonly companionsOf: Companions;
};

/** Builds the engines' data from the platform's: an article is also in the ancestors of its categories. */
export function createKnowledge({ items, categories, ordersOf, companionsOf }: Sources): Knowledge {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const placed = items.map((item) => ({ ...item, categoryIds: withAncestors(item.categoryIds, byId) }));
  return {
    catalogue: new Catalogue(placed, ordersOf, {
      departments: findDepartments(byId),
      groups: findGroups(byId),
    }),
    companionsOf,
    findCategories: (names) => findCategories(names, byId),
  };
}

/** Finds the departments and trades: the categories directly below a root, and roots without children. */
function findDepartments(categories: ReadonlyMap<string, Category>): ReadonlySet<string> {
  const all = [...categories.values()];
  const parents = new Set(all.map(({ parentId }) => parentId));
  return new Set(
    all.flatMap(({ id, parentId }) => {
      const isBelowRoot = parentId !== null && categories.get(parentId)?.parentId === null;
      return isBelowRoot || (parentId === null && !parents.has(id)) ? [id] : [];
    }),
  );
}

/** Finds the groups: the categories directly below a department or trade. */
function findGroups(categories: ReadonlyMap<string, Category>): ReadonlySet<string> {
  const above = (id: string | null) => (id === null ? null : (categories.get(id)?.parentId ?? null));
  const groups = [...categories.values()].filter(
    ({ parentId }) => above(parentId) !== null && above(above(parentId)) === null,
  );
  return new Set(groups.map(({ id }) => id));
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
  const lowerCased = names.map((name) => name.toLowerCase());
  return [...categories.values()].flatMap(({ id, names: known }) =>
    lowerCased.some((name) => known.includes(name)) ? [id] : [],
  );
}
