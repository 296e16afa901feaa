import { type Day, toLocalDay } from "../../foundation/local-day";
import type { Country } from "./country";
import { buildCountryTable } from "./country-table";

/** One row for all requests, so that memos can compare it. */
const bulgariaInEuro = buildCountryTable("EUR").find(({ code }) => code === "BG");

/**
 * Returns a country's row with the money of the moment: Bulgaria's is the euro from the local midnight of the operator's
 * day on. `euroFrom` null: leva.
 */
export function toCountryOn(country: Country, moment: Date, euroFrom: Day | null): Country {
  if (country.code !== "BG" || euroFrom === null || !bulgariaInEuro) return country;
  return toLocalDay(moment, country.timeZone) < euroFrom ? country : bulgariaInEuro;
}
