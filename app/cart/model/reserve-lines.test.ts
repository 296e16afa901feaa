import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { reserveLines } from "./reserve-lines";

describe("the lines of a cart that becomes an order", () => {
  it("are reserved, and lines without physical stock are not", () => {
    const lines = [
      sampleLine({ id: "a" }),
      sampleLine({ id: "b", sku: "4100010" }),
      sampleLine({ id: "c", sku: "EX10000099", kind: "extra_guarantee", parentSku: "EX10012874" }),
    ];
    expect(reserveLines(sampleCart({ lines }))).toEqual([
      { type: "set-inventory-mode", lineId: "a", mode: "ReserveOnOrder" },
      { type: "set-inventory-mode", lineId: "b", mode: "None" },
      { type: "set-inventory-mode", lineId: "c", mode: "None" },
    ]);
  });

  it("need no update if they have that mode already", () => {
    const lines = [
      sampleLine({ inventoryMode: "ReserveOnOrder" }),
      sampleLine({ sku: "4100010", inventoryMode: "None" }),
    ];
    expect(reserveLines(sampleCart({ lines }))).toEqual([]);
  });
});
