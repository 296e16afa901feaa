import { lazy } from "react";
import { ContentArticle } from "../../content/ui/content-article";
import { brand } from "../../countries/model/brand";
import { Breadcrumb } from "../../design/breadcrumb";
import { assertNever } from "../../foundation/assert-never";
import { useTranslate } from "../../i18n/translate-context";
import type { PageBySlug } from "../model/page-by-slug";
import { loadPageBySlug } from "../operations/load-page-by-slug.server";
import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/by-slug";
import { requireFound } from "./require-found.server";

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
  return requireFound(await loadPageBySlug(context, params.slug, new URL(request.url).searchParams));
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
