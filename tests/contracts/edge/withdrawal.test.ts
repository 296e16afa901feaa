import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);

async function placeOrder(guest: Guest, email: string) {
  await guest.call("addToCart", { sku, quantity: 2 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const { data } = await guest.call("createOrder", { method: "bank_transfer" });
  return (data as { order: { id: string; orderNumber: string } }).order;
}

/** Reads the contents of the page's fields, and the statements that can be selected. */
function readForm(html: string) {
  const form = parse(html).querySelector("main form");
  const readValue = (name: string) => form?.querySelector(`input[name=${name}]`)?.getAttribute("value") ?? "";
  return {
    orderNumber: readValue("orderNumber"),
    name: readValue("name"),
    email: readValue("email"),
    goods: (form?.querySelectorAll("[name=goods] option") ?? []).map((each) => each.getAttribute("value")),
  };
}

async function findLink(email: string): Promise<string> {
  let link: string | undefined;
  await soon(async () => {
    const mail = (await mailBox.list(email)).find(({ key }) => key.startsWith("order-confirmation:"));
    link = /http\S+\/withdrawal\?\S+/.exec(mail?.text ?? "")?.[0];
    return link !== undefined;
  });
  const { pathname, search } = new URL(link ?? "");
  return pathname + search;
}

it("is prefilled for the session that placed the order and for the mailbox, and not by the number alone", async () => {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const guest = shop.guest("de.localhost");
  const { id, orderNumber } = await placeOrder(guest, email);
  const filled = readForm((await guest.get(`/withdrawal?order=${orderNumber}`)).text);
  expect(filled).toMatchObject({ orderNumber, email, name: "Jana Novak" });
  const number = sku.slice(2);
  expect(filled.goods).toEqual([
    "",
    expect.stringMatching(new RegExp(`^1 × .*\\(${number}\\)$`)),
    expect.stringMatching(new RegExp(`^2 × .*\\(${number}\\)$`)),
  ]);
  const thanks = parse((await guest.get(`/checkout/thank-you?order=${id}`)).text);
  expect(thanks.querySelector(`a[href="/withdrawal?order=${orderNumber}"]`)).not.toBeNull();

  const link = await findLink(email);
  const reader = shop.guest("de.localhost");
  const opened = await reader.send(link);
  expect([opened.status, opened.headers.location]).toEqual([303, `/withdrawal?order=${orderNumber}`]);
  const page = await reader.get(opened.headers.location ?? "");
  expect(readForm(page.text)).toEqual(filled);
  expect([page.headers["cache-control"], page.headers["referrer-policy"]]).toEqual([
    "no-store",
    "no-referrer",
  ]);

  const stranger = shop.guest("de.localhost");
  for (const path of [`/withdrawal?order=${orderNumber}`, `/withdrawal?order=${orderNumber}&token=guess`]) {
    const html = (await stranger.open(path)).text;
    expect(readForm(html)).toEqual({ orderNumber, name: "", email: "", goods: [] });
    expect(html).not.toContain(email);
  }
  const other = shop.guest("de.localhost");
  await placeOrder(other, `other.${crypto.randomUUID()}@example.com`);
  expect((await other.get(`/withdrawal?order=${orderNumber}`)).text).not.toContain(email);

  const one = { ...filled, goods: filled.goods[1] ?? "", intent: "check" };
  const checked = await guest.submit(`/withdrawal?order=${orderNumber}`, one);
  expect(parse(checked.text).querySelector("main input[name=goods]")?.getAttribute("value")).toBe(one.goods);
  const whole = { ...one, goods: filled.goods[2] ?? "" };
  const all = await guest.submit(`/withdrawal?order=${orderNumber}`, whole);
  expect(parse(all.text).querySelector("main input[name=goods]")?.getAttribute("value")).toBe("");
});
