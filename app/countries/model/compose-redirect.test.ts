import { describe, expect, it } from "vitest";
import { composeRedirect } from "./compose-redirect";
import type { CountryCode } from "./country";
import { getCountry } from "./country-table";

function redirect(code: CountryCode, address: string): string {
  const country = getCountry(code);
  const origin = `https://${country.productionDomain}`;
  const redirection = composeRedirect(new URL(`${origin}${address}`), country, origin);
  return redirection.kind === "redirect" ? redirection.location.replace(origin, "") : redirection.kind;
}

const cases: readonly (readonly [CountryCode, string, string])[] = [
  // nothing to do
  ["DE", "/", "none"],
  ["DE", "/?utm_source=x", "none"],
  ["DE", "/waschmaschine-10012874/", "none"],
  ["DE", "/search?q=Abc", "none"],
  ["DE", "/checkout/addresses", "none"],
  ["DE", "/sales?page=2", "none"],
  ["BE", "/nl", "none"],
  ["BE", "/nl/privacy-data/", "none"],
  ["BG", "/%D0%BF%D0%BE%D0%BC%D0%BF%D0%B0/", "none"],
  ["BG", "/%d0%bf%d0%be%d0%bc%d0%bf%d0%b0/", "none"],
  // lower case of the decoded path
  ["DE", "/Waschmaschine-10012874/", "/waschmaschine-10012874/"],
  ["BG", "/%D0%9F%D0%BE%D0%BC%D0%BF%D0%B0/", "/%D0%BF%D0%BE%D0%BC%D0%BF%D0%B0/"],
  ["DE", "/Checkout/Cart", "/checkout/cart"],
  // old prefixes, only when something follows
  ["DE", "/p/pumpe-10012874", "/pumpe-10012874/"],
  ["DE", "/category/pumpen/", "/pumpen/"],
  ["DE", "/search/sales", "/sales"],
  ["DE", "/search/new-arrivals?sort=newest", "/new-arrivals?sort=newest"],
  ["DE", "/search/", "/search"],
  ["DE", "/p/category/pumpen", "/pumpen/"],
  ["CH", "/p/fr/pompe-10012874", "/fr/pompe-10012874/"],
  ["CH", "/fr/p/pompe-10012874", "/fr/pompe-10012874/"],
  ["DE", "/p/de/category/de-de/pumpen", "/pumpen/"],
  ["DE", "/p/p/p/p/p/pumpen", "not-found"],
  ["DE", "/p".repeat(1_000), "not-found"],
  ["DE", "/apiculture/", "none"],
  // language prefixes
  ["DE", "/de", "/"],
  ["DE", "/de/", "/"],
  ["DE", "/de/pumpe-10012874/", "/pumpe-10012874/"],
  ["DE", "/de-de/pumpe-10012874/", "/pumpe-10012874/"],
  ["CH", "/de-ch/pumpe-10012874/", "/pumpe-10012874/"],
  ["CH", "/fr-ch/pompe-10012874/", "/fr/pompe-10012874/"],
  ["CH", "/fr-CH", "/fr"],
  ["CH", "/de/fr/pompe-10012874/", "/fr/pompe-10012874/"],
  ["BE", "/nl/", "/nl"],
  ["BE", "/NL", "/nl"],
  ["BE", "/fr-be/", "/"],
  ["DE", "/fr/pompe-10012874/", "not-found"],
  ["DE", "/de-at/pumpe-10012874/", "not-found"],
  ["DE", "/fr", "not-found"],
  ["CH", "/en", "not-found"],
  // home
  ["DE", "/home", "/"],
  ["DE", "/home/?a=b", "/?a=b"],
  ["BE", "/nl/home", "/nl"],
  ["DE", "/de/home", "/"],
  // slashes
  ["DE", "/pumpe-10012874", "/pumpe-10012874/"],
  ["DE", "/login/", "/login"],
  ["DE", "/checkout/", "/checkout"],
  ["DE", "/my-account/my-profile/", "/my-account/my-profile"],
  ["BE", "/nl/search/", "/nl/search"],
  ["DE", "//pumpe-10012874//", "/pumpe-10012874/"],
  ["DE", "//evil.example/", "/evil.example/"],
  // the first page
  ["DE", "/pumpen/?page=1", "/pumpen/"],
  ["DE", "/pumpen/?sort=newest&page=1&q=A%20b", "/pumpen/?sort=newest&q=A%20b"],
  ["DE", "/pumpen/?page=10", "none"],
  ["DE", "/pumpen/?startpage=1", "none"],
  // all at once, in one hop
  ["CH", "/P/DE-CH/Pumpe-10012874?page=1&q=X", "/pumpe-10012874/?q=X"],
  // never rewritten
  ["DE", "/Pumpe.data", "none"],
  ["DE", "/__manifest", "none"],
  ["DE", "/.well-known/Security.txt", "none"],
  ["DE", "/API/Thing/", "none"],
  ["DE", "/new-ct/getCart", "none"],
  ["DE", "/vat/Validate/", "none"],
  ["DE", "/my-orders/getUrlWithToken", "none"],
  ["DE", "/realtime/", "none"],
  ["DE", "/healthz/", "none"],
  ["DE", "/hooks/Adyen/", "none"],
  ["DE", "/Assets/Logo.SVG", "none"],
  ["DE", "/en/exConsents/Confirm?hash=aGk", "none"],
  ["DE", "/exConsents/manageSubscriptions/", "none"],
  // a number with a decimal point is no file extension
  ["DE", "/pumpe-2.5kw", "/pumpe-2.5kw/"],
  // invalid paths
  ["DE", "/it's/", "not-found"],
  ["DE", "/a%22b/", "not-found"],
  ["DE", "/a%27b", "not-found"],
  ["DE", "/%E4/", "not-found"],
  ["DE", "/a%00b", "not-found"],
];

describe("the canonical URL", () => {
  it.each(cases)("in %s %s → %s", (code, address, expected) => {
    expect(redirect(code, address)).toBe(expected);
  });

  it.each(cases.filter(([, , expected]) => expected.startsWith("/")))(
    "in %s %s needs one redirect",
    (code, _address, expected) => {
      expect(redirect(code, expected)).toBe("none");
    },
  );

  it("redirects a bare domain to www together with all other changes", () => {
    const country = getCountry("GB");
    const url = new URL("http://ironhall.co.uk/P/Pump-10012874?page=1&a=1");
    expect(composeRedirect(url, country, "https://www.ironhall.co.uk")).toEqual({
      kind: "redirect",
      location: "https://www.ironhall.co.uk/pump-10012874/?a=1",
    });
  });

  it("keeps the encoding of a canonical path when only the host changes", () => {
    const country = getCountry("BG");
    const url = new URL("http://ironhall.bg/%d0%bf/?q=%7e");
    expect(composeRedirect(url, country, "https://www.ironhall.bg")).toEqual({
      kind: "redirect",
      location: "https://www.ironhall.bg/%d0%bf/?q=%7e",
    });
  });
});
