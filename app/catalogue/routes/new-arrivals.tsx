import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/new-arrivals";
import { serveSearch } from "./serve-listing.server";
import { takeTableOrder } from "./take-table-order.server";
import { trackedSearch } from "./tracked-search";

export async function loader({ context, request }: Route.LoaderArgs) {
  return serveSearch(context, "new-arrivals", request);
}

export function action(call: Route.ActionArgs) {
  return takeTableOrder(call);
}

export const handle = trackedSearch;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function NewArrivals({ loaderData, actionData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} ordered={actionData} />;
}
