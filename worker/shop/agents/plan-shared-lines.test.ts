import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { planSharedLines } from "./plan-shared-lines";

const line = (id: string, quantity: number) => ({ item: { id }, quantity });
const cart = sampleCart({
  lines: [
    sampleLine({ id: "a", sku: "EX1", quantity: 5 }),
    sampleLine({ id: "b", sku: "EX2", quantity: 1 }),
    sampleLine({ id: "c", sku: "EX3", quantity: 1 }),
  ],
});
const plan = (lines: readonly ReturnType<typeof line>[], seen: Record<string, number>) =>
  planSharedLines(cart, lines, seen).map(({ command }) => command);

describe("an assistant's update of the shopper's cart", () => {
  it("adds and removes the pieces by which the request differs from what it saw", () => {
    expect(plan([line("EX1", 6), line("EX4", 2)], { EX1: 5, EX2: 1, EX3: 1 })).toEqual([
      { type: "add-line", sku: "EX1", quantity: 1 },
      { type: "remove-line", lineId: "b" },
      { type: "remove-line", lineId: "c" },
      { type: "add-line", sku: "EX4", quantity: 2 },
    ]);
    expect(plan([line("EX1", 3), line("EX2", 1), line("EX3", 1)], { EX1: 5, EX2: 1, EX3: 1 })).toEqual([
      { type: "remove-line", lineId: "a", quantity: 2 },
    ]);
  });

  it("keeps what the shopper added or changed since", () => {
    // Seen before the shopper set EX1 from 2 to 5 and added EX3.
    expect(plan([line("EX1", 2), line("EX2", 1)], { EX1: 2, EX2: 1 })).toEqual([]);
    expect(plan([line("EX1", 3), line("EX2", 1)], { EX1: 2, EX2: 1 })).toEqual([
      { type: "add-line", sku: "EX1", quantity: 1 },
    ]);
  });

  it("does not bring back what the shopper removed since, nor removes it again", () => {
    expect(plan([line("EX9", 2)], { EX9: 2 })).toEqual([]);
    expect(plan([], { EX9: 2 })).toEqual([]);
  });

  it("removes nothing that the assistant has not seen", () => {
    expect(plan([line("EX2", 2)], {})).toEqual([{ type: "add-line", sku: "EX2", quantity: 2 }]);
  });
});
