import { describe, expect, it } from "vitest";
import type { Recall } from "../../catalogue/model/recall";
import { isMachine, listPieces } from "./machine";
import { chooseOrdersToTell, judgeOrder, type RecalledOrder } from "./recall-owners";

const recall: Recall = {
  key: "r-1",
  skus: ["EX10010016"],
  serials: [{ from: "IH24-000100", to: "IH24-000199" }],
  publishedOn: "2026-11-02",
  risk: { en: "The cable may overheat." },
  remedy: { en: "We replace the cable free of charge." },
};

const order: RecalledOrder = {
  id: "o-1",
  customerId: "c-1",
  email: "jana@example.com",
  country: "SK",
  locale: "sk-SK",
  createdAt: "2026-03-01T10:00:00.000Z",
  notified: [],
  lines: [{ sku: "EX10010016", quantity: 1, serials: ["IH24-000150"] }],
};

const withLine = (quantity: number, serials: readonly string[]): RecalledOrder => ({
  ...order,
  lines: [{ sku: "EX10010016", quantity, serials }],
});

describe("a recall of a range of serial numbers", () => {
  it.each([
    [1, ["IH24-000150"], "affected"],
    [1, [], "check"],
    [1, ["IH24-000200"], null],
    [2, ["IH24-000200"], "check"],
    [2, ["IH24-000200", "IH24-000150"], "affected"],
    [2, ["IH24-000200", "IH24-000201"], null],
  ])("of %i pieces with the numbers %j: %s", (quantity, serials, state) => {
    expect(judgeOrder(recall, withLine(quantity, serials))).toBe(state);
  });

  it("ignores other articles of the order", () => {
    expect(judgeOrder(recall, { lines: [{ sku: "EX10010017", quantity: 1, serials: [] }] })).toBeNull();
  });
});

describe("the orders to tell", () => {
  const choose = (...orders: readonly RecalledOrder[]) =>
    chooseOrdersToTell(recall, orders).map(({ id }) => id);

  it("are one of each owner, the affected one before one to check", () => {
    const unknown = { ...withLine(1, []), id: "o-2", createdAt: "2026-01-01T10:00:00.000Z" };
    expect(choose(unknown, order)).toEqual(["o-1"]);
    expect(choose(unknown, { ...unknown, id: "o-3", createdAt: "2026-02-01T10:00:00.000Z" })).toEqual([
      "o-2",
    ]);
  });

  it("are none of an owner whose machines are all unaffected", () => {
    expect(choose(withLine(1, ["IH24-000200"]))).toEqual([]);
  });

  it("are none of an owner who was notified, by whichever order", () => {
    expect(choose({ ...order, id: "o-2", notified: ["r-1"] }, order)).toEqual([]);
    expect(choose({ ...order, notified: ["r-0"] })).toEqual(["o-1"]);
  });

  it("count a guest's order as the customer's with the same mailbox", () => {
    const guest = { ...order, id: "o-2", customerId: null, email: "Jana@Example.com" };
    const other = { ...guest, id: "o-3", email: "petra@example.com" };
    expect(choose(guest, order)).toHaveLength(1);
    expect(choose(guest, order, other)).toHaveLength(2);
    expect(choose({ ...guest, notified: ["r-1"] }, order)).toEqual([]);
  });
});

describe("a machine", () => {
  const article = { sku: "EX10010016", typeKey: "planetary-mixer", parentSkus: [], netContent: undefined };

  it("is an article, not a service, gift, accessory or consumable", () => {
    expect(isMachine(article)).toBe(true);
    for (const other of [
      { sku: "4100021", typeKey: "extra_guarantee" },
      { typeKey: "gift" },
      { parentSkus: ["EX10010016"] },
      { netContent: "5 l" },
      { sku: "" },
    ])
      expect(isMachine({ ...article, ...other })).toBe(false);
  });

  it("has one serial number for each piece", () => {
    expect(listPieces({ quantity: 3, serials: ["A1"] })).toEqual(["A1", null, null]);
    expect(listPieces({ quantity: 1, serials: ["A1", "A2"] })).toEqual(["A1"]);
  });
});
