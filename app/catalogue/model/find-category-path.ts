import type { CategoryNode } from "./category";
import type { ListingCategory } from "./listing";

/** The categories from the department down to the first match; empty without a match. */
export function findCategoryPath(
  nodes: readonly CategoryNode[],
  isWanted: (node: CategoryNode) => boolean,
): readonly CategoryNode[] {
  for (const node of nodes) {
    if (isWanted(node)) return [node];
    const below = findCategoryPath(node.children, isWanted);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The last category of a path, as the search identifies it; null for an empty path. */
export function toListingCategory(path: readonly CategoryNode[]): ListingCategory | null {
  const here = path.at(-1);
  return here ? { id: here.id, keys: path.map(({ key }) => key) } : null;
}
