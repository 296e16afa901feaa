import { loadSearchListing } from "../operations/load-search-listing.server";
import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/search";
import { requireFound } from "./require-found.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  return requireFound(await loadSearchListing(context, "search", new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} />;
}
