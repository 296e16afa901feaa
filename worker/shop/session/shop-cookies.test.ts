import { describe, expect, it } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { toShopCookies } from "./shop-cookies";

const scope = { country: getCountry("CH"), locale: "fr-CH", customerId: null } as const;

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

  it("name the customer during a sign-in, and remove the last one afterwards", () => {
    const known = "country=CH; currency=CHF; store=shop_ch; locale=fr-CH";
    const signedIn = { ...scope, customerId: "c-1" };
    expect(toShopCookies(signedIn, known, true)).toEqual([
      expect.stringMatching(/^customer_id=c-1; Path=\/;/),
    ]);
    expect(toShopCookies(signedIn, `${known}; customer_id=c-1`, true)).toEqual([]);
    expect(toShopCookies(scope, `${known}; customer_id=c-1`, true)).toEqual([
      expect.stringMatching(/^customer_id=; .*Max-Age=0/),
    ]);
    expect(toShopCookies(scope, known, true)).toEqual([]);
  });

  it("are set only if the request has none, or another value", () => {
    const known = "session=x; country=CH; currency=CHF; store=shop_ch; locale=de-CH";
    expect(toShopCookies(scope, known, true)).toEqual([expect.stringContaining("locale=fr-CH")]);
    expect(toShopCookies(scope, known.replace("de-CH", "fr-CH"), true)).toEqual([]);
  });
});
