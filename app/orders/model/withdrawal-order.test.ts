import { describe, expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import {
  findWithdrawalEnd,
  includesStatement,
  isWholeOrder,
  joinStatements,
  listWithdrawalLines,
} from "./withdrawal-order";

const saw = sampleLine({ id: "saw", sku: "EX10150003", quantity: 2, name: { en: "Saw" } });
const drill = sampleLine({ id: "drill", sku: "EX10150004", quantity: 1, name: { en: "Drill" } });
const guarantee = sampleLine({ id: "more", kind: "extra_guarantee", name: { en: "Guarantee" } });
const gift = sampleLine({ id: "gift", kind: "gift", name: { en: "Lamp" } });
const lines = [saw, drill, guarantee];
const send = (createdAt: string, ...items: { id: string; quantity: number }[]) => ({
  id: createdAt,
  createdAt,
  parcels: [],
  items,
});

describe("the lines of a withdrawal", () => {
  const listed = listWithdrawalLines({ lines: [...lines, gift] }, "en");

  it("state each number of pieces with the article number, and no gifts", () => {
    expect(listed.map(({ options }) => options.map(({ statement }) => statement))).toEqual([
      ["1 × Saw (10150003)", "2 × Saw (10150003)"],
      ["1 × Drill (10150004)"],
      ["1 × Guarantee"],
    ]);
  });

  it("are the whole order only with all their pieces", () => {
    const all = joinStatements(["2 × Saw (10150003)", "1 × Drill (10150004)", "1 × Guarantee"]);
    expect(isWholeOrder(listed, all)).toBe(true);
    expect(isWholeOrder(listed, all.replace("2 ×", "1 ×"))).toBe(false);
    expect(isWholeOrder(listed, null)).toBe(false);
    expect(includesStatement(all, "1 × Drill (10150004)")).toBe(true);
    expect(includesStatement(all, "1 × Saw (10150003)")).toBe(false);
  });
});

describe("the end of the withdrawal period", () => {
  const first = send("2026-11-10T09:00:00.000Z", { id: "saw", quantity: 2 });
  const last = send("2026-11-12T23:30:00.000Z", { id: "drill", quantity: 1 });

  it("is at least 30 days after the last goods were dispatched, by the country's calendar", () => {
    expect(findWithdrawalEnd({ lines, deliveries: [last, first] }, "Europe/Berlin")).toEqual({
      dispatched: "2026-11-13",
      lastDay: "2026-12-13",
    });
  });

  it("has no date while goods are missing, or the dispatch is unknown", () => {
    for (const deliveries of [null, [], [first], [last, send("2026-11-13T09:00:00.000Z")]])
      expect(findWithdrawalEnd({ lines, deliveries }, "Europe/Berlin")).toBeNull();
  });
});
