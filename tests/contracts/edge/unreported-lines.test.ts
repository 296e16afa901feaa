import { describe, expect, it } from "vitest";
import { parseUnreported } from "../../../app/tracking/model/unreported-lines.ts";
import type { Guest, GuestAnswer } from "../../support/guest.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const otherSku = "EX10260000";
const today = new Date().toISOString().slice(0, 10);

function newGuest(...purposes: readonly string[]): Guest {
  const guest = shop.guest();
  guest.cookies.set("consent", ["v1", today, ...purposes].join("."));
  return guest;
}

/** Lists SKU and quantity of the changes that a response leaves for the next page to report. */
function readUnreported({ headers }: GuestAnswer): readonly string[] {
  const lines = (headers["set-cookie"] ?? []).flatMap((cookie) => [
    ...parseUnreported(cookie.split(";")[0] ?? "").values(),
  ]);
  return lines.flat().map((line) => `${line.action} ${line.sku} ${line.quantityDelta}`);
}

const add = (guest: Guest, key: string, quantity = "2") =>
  guest.submit("/checkout/cart", { intent: "add", sku, quantity, key });

async function lineOf(guest: Guest): Promise<string> {
  const { data } = await guest.call("getCart");
  return (data as { lines: readonly { id: string }[] }).lines[0]?.id ?? "";
}

const says = ({ headers }: GuestAnswer) => /(?:^|, )untold(?:,|$)/.test(String(headers["server-timing"]));

describe("a cart change by a form", () => {
  it("is left for the next page's script, once per key, with the accepted quantity", async () => {
    const guest = newGuest("marketing");
    const added = await add(guest, "first-key");
    expect(readUnreported(added)).toEqual([`added ${sku} 2`]);
    const cookie = (added.headers["set-cookie"] ?? []).find((one) => one.startsWith("untold-"));
    expect(cookie).toMatch(/; Path=\/; Max-Age=3600; SameSite=Lax$/);
    const { data } = await guest.call("getCart");
    expect(cookie).toContain((data as { id: string }).id);
    expect(readUnreported(await add(guest, "first-key"))).toEqual([]);
    // The following page knows that something is pending, until its script has read it.
    expect(says(await guest.get("/checkout/cart"))).toBe(true);
    for (const name of [...guest.cookies.keys()]) if (name.startsWith("untold-")) guest.cookies.delete(name);
    expect(says(await guest.get("/checkout/cart"))).toBe(false);

    // One addition accepts a hundred items at most.
    expect(readUnreported(await add(guest, "second-key", "5000"))).toEqual([
      expect.stringMatching(new RegExp(`^added ${sku} (?:100|\\d\\d?)$`)),
    ]);
    const line = await lineOf(guest);
    const set = await guest.submit("/checkout/cart", { intent: "set-quantity", line, quantity: "1" });
    expect(readUnreported(set)).toEqual([expect.stringMatching(new RegExp(`^changed ${sku} -\\d+$`))]);
    const removed = await guest.submit("/checkout/cart", { intent: "remove", line });
    expect(readUnreported(removed)).toEqual([`removed ${sku} -1`]);
  });

  it("includes all lines of an order together", async () => {
    const guest = newGuest("statistics");
    const list = `${sku};2\n${otherSku};1\n${sku};1`;
    const { text } = await guest.submit("/quick-order", { intent: "check", list });
    const key = /name="key" value="([\w-]+)"/.exec(text)?.[1] ?? "";
    const order = { intent: "add", list, key };
    expect(readUnreported(await guest.submit("/quick-order", order))).toEqual([
      `added ${sku} 3`,
      `added ${otherSku} 1`,
    ]);
    expect(readUnreported(await guest.submit("/quick-order", order))).toEqual([]);
    const again = { items: `${sku}:1,EX99999999:1,${otherSku}:2`, key: "again-key" };
    expect(readUnreported(await guest.submit("/checkout/again", again))).toEqual([
      `added ${sku} 1`,
      `added ${otherSku} 2`,
    ]);
  });

  it("is left neither without consent, nor for callers of the middleware, which report it themselves", async () => {
    for (const guest of [shop.guest(), newGuest(), newGuest("functional")])
      expect(readUnreported(await add(guest, "some-key"))).toEqual([]);
    const old = shop.guest();
    old.cookies.set("consent", `v0.${today}.statistics.marketing`);
    expect(readUnreported(await add(old, "some-key"))).toEqual([]);
    const guest = newGuest("statistics", "marketing");
    const called = await guest.send("/new-ct/addToCart", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ sku, quantity: 1 }]),
    });
    expect([called.status, readUnreported(called)]).toEqual([200, []]);
  });
});
