import type { RouterContextProvider } from "react-router";
import { loadContentPage } from "../../content/operations/load-content.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { originContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { LinkView } from "../model/listing-view";
import type { PageBySlug } from "../model/page-by-slug";
import { loadCategoryListing } from "./load-category-listing.server";
import { loadProduct } from "./load-product.server";
import { readPageWords } from "./page-words.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";

type Found = Promise<Result<PageBySlug | null, GatewayError>>;
type Look = (context: Readonly<RouterContextProvider>, slug: string, search: URLSearchParams) => Found;

const endsInProductNumber = /\d{8}$/;

/**
 * What a slug stands for: one that ends in eight digits is a product first; any other a category, a content page, then a
 * product, so that an imported catalogue's own slugs work as well. null: nothing.
 */
export async function loadPageBySlug(
  context: Readonly<RouterContextProvider>,
  slug: string,
  search: URLSearchParams,
): Found {
  const looks = endsInProductNumber.test(slug)
    ? [lookForProduct, lookForCategory, lookForContent]
    : [lookForCategory, lookForContent, lookForProduct];
  for (const look of looks) {
    const found = await look(context, slug, search);
    if (!found.ok || found.value !== null) return found;
  }
  return ok(null);
}

const lookForProduct: Look = async (context, slug, search) => {
  const found = await loadProduct(context, slug, search.get("variant"));
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const { languagePaths, ...product } = found.value;
  return ok({ kind: "product", product, ...(languagePaths && { languagePaths }) });
};

const lookForCategory: Look = async (context, slug, search) => {
  const found = await loadCategoryListing(context, slug, search);
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
  const { languagePaths, ...listing } = found.value;
  return ok({ kind: "category", listing, ...(languagePaths && { languagePaths }) });
};

const lookForContent: Look = async (context, slug) => {
  const content = await loadContentPage(context, slug);
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
};
