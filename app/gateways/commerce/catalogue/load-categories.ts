import { array, type Infer, nullable, string, type } from "superstruct";
import type { CategoryNode, CategoryPage } from "../../../catalogue/model/category";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { CustomFields, type CustomFieldsAnswer, readCustomField } from "../custom-fields";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { hiddenRoots, rootKey } from "./category-roots";
import { isSlug } from "./load-product";
import { LocalizedStrings, toWords } from "./localized";

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

const RawNode = type({
  id: string(),
  key: nullable(string()),
  name: nullable(string()),
  slug: nullable(string()),
  parentRef: nullable(type({ id: string() })),
  custom: CustomFields,
});

const RawTree = type({ categories: type({ results: array(RawNode) }) });

type RawNodeAnswer = Infer<typeof RawNode>;

/** Categories by tree; those of the other trees have pages, but no place in the navigation. */
interface Trees {
  readonly departments: readonly CategoryNode[];
  readonly others: readonly CategoryNode[];
}

/** All departments with what is below them, five levels deep; remembered for a minute. */
export async function loadCategoryTree(
  scope: CatalogueScope,
): Promise<Result<readonly CategoryNode[], GatewayError>> {
  const trees = await loadTrees(scope);
  return trees.ok ? ok(trees.value.departments) : trees;
}

async function loadTrees(scope: CatalogueScope): Promise<Result<Trees, GatewayError>> {
  return scope.memo.remember(`categories:${scope.localeKey}`, async () => {
    const nodes: RawNodeAnswer[] = [];
    for (let offset = 0; ; offset += pageLimit) {
      const variables = { languages: scope.words.chain, limit: pageLimit, offset };
      const answer = await scope.client.query(treeDocument, variables, RawTree);
      if (!answer.ok) return answer;
      nodes.push(...answer.value.categories.results);
      if (answer.value.categories.results.length < pageLimit) break;
    }
    return ok(toTrees(nodes, scope.localeKey));
  });
}

/** Departments are below the default root, or stand alone (an imported catalogue may have no such root). */
function toTrees(nodes: readonly RawNodeAnswer[], localeKey: string): Trees {
  const byParent = Map.groupBy(nodes, (node) => node.parentRef?.id ?? "");
  const roots = nodes.filter(({ key }) => hiddenRoots.has(key));
  const below = (root: RawNodeAnswer) => byParent.get(root.id) ?? [];
  const alone = (byParent.get("") ?? []).filter((node) => !roots.includes(node));
  const toNodes = (list: readonly RawNodeAnswer[]): CategoryNode[] =>
    list
      .filter((node) => node.name && node.slug && isShownIn(localeKey, node.custom))
      .map((node) => ({
        id: node.id,
        key: node.key ?? node.id,
        name: node.name ?? "",
        slug: node.slug ?? "",
        picture: findPicture(node),
        children: toNodes(byParent.get(node.id) ?? []),
      }));
  return {
    departments: toNodes([...roots.filter(({ key }) => key === rootKey).flatMap(below), ...alone]),
    others: toNodes(roots.filter(({ key }) => key !== rootKey).flatMap(below)),
  };
}

function findPicture(node: RawNodeAnswer): string | null {
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
    custom { customFieldsRaw(includeNames: ["hasProducts"]) { name value } }
  } }
}`);

const RawLink = type({ key: nullable(string()), name: nullable(string()), slug: nullable(string()) });

const RawPage = type({
  categories: type({
    results: array(
      type({
        id: string(),
        key: nullable(string()),
        name: nullable(string()),
        slug: nullable(string()),
        slugAllLocales: LocalizedStrings,
        description: nullable(string()),
        metaTitle: nullable(string()),
        metaDescription: nullable(string()),
        ancestors: array(RawLink),
        custom: CustomFields,
      }),
    ),
  }),
});

/**
 * The category with this slug in any of the shop's languages, unless it is not shown here; children from the
 * remembered trees. A category of a tree is remembered as well; slugs that no tree knows are asked for each time, so
 * that guesses fill no memory.
 */
export async function loadCategoryBySlug(
  scope: CatalogueScope,
  slug: string,
): Promise<Result<CategoryPage | null, GatewayError>> {
  if (!isSlug(slug)) return ok(null);
  const trees = await loadTrees(scope);
  const known = trees.ok ? [...trees.value.departments, ...trees.value.others] : [];
  const node = findNode(known, (candidate) => candidate.slug === slug);
  const load = () => queryCategory(scope, slug, known);
  return node ? scope.memo.remember(`category:${scope.localeKey}:${node.id}`, load) : load();
}

async function queryCategory(
  scope: CatalogueScope,
  slug: string,
  tree: readonly CategoryNode[],
): Promise<Result<CategoryPage | null, GatewayError>> {
  const languages = scope.words.chain.filter((language) => !language.includes("-"));
  const where = `slug(${languages.map((language) => `${language}="${slug}"`).join(" or ")})`;
  const answer = await scope.client.query(pageDocument, { where, languages: scope.words.chain }, RawPage);
  if (!answer.ok) return answer;
  const [raw] = answer.value.categories.results;
  if (!raw?.name || !raw.slug || !isShownCategory(raw, scope.localeKey)) return ok(null);
  const children = findNode(tree, ({ id }) => id === raw.id)?.children ?? [];
  return ok({
    id: raw.id,
    key: raw.key ?? raw.id,
    name: raw.name,
    slug: raw.slug,
    ancestors: toLinks(raw.ancestors),
    children: children.map(({ name, slug: childSlug }) => ({ name, slug: childSlug })),
    description: raw.description,
    metaTitle: raw.metaTitle,
    metaDescription: raw.metaDescription,
    slugs: toWords(raw.slugAllLocales),
  });
}

function toLinks(links: readonly Infer<typeof RawLink>[]): CategoryPage["ancestors"] {
  return links.flatMap(({ key, name, slug }) =>
    name && slug && !hiddenRoots.has(key) ? [{ name, slug }] : [],
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
