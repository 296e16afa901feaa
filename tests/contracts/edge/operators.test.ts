import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { toAddressForm } from "../../support/address-form.ts";
import { Guest, type GuestAnswer } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { OPERATOR_TOKEN: token = "" } = localSecrets().shop;
const path = "/__operator";
const state = "Carts and backups now";
const sandbox = new Guest(shop.port, "sandbox.localhost");

async function signIn(): Promise<Guest> {
  const operator = shop.guest();
  expect((await operator.submit(`${path}/sign-in`, { token })).status).toBe(303);
  return operator;
}

/** Reads the cells of a table's row after its name; empty: the row does not exist. */
function readRow({ text }: GuestAnswer, caption: string, name: string): readonly string[] {
  const table = parse(text).querySelector(`[aria-label="${caption}"] table`);
  const row = table?.querySelectorAll("tbody tr").find((one) => one.querySelector("th")?.text === name);
  return row?.querySelectorAll("td").map((cell) => cell.text) ?? [];
}

const countOf = (page: GuestAnswer, caption: string, name: string) =>
  Number(readRow(page, caption, name)[0] ?? 0);

describe("the operators' page", () => {
  it("shows strangers only a form, which is neither cached nor indexed", async () => {
    const answer = await shop.guest().get(path);
    expect(answer.status).toBe(401);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(parse(answer.text).querySelectorAll("table")).toHaveLength(0);
    expect(parse(answer.text).querySelector("label[for=token]")?.text).toBe("Token");
  });

  it("refuses a wrong token or a forged cookie, and does nothing for them", async () => {
    const guest = shop.guest();
    const wrong = await guest.submit(`${path}/sign-in`, { token: "wrong" });
    expect([wrong.status, guest.cookies.size]).toEqual([401, 0]);
    expect(wrong.text).not.toContain(token);
    expect((await guest.get(path, { cookie: "operator=Fe26.2**made-up" })).status).toBe(401);
    const retried = await guest.submit(`${path}/retry`, { letter: "all" });
    expect([retried.status, retried.headers.location]).toEqual([303, path]);
  });

  it("counts requests, cached pages, calls of systems and rooms", async () => {
    const operator = await signIn();
    const before = await operator.get(`${path}?minutes=5`);
    expect(before.status).toBe(200);
    await shop.guest().get("/no-such-page-anywhere/");
    const buyer = shop.guest();
    await buyer.get("/");
    await buyer.get("/");
    await buyer.submit("/checkout/cart", { intent: "add", sku, quantity: "1", key: "counted-1" });
    const after = await operator.get(`${path}?minutes=5`);
    const growth = (caption: string, name: string) =>
      countOf(after, caption, name) - countOf(before, caption, name);
    expect(growth("Requests by status", "2xx")).toBeGreaterThanOrEqual(2);
    expect(growth("Requests by status", "404")).toBeGreaterThanOrEqual(1);
    expect(growth("Pages from the page cache", "hit")).toBeGreaterThanOrEqual(1);
    expect(growth("Outside systems", "commerce")).toBeGreaterThanOrEqual(1);
    expect(readRow(after, "Systems now", "commerce")[0]).toBe("ok");
    expect(readRow(after, "Queues now", "ironhall-mails")[0]).toMatch(/^\d+$/);
  });

  it("counts the active cart rooms", async () => {
    const operator = await signIn();
    for (const buyer of [shop.guest(), shop.guest()]) await buyer.call("addToCart", { sku, quantity: 1 });
    const name = "Living rooms of carts (of the last 5 minutes)";
    await soon(async () => countOf(await operator.get(path), state, name) >= 2);
  });

  it("warns when the platform has no backup, and does not wait for its response", async () => {
    const operator = await signIn();
    const readBackup = async () => readRow(await operator.get(path), state, "Newest backup")[0];
    expect(await readBackup()).toMatch(/^none yet: one a day should be there/);
    await shop.instructPlatform({ isSilent: true });
    try {
      expect(await readBackup()).toBe("unknown");
    } finally {
      await shop.instructPlatform();
    }
  }, 60_000);

  it("stores an undeliverable mail without its e-mail address, sends it again, and deletes it", async () => {
    const operator = await signIn();
    const mailbox = `refused@${crypto.randomUUID()}.example.com`;
    const orderId = await placeOrder(mailbox);
    const letter = `mail order-confirmation:${orderId}`;
    const isListed = async () => (await operator.get(path)).text.includes(`value="${letter}"`);
    await soon(isListed);
    expect((await operator.get(path)).text).not.toContain(mailbox);

    const { text: journal } = await sandbox.get("/services/mail");
    const tries = journal.split(mailbox).length;
    const sent = await operator.submit(`${path}/retry`, { letter });
    expect(sent.headers.location).toBe(`${path}?sent=1`);
    await soon(async () => (await sandbox.get("/services/mail")).text.split(mailbox).length > tries);
    await soon(isListed);

    const dropped = await operator.submit(`${path}/drop`, { letter });
    expect(dropped.headers.location).toBe(`${path}?dropped=1`);
    expect(await isListed()).toBe(false);
  });

  it("is closed by signing out", async () => {
    const operator = await signIn();
    await operator.submit(`${path}/sign-out`, {});
    expect((await operator.get(path)).status).toBe(401);
  });
});

/** Places an order by bank transfer, whose mails go to `email`; returns its id. */
async function placeOrder(email: string): Promise<string> {
  const guest = shop.guest("de.localhost");
  await guest.call("addToCart", { sku, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return (data as { order: { id: string } }).order.id;
}
