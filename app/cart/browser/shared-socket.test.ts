import { expect, it } from "vitest";
import { joinSkus, parseTabMessage } from "./shared-socket";

it("accepts the messages of this build's tabs only", () => {
  const hello = { kind: "hello", tab: "a", version: 3, skus: ["EX1"] };
  expect(parseTabMessage(hello)).toEqual(hello);
  expect(parseTabMessage({ ...hello, version: null })).toEqual({ ...hello, version: null });
  expect(parseTabMessage({ kind: "heard", text: "{}" })).toEqual({ kind: "heard", text: "{}" });
  expect(parseTabMessage({ kind: "shout" })).toBeNull();
  expect(parseTabMessage({ ...hello, skus: "EX1" })).toBeNull();
  expect(parseTabMessage("hello")).toBeNull();
});

it("lists each SKU once, up to the room's limit", () => {
  expect(joinSkus([["EX1", "EX2"], ["EX2"], []])).toEqual(["EX1", "EX2"]);
  const many = Array.from({ length: 80 }, (_, index) => `EX${index}`);
  expect(joinSkus([many, many.map((sku) => `${sku}B`)])).toHaveLength(100);
});
