import type { Country } from "../../../countries/model/country";

/** What a price is chosen by. */
export type FeedCountry = Pick<Country, "code" | "currency">;
