import { describe, expect, it } from "vitest";
import { composeLookedUpRedirect } from "./compose-looked-up-redirect";
import { getCountry } from "./country-table";
import { ownSeparators, parseSeparators, rebuildPairs } from "./query-separators";

describe("query separators of a former shop", () => {
  it.each([
    ["pair=;", { pair: ";", value: "=", list: null }],
    ["list=| pair=;", { pair: ";", value: "=", list: "|" }],
    ["value=: list=,", { pair: "&", value: ":", list: "," }],
  ])("are parsed from %s", (setting, separators) => {
    expect(parseSeparators(setting)).toEqual(separators);
  });

  it.each([
    "",
    "pair",
    "pair=",
    "pair=;;",
    "pair=a",
    "pair=; list=;",
    "pair=; pair=,",
    "other=;",
    "pair=%",
    "list=#",
  ])("are not parsed from “%s”", (setting) => {
    expect(parseSeparators(setting)).toBeNull();
  });
});

const former = parseSeparators("pair=; value=: list=|") ?? ownSeparators;

it.each([
  ["?brand=physa|ulsonix;tags:new", ["brand=physa", "brand=ulsonix", "tags=new"]],
  ["?a:1;b:2&c=3", ["a=1", "b=2", "c=3"]],
  ["?a=x:y", ["a=x:y"]],
  ["?a=x%3By%7Cz", ["a=x%3By%7Cz"]],
  ["?flag;a=1", ["flag", "a=1"]],
  ["?;;a=&", ["a="]],
  ["", []],
])("convert %s", (search, pairs) => {
  expect(rebuildPairs(search, former)).toEqual(pairs);
});

it.each(["?utm_source=Mail&x=%C3%9C", "?a=1;b=2", "?brand=a|b", "?a:1", "?a=b=c"])(
  "leave %s unchanged if no separators are set",
  (search) => {
    expect(`?${rebuildPairs(search, ownSeparators).join("&")}`).toBe(search);
  },
);

describe("the last step of a redirect", () => {
  const country = getCountry("DE");
  const origin = `https://${country.productionDomain}`;
  const follow = (requested: string, target: string, targetHosts: readonly string[] = []) =>
    composeLookedUpRedirect(target, new URL(origin + requested), country, origin, {
      separators: former,
      targetHosts,
    });

  it("converts the query with the configured separators, the target's own parameters first", () => {
    expect(follow("/old/?brand=a|b;sort:price", "/search?q=pump&sort=name")).toBe(
      `${origin}/search?q=pump&sort=name&brand=a&brand=b`,
    );
  });

  it("leads to another host only if it is allowed, and then unchanged", () => {
    expect(follow("/old/?a=1", "https://www.ironhall.at/P/X")).toBeNull();
    expect(follow("/old/?a=1", "https://www.ironhall.at/P/X", ["www.ironhall.at"])).toBe(
      "https://www.ironhall.at/P/X",
    );
    expect(follow("/old/", "https://evil.example/", ["www.ironhall.at"])).toBeNull();
    expect(follow("/old/", "javascript:alert(1)", [""])).toBeNull();
  });
});
