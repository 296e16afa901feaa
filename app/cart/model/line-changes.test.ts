import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import type { CartCommand } from "./cart-command";
import { toLineChanges } from "./line-changes";

const mixer = sampleLine({ id: "line-1", sku: "EX1", quantity: 2 });
const guarantee = sampleLine({
  id: "line-2",
  sku: "G1",
  quantity: 2,
  kind: "extra_guarantee",
  parentSku: "EX1",
});
const other = sampleLine({ id: "line-3", sku: "EX3" });
const before = sampleCart({ lines: [mixer, guarantee, other] });
const after = (...lines: Parameters<typeof sampleLine>[0][]) => sampleCart({ lines: lines.map(sampleLine) });

describe("a command's changes to the cart's lines", () => {
  it("are an addition's pieces and the lines that follow them", () => {
    const command: CartCommand = { type: "add-line", sku: "EX1", quantity: 5 };
    const cart = after({ ...mixer, quantity: 5 }, { ...guarantee, quantity: 5 }, other);
    expect(toLineChanges(command, before, { cart, clampedTo: 3 })).toEqual([
      { action: "added", sku: "EX1", quantityDelta: 3 },
      { action: "changed", sku: "G1", quantityDelta: 3 },
    ]);
  });

  it("are the pieces taken of many lines, each article once", () => {
    const line = (sku: string, quantity: number) => ({ sku, quantity });
    const lines = [line("EX1", 2), line("EX3", 4), line("EX1", 1)];
    const command: CartCommand = { type: "add-lines", lines };
    const added = (sku: string, quantityDelta: number) => ({ action: "added", sku, quantityDelta });
    expect(toLineChanges(command, null, { cart: before })).toEqual([added("EX1", 3), added("EX3", 4)]);
    const taken = [line("EX1", 2), line("EX3", 1)];
    expect(toLineChanges(command, null, { cart: before, clampedTo: 3, taken })).toEqual([
      added("EX1", 2),
      added("EX3", 1),
    ]);
  });

  it("are the addition alone if the cart was unknown", () => {
    const command: CartCommand = { type: "add-line", sku: "EX1", quantity: 2 };
    expect(toLineChanges(command, null, { cart: before })).toEqual([
      { action: "added", sku: "EX1", quantityDelta: 2 },
    ]);
  });

  it.each<[CartCommand, number, ReturnType<typeof toLineChanges>]>([
    [
      { type: "set-quantity", lineId: "line-1", quantity: 1 },
      1,
      [
        { action: "changed", sku: "EX1", quantityDelta: -1 },
        { action: "changed", sku: "G1", quantityDelta: -1 },
      ],
    ],
    [{ type: "set-quantity", lineId: "line-1", quantity: 2 }, 2, []],
    [
      { type: "remove-line", lineId: "line-1" },
      0,
      [
        { action: "removed", sku: "EX1", quantityDelta: -2 },
        { action: "removed", sku: "G1", quantityDelta: -2 },
      ],
    ],
    [{ type: "remove-line", lineId: "gone" }, 0, []],
    [{ type: "apply-coupon", code: "SUMMER" }, 0, []],
  ])("of %j with %i pieces left is %j", (command, quantity, changes) => {
    const cart = after(
      ...(quantity > 0
        ? [
            { ...mixer, quantity },
            { ...guarantee, quantity },
          ]
        : []),
      other,
    );
    expect(toLineChanges(command, before, { cart })).toEqual(changes);
  });

  it("are the guarantee that was added or removed, without its product", () => {
    const command: CartCommand = { type: "set-guarantee", parentSku: "EX1", guaranteeSku: null };
    expect(toLineChanges(command, before, { cart: after(mixer, other) })).toEqual([
      { action: "removed", sku: "G1", quantityDelta: -2 },
    ]);
  });

  it("leave out changes of other devices", () => {
    const command: CartCommand = { type: "remove-line", lineId: "line-3" };
    const cart = after({ ...mixer, quantity: 9 });
    expect(toLineChanges(command, before, { cart })).toEqual([
      { action: "removed", sku: "EX3", quantityDelta: -1 },
    ]);
  });
});
