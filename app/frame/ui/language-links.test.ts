import { expect, it } from "vitest";
import { toLanguageHref } from "./language-links";

const search = "?sort=price-asc&brand=Uniprodo&page=2";

it("preserves sort, page and filters of a category, whose path differs by language", () => {
  const data = { languagePaths: { fr: "/fr/materiel-de-restauration/", de: "/gastronomiebedarf/" } };
  const shown = { pathname: "/gastronomiebedarf/", search, data };
  expect(toLanguageHref(shown, { language: "fr", prefix: "/fr" })).toBe(
    `/fr/materiel-de-restauration/${search}`,
  );
  expect(toLanguageHref(shown, { language: "de", prefix: "" })).toBe(`/gastronomiebedarf/${search}`);
});

it("preserves the path of other pages under the prefix of the language", () => {
  expect(toLanguageHref({ pathname: "/sales", search, data: null }, { language: "fr", prefix: "/fr" })).toBe(
    `/fr/sales${search}`,
  );
  expect(toLanguageHref({ pathname: "/", search: "", data: null }, { language: "fr", prefix: "/fr" })).toBe(
    "/fr",
  );
  expect(toLanguageHref({ pathname: "/", search: "", data: null }, { language: "de", prefix: "" })).toBe("/");
  expect(toLanguageHref({ pathname: "/", search: "?a=1", data: null }, { language: "de", prefix: "" })).toBe(
    "/?a=1",
  );
});

it("drops filter values that are text of one language, and the page number with them", () => {
  const query = "?a.material=Edelstahl&a.voltage=230&sort=price-asc&page=2";
  const shown = { pathname: "/sales", search: query, data: null };
  expect(toLanguageHref(shown, { language: "fr", prefix: "/fr" })).toBe(
    "/fr/sales?a.voltage=230&sort=price-asc",
  );
  const alone = { pathname: "/sales", search: "?a.material=Edelstahl&page=2", data: null };
  expect(toLanguageHref(alone, { language: "fr", prefix: "/fr" })).toBe("/fr/sales");
});

it("leads to the start page in a language in which the page has no path", () => {
  const shown = {
    pathname: "/gastronomiebedarf/",
    search: "",
    data: { languagePaths: { de: "/gastronomiebedarf/" } },
  };
  expect(toLanguageHref(shown, { language: "fr", prefix: "/fr" })).toBe("/fr");
});
