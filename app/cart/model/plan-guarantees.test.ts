import { describe, expect, it } from "vitest";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import type { CartCommand } from "./cart-command";
import { planFollowers } from "./plan-followers";
import { type PlanContext, planUpdate, toGuaranteeKey } from "./plan-update";

const sku = "EX10012874";
const two = { sku: "4100022", unitPrice: money(1300, "EUR") };
const three = { sku: "4100023", unitPrice: money(1700, "EUR") };
const setGuarantee = (guaranteeSku: string | null): Extract<CartCommand, { type: "set-guarantee" }> => ({
  type: "set-guarantee",
  parentSku: sku,
  guaranteeSku,
});
const context: PlanContext = {
  stock: new Map([[sku, 50]]),
  limits: { maxLineQuantity: 1000, maxAddQuantity: 100 },
  codFee: null,
  codFeeTitle: {},
  guarantees: new Map([two, three].map((offer) => [toGuaranteeKey(setGuarantee(offer.sku)), offer])),
  notForSale: new Set([two.sku, three.sku]),
};
const product = sampleLine({ quantity: 3 });
const guarantee = sampleLine({
  id: "line-2",
  sku: two.sku,
  kind: "extra_guarantee",
  parentSku: sku,
  quantity: 3,
  unitPrice: two.unitPrice,
  guaranteePermyriad: 1300,
  availableQuantity: null,
});
const add = { type: "add-line", sku, quantity: 2 } as const;
const remove = { type: "remove-line", lineId: "line-1" } as const;
const added = (quantity: number, offer = two) => ({
  type: "add-guarantee",
  parentSku: sku,
  quantity,
  ...offer,
});
const plan = (commands: readonly CartCommand[], lines = [product]) =>
  planUpdate(sampleCart({ lines }), commands, context);

describe("a guarantee", () => {
  it("is added once with its product's planned pieces, however often it is requested", () => {
    expect(plan([setGuarantee(two.sku), add, setGuarantee(two.sku)]).changes).toEqual([{ ...add }, added(5)]);
    expect(plan([setGuarantee(two.sku)], [product, guarantee]).changes).toEqual([]);
  });

  it("replaces another guarantee of the product", () => {
    const { changes } = plan([setGuarantee(three.sku)], [product, guarantee]);
    expect(changes).toEqual([{ type: "set-line", lineId: "line-2", quantity: 0 }, added(3, three)]);
  });

  it("is added with a product of the same update, and not without one", () => {
    expect(plan([add, setGuarantee(two.sku)], []).changes).toEqual([{ ...add }, added(2)]);
    expect(plan([setGuarantee(two.sku)], [])).toEqual({
      changes: [],
      outcomes: [{ ok: false, error: { code: "unknown-line" } }],
    });
  });

  it("follows additions and quantities of its product at its own price", () => {
    const followed = { type: "set-line", lineId: "line-2", quantity: 5, unitPrice: two.unitPrice };
    expect(plan([add], [product, guarantee]).changes).toEqual([followed, { ...add }]);
    const set = { type: "set-quantity", lineId: "line-1", quantity: 5 } as const;
    expect(plan([set], [product, guarantee]).changes).toEqual([
      { type: "set-line", lineId: "line-1", quantity: 5 },
      followed,
    ]);
  });

  it("is removed with its product, also if the same update adds that again", () => {
    const gone = [
      { type: "set-line", lineId: "line-1", quantity: 0 },
      { type: "set-line", lineId: "line-2", quantity: 0 },
    ];
    expect(plan([remove, add], [product, guarantee]).changes).toEqual([...gone, { ...add }]);
    expect(plan([remove, add, setGuarantee(two.sku)], [product, guarantee]).changes).toEqual([
      ...gone,
      { ...add },
      added(2),
    ]);
    expect(plan([setGuarantee(two.sku), remove]).changes).toEqual([gone[0]]);
  });

  it("can be removed alone, but has no separate quantity", () => {
    const lines = [product, guarantee];
    expect(plan([{ type: "remove-line", lineId: "line-2" }], lines).changes).toEqual([
      { type: "set-line", lineId: "line-2", quantity: 0 },
    ]);
    expect(plan([setGuarantee(null)], lines).changes).toEqual([
      { type: "set-line", lineId: "line-2", quantity: 0 },
    ]);
    expect(plan([{ type: "set-quantity", lineId: "line-2", quantity: 9 }], lines)).toEqual({
      changes: [],
      outcomes: [{ ok: false, error: { code: "invalid-quantity" } }],
    });
  });

  it("is refused if it is not for sale, and without its product", () => {
    expect(plan([setGuarantee("4100021")]).outcomes).toEqual([
      { ok: false, error: { code: "guarantee-not-offered" } },
    ]);
    expect(plan([{ ...add, sku: two.sku }]).outcomes).toEqual([
      { ok: false, error: { code: "not-sold-here" } },
    ]);
  });
});

describe("in a cart that another client changed", () => {
  it.each([
    ["fewer pieces", [sampleLine({ quantity: 1 }), guarantee], [{ quantity: 1, unitPrice: two.unitPrice }]],
    ["product removed", [guarantee], [{ quantity: 0 }]],
    [
      "another price",
      [sampleLine({ quantity: 3, unitPrice: money(20_000, "EUR") }), guarantee],
      [{ quantity: 3, unitPrice: money(2600, "EUR") }],
    ],
    ["nothing else", [product, guarantee], []],
  ])("a guarantee follows %s", (_case, lines, expected) => {
    expect(planFollowers(lines)).toEqual(
      expected.map((change) => ({ type: "set-line", lineId: "line-2", ...change })),
    );
  });

  it("only one guarantee of a product remains", () => {
    expect(planFollowers([product, guarantee, { ...guarantee, id: "line-3" }])).toEqual([
      { type: "set-line", lineId: "line-3", quantity: 0 },
    ]);
  });
});
