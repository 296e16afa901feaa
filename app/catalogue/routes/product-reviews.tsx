import { brand } from "../../countries/model/brand";
import { Breadcrumb } from "../../design/breadcrumb";
import { useTranslate } from "../../i18n/translate-context";
import { loadReviewPage } from "../operations/load-review-page.server";
import { Pagination } from "../ui/pagination";
import { ReviewList } from "../ui/review-list";
import type { Route } from "./+types/product-reviews";
import { requireFound } from "./require-found.server";

/** Every review of a product: the page that the streamed list stands for where there are no scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const found = requireFound(await loadReviewPage(context, params.sku, url.searchParams.get("page")));
  return { ...found, pagePath: url.pathname };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name} | ${brand.name}` },
];

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  const title = translate("catalogue.reviews.title");
  return (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={loaderData.crumbs} here={title} />
      <h1>{title}</h1>
      <p>{translate("catalogue.reviews.verified")}</p>
      <ReviewList reviews={loaderData.reviews} />
      <Pagination listing={loaderData} />
    </>
  );
}
