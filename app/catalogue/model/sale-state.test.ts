import { expect, it } from "vitest";
import { isForSale, type SaleState, toSaleKind } from "./sale-state";

const mixer: SaleState = { kind: "product", isPublished: true, excludedLocales: [] };

it("sells a published product that is not excluded", () => {
  expect(isForSale(mixer, ["de-DE"])).toBe(true);
  expect(isForSale({ ...mixer, excludedLocales: ["de-AT"] }, ["de-DE"])).toBe(true);
});

it.each([
  ["that is not published", { isPublished: false }],
  ["that is excluded in the shop's locale", { excludedLocales: ["de-DE"] }],
  ["that is a gift", { kind: toSaleKind("gift") }],
  ["that is a guarantee", { kind: toSaleKind("extra_guarantee") }],
] as const)("refuses an article %s", (_, change) => {
  expect(isForSale({ ...mixer, ...change }, ["de-DE"])).toBe(false);
});

it("sells in a country with several languages what one of its locales may sell", () => {
  const swiss = ["de-CH", "fr-CH", "it-CH"];
  expect(isForSale({ ...mixer, excludedLocales: ["fr-CH"] }, swiss)).toBe(true);
  expect(isForSale({ ...mixer, excludedLocales: swiss }, swiss)).toBe(false);
});

it("treats every other product type as a product", () => {
  expect([toSaleKind("standard_product"), toSaleKind(null), toSaleKind(undefined)]).toEqual([
    "product",
    "product",
    "product",
  ]);
});
