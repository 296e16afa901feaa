import { html } from "hono/html";
import { listedFile } from "../../pictures/picture-spec.ts";
import { createAllCategories } from "../categories/all-categories.ts";
import { listCategoryKeys } from "../categories/category-keys.ts";
import type { CategoryNode, CategoryTree, TreeKey } from "../categories/category-node.ts";
import { writePosts } from "../categories/category-posts.ts";
import { createIndustryCategories } from "../categories/industry-categories.ts";
import { createLongtailCategories } from "../categories/longtail-categories.ts";
import { listNearest } from "../categories/related-departments.ts";
import { demoLocales, type Localized, localize } from "../language.ts";
import type { PlannedProduct } from "../plan/planned-product.ts";
import { randomOf } from "../random.ts";
import { toSlug } from "../slug.ts";
import { formatMessage } from "../text/message.ts";
import { shortenMeta } from "../text/shorten-meta.ts";
import { words } from "../words/words.ts";
import { byKey, customFields } from "./draft.ts";
import { listExcluded } from "./eligibility.ts";

export const rootCategoryKey: TreeKey = "all-categories";

/** A category's position in its tree. */
interface Place {
  readonly tree: TreeKey;
  readonly parent: string;
  /** Index among its siblings, from 0. */
  readonly at: number;
  /** Keys of its siblings and of its ancestors' siblings, the closest first. */
  readonly nearest: readonly string[];
}

/** Creates the three trees as drafts, parents before children; `orderHint` sorts siblings. */
export function createCategories(products: readonly PlannedProduct[], seed: number) {
  const sold = findSoldWhere(products, seed);
  const takeSlug = createSlugs();
  const trees = [createAllCategories(), createIndustryCategories(), createLongtailCategories()];
  return trees.flatMap((tree, at) => [
    toRootDraft(tree, at),
    ...listBelow(tree.nodes, tree.key, { tree: tree.key, nearest: [] }).map(([node, place]) =>
      toDraft(node, place, takeSlug(node), sold),
    ),
  ]);
}

/** Lists all nodes with their positions, parents before children. */
function listBelow(
  nodes: readonly CategoryNode[],
  parent: string,
  above: Pick<Place, "tree" | "nearest">,
): readonly (readonly [CategoryNode, Place])[] {
  const siblings = nodes.map(({ key }) => key);
  return nodes.flatMap((node, at) => {
    const { tree } = above;
    const nearest = [...listNearest(node.key, siblings), ...above.nearest];
    return [
      [node, { tree, parent, at, nearest }] as const,
      ...listBelow(node.children, node.key, { tree, nearest }),
    ];
  });
}

/** Creates the hidden root of a tree; the keywords of the first one identify the imported catalogue. */
function toRootDraft({ key, name }: CategoryTree, at: number) {
  return { key, name, slug: localize(() => key), orderHint: `0.${at + 5}` };
}

function toDraft(node: CategoryNode, place: Place, slug: Localized, sold: SoldWhere) {
  const fields = {
    CategoryImageURL: `/pictures/${listedFile(node.picture)}`,
    hasProducts: markSold(node, sold),
    CategoryContentHTML: writeContentHtml(node),
    categoryPosts: writePosts(node.topic),
    ...relatedOf(place),
  };
  return {
    key: node.key,
    name: node.name,
    slug,
    parent: byKey("category", place.parent),
    orderHint: `0.${String(place.at + 1).padStart(3, "0")}5`,
    metaTitle: titleCategory(node, place.tree),
    metaDescription: describeCategory(node),
    metaKeywords: node.name,
    custom: customFields("category-fields", fields),
  };
}

/** Returns three related categories: its siblings, then those of its ancestors. */
function relatedOf({ nearest }: Place) {
  const [first, second, third] = nearest;
  return { related_categories_1: first, related_categories_2: second, related_categories_3: third };
}

/**
 * Returns a function that creates slugs unique in each language.
 * Categories of the same name get a number.
 */
function createSlugs(): (node: CategoryNode) => Localized {
  const counts = localize<Map<string, number>>(() => new Map());
  return ({ name }) =>
    localize((language) => {
      const plain = toSlug(name[language], language);
      const count = (counts[language].get(plain) ?? 0) + 1;
      counts[language].set(plain, count);
      return count === 1 ? plain : `${plain}-${count}`;
    });
}

/** The language-countries in which a category itself has at least one product, by the category's key. */
type SoldWhere = ReadonlyMap<string, ReadonlySet<string>>;

function findSoldWhere(products: readonly PlannedProduct[], seed: number): SoldWhere {
  const everywhere: ReadonlySet<string> = new Set(demoLocales);
  const sold = new Map<string, ReadonlySet<string>>();
  for (const product of products) {
    const excluded = new Set(listExcluded(product, seed));
    const locales =
      excluded.size === 0 ? everywhere : new Set(demoLocales.filter((key) => !excluded.has(key)));
    for (const key of listCategoryKeys(product)) {
      const before = sold.get(key);
      if (before?.size === everywhere.size) continue;
      sold.set(key, before ? new Set([...before, ...locales]) : locales);
    }
  }
  return sold;
}

/**
 * Returns "true" or "false" for each language-country.
 * "true": the category, or one below it, has products for sale there.
 */
function markSold(node: CategoryNode, sold: SoldWhere): Readonly<Record<string, string>> {
  const isSold = ({ key, children }: CategoryNode, locale: string): boolean =>
    sold.get(key)?.has(locale) === true || children.some((child) => isSold(child, locale));
  return Object.fromEntries(demoLocales.map((locale) => [locale, String(isSold(node, locale))]));
}

/** Formats "Planetary mixers for professionals"; names in the other trees already include the audience. */
function titleCategory({ name }: CategoryNode, tree: TreeKey): Localized {
  if (tree !== "all-categories") return name;
  return localize((language) =>
    formatMessage(words[language].sentences.patterns.categoryTitle, language, () => name[language]),
  );
}

/** Writes the meta description. */
function describeCategory({ key, name }: CategoryNode): Localized {
  return localize((language) => {
    const pool = words[language].sentences.patterns.categoryMeta;
    const pattern = pool[Math.floor(randomOf(0, `meta ${key}`) * pool.length)] ?? "";
    return shortenMeta(formatMessage(pattern, language, () => name[language]));
  });
}

/** Formats the guide as paragraphs of HTML. */
function writeContentHtml({ guide }: CategoryNode): Localized {
  return localize((language) => String(html`${guide.map((text) => html`<p>${text[language]}</p>`)}`));
}
