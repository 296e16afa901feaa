import { demoCountries } from "../country.ts";

/** One zone per country, so that each country has its own rates. */
export function createZones() {
  return demoCountries.map(({ code, label }) => ({
    key: code.toLowerCase(),
    name: label,
    locations: [{ country: code }],
  }));
}
