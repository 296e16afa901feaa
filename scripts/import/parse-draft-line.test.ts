import { describe, expect, it } from "vitest";
import { parseDraftLine } from "./parse-draft-line.ts";
import { toResourceKind } from "./resource-kind.ts";

const origin = { file: "x.jsonl", line: 7 };

describe("parseDraftLine", () => {
  it("names missing fields and wrong types", () => {
    expect(
      parseDraftLine('{"key":"a-b","name":"Standard","rates":[{"name":"VAT"}]}', "tax-categories", origin),
    ).toEqual({
      origin,
      reason: "rates.0.includedInPrice: is missing",
    });
    expect(parseDraftLine("[1]", "zones", origin)).toEqual({ origin, reason: "not a JSON object" });
  });

  it("derives a key for drafts without one, the same each time", () => {
    const line = '{"sku":"shoe.1/39","quantityOnStock":4}';
    const [first, second] = [
      parseDraftLine(line, "inventory", origin),
      parseDraftLine(line, "inventory", origin),
    ];
    expect(first).toEqual(second);
    expect("draft" in first && first.draft.key).toMatch(/^inventory-[0-9a-f]{24}$/);
  });

  it("distinguishes accounts of one e-mail address in several stores", () => {
    const inStores = (...keys: string[]) => {
      const stores = keys.map((key) => ({ typeId: "store", key }));
      const line = JSON.stringify({ email: "ann@example.test", ...(keys.length > 0 ? { stores } : {}) });
      const parsed = parseDraftLine(line, "customers", origin);
      return "draft" in parsed ? parsed.draft.key : parsed.reason;
    };
    expect(new Set([inStores(), inStores("de"), inStores("at"), inStores("at", "de")]).size).toBe(4);
    expect(inStores("at", "de")).toBe(inStores("de", "at"));
  });
});

describe("toResourceKind", () => {
  it.each([
    ["products.jsonl", "products"],
    ["products-autumn.jsonl", "products"],
    ["product-types.jsonl", "product-types"],
    ["Tax-Categories.ndjson", "tax-categories"],
    ["carts.jsonl", undefined],
  ])("reads %s as %s", (name, kind) => {
    expect(toResourceKind(name)).toBe(kind);
  });
});
