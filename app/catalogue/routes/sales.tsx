import { ListingPage } from "../ui/listing-page";
import type { Route } from "./+types/sales";
import { serveSearch } from "./serve-listing.server";
import { takeTableOrder } from "./take-table-order.server";
import { trackedSearch } from "./tracked-search";

export async function loader({ context, request }: Route.LoaderArgs) {
  return serveSearch(context, "sales", request);
}

export function action(call: Route.ActionArgs) {
  return takeTableOrder(call);
}

export const handle = trackedSearch;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Sales({ loaderData, actionData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData} ordered={actionData} />;
}
