import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { toShopCookies } from "./shop-cookies";

const scope = { country: getCountry("CH"), locale: "fr-CH" } as const;

describe("the cookies for other systems", () => {
  it("name country, currency, store and locale for a year, readable for scripts", () => {
    expect(toShopCookies(scope, null, true)).toEqual([
      "country=CH; Path=/; Max-Age=31536000; SameSite=Lax",
      "currency=CHF; Path=/; Max-Age=31536000; SameSite=Lax",
      "store=shop_ch; Path=/; Max-Age=31536000; SameSite=Lax",
      "locale=fr-CH; Path=/; Max-Age=31536000; SameSite=Lax",
    ]);
    for (const line of toShopCookies(scope, null, false)) expect(line).toMatch(/; Secure$/);
  });

  it("are set again only where the request brings none, or another", () => {
    const known = "session=x; country=CH; currency=CHF; store=shop_ch; locale=de-CH";
    expect(toShopCookies(scope, known, true)).toEqual([expect.stringContaining("locale=fr-CH")]);
    expect(toShopCookies(scope, known.replace("de-CH", "fr-CH"), true)).toEqual([]);
  });
});
