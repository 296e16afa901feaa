import { array, is, optional, record, string, type, unknown } from "superstruct";
import type { CategoryNode, CategoryPage, KeyedCategory } from "../../../catalogue/model/category";
import { chooseTranslation } from "../../../catalogue/model/choose-translation";
import type { GatewayError } from "../../../foundation/gateway-error";
import { parseJson } from "../../../foundation/parse-json";
import { ok, type Result } from "../../../foundation/result";
import { type CustomFieldsAnswer, readCustomField, readCustomText } from "../custom-fields";
import { type AnswerOf, graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { hiddenRoots, industriesKey, rootKey } from "./category-roots";
import { isSlug } from "./load-product";
import { toSlugs, toUrlSlug } from "./localized";

/** The platform's largest page. */
const pageLimit = 500;

const treeDocument = graphql(`query CategoryTree($languages: [Locale!], $limit: Int, $offset: Int) {
  categories(limit: $limit, offset: $offset, sort: ["orderHint asc"]) { results {
    id key
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    parentRef { id }
    custom { customFieldsRaw(includeNames: ["CategoryImageURL", "hasProducts"]) { name value } }
  } }
}`);

type RawNode = AnswerOf<typeof treeDocument>["categories"]["results"][number];

/** Categories by tree; categories of the other trees have pages, but are not in the navigation. */
interface Trees {
  readonly departments: readonly CategoryNode[];
  readonly industries: readonly CategoryNode[];
  readonly others: readonly CategoryNode[];
}

/** Loads all departments with their descendants, five levels deep; cached for a minute. */
export async function loadCategoryTree(
  scope: CatalogueScope,
): Promise<Result<readonly CategoryNode[], GatewayError>> {
  const trees = await loadTrees(scope);
  return trees.ok ? ok(trees.value.departments) : trees;
}

/** Loads the trades, with their categories. */
export async function loadIndustries(
  scope: CatalogueScope,
): Promise<Result<readonly CategoryNode[], GatewayError>> {
  const trees = await loadTrees(scope);
  return trees.ok ? ok(trees.value.industries) : trees;
}

/** Loads the industry and longtail trees, which have pages but no departments. */
export async function loadOtherCategories(
  scope: CatalogueScope,
): Promise<Result<readonly CategoryNode[], GatewayError>> {
  const trees = await loadTrees(scope);
  return trees.ok ? ok(trees.value.others) : trees;
}

async function loadTrees(scope: CatalogueScope): Promise<Result<Trees, GatewayError>> {
  return scope.memo.remember(`categories:${scope.localeKey}`, async () => {
    const nodes: RawNode[] = [];
    for (let offset = 0; ; offset += pageLimit) {
      const variables = { languages: scope.format.chain, limit: pageLimit, offset };
      const answer = await scope.client.query(treeDocument, variables);
      if (!answer.ok) return answer;
      nodes.push(...answer.value.categories.results);
      if (answer.value.categories.results.length < pageLimit) break;
    }
    return ok(toTrees(nodes, scope.localeKey));
  });
}

/** Departments are below the default root, or have no parent (an imported catalogue may lack such a root). */
function toTrees(nodes: readonly RawNode[], localeKey: string): Trees {
  const byParent = Map.groupBy(nodes, (node) => node.parentRef?.id ?? "");
  const roots = nodes.filter(({ key }) => hiddenRoots.has(key));
  const below = (root: RawNode) => byParent.get(root.id) ?? [];
  const alone = (byParent.get("") ?? []).filter((node) => !roots.includes(node));
  const toNodes = (list: readonly RawNode[]): CategoryNode[] =>
    list
      .filter((node) => node.name && node.slug && isShownIn(localeKey, node.custom))
      .map((node) => ({
        id: node.id,
        key: node.key ?? node.id,
        name: node.name ?? "",
        slug: toUrlSlug(node.slug ?? ""),
        picture: findPicture(node),
        children: toNodes(byParent.get(node.id) ?? []),
      }));
  const others = toNodes(roots.filter(({ key }) => key !== rootKey).flatMap(below));
  const trades = new Set(
    roots
      .filter(({ key }) => key === industriesKey)
      .flatMap(below)
      .map(({ id }) => id),
  );
  return {
    departments: toNodes([...roots.filter(({ key }) => key === rootKey).flatMap(below), ...alone]),
    industries: others.filter(({ id }) => trades.has(id)),
    others,
  };
}

function findPicture(node: RawNode): string | null {
  const url = readCustomField(node.custom, "CategoryImageURL");
  return typeof url === "string" ? url : null;
}

/** Whether a category is shown in a language-country: roots never are, and a missing `hasProducts` means yes. */
export function isShownCategory(
  { key, custom }: { key: string | null; custom?: CustomFieldsAnswer },
  localeKey: string,
): boolean {
  return !hiddenRoots.has(key) && isShownIn(localeKey, custom);
}

function isShownIn(localeKey: string, custom: CustomFieldsAnswer): boolean {
  const marks = readCustomField(custom, "hasProducts");
  if (typeof marks !== "object" || marks === null) return true;
  const mark: unknown = Object.entries(marks).find(([key]) => key === localeKey)?.[1];
  return mark !== false && mark !== "false";
}

const pageDocument = graphql(`query CategoryPage($where: String!, $languages: [Locale!]) {
  categories(where: $where, limit: 1) { results {
    id key
    name(acceptLanguage: $languages)
    slug(acceptLanguage: $languages)
    slugAllLocales { locale value }
    description(acceptLanguage: $languages)
    metaTitle(acceptLanguage: $languages)
    metaDescription(acceptLanguage: $languages)
    ancestors { key name(acceptLanguage: $languages) slug(acceptLanguage: $languages) }
    custom { customFieldsRaw(includeNames: ["hasProducts", "CategoryImageURL", "CategoryContentHTML", "categoryPosts", "related_categories_1", "related_categories_2", "related_categories_3"]) { name value } }
  } }
}`);

/**
 * Loads the category with this slug in any of the shop's languages, unless it is not shown here.
 * Slugs of the trees match case-insensitively; children come from the cached trees. Categories of a tree are cached
 * too; slugs outside the trees are queried each time, so that guessed slugs fill no memory.
 */
export async function loadCategoryBySlug(
  scope: CatalogueScope,
  slug: string,
): Promise<Result<CategoryPage | null, GatewayError>> {
  if (!isSlug(slug)) return ok(null);
  const trees = await loadTrees(scope);
  const known = trees.ok ? [...trees.value.departments, ...trees.value.others] : [];
  const wanted = toUrlSlug(slug);
  const node = findNode(known, (candidate) => candidate.slug === wanted);
  const load = () => queryCategory(scope, node ? `id="${node.id}"` : toSlugPredicate(scope, slug), known);
  return node ? scope.memo.remember(`category:${scope.localeKey}:${node.id}`, load) : load();
}

function toSlugPredicate({ format }: CatalogueScope, slug: string): string {
  const languages = format.chain.filter((language) => !language.includes("-"));
  return `slug(${languages.map((language) => `${language}="${slug}"`).join(" or ")})`;
}

async function queryCategory(
  scope: CatalogueScope,
  where: string,
  tree: readonly CategoryNode[],
): Promise<Result<CategoryPage | null, GatewayError>> {
  const answer = await scope.client.query(pageDocument, { where, languages: scope.format.chain });
  if (!answer.ok) return answer;
  const [raw] = answer.value.categories.results;
  if (!raw?.name || !raw.slug || !isShownCategory(raw, scope.localeKey)) return ok(null);
  const children = findNode(tree, ({ id }) => id === raw.id)?.children ?? [];
  const related = relatedFields.map((field) => readCustomText(raw.custom, field));
  return ok({
    id: raw.id,
    key: raw.key ?? raw.id,
    name: raw.name,
    hasNamesake: findNode(tree, ({ id, name }) => id !== raw.id && name === raw.name) !== null,
    slug: toUrlSlug(raw.slug),
    ancestors: toLinks(raw.ancestors),
    children: children.map(toLink),
    picture: readCustomText(raw.custom, "CategoryImageURL"),
    description: raw.description,
    contentHtml: readLocalized(raw.custom, "CategoryContentHTML", scope),
    posts: toPosts(readLocalized(raw.custom, "categoryPosts", scope), tree, raw.id),
    related: related.flatMap((wanted) => {
      const node = wanted === null ? null : findNode(tree, ({ key }) => key === wanted);
      return node ? [toLink(node)] : [];
    }),
    metaTitle: raw.metaTitle,
    metaDescription: raw.metaDescription,
    slugs: toSlugs(raw.slugAllLocales),
  });
}

const relatedFields = ["related_categories_1", "related_categories_2", "related_categories_3"] as const;

function toLink({ key, name, slug }: CategoryNode): KeyedCategory {
  return { key, name, slug };
}

/** Reads a text of a custom field in the first of the request's languages that has it. */
function readLocalized(custom: CustomFieldsAnswer, field: string, { format }: CatalogueScope): string | null {
  const value = readCustomField(custom, field);
  return is(value, record(string(), unknown())) ? chooseTranslation(value, format.chain) : null;
}

const Posts = array(type({ title: string(), teaser: optional(string()), href: optional(string()) }));

/** Parses a JSON list of `{title, teaser, href}`; skips unreadable entries. */
function toPosts(text: string | null, tree: readonly CategoryNode[], here: string): CategoryPage["posts"] {
  const posts = parseJson(text ?? "[]");
  if (!is(posts, Posts)) return [];
  return posts.map(({ title, teaser = "", href = "" }) => {
    const [, key] = /^category:(.+)$/.exec(href) ?? [];
    return { title, teaser, href: key === undefined ? toSafeHref(href) : toCategoryPath(key, tree, here) };
  });
}

/** Returns the path of the category with a key; null if unknown, and on its own page. */
function toCategoryPath(key: string, tree: readonly CategoryNode[], here: string): string | null {
  const node = findNode(tree, (candidate) => candidate.key === key);
  return node && node.id !== here ? `/${node.slug}/` : null;
}

/** Accepts the shop's own paths and web pages, never a script. Browsers read a backslash as a slash. */
function toSafeHref(href: string): string | null {
  return /^(?:\/(?![/\\])|https:\/\/)/.test(href) ? href : null;
}

type RawLinks = AnswerOf<typeof pageDocument>["categories"]["results"][number]["ancestors"];

function toLinks(links: RawLinks): CategoryPage["ancestors"] {
  return links.flatMap(({ key, name, slug }) =>
    name && slug && !hiddenRoots.has(key) ? [{ key: key ?? slug, name, slug: toUrlSlug(slug) }] : [],
  );
}

function findNode(
  nodes: readonly CategoryNode[],
  isWanted: (node: CategoryNode) => boolean,
): CategoryNode | null {
  for (const node of nodes) {
    const found = isWanted(node) ? node : findNode(node.children, isWanted);
    if (found) return found;
  }
  return null;
}
