import { describe, expect, it } from "vitest";
import { composeLookedUpRedirect } from "./compose-looked-up-redirect";
import type { CountryCode } from "./country";
import { getCountry } from "./country-table";

function look(code: CountryCode, requested: string, target: string): string | null {
  const country = getCountry(code);
  const origin = `https://${country.productionDomain}`;
  const location = composeLookedUpRedirect(target, new URL(`${origin}${requested}`), country, origin);
  return location?.replace(origin, "") ?? null;
}

const cases: readonly (readonly [CountryCode, string, string, string | null])[] = [
  // composed like every redirect
  ["DE", "/old/", "/new-thing/", "/new-thing/"],
  ["DE", "/old/", "/P/New-Thing", "/new-thing/"],
  ["DE", "/old/", "https://www.ironhall.de/de/new-thing", "/new-thing/"],
  ["DE", "/old/", "http://ironhall.de/new-thing/", "/new-thing/"],
  ["CH", "/vieux/", "/fr-CH/nouveau", "/fr/nouveau/"],
  ["DE", "/old/", "/manuals/10012000.pdf", "/manuals/10012000.pdf"],
  ["DE", "/old/", "/new-thing/#figures", "/new-thing/#figures"],
  // keeps the query; the target's own parameters win
  ["DE", "/old/?utm_source=Mail&x=%C3%9C", "/new-thing/", "/new-thing/?utm_source=Mail&x=%C3%9C"],
  ["DE", "/old/?q=a&x=1", "/search?q=pump", "/search?q=pump&x=1"],
  ["DE", "/old/?page=1&x=1", "/pumps/", "/pumps/?x=1"],
  // remains a 404
  ["DE", "/old/", "https://www.ironhall.at/new-thing/", null],
  ["DE", "/old/", "https://evil.example/", null],
  ["DE", "/old/", "//evil.example/", null],
  ["DE", "/old/", "javascript:alert(1)", null],
  ["DE", "/old/", "http://de.localhost/new-thing/", null],
  ["DE", "/old/", "http://", null],
  ["DE", "/old/", "/fr/chose/", null],
  ["DE", "/old/", "/it's/", null],
  ["DE", "/old/", "/Old", null],
  ["DE", "/old/?a=b", "/old/", null],
  // never to a foreign host
  ["DE", "/old/", "https://www.ironhall.de//evil.example/", "/evil.example/"],
];

describe("a target from the SEO look-up", () => {
  it.each(cases)("in %s, %s with target %s redirects to %s", (code, requested, target, location) => {
    expect(look(code, requested, target)).toBe(location);
  });
});
