import { describe, expect, it } from "vitest";
import { toSellableStock } from "./sellable-stock";

describe("the sellable stock of a SKU", () => {
  it.each([
    ["EX10000001", 7, 7],
    ["EX10000001", 0, 0],
    // TrackOnly allows negative stock.
    ["EX10000001", -3, 0],
    ["EX10000001", null, 0],
    ["EX10000001", undefined, 0],
    ["4100010", undefined, null],
    ["4100010", 0, null],
    ["4100077", 5, null],
  ])("%s with an entry of %s is %s", (sku, available, sellable) =>
    expect(toSellableStock(sku, available)).toBe(sellable),
  );
});
