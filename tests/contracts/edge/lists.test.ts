import { beforeEach, describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("en");
const other = "EX10020000";
const gone = "EX99999999";
const password = "hammer42";

/** Posts a form to the lists; returns the page after the redirect. */
async function submit(guest: Guest, fields: Readonly<Record<string, string>>, path = "/my-lists") {
  const answer = await guest.submit(path, fields);
  return answer.headers.location ? guest.get(answer.headers.location) : answer;
}

const readKey = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
const listIds = (page: string) => [
  ...new Set([...page.matchAll(/my-lists\?list=([\w-]+)"/g)].map(([, id]) => id)),
];

async function signUp(guest: Guest): Promise<string> {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  await becomeCustomer(guest, { email, password, firstName: "Jana", lastName: "Novak" });
  return email;
}

async function countInCart(guest: Guest): Promise<Readonly<Record<string, number>>> {
  const { data } = await guest.call("getCart");
  const { lines } = data as { lines: readonly { sku: string; quantity: number }[] };
  return Object.fromEntries(lines.map((line) => [line.sku, line.quantity]));
}

describe("lists without JavaScript", () => {
  it("are stored in a guest's cookie: saved, changed, moved, removed and restored", async () => {
    const guest = shop.guest();
    const choosing = await guest.get(`/my-lists?save=${sku}`);
    expect(choosing.headers["cache-control"]).toBe("no-store");
    expect(choosing.text).toContain('name="robots" content="noindex, nofollow"');
    expect(choosing.text).toContain(`name="sku" value="${sku}"`);
    expect((await submit(guest, { intent: "save", sku })).text).toContain(word("lists.said.saved"));
    const named = await submit(guest, { intent: "save", sku: other, name: "Van", quantity: "3" });
    const [mine = "", van = ""] = listIds(named.text);
    const noted = await submit(guest, {
      intent: "update",
      list: van,
      sku: other,
      quantity: "4",
      note: "for <Ana>",
    });
    expect(noted.text).toContain("for &lt;Ana&gt;");
    const moved = await submit(guest, { intent: "move", list: van, sku: other, to: mine });
    expect(moved.text).toContain(word("lists.said.moved"));
    const removed = await submit(guest, { intent: "remove", list: mine, sku: other });
    expect(removed.text).not.toContain(`id="item-${other}"`);
    expect(removed.text).toContain(`value="undo"`);
    const restored = await submit(guest, { intent: "undo" });
    expect(restored.text).toContain(`id="item-${other}"`);
    expect(restored.text).toContain("for &lt;Ana&gt;");
    const deleted = await submit(guest, { intent: "delete", list: van });
    expect(deleted.text).toContain(word("lists.said.deleted"));
    expect((await submit(guest, { intent: "share", list: mine })).text).toContain(word("lists.said.sign-in"));
  });

  it("are added to the cart as a whole, once however often the form is sent; missing articles are named", async () => {
    const guest = shop.guest();
    for (const [article, quantity] of [
      [gone, "1"],
      [sku, "2"],
      [other, "1000"],
    ] as const)
      await submit(guest, { intent: "save", sku: article, quantity });
    const page = await guest.get("/my-lists");
    expect(page.text).toContain(word("lists.gone"));
    const form = { intent: "cart", list: "mine", key: readKey(page.text) };
    const first = await submit(guest, form);
    const inCart = await countInCart(guest);
    expect(inCart[sku]).toBe(2);
    expect(inCart[gone]).toBeUndefined();
    const taken = inCart[other] ?? 0;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(1000);
    expect(first.text).toContain(word("lists.cart.done", { count: "2", all: "3" }));
    expect(first.text).toContain(`99999999: ${word("cart.error.unknown-sku")}`);
    expect(first.text).toContain(
      word("lists.cart.reduced", { name: "", count: String(taken), asked: "1000" }).slice(2),
    );
    await submit(guest, form);
    expect(await countInCart(guest)).toEqual(inCart);
  });

  it("refuse malformed requests, and another customer's list", async () => {
    const guest = shop.guest();
    expect((await guest.submit("/my-lists", { intent: "nonsense" })).status).toBe(400);
    expect((await guest.submit("/my-lists", { intent: "save", sku: "<script>" })).status).toBe(400);
    expect((await submit(guest, { intent: "rename", list: "other", name: "x" })).text).toContain(
      word("lists.said.unknown"),
    );
  });
});

describe("lists of a customer", () => {
  it("include the guest's at sign-in, say so, and are the same on the next device", async () => {
    const guest = shop.guest();
    await submit(guest, { intent: "save", sku, quantity: "5" });
    const email = await signUp(guest);
    const page = await guest.get("/my-lists");
    expect(page.text).toContain(word("lists.joined", { count: "1" }));
    expect(page.text).toContain(`id="item-${sku}"`);
    expect(guest.cookies.get("lists")).toBeUndefined();
    const phone = shop.guest();
    await submit(phone, { intent: "save", sku: other });
    await submit(phone, { intent: "save", sku, quantity: "2" });
    await phone.call("customerSignIn", { email, password });
    const joined = await phone.submit("/personal/lists", { intent: "join", compared: other, viewed: sku });
    expect(JSON.parse(joined.text)).toMatchObject({
      isCustomer: true,
      saved: expect.arrayContaining([sku, other]),
      compared: [other],
      viewed: [sku],
    });
    expect((await guest.get("/my-lists")).text).toMatch(/name="quantity"[^>]*value="5"/);
    await phone.call("customerSignOut");
    const left = JSON.parse((await phone.get("/personal/lists")).text);
    expect(left).toMatchObject({ isCustomer: false, saved: [], compared: [], viewed: [] });
  });

  it("lose nothing when two devices write at the same time", async () => {
    const guest = shop.guest();
    const email = await signUp(guest);
    const phone = shop.guest();
    await phone.call("customerSignIn", { email, password });
    const skus = ["EX10030000", "EX10040000", "EX10050000", "EX10060000"];
    await Promise.all(
      skus.map((article, at) => submit(at % 2 ? guest : phone, { intent: "save", sku: article })),
    );
    const { saved } = JSON.parse((await guest.get("/personal/lists")).text);
    expect([...saved].sort()).toEqual(skus);
  });

  describe("that are shared", () => {
    const owner = shop.guest();
    let link = "";
    beforeEach(async () => {
      if (link) return;
      await signUp(owner);
      await submit(owner, { intent: "save", sku, quantity: "2", name: "Bakery" });
      const [list = ""] = listIds((await owner.get("/my-lists")).text);
      await submit(owner, { intent: "update", list, sku, quantity: "2", note: "ask Jana first" });
      const shared = await submit(owner, { intent: "share", list });
      link = /\/shared-list\?key=[\w-]{20}/.exec(shared.text)?.[0] ?? "";
    });

    it("are visible with the link: without notes or owner, never cached, never indexed", async () => {
      const reader = shop.guest();
      const opened = await reader.get(link);
      expect(opened.status).toBe(303);
      expect(opened.headers.location).toBe("/shared-list");
      const page = await reader.get("/shared-list");
      expect(page.status).toBe(200);
      expect(page.text).toContain("Bakery");
      expect(page.text).toContain(`id="item-${sku}"`);
      expect(page.text).not.toMatch(/Jana|jana|Novak/);
      expect(page.headers["cache-control"]).toMatch(/no-store/);
      expect(page.headers["referrer-policy"]).toBe("no-referrer");
      expect(page.text).toContain('name="robots" content="noindex, nofollow"');
      await submit(reader, { intent: "cart", key: readKey(page.text) }, "/shared-list");
      expect(await countInCart(reader)).toEqual({ [sku]: 2 });
      const copied = await submit(reader, { intent: "copy", key: readKey(page.text) }, "/shared-list");
      expect(copied.text).toContain("Bakery");
    });

    it("cannot be changed with the link, nor by another customer", async () => {
      const stranger = shop.guest();
      await signUp(stranger);
      const [list = ""] = listIds((await owner.get("/my-lists")).text);
      for (const intent of ["delete", "unshare", "rename"])
        await stranger.submit("/my-lists", { intent, list, name: "Mine" });
      await stranger.get(link);
      await stranger.submit("/shared-list", { intent: "delete" });
      expect((await owner.get("/my-lists")).text).toContain("Bakery");
      expect((await stranger.get("/shared-list")).status).toBe(200);
    });

    it("disappear when the link is revoked", async () => {
      expect((await shop.guest().open("/shared-list?key=aaaaaaaaaaaaaaaaaaaa")).status).toBe(404);
      const [list = ""] = listIds((await owner.get("/my-lists")).text);
      await submit(owner, { intent: "unshare", list });
      const page = await shop.guest().open(link);
      expect(page.status).toBe(404);
      expect(page.text).not.toContain("Bakery");
    });
  });

  it("report that they are unreachable during a platform outage, and are complete afterwards", async () => {
    const guest = shop.guest();
    await signUp(guest);
    await submit(guest, { intent: "save", sku });
    await shop.instructPlatform({ isDown: true });
    const page = await guest.get("/my-lists");
    await shop.instructPlatform();
    expect(page.status).toBe(503);
    expect(page.text).toContain(word("lists.said.unavailable"));
    expect((await guest.get("/my-lists")).text).toContain(`id="item-${sku}"`);
  });
});
