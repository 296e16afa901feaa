import { type CategoryNode, createCategoryTree } from "../category-tree.ts";
import { localize } from "../language.ts";
import { toSlug } from "../slug.ts";
import { words } from "../words.ts";
import { byKey, customFields } from "./draft.ts";

export const rootCategoryKey = "all-categories";

/** The tree as drafts, parents before children; siblings keep their order by `orderHint`. */
export function createCategories() {
  const root = {
    key: rootCategoryKey,
    name: localize((language) => words[language].phrases.allCategories),
    slug: localize(() => rootCategoryKey),
    orderHint: "0.5",
  };
  const nodes = createCategoryTree();
  return [root, ...nodes.flatMap((node, at) => toDrafts(node, rootCategoryKey, at))];
}

type CategoryDraft = ReturnType<typeof toDraft>;

function toDrafts(node: CategoryNode, parent: string, at: number): CategoryDraft[] {
  const below = node.children.flatMap((child, childAt) => toDrafts(child, node.key, childAt));
  return [toDraft(node, parent, at), ...below];
}

function toDraft(node: CategoryNode, parent: string, at: number) {
  return {
    key: node.key,
    name: node.name,
    slug: localize((language) => toSlug(node.name[language], language)),
    parent: byKey("category", parent),
    orderHint: `0.${String(at + 1).padStart(2, "0")}5`,
    metaTitle: node.name,
    metaDescription: localize((language) =>
      words[language].phrases.categoryMeta.replace("{name}", node.name[language]),
    ),
    custom: customFields("category-fields", { CategoryImageURL: pictureOf(node) }),
  };
}

/** A category shows the first family below it. */
function pictureOf(node: CategoryNode): string {
  let inside: CategoryNode | undefined = node;
  while (inside && !inside.family) inside = inside.children[0];
  return `/pictures/${inside?.family ?? "planetary-mixer"}-orange-m-front.svg`;
}
