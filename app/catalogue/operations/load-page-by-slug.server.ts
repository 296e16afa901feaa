import type { RouterContextProvider } from "react-router";
import type { ContentPage } from "../../content/model/content-page";
import { loadContentPage } from "../../content/operations/load-content.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { departmentContext, gatewaysContext, originContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { CategoryNode } from "../model/category";
import type { LinkView } from "../model/listing-view";
import { loadCategoryListing } from "./load-category-listing.server";
import { askForProduct, loadProduct, type ProductDocument } from "./load-product.server";
import { readPageWords } from "./page-words.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import type { ListingDocument } from "./to-listing-view.server";

/** What a slug stands for, its markup still to be written. */
export type FoundPage =
  | { readonly kind: "content"; readonly content: ContentPage; readonly crumbs: readonly LinkView[] }
  | { readonly kind: "product"; readonly document: ProductDocument; readonly department: string }
  | { readonly kind: "category"; readonly document: ListingDocument };

type Found = Promise<Result<FoundPage | null, GatewayError>>;
type Context = Readonly<RouterContextProvider>;
type Look = () => Found;

const endsInProductNumber = /\d{8}$/;

/**
 * What a slug stands for: one that ends in eight digits is a product first; any other a category, a content page, then
 * a product, so that an imported catalogue's own slugs work as well. Where neither the category tree nor a content page
 * knows the slug, the product is asked for while the category still is. null: nothing.
 */
export async function loadPageBySlug(context: Context, slug: string, search: URLSearchParams): Found {
  const ask = () => askForProduct(context, slug, search.get("variant"));
  const category: Look = () => lookForCategory(context, slug, search);
  const content: Look = async () => showContent(context, await loadContentPage(context, slug));
  if (endsInProductNumber.test(slug)) {
    return findFirst([() => lookForProduct(context, ask()), category, content]);
  }
  if (await isKnownCategory(context, slug)) {
    return findFirst([category, content, () => lookForProduct(context, ask())]);
  }
  const page = await loadContentPage(context, slug);
  if (page) return findFirst([category, async () => showContent(context, page)]);
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

/** Answered from memory as a rule: the tree is remembered for a minute. */
async function isKnownCategory(context: Context, slug: string): Promise<boolean> {
  const tree = await context.get(gatewaysContext).catalogue.loadCategoryTree();
  const isIn = (nodes: readonly CategoryNode[]): boolean =>
    nodes.some((node) => node.slug === slug || isIn(node.children));
  return tree.ok && isIn(tree.value);
}

async function lookForProduct(context: Context, answers: ReturnType<typeof askForProduct>): Found {
  const found = await loadProduct(context, answers);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  return ok({ kind: "product", document: found.value, department: context.get(departmentContext) ?? "" });
}

async function lookForCategory(context: Context, slug: string, search: URLSearchParams): Found {
  const found = await loadCategoryListing(context, slug, search);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  return ok({ kind: "category", document: found.value });
}

/** A content page with its head; none stands for nothing. */
function showContent(context: Context, content: ContentPage | null): Result<FoundPage | null, GatewayError> {
  if (!content) return ok(null);
  const { translate, prefix } = readPageWords(context);
  const crumbs: LinkView[] = [[translate("catalogue.start"), prefix || "/"]];
  setPageHead(context, {
    title: content.title,
    description: content.description,
    robots: "index, follow",
    jsonLd: [toBreadcrumbData(crumbs, content.title, context.get(originContext))],
  });
  return ok({ kind: "content", content, crumbs });
}
