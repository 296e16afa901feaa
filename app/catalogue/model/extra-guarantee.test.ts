import { describe, expect, it } from "vitest";
import { money } from "../../foundation/money";
import {
  type ExtraGuarantee,
  isGuaranteeOffered,
  isOnMarket,
  listRelations,
  toGuaranteePrice,
} from "./extra-guarantee";

const guarantee: ExtraGuarantee = {
  sku: "4100022",
  years: 2,
  ratePermyriad: 1300,
  name: {},
  shortName: {},
  highlights: {},
  markets: ["sk-SK"],
  excludedSkus: ["EX10010000"],
  excludedBrands: ["physa"],
  excludedRelations: ["accessory", "service", "bware"],
};
const mixer = { sku: "EX10012874", brand: "Royal Catering", relations: [] };

describe("an extra guarantee", () => {
  it.each([
    ["a machine", mixer, true],
    ["a virtual product", { ...mixer, sku: "4100050" }, false],
    ["an excluded article", { ...mixer, sku: "EX10010000" }, false],
    ["an excluded brand, however it is written", { ...mixer, brand: "Physa" }, false],
    ["an accessory", { ...mixer, relations: ["accessory"] }, false],
    ["a used machine", { ...mixer, relations: ["bware"] }, false],
    ["a relation that nobody excludes", { ...mixer, relations: ["set"] }, true],
  ])("%s", (_what, product, expected) => {
    expect(isGuaranteeOffered(guarantee, product)).toBe(expected);
  });
});

it.each([
  ["EX10012874", [], [], []],
  ["EX10012874", ["EX10010000"], [], ["accessory"]],
  ["EX20012874", [], [], ["bware"]],
  ["EX10012874", [], ["bware"], ["bware"]],
  ["4100050", [], [], ["service"]],
])("%s of %j with tags %j is related as %j", (sku, parents, tags, relations) => {
  expect(listRelations(sku, parents, tags)).toEqual(relations);
});

it("is for sale in its markets", () => {
  expect(isOnMarket(guarantee, ["de-DE", "sk-SK"])).toBe(true);
  expect(isOnMarket(guarantee, ["de-DE"])).toBe(false);
});

it.each([
  [74_900, 1300, 9737],
  [3899, 800, 312],
  [650, 1300, 84],
  [50, 1300, 6],
  [150, 1300, 20],
])("costs of %d cents at %d permyriad %d cents, halves rounded to even", (price, rate, expected) => {
  expect(toGuaranteePrice(money(price, "EUR"), rate)).toEqual(money(expected, "EUR"));
});
