import { describe, expect, it } from "vitest";
import {
  chooseForComparison,
  orderRelated,
  scoreForComparison,
  toBoxContents,
  toComparedRows,
} from "./comparison";

const product = (availableQuantity: number | null, ...tags: string[]) => ({ availableQuantity, tags });

it.each([
  [product(5), 3],
  [product(null), 3],
  [product(0), 0],
  [product(5, "bestseller"), 5],
  [product(5, "on-sale"), 4],
  [product(5, "bestseller", "on-sale", "new"), 6],
  [product(0, "bestseller", "on-sale"), 3],
  [product(0, "popular", "sale"), 0],
])("%j scores %d", (scored, score) => {
  expect(scoreForComparison(scored)).toBe(score);
});

it("shows the five best of the loaded ones, equals in their order", () => {
  const fetched = [
    { id: "sold-out", ...product(0) },
    { id: "plain", ...product(1) },
    { id: "sale", ...product(1, "on-sale") },
    { id: "plain-too", ...product(1) },
    { id: "best", ...product(1, "bestseller") },
    { id: "both", ...product(1, "bestseller", "on-sale") },
  ];
  expect(chooseForComparison(fetched).map(({ id }) => id)).toEqual([
    "both",
    "best",
    "sale",
    "plain",
    "plain-too",
  ]);
});

it.each([
  ["none of them", ["a", "b"], [], ["a", "b"]],
  ["some of them", ["a", "b", "c"], ["a"], ["b", "c", "a"]],
  ["all of them", ["a", "b"], ["b", "c", "a"], ["a", "b"]],
])("of related products, with %s in the comparison, the others are first", (_, related, compared, shown) => {
  const toCards = (slugs: readonly string[]) => slugs.map((slug) => ({ slug }));
  expect(orderRelated(toCards(related), toCards(compared))).toEqual(toCards(shown));
});

describe("a table of attributes", () => {
  const mixers = [
    [
      { label: "Capacity", value: "5 l" },
      { label: "Power", value: "450 W" },
    ],
    [
      { label: "Power", value: "450 W" },
      { label: "Speeds", value: "3" },
    ],
  ];

  it("shows missing values as a dash, and marks differences", () => {
    expect(toComparedRows(mixers)).toEqual([
      { label: "Capacity", values: ["5 l", "-"], differs: true },
      { label: "Power", values: ["450 W", "450 W"], differs: false },
      { label: "Speeds", values: ["-", "3"], differs: true },
    ]);
  });

  it("marks no difference between texts that read the same", () => {
    const box = (value: string) => [{ label: "In the box", value }];
    const [same, other] = [
      [box("Bowl, whisk\nManual"), box("manual\n Bowl,\u00a0whisk ")],
      [box("Bowl, whisk\nManual"), box("Bowl\nManual")],
    ].map((products) => toComparedRows(products)[0]?.differs);
    expect([same, other]).toEqual([false, true]);
  });

  it("has at most the requested number of rows", () => {
    expect(toComparedRows(mixers, 2).map(({ label }) => label)).toEqual(["Capacity", "Power"]);
  });
});

it("leaves the product itself out of its package contents, unless there is nothing else", () => {
  const name = "Planetary mixer RC-PM-10 – 10 l, 600 W";
  expect(toBoxContents("Planetary mixer RC-PM-10\nBowl, whisk\nManual", name)).toBe("Bowl, whisk\nManual");
  expect(toBoxContents("Planetary mixer RC-PM-10", name)).toBe("Planetary mixer RC-PM-10");
});
