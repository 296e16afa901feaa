import { expect, it } from "vitest";
import { describeCapabilities, needsSignature, negotiate, toRegistry, ucpVersion } from "./ucp-capabilities";

const profile = (...names: readonly string[]) => ({
  version: ucpVersion,
  capabilities: Object.fromEntries(names.map((name) => [name, [ucpVersion]])),
});

it("shares what both sides have, without extensions of what is missing", () => {
  const names = [
    "dev.ucp.shopping.fulfillment",
    "dev.ucp.shopping.discount",
    "dev.ucp.shopping.cart",
    "com.other",
  ];
  expect([...negotiate("checkout", profile(...names))]).toEqual([
    "dev.ucp.shopping.cart",
    "dev.ucp.shopping.discount",
  ]);
  expect([...negotiate("checkout", profile("dev.ucp.shopping.discount"))]).toEqual([]);
  const older = { version: ucpVersion, capabilities: { "dev.ucp.shopping.cart": ["2026-01-11"] } };
  expect([...negotiate("checkout", older)]).toEqual([]);
});

it("offers no checkout where agents may only fill carts", () => {
  const offered = describeCapabilities("carts");
  expect(Object.keys(offered)).not.toContain("dev.ucp.shopping.checkout");
  expect(offered["dev.ucp.shopping.discount"]).toMatchObject([{ extends: "dev.ucp.shopping.cart" }]);
  expect([...negotiate("carts", profile("dev.ucp.shopping.checkout", "dev.ucp.shopping.order"))]).toEqual([]);
});

it("names the capability of a response and its extensions", () => {
  const active = negotiate("checkout", profile(...Object.keys(describeCapabilities("checkout"))));
  expect(Object.keys(toRegistry("dev.ucp.shopping.cart", active))).toEqual([
    "dev.ucp.shopping.cart",
    "dev.ucp.shopping.discount",
  ]);
});

it("opens a checkout to signed agents, or to all", () => {
  const checkout = "dev.ucp.shopping.checkout";
  expect(Object.keys(describeCapabilities("signed"))).toContain(checkout);
  expect(needsSignature("signed", checkout)).toBe(true);
  expect(needsSignature("signed", "dev.ucp.shopping.cart")).toBe(false);
  expect(needsSignature("checkout", checkout)).toBe(false);
});
