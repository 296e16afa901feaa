import type { Country } from "../../countries/model/country";
import { countryCodes } from "../../countries/model/country";

export type ListedCountry = { readonly code: string; readonly name: string; readonly isShop: boolean };

/** Lists the countries of billing addresses, sorted by name in the locale, after the shop's country. */
export function listCountries(shop: Country, locale: string): readonly ListedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, isShop: code === shop.code }))
    .sort(
      (left, right) =>
        Number(right.isShop) - Number(left.isShop) || left.name.localeCompare(right.name, locale),
    );
}
