import type { RouterContextProvider } from "react-router";
import { findPageBySlug, isContentPage, pagePath } from "../../content/model/content-pages";
import type { SlugQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { readPathPrefix, requestContext } from "../../request/context";
import type { CategoryNode } from "../model/category";
import type { ContentDocument } from "../model/content-document";
import type { DepartmentView } from "../model/department-view";
import { loadCategoryListing } from "./load-category-listing.server";
import { loadContentDocument } from "./load-content-document.server";
import { loadProduct, type ProductDocument, requestProduct } from "./load-product.server";
import type { ListingDocument } from "./to-listing-view.server";

/** The page of a slug, before rendering. */
export type FoundPage =
  /** The English URL of a content page that has another one here; the path is without language prefix. */
  | { readonly kind: "moved"; readonly path: string }
  | { readonly kind: "content"; readonly document: ContentDocument }
  | {
      readonly kind: "product";
      readonly document: ProductDocument;
      /** null: none, or one without categories. */
      readonly department: DepartmentView | null;
    }
  | { readonly kind: "category"; readonly document: ListingDocument };

type Found = Promise<Result<FoundPage | null, GatewayError>>;
type Context = Readonly<RouterContextProvider>;
type Look = () => Found;

const endsInProductNumber = /\d{8}$/;

/**
 * Loads the page of a slug; null: none.
 * A slug that ends in eight digits is a product first; any other a category, a content page, then a product, so that
 * an imported catalogue's own slugs work as well. If neither the category tree nor a content page has the slug, the
 * product is queried in parallel with the category.
 */
export async function loadPageBySlug(context: Context, slug: string, search: SlugQuery): Found {
  const ask = () => requestProduct(context, slug, search.get("variant"));
  const category: Look = () => lookForCategory(context, slug, search);
  const name = findPageBySlug(slug, context.get(requestContext).locale);
  const content: Look = async () => {
    const document = name && (await loadContentDocument(context, name));
    return ok(document ? { kind: "content", document } : null);
  };
  if (endsInProductNumber.test(slug)) {
    return findFirst([() => lookForProduct(context, ask()), category, content]);
  }
  if (await isKnownCategory(context, slug)) {
    return findFirst([category, content, () => lookForProduct(context, ask())]);
  }
  if (name) return findFirst([category, content, () => lookForProduct(context, ask())]);
  if (isContentPage(slug))
    return ok({ kind: "moved", path: pagePath(slug, context.get(requestContext).locale) });
  const answers = ask();
  return findFirst([category, () => lookForProduct(context, answers)]);
}

async function findFirst(looks: readonly Look[]): Found {
  for (const look of looks) {
    const found = await look();
    if (!found.ok || found.value !== null) return found;
  }
  return ok(null);
}

/** Usually answered from the cache: the tree is cached for a minute. */
async function isKnownCategory(context: Context, slug: string): Promise<boolean> {
  const tree = await context.get(requestContext).gateways.catalogue.loadCategoryTree();
  const wanted = slug.toLowerCase();
  const isIn = (nodes: readonly CategoryNode[]): boolean =>
    nodes.some((node) => node.slug === wanted || isIn(node.children));
  return tree.ok && isIn(tree.value);
}

async function lookForProduct(context: Context, answers: ReturnType<typeof requestProduct>): Found {
  const found = await loadProduct(context, answers);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const department = await loadDepartment(context, found.value.department);
  return ok({ kind: "product", document: found.value, department });
}

async function loadDepartment(context: Context, path: string | null): Promise<DepartmentView | null> {
  if (path === null) return null;
  const tree = await context.get(requestContext).gateways.catalogue.loadCategoryTree();
  const prefix = readPathPrefix(context);
  const toHref = ({ slug }: CategoryNode) => `${prefix}/${slug}/`;
  const node = tree.ok ? tree.value.find((department) => toHref(department) === path) : undefined;
  if (!node || node.children.length === 0) return null;
  return {
    name: node.name,
    categories: node.children.map((child) => ({ text: child.name, href: toHref(child) })),
  };
}

async function lookForCategory(context: Context, slug: string, search: SlugQuery): Found {
  const found = await loadCategoryListing(context, slug, search);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  return ok({ kind: "category", document: found.value });
}
