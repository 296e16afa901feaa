import { readQuery } from "../../countries/model/route-table";
import { loadReviewPage } from "../operations/load-review-page.server";
import { ReviewsPage } from "../ui/reviews-page";
import type { Route } from "./+types/product-reviews";
import { requireFound } from "./require-found.server";

/** Every review of a product: the page that the streamed list stands for where there are no scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  return requireFound(await loadReviewPage(context, params.sku, readQuery(request, "product-reviews")));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function ProductReviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage page={loaderData} />;
}
