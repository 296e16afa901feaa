import { lazy, useState } from "react";
import { redirect } from "react-router";
import { articlePart } from "../../content/ui/page/content-article.module.css";
import { brand } from "../../countries/model/brand";
import { reloadForScript } from "../../design/reload-for-script";
import { assertNever } from "../../foundation/assert-never";
import { handOverPage } from "../../request/static-page";
import type { PageBySlug } from "../model/page-by-slug";
import type { ProductView } from "../model/product-view";
import { type FoundPage, loadPageBySlug } from "../operations/load-page-by-slug.server";
import { readPageWords } from "../operations/page-words.server";
import { keepPart } from "../ui/keep-links.module.css";
import { ListingPage } from "../ui/listing-page";
import { loadProductPage, readProductPage } from "../ui/load-product-page";
import quantityStyles from "../ui/quantity-field.module.css";
import { renderContent } from "../ui/render-content.server";
import { ServedMarkup } from "../ui/served-markup";
import type { Route } from "./+types/by-slug";
import { requireFound } from "./require-found.server";
import { serveListing } from "./serve-listing.server";
import { serveProduct } from "./serve-product.server";

/**
 * Listings do without its script. Where it cannot be fetched, a served product stays as it is, another page loads anew.
 */
const LateProductPage = lazy(() =>
  loadProductPage().then(
    (ProductPage) => ({ default: ProductPage }),
    (error) => (document.querySelector("[data-few]") ? new Promise<never>(() => {}) : reloadForScript(error)),
  ),
);

/** A product's script comes late, its looks with the route: those of these parts lie in a file of their own. */
export const handle = { looks: [keepPart, quantityStyles.field] };

/** Products, categories and content pages share addresses of one segment. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const found = requireFound(await loadPageBySlug(context, params.slug, searchParams));
  if (found.kind === "moved") throw redirect(found.path + search, 301);
  return toPage(context, found);
}

function toPage(
  context: Route.LoaderArgs["context"],
  found: Exclude<FoundPage, { kind: "moved" }>,
): PageBySlug {
  switch (found.kind) {
    case "product": {
      const { languagePaths, ...product } = serveProduct(context, found.document);
      return {
        kind: "product",
        product,
        department: found.department,
        ...(languagePaths && { languagePaths }),
      };
    }
    case "category": {
      const { languagePaths, ...listing } = serveListing(context, found.document);
      return { kind: "category", listing, ...(languagePaths && { languagePaths }) };
    }
    case "content": {
      const html = renderContent(found.document, readPageWords(context));
      return { kind: "content", title: found.document.content.title, html: handOverPage(context, html) };
    }
    default:
      return assertNever(found);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData && toTitle(loaderData) }];

function toTitle(page: PageBySlug): string {
  switch (page.kind) {
    case "product":
      return page.product.metaTitle;
    case "category":
      return page.listing.metaTitle;
    case "content":
      return `${page.title} | ${brand.name}`;
    default:
      return assertNever(page);
  }
}

export default function PageBySlugRoute({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "product":
      return <Product product={loaderData.product} />;
    case "category":
      return <ListingPage listing={loaderData.listing} />;
    case "content":
      return <ServedMarkup slot="page" html={loaderData.html} className={articlePart} />;
    default:
      return assertNever(loaderData);
  }
}

/** Which of the two it is stays as long as it is shown: another component would begin anew. */
function Product({ product }: { readonly product: ProductView }) {
  const [ProductPage] = useState(() => readProductPage() ?? LateProductPage);
  return <ProductPage product={product} />;
}
