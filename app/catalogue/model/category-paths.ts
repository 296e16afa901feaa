import { chooseTranslation } from "./choose-translation";
import { type CategoryLevel, categoryLevels } from "./search-record";
import type { SearchCategory, SearchShop } from "./search-source";

const separator = " > ";

/**
 * Returns a category and its ancestors, from the tree's first level down, without the root.
 * Returns null for a root, and if the category or an ancestor is hidden in the shop.
 */
export function findCategoryPath(
  id: string,
  categories: ReadonlyMap<string, SearchCategory>,
  { locale, chain }: SearchShop,
): readonly SearchCategory[] | null {
  const path: SearchCategory[] = [];
  for (let at = categories.get(id); at && !at.isRoot; at = categories.get(at.parentId ?? "")) {
    const isNamed =
      chooseTranslation(at.names, chain) !== null && chooseTranslation(at.slugs, chain) !== null;
    if (!isNamed || at.excludedLocales.includes(locale) || path.includes(at)) return null;
    path.unshift(at);
  }
  return path.length > 0 ? path : null;
}

/** The hierarchical facets of paths: on each level the keys so far. Levels below the fifth have no facet. */
export function toCategoryFacets(
  paths: readonly (readonly SearchCategory[])[],
): Readonly<Record<CategoryLevel, readonly string[]>> {
  const toLevel = (at: number) => [
    ...new Set(
      paths
        .filter((path) => path.length > at)
        .map((path) =>
          path
            .slice(0, at + 1)
            .map(({ key }) => key)
            .join(separator),
        ),
    ),
  ];
  const [lvl0, lvl1, lvl2, lvl3, lvl4] = categoryLevels.map((_, at) => toLevel(at));
  return { lvl0: lvl0 ?? [], lvl1: lvl1 ?? [], lvl2: lvl2 ?? [], lvl3: lvl3 ?? [], lvl4: lvl4 ?? [] };
}

/** Key path of a category in the facets' format. */
export function toFacetPath(path: readonly SearchCategory[]): string {
  return path.map(({ key }) => key).join(separator);
}
