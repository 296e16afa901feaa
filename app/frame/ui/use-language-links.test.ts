import { expect, it } from "vitest";
import { toLanguageHref } from "./use-language-links";

const search = "?sort=price-asc&brand=Uniprodo&page=2";

it("preserves sort, page and filters of a category, whose path differs by language", () => {
  const data = { languagePaths: { fr: "/fr/materiel-de-restauration/", de: "/gastronomiebedarf/" } };
  const shown = { pathname: "/gastronomiebedarf/", search, data };
  expect(toLanguageHref(shown, "fr", "/fr")).toBe(`/fr/materiel-de-restauration/${search}`);
  expect(toLanguageHref(shown, "de", "")).toBe(`/gastronomiebedarf/${search}`);
});

it("preserves the path of other pages under the prefix of the language", () => {
  expect(toLanguageHref({ pathname: "/sales", search, data: null }, "fr", "/fr")).toBe(`/fr/sales${search}`);
  expect(toLanguageHref({ pathname: "/", search: "", data: null }, "fr", "/fr")).toBe("/fr");
  expect(toLanguageHref({ pathname: "/", search: "", data: null }, "de", "")).toBe("/");
  expect(toLanguageHref({ pathname: "/", search: "?a=1", data: null }, "de", "")).toBe("/?a=1");
});

it("drops filter values that are text of one language, and the page number with them", () => {
  const words = "?a.material=Edelstahl&a.voltage=230&sort=price-asc&page=2";
  const shown = { pathname: "/sales", search: words, data: null };
  expect(toLanguageHref(shown, "fr", "/fr")).toBe("/fr/sales?a.voltage=230&sort=price-asc");
  const alone = { pathname: "/sales", search: "?a.material=Edelstahl&page=2", data: null };
  expect(toLanguageHref(alone, "fr", "/fr")).toBe("/fr/sales");
});
