import { readQuery } from "../../countries/model/route-table";
import { loadReviewPage } from "../operations/load-review-page.server";
import { ReviewsPage } from "../ui/reviews-page";
import type { Route } from "./+types/product-reviews";
import { requireFound } from "./require-found.server";

/** All reviews of a product: without scripts, this page replaces the streamed list. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  return requireFound(await loadReviewPage(context, params.sku, readQuery(request, "product-reviews")));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage page={loaderData} />;
}
