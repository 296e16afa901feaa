import { describe, expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import type { CartLine } from "./cart";
import { planMerge } from "./plan-merge";

const line = (sku: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...sampleLine({ quantity }),
  id: `line-${sku}`,
  sku,
  kind: "standard_product",
  parentSku: null,
  ...more,
});
const guarantee = (parentSku: string, quantity: number) =>
  line("G", quantity, {
    id: `guarantee-${parentSku}`,
    kind: "extra_guarantee",
    parentSku,
    unitPrice: money(1300, "EUR"),
  });

const plan = (own: readonly CartLine[], guest: readonly CartLine[]) =>
  planMerge({ lines: own }, { lines: guest });

describe("the merge of a guest's cart into a customer's", () => {
  it.each<[string, CartLine[], CartLine[], object[]]>([
    ["a separate line", [], [line("A", 2)], [{ type: "add-line", sku: "A", quantity: 2 }]],
    [
      "the larger quantity of the same SKU",
      [line("A", 2)],
      [line("A", 5)],
      [{ type: "set-line", lineId: "line-A", quantity: 5 }],
    ],
    ["nothing if the customer's cart has as many", [line("A", 5)], [line("A", 5)], []],
    ["no gift, which the platform adds again", [], [line("A", 1, { kind: "gift" })], []],
    [
      "the paid line beside a gift of the same SKU",
      [line("A", 1, { kind: "gift" })],
      [line("A", 1)],
      [{ type: "add-line", sku: "A", quantity: 1 }],
    ],
    [
      "a guarantee with its product, of the merged quantity",
      [line("A", 3)],
      [line("A", 1), guarantee("A", 1)],
      [{ type: "add-guarantee", sku: "G", parentSku: "A", quantity: 3, unitPrice: money(1300, "EUR") }],
    ],
    [
      "no second guarantee of a product",
      [line("A", 1), guarantee("A", 1)],
      [line("A", 1), guarantee("A", 1)],
      [],
    ],
  ])("is %s", (_case, own, guest, expected) => {
    expect(plan(own, guest)).toEqual(expected);
  });
});
