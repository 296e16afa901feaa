import { loadSearchListing } from "../operations/load-search-listing.server";
import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/sales";
import { requireFound } from "./require-found.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  return requireFound(await loadSearchListing(context, "sales", new URL(request.url).searchParams));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Sales({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} />;
}
