import { describe, expect, it } from "vitest";
import { parsePush } from "./platform-message";

function toPush(payload: unknown): unknown {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return { message: { data: btoa(String.fromCharCode(...bytes)) }, subscription: "projects/x" };
}

const message = (typeId: string, type: string, payload: object = {}) => ({
  notificationType: "Message",
  resource: { typeId, id: "r1" },
  type,
  sequenceNumber: 7,
  ...payload,
});

const stockOf = (type: string, payload: object) =>
  parsePush(toPush(message("inventory-entry", type, payload)))?.stock;

describe("a push of the platform", () => {
  it("is numbered by its resource's sequence; a bare notice by the version, separately", () => {
    expect(parsePush(toPush(message("product", "ProductPublished")))).toEqual({
      type: "ProductPublished",
      resourceType: "product",
      resourceId: "r1",
      line: "product/r1",
      number: 7,
      isDraftOnly: false,
      stock: null,
    });
    const notice = {
      notificationType: "ResourceUpdated",
      resource: { typeId: "product", id: "r1" },
      version: 9,
    };
    expect(parsePush(toPush(notice))).toMatchObject({ line: "product/r1/changes", number: 9 });
  });

  it("names the recall of a custom object; other custom objects have none", () => {
    const keyIn = (container: string) =>
      parsePush(
        toPush({
          notificationType: "ResourceCreated",
          resource: { typeId: "key-value-document", id: "r1" },
          resourceUserProvidedIdentifiers: { containerAndKey: { container, key: "cable" } },
          version: 1,
        }),
      );
    expect(keyIn("product-recalls")).toMatchObject({ recallKey: "cable", number: 1 });
    expect(keyIn("support-cases")).not.toHaveProperty("recallKey");
  });

  it("ends a customer's sign-ins: after a new password those before it, without the account all", () => {
    const endOf = (type: string) =>
      parsePush(toPush(message("customer", type, { resourceVersion: 4 })))?.endsSignInsBefore;
    expect(endOf("CustomerPasswordUpdated")).toBe(4);
    expect(endOf("CustomerDeleted")).toBe(Number.MAX_SAFE_INTEGER);
    expect(endOf("CustomerEmailChanged")).toBeUndefined();
  });

  it("reports an issued invoice, and no other field of an order", () => {
    const isInvoiced = (type: string, name: string) =>
      parsePush(toPush(message("order", type, { name, value: "R-1" })))?.isInvoiced;
    expect(isInvoiced("OrderCustomFieldAdded", "invoiceNumber")).toBe(true);
    expect(isInvoiced("OrderCustomFieldChanged", "invoiceNumber")).toBe(true);
    expect(isInvoiced("OrderCustomFieldRemoved", "invoiceNumber")).toBeUndefined();
    expect(isInvoiced("OrderCustomFieldAdded", "mailProblem")).toBeUndefined();
  });

  it("reports the stock that the shop can sell", () => {
    const set = { resourceUserProvidedIdentifiers: { sku: "EX1" }, newAvailableQuantity: -2 };
    expect(stockOf("InventoryEntryQuantitySet", set)).toEqual({ sku: "EX1", availableQuantity: 0 });
    const entry = { sku: "EX1", availableQuantity: 5 };
    expect(stockOf("InventoryEntryCreated", { inventoryEntry: entry })).toEqual(entry);
    expect(stockOf("InventoryEntryDeleted", { sku: "EX1" })).toEqual({ sku: "EX1", availableQuantity: 0 });
  });

  it("reports a SKU whose stock went to zero or came back, and when", () => {
    const parse = (before: number, after: number) =>
      parsePush(
        toPush(
          message("inventory-entry", "InventoryEntryQuantitySet", {
            resourceUserProvidedIdentifiers: { sku: "EX1" },
            createdAt: "2026-11-22T10:00:00.000Z",
            oldAvailableQuantity: before,
            newAvailableQuantity: after,
          }),
        ),
      );
    expect(parse(3, 0)).toMatchObject({ availabilitySku: "EX1", at: "2026-11-22T10:00:00.000Z" });
    expect(parse(-1, 2)?.availabilitySku).toBe("EX1");
    expect(parse(3, 2)?.availabilitySku).toBeUndefined();
    expect(parse(-1, 0)?.availabilitySku).toBeUndefined();
  });

  it("reports no stock for a supply channel's depot", () => {
    const supplyChannel = { typeId: "channel", id: "depot" };
    const entry = { sku: "EX1", availableQuantity: 5, supplyChannel };
    expect(stockOf("InventoryEntryCreated", { inventoryEntry: entry })).toBeNull();
    expect(stockOf("InventoryEntryDeleted", { sku: "EX1", supplyChannel })).toBeNull();
  });

  it("reports the key of a store, and the SKU of a standalone price", () => {
    const parse = (typeId: string, names: object) =>
      parsePush(toPush(message(typeId, "Any", { resourceUserProvidedIdentifiers: names })));
    expect(parse("store", { key: "shop_de" })?.storeKey).toBe("shop_de");
    expect(parse("product", { key: "mixer" })?.storeKey).toBeUndefined();
    expect(parse("standalone-price", { sku: "EX1" })?.priceSku).toBe("EX1");
  });

  it.each([
    ["nothing", null],
    ["no envelope", { data: "e30=" }],
    ["no base64", { message: { data: "%" } }],
    ["no JSON", { message: { data: btoa("{") } }],
    ["no resource", toPush({ notificationType: "Message", type: "x", sequenceNumber: 1 })],
    ["no number", toPush({ notificationType: "Message", type: "x", resource: { typeId: "a", id: "b" } })],
  ])("is none with %s", (_what, body) => {
    expect(parsePush(body)).toBeNull();
  });
});
