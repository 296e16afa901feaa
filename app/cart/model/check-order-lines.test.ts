import { expect, it } from "vitest";
import type { Article } from "../../catalogue/model/article";
import { money } from "../../foundation/money";
import { checkOrderLines } from "./check-order-lines";
import { parseOrderLines } from "./parse-order-lines";
import { defaultQuantityLimits } from "./quantity-rules";

const article = (sku: string, stock: number | null, ean: string | null = null): Article => ({
  sku,
  ean,
  model: null,
  kind: "new",
  volumeDiscountGroup: null,
  documents: { manual: null, sheet: null },
  name: sku,
  slug: sku.toLowerCase(),
  offer: { price: money(1000, "EUR"), taxPermyriad: 2000, stock },
});

const articles = [
  article("EX10000001", 8, "4260000000012"),
  article("EX10000002", 0),
  { ...article("EX10000003", 5), offer: null },
  article("EX10000004", 500),
  { ...article("41000001", null), offer: null },
];

function check(list: string, inCart: Readonly<Record<string, number>> = {}) {
  const terms = {
    articles,
    limits: defaultQuantityLimits,
    discounts: new Map(),
    countInCart: (sku: string) => inCart[sku] ?? 0,
  };
  return checkOrderLines(parseOrderLines(list), terms).map(
    ({ article: found, pieces, refusal }) => refusal ?? `${found?.sku} × ${pieces}`,
  );
}

it("returns the result of each line", () => {
  const list = `10000001;3
4260000000012;1
EX10000002;1
EX10000003;1
EX19999999;1
hammer
EX10000001;2.5
41000001;1`;
  expect(check(list)).toEqual([
    "EX10000001 × 3",
    "EX10000001 × 1",
    "out-of-stock",
    "not-sold",
    "unknown",
    "unreadable",
    "quantity",
    "not-sold",
  ]);
});

it("finds an article by its manufacturer's model, unless several have it", () => {
  const known = [
    { ...article("EX10000005", 9), model: "FS-WT-200" },
    { ...article("EX10000006", 9), model: "MSW-WT-100" },
    { ...article("EX10000007", 9), model: "MSW-WT-100" },
  ];
  const terms = {
    articles: known,
    limits: defaultQuantityLimits,
    discounts: new Map(),
    countInCart: () => 0,
  };
  const found = checkOrderLines(parseOrderLines("fs-wt-200;2\nMSW-WT-100;1\nFS-WT-20;1"), terms);
  expect(found.map(({ article: one, refusal }) => refusal ?? one?.sku)).toEqual([
    "EX10000005",
    "several",
    "unknown",
  ]);
});

it("takes as many as the stock, one addition and the cart allow, over all lines of an article", () => {
  expect(check("EX10000001;6\nEX10000001;6\nEX10000001;1")).toEqual([
    "EX10000001 × 6",
    "EX10000001 × 2",
    "in-cart",
  ]);
  expect(check("EX10000001;6", { EX10000001: 5 })).toEqual(["EX10000001 × 3"]);
  expect(check("EX10000004;250")).toEqual(["EX10000004 × 100"]);
});

it("checks two hundred lines at once", () => {
  const checked = check(Array.from({ length: 202 }, () => "EX10000004;1").join("\n"));
  expect(checked.slice(198)).toEqual(["EX10000004 × 1", "EX10000004 × 1", "beyond", "beyond"]);
});

it("finds the new, single article of a model that is sold: no predecessor, no set and no used one", () => {
  const articles = [
    { ...article("EX50009895", null), model: "FS-WT-200", offer: null },
    { ...article("EX50000005", 1), model: "FS-WT-200", kind: "used" as const },
    { ...article("EX18000005", 3), model: "FS-WT-200", kind: "set" as const },
    { ...article("EX10000005", 9), model: "FS-WT-200" },
  ];
  const terms = { articles, limits: defaultQuantityLimits, discounts: new Map(), countInCart: () => 0 };
  const [line] = checkOrderLines(parseOrderLines("fs-wt-200;2"), terms);
  expect(line).toMatchObject({ article: { sku: "EX10000005" }, pieces: 2, refusal: null });
});
