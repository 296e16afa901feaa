import { loadSearchListing } from "../operations/load-search-listing.server";
import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/new-arrivals";
import { requireFound } from "./require-found.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  return requireFound(await loadSearchListing(context, "new-arrivals", new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function NewArrivals({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} />;
}
