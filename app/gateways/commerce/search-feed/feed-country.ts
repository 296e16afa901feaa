import type { Country } from "../../../countries/model/country";

/** The keys by which a price is chosen. */
export type FeedCountry = Pick<Country, "code" | "currency">;
