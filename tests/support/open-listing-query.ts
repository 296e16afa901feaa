import { type ListingQuery, openRange } from "../../app/catalogue/model/listing";

/** The first page of a listing without filters; tests change the fields under test. */
export const openListingQuery: ListingQuery = {
  ...{ text: null, category: null, ownTags: [], tags: [], grades: [], brands: [], priceCents: openRange },
  ...{ minimumRating: null, attributes: [], sort: "relevance", columnSort: null, view: "grid" },
  ...{ page: 1, pageSize: 24 },
};
