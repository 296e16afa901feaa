import { lazy } from "react";
import { ContentArticle } from "../../content/ui/content-article";
import { brand } from "../../countries/model/brand";
import { Breadcrumb } from "../../design/breadcrumb";
import { assertNever } from "../../foundation/assert-never";
import { useTranslate } from "../../i18n/translate-context";
import type { PageBySlug } from "../model/page-by-slug";
import { type FoundPage, loadPageBySlug } from "../operations/load-page-by-slug.server";
import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/by-slug";
import { requireFound } from "./require-found.server";
import { serveListing } from "./serve-listing.server";

/**
 * Listings do without its script. Where it cannot be fetched, a served product stays as it is, another page loads anew.
 */
const ProductPage = lazy(() =>
  import("../ui/product-page").catch(() => {
    if (!document.querySelector("[data-few]")) location.reload();
    return new Promise<never>(() => {});
  }),
);

/** Products, categories and content pages share addresses of one segment. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = requireFound(await loadPageBySlug(context, params.slug, new URL(request.url).searchParams));
  return toPage(context, found);
}

function toPage(context: Route.LoaderArgs["context"], found: FoundPage): PageBySlug {
  if (found.kind !== "category") return found;
  const { languagePaths, ...listing } = serveListing(context, found.document);
  return { kind: "category", listing, ...(languagePaths && { languagePaths }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData && toTitle(loaderData) }];

function toTitle(page: PageBySlug): string {
  switch (page.kind) {
    case "product":
      return page.product.metaTitle;
    case "category":
      return page.listing.metaTitle;
    case "content":
      return `${page.content.title} | ${brand.name}`;
    default:
      return assertNever(page);
  }
}

export default function PageBySlugRoute({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  switch (loaderData.kind) {
    case "product":
      return <ProductPage product={loaderData.product} />;
    case "category":
      return <ListingPage listing={loaderData.listing} />;
    case "content":
      return (
        <>
          <Breadcrumb
            label={translate("catalogue.breadcrumb")}
            crumbs={loaderData.crumbs}
            here={loaderData.content.title}
          />
          <ContentArticle page={loaderData.content} />
        </>
      );
    default:
      return assertNever(loaderData);
  }
}
