import type { TrackedRoute } from "../../tracking/model/tracked-route";
import { type ListingView, listSkus } from "../model/listing-view";

/** The search and the pages of new and reduced products: one kind of page for the tracking. */
export const trackedSearch: TrackedRoute<ListingView> = {
  toSeenPage: (listing, query) => ({
    name: "search",
    query: query.get("q") ?? "",
    skus: listSkus(listing),
  }),
};
