import { expect, it } from "vitest";
import type { InventoryMode } from "../carts/cart.ts";
import { requireStock } from "./order-stock.ts";

const demand = {
  mode: "TrackOnly" as const,
  sku: "EX1",
  supplyChannel: "",
  quantity: 5,
  lineItemIds: ["line"],
};
const row = { sku: "EX1", supplyChannel: "", available: 3, restockableInDays: null };

it.each<[InventoryMode, number | null, boolean]>([
  ["ReserveOnOrder", null, false],
  ["ReserveOnOrder", 4, true],
  ["TrackOnly", null, true],
])(
  "%s with 3 in stock, restockable in %s days, lets an order of 5 pass: %s",
  (mode, restockableInDays, passes) => {
    const attempt = () => requireStock([{ ...demand, mode }], [{ ...row, restockableInDays }]);
    if (passes) expect(attempt).not.toThrow();
    else expect(attempt).toThrow("Some line items are out of stock at the time of placing the order: EX1.");
  },
);

it("requires an inventory entry even in the mode TrackOnly", () => {
  expect(() => requireStock([demand], [])).toThrow("out of stock");
});
