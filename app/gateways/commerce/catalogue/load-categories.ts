import { array, type Infer, nullable, string, type } from "superstruct";
import type { CategoryNode, CategoryPage } from "../../../catalogue/model/category";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { CustomFields, readCustomField } from "../custom-fields";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";
import { isSlug } from "./load-product";
import { LocalizedStrings, toWords } from "./localized";

/** The root of the default tree: never shown, its children are the departments. */
const rootKey = "all-categories";

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

/** All departments with what is below them, five levels deep; remembered for a minute. */
export async function loadCategoryTree(
  scope: CatalogueScope,
): Promise<Result<readonly CategoryNode[], GatewayError>> {
  return scope.memo.remember(`categories:${scope.localeKey}`, async () => {
    const nodes: RawNodeAnswer[] = [];
    for (let offset = 0; ; offset += pageLimit) {
      const variables = { languages: scope.words.chain, limit: pageLimit, offset };
      const answer = await scope.client.query(treeDocument, variables, RawTree);
      if (!answer.ok) return answer;
      nodes.push(...answer.value.categories.results);
      if (answer.value.categories.results.length < pageLimit) break;
    }
    return ok(toTree(nodes, scope.localeKey));
  });
}

/** Children of the hidden root, and categories that stand alone (an imported catalogue may have no such root). */
function toTree(nodes: readonly RawNodeAnswer[], localeKey: string): readonly CategoryNode[] {
  const byParent = Map.groupBy(nodes, (node) => node.parentRef?.id ?? "");
  const root = nodes.find((node) => node.key === rootKey);
  const tops = [...(root ? (byParent.get(root.id) ?? []) : []), ...(byParent.get("") ?? [])].filter(
    (node) => node.key !== rootKey && !isOtherTree(node),
  );
  const toNodes = (list: readonly RawNodeAnswer[]): CategoryNode[] =>
    list
      .filter((node) => node.name && node.slug && hasProducts(node, localeKey))
      .map((node) => ({
        id: node.id,
        key: node.key ?? node.id,
        name: node.name ?? "",
        slug: node.slug ?? "",
        picture: findPicture(node),
        children: toNodes(byParent.get(node.id) ?? []),
      }));
  return toNodes(tops);
}

function isOtherTree(node: RawNodeAnswer): boolean {
  return node.key === "industry-categories" || node.key === "longtail-categories";
}

function findPicture(node: RawNodeAnswer): string | null {
  const url = readCustomField(node.custom, "CategoryImageURL");
  return typeof url === "string" ? url : null;
}

function hasProducts(node: RawNodeAnswer, localeKey: string): boolean {
  const marks = readCustomField(node.custom, "hasProducts");
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
      }),
    ),
  }),
});

/**
 * The category with this slug in any of the shop's languages; children from the remembered tree. A category of the tree
 * is remembered as well; slugs that it does not know are asked for each time, so that guesses fill no memory.
 */
export async function loadCategoryBySlug(
  scope: CatalogueScope,
  slug: string,
): Promise<Result<CategoryPage | null, GatewayError>> {
  if (!isSlug(slug)) return ok(null);
  const tree = await loadCategoryTree(scope);
  const node = tree.ok ? findNode(tree.value, (candidate) => candidate.slug === slug) : null;
  const load = () => queryCategory(scope, slug, tree.ok ? tree.value : []);
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
  if (!raw?.name || !raw.slug || raw.key === rootKey) return ok(null);
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
  return links.flatMap(({ key, name, slug }) => (name && slug && key !== rootKey ? [{ name, slug }] : []));
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
