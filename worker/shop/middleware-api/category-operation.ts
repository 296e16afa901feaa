import { boolean, enums, integer, max, min, object, optional, record, string, union } from "superstruct";
import type { CategoryNode } from "../../../app/catalogue/model/category";
import { toLanguage } from "../../../app/countries/model/locale";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { type ApiError, defineOperation, Text, toApiResult } from "./middleware-operation";

const mostCategories = 500;
const sorts = ["orderHint asc", "name asc", "name desc"] as const;

/** One for all languages, or one per language. */
const Slug = union([Text, record(string(), Text)]);
const Wanted = { slug: optional(Slug), id: optional(Text), key: optional(Text) };

type ListArguments = {
  readonly slug?: string | Readonly<Record<string, string>> | undefined;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
};

/**
 * One category by slug, id or key; with `where`, `sort`, `limit` or `offset` a list of categories of the shop's tree.
 */
export const getCategory = defineOperation(
  object({
    ...Wanted,
    where: optional(object(Wanted)),
    sort: optional(enums(sorts)),
    limit: optional(max(min(integer(), 1), mostCategories)),
    offset: optional(max(min(integer(), 0), mostCategories)),
    fetchSiblings: optional(boolean()),
  }),
  async ({ where, sort, limit, offset, fetchSiblings, ...named }, { scope }) => {
    const { catalogue } = scope.gateways;
    const language = toLanguage(scope.locale);
    const isList = where !== undefined || sort !== undefined || limit !== undefined || offset !== undefined;
    if (!isList) return findCategory(toRequest(named, language), fetchSiblings === true, catalogue);
    const wish = toRequest({ ...named, ...where }, language);
    const isNamed = Object.keys(wish).length > 0;
    const tree = await (isNamed ? loadAllTrees(catalogue) : loadDepartments(catalogue));
    if (!tree.ok) return tree;
    const all = sortNodes(flatten(tree.value), sort).filter((node) => isRequested(node, wish));
    const results = all.slice(offset ?? 0, (offset ?? 0) + (limit ?? 20));
    const shown = results.map(({ children, ...node }) => ({
      ...node,
      children: children.map(({ id, key, name, slug }) => ({ id, key, name, slug })),
    }));
    return ok({ offset: offset ?? 0, count: shown.length, total: all.length, results: shown });
  },
);

async function loadDepartments(catalogue: CatalogueGateway) {
  return toApiResult(await catalogue.loadCategoryTree());
}

/** Departments, industries and longtail categories. */
async function loadAllTrees(catalogue: CatalogueGateway): Promise<Result<readonly CategoryNode[], ApiError>> {
  const departments = await loadDepartments(catalogue);
  if (!departments.ok) return departments;
  const others = toApiResult(await catalogue.loadOtherCategories());
  return others.ok ? ok([...departments.value, ...others.value]) : others;
}

type FlatRequest = { readonly slug?: string; readonly id?: string; readonly key?: string };

function toRequest({ slug, id, key }: ListArguments, language: string): FlatRequest {
  const own = typeof slug === "object" ? slug[language] : slug;
  return { ...(own && { slug: own }), ...(id && { id }), ...(key && { key }) };
}

function isRequested(node: CategoryNode, { slug, id, key }: FlatRequest): boolean {
  return (!slug || node.slug === slug.toLowerCase()) && (!id || node.id === id) && (!key || node.key === key);
}

function flatten(nodes: readonly CategoryNode[]): readonly CategoryNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function sortNodes(
  nodes: readonly CategoryNode[],
  sort: (typeof sorts)[number] | undefined,
): readonly CategoryNode[] {
  if (sort === undefined || sort === "orderHint asc") return nodes;
  const sorted = nodes.toSorted((one, other) => one.name.localeCompare(other.name));
  return sort === "name asc" ? sorted : sorted.reverse();
}

/** One category, or null; on request with its siblings, which share its parent. */
async function findCategory(
  { slug, id, key }: FlatRequest,
  withSiblings: boolean,
  catalogue: CatalogueGateway,
): Promise<Result<unknown, ApiError>> {
  if (!slug && !id && !key) return err({ code: "invalid-arguments", message: "Wrong or missing: slug" });
  const tree = slug && !withSiblings ? ok([]) : await loadAllTrees(catalogue);
  if (!tree.ok) return tree;
  const row = findRow(tree.value, (node) =>
    slug ? node.slug === slug.toLowerCase() : id ? node.id === id : node.key === key,
  );
  const requested = slug ?? row?.own.slug;
  const found = requested ? toApiResult(await catalogue.loadCategoryBySlug(requested)) : ok(null);
  if (!found.ok || !found.value || !withSiblings) return found;
  const siblings = row?.all.filter((node) => node !== row.own) ?? [];
  return ok({
    ...found.value,
    siblings: siblings.map(({ name, slug: address }) => ({ name, slug: address })),
  });
}

type Row = { readonly own: CategoryNode; readonly all: readonly CategoryNode[] };

function findRow(nodes: readonly CategoryNode[], isSought: (node: CategoryNode) => boolean): Row | null {
  const own = nodes.find(isSought);
  if (own) return { own, all: nodes };
  for (const node of nodes) {
    const found = findRow(node.children, isSought);
    if (found) return found;
  }
  return null;
}
