import { describe, expect, it } from "vitest";
import { sampleAddress, sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import { money } from "../../foundation/money";
import type { CartCommand } from "./cart-command";
import { type PlanContext, planFirstLines, planUpdate } from "./plan-update";
import { defaultQuantityLimits } from "./quantity-rules";

const context = (stock: Record<string, number | null> = {}): PlanContext => ({
  stock: new Map(Object.entries(stock)),
  limits: defaultQuantityLimits,
  codFee: money(200, "EUR"),
  codFeeTitle: { en: "Cash on delivery" },
});
const cart = sampleCart({ lines: [sampleLine({ quantity: 3 })] });
const plan = (commands: readonly CartCommand[], stock?: Record<string, number | null>) =>
  planUpdate(cart, commands, context(stock));

describe("an e-mail", () => {
  const email = (address: string): CartCommand => ({ type: "set-email", email: address });
  const addresses: CartCommand = {
    type: "set-addresses",
    email: "from@addresses.example",
    billing: sampleAddress,
    shipping: null,
    shippingAddressType: "SAME_AS_BILLING",
  };
  const emails = (commands: readonly CartCommand[]) =>
    plan(commands).changes.flatMap((change) => (change.type === "set-email" ? [change.email] : []));

  it("is the last one, alone or with addresses", () => {
    expect(emails([email("a@b.example"), email("c@d.example")])).toEqual(["c@d.example"]);
    expect(emails([email("a@b.example"), addresses])).toEqual(["from@addresses.example"]);
    expect(emails([email("a@b.example"), addresses, email("c@d.example")]).at(-1)).toBe("c@d.example");
  });
});

describe("the lines with which a cart is created", () => {
  const two = { sku: "EX10000001", quantity: 2 };
  const other = { sku: "EX10000002", quantity: 1 };
  const first = (command: CartCommand, stock: Record<string, number | null> = {}) =>
    planFirstLines(command, context(stock));

  it("are those of an addition", () => {
    expect(first({ type: "add-line", ...two })).toEqual([two]);
    expect(first({ type: "add-lines", lines: [two, other, two] })).toEqual([{ ...two, quantity: 4 }, other]);
  });

  it("are none if not all pieces can be added, or nothing is", () => {
    expect(first({ type: "add-line", ...two }, { EX10000001: 1 })).toBeNull();
    expect(first({ type: "add-lines", lines: [two, other] }, { EX10000002: 0 })).toBeNull();
    expect(first({ type: "add-line", sku: "EX10000001", quantity: 0 })).toBeNull();
    expect(first({ type: "refresh" })).toBeNull();
  });
});

describe("quantities", () => {
  it("additions of one SKU add up to one line", () => {
    const adds: CartCommand[] = [2, 1].map((quantity) => ({ type: "add-line", sku: "EX10000001", quantity }));
    expect(plan(adds, { EX10000001: 9 }).changes).toEqual([
      { type: "add-line", sku: "EX10000001", quantity: 3 },
    ]);
  });

  it("the last absolute quantity applies and replaces additions before it", () => {
    const merged = plan([
      { type: "add-line", sku: "EX10012874", quantity: 2 },
      { type: "set-quantity", lineId: "line-1", quantity: 7 },
      { type: "set-quantity", lineId: "line-1", quantity: 5 },
      { type: "add-line", sku: "EX10012874", quantity: 1 },
    ]);
    expect(merged.changes).toEqual([
      { type: "set-line", lineId: "line-1", quantity: 5 },
      { type: "add-line", sku: "EX10012874", quantity: 1 },
    ]);
  });

  it("clamps to stock and reports the limit, then refuses with the rest", () => {
    const { outcomes } = plan([
      { type: "add-line", sku: "EX10012874", quantity: 60 },
      { type: "add-line", sku: "EX10012874", quantity: 1 },
    ]);
    expect(outcomes).toEqual([
      { ok: true, clampedTo: 47 },
      { ok: false, error: { code: "out-of-stock", limit: 50 } },
    ]);
  });

  it("takes at most 100 at once", () => {
    const { outcomes } = plan([{ type: "add-line", sku: "EX10000001", quantity: 400 }], { EX10000001: null });
    expect(outcomes).toEqual([{ ok: true, clampedTo: 100 }]);
  });

  it.each([0, -1, 1.5, Number.NaN])("refuses %d pieces", (quantity) => {
    expect(plan([{ type: "add-line", sku: "EX10012874", quantity }]).outcomes).toEqual([
      { ok: false, error: { code: "invalid-quantity" } },
    ]);
  });

  it("an unchanged quantity changes nothing; the removal of a missing line succeeds", () => {
    expect(plan([{ type: "set-quantity", lineId: "line-1", quantity: 3 }]).changes).toEqual([]);
    expect(plan([{ type: "remove-line", lineId: "gone" }])).toEqual({
      changes: [],
      outcomes: [{ ok: true }],
    });
    expect(plan([{ type: "set-quantity", lineId: "gone", quantity: 2 }]).outcomes).toEqual([
      { ok: false, error: { code: "unknown-line" } },
    ]);
  });

  it("a guarantee follows its parent", () => {
    const guarantee = sampleLine({
      id: "line-2",
      sku: "4100010",
      kind: "extra_guarantee",
      parentSku: "EX10012874",
    });
    const withGuarantee = sampleCart({ lines: [sampleLine({ quantity: 3 }), guarantee] });
    const { changes } = planUpdate(withGuarantee, [{ type: "remove-line", lineId: "line-1" }], context());
    expect(changes).toEqual([
      { type: "set-line", lineId: "line-1", quantity: 0 },
      { type: "set-line", lineId: "line-2", quantity: 0 },
    ]);
  });
});

describe("a line that an earlier command removed", () => {
  const remove = { type: "remove-line", lineId: "line-1" } as const;
  const set = { type: "set-quantity", lineId: "line-1", quantity: 4 } as const;
  const add = { type: "add-line", sku: "EX10012874", quantity: 2 } as const;
  const removed = { type: "set-line", lineId: "line-1", quantity: 0 };
  const done = { ok: true };
  const refused = { ok: false, error: { code: "unknown-line" } };

  it.each([
    ["removed again", [remove, add, remove], [removed, add], [done, done, done]],
    ["changed after an addition", [remove, add, set], [removed, add], [done, done, refused]],
    ["changed", [remove, set], [removed], [done, refused]],
    ["changed before it was removed", [set, remove], [removed], [done, done]],
    [
      "changed after a quantity of 0",
      [{ ...set, quantity: 0 }, add, set],
      [removed, add],
      [done, done, refused],
    ],
  ])("is missing, also when %s in the same update", (_case, commands, changes, outcomes) => {
    expect(plan(commands)).toEqual({ changes, outcomes });
  });
});

it("a coupon applied and removed again changes nothing", () => {
  const { changes } = plan([
    { type: "apply-coupon", code: "IRONHALL10" },
    { type: "remove-coupon", code: "IRONHALL10" },
  ]);
  expect(changes).toEqual([]);
});

it("a coupon is case-insensitive", () => {
  const { changes } = plan([{ type: "apply-coupon", code: " ironhall10 " }]);
  expect(changes).toEqual([{ type: "add-code", code: "IRONHALL10" }]);
  const twice = plan([
    { type: "apply-coupon", code: "Ironhall10" },
    { type: "remove-coupon", code: "IRONHALL10" },
  ]);
  expect(twice.changes).toEqual([]);
});

it("same as billing copies the address without its id", () => {
  const { changes } = plan([
    {
      type: "set-addresses",
      email: "a@b.sk",
      billing: { ...sampleAddress, id: "saved" },
      shipping: null,
      shippingAddressType: "SAME_AS_BILLING",
    },
  ]);
  expect(changes[2]).toEqual({ type: "set-shipping-address", address: sampleAddress });
});

describe("many lines at once", () => {
  const add = (...lines: readonly [sku: string, quantity: number][]): CartCommand => ({
    type: "add-lines",
    lines: lines.map(([sku, quantity]) => ({ sku, quantity })),
  });

  it("are added as far as available, with the number of pieces", () => {
    const lines = add(["EX10000001", 2], ["EX10000002", 5], ["EX10000003", 1]);
    const { changes, outcomes } = plan([lines], { EX10000001: 9, EX10000002: 3, EX10000003: 0 });
    expect(changes).toEqual([
      { type: "add-line", sku: "EX10000001", quantity: 2 },
      { type: "add-line", sku: "EX10000002", quantity: 3 },
    ]);
    const taken = [
      { sku: "EX10000001", quantity: 2 },
      { sku: "EX10000002", quantity: 3 },
    ];
    expect(outcomes).toEqual([{ ok: true, clampedTo: 5, taken }]);
  });

  it("are refused when none of them is available", () => {
    const { changes, outcomes } = plan([add(["EX10000001", 2])], { EX10000001: 0 });
    expect(changes).toEqual([]);
    expect(outcomes).toEqual([{ ok: false, error: { code: "out-of-stock", limit: 0 } }]);
  });
});

it("cash on delivery adds its fee and field, another method removes both in the same update", () => {
  const chosen = plan([{ type: "choose-payment", method: "cash_on_delivery" }]).changes;
  expect(chosen.map(({ type }) => type)).toEqual(["set-field", "add-cod-fee", "set-field"]);
  const withFee = sampleCart({ codFee: money(200, "EUR") });
  const { changes } = planUpdate(withFee, [{ type: "choose-payment", method: "scheme" }], context());
  expect(changes).toEqual([
    { type: "set-field", name: "paymentMethod", value: "scheme" },
    { type: "remove-cod-fee" },
    { type: "set-field", name: "calculatedCodFee", value: null },
  ]);
});

it("of fields set by two commands the later applies, and other fields stay", () => {
  const agree = (agreed: boolean) =>
    ({ type: "set-custom-fields", fields: { customerAgreedToSendEmail: agreed } }) as const;
  const pay = { type: "choose-payment", method: "scheme", agreedToReviewMail: true } as const;
  const field = { type: "set-field", name: "customerAgreedToSendEmail" };
  expect(plan([agree(true), agree(false)]).changes).toEqual([{ ...field, value: false }]);
  expect(plan([pay, agree(false)]).changes.at(-1)).toEqual({ ...field, value: false });
  expect(plan([agree(false), pay]).changes.at(-1)).toEqual({ ...field, value: true });
  expect(plan([{ type: "set-custom-fields", fields: { utmSource: null } }]).changes).toEqual([
    { type: "set-field", name: "utmSource", value: null },
  ]);
});

it("a code in the cart that has no effect is refused with the reason, however often it is entered", () => {
  const obstacle = { reason: "blocked" } as const;
  const code = {
    id: "code-1",
    code: "EXTRA5",
    state: "ApplicationStoppedByPreviousDiscount",
    obstacle,
  } as const;
  const waiting = sampleCart({ discountCodes: [code] });
  expect(planUpdate(waiting, [{ type: "apply-coupon", code: "EXTRA5" }], context())).toEqual({
    changes: [],
    outcomes: [{ ok: false, error: { code: "coupon-blocked" } }],
  });
});
