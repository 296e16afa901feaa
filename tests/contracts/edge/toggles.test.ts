import { beforeAll, expect, it } from "vitest";
import type { Guest } from "../../support/guest.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();

const wallets = async (guest: Guest, query = "") => {
  const { text } = await guest.get(`/checkout/cart${query}`);
  return ["applepay", "googlepay"].filter((method) => text.includes(`value="${method}"`));
};

let guest = shop.guest();
beforeAll(async () => {
  guest = shop.guest();
  await guest.call("addToCart", { sku, quantity: 1 });
});

it("a toggle in a URL applies to later pages, until a URL turns it off", async () => {
  expect(await wallets(guest)).toEqual(["applepay", "googlepay"]);
  expect(await wallets(guest, "?toggle-google-pay-only=on")).toEqual(["googlepay"]);
  expect(await wallets(guest)).toEqual(["googlepay"]);
  expect(await wallets(guest, "?toggle-google-pay-only=off")).toEqual(["applepay", "googlepay"]);
  expect(await wallets(shop.guest())).not.toContain("googlepay");
});

it("a page with a toggle is private: neither cached nor served from the cache", async () => {
  const toggler = shop.guest();
  await toggler.get("/sales");
  expect((await toggler.get("/sales")).headers["cache-status"]).toMatch(/hit/);
  const first = await toggler.get("/sales?toggle-bloomreach-api=off");
  const next = await toggler.get("/sales");
  for (const { headers } of [first, next]) expect(headers["cache-status"]).toBeUndefined();
  expect(first.headers["cache-control"]).toBe("no-store");
  expect(String(first.headers["set-cookie"])).toBe(
    "toggles=toggle-bloomreach-api=off; Path=/; HttpOnly; SameSite=Lax",
  );
  expect((await shop.guest().get("/sales")).headers["cache-status"]).toMatch(/hit/);
});

it("the sandbox lists all toggles", async () => {
  const { text } = await shop.guest("sandbox.localhost").get("/toggles");
  expect(text).toContain("?toggle-google-pay-only=on");
  expect(text).toContain("?toggle-bloomreach-api=off");
});
