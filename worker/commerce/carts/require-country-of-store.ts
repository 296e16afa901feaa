import { countryNotConfiguredInStore } from "./cart-errors.ts";
import type { CartStore } from "./cart-facts.ts";

/** Throws CountryNotConfiguredInStore when the store sells to other countries only. */
export function requireCountryOfStore(country: string | undefined, store: CartStore | undefined): void {
  if (!country || !store || store.countries.length === 0 || store.countries.includes(country)) return;
  throw countryNotConfiguredInStore(store.countries, country);
}
