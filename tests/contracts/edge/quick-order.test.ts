import { parse } from "node-html-parser";
import { array, create, nullable, number, type as object, string, unknown } from "superstruct";
import { describe, expect, it } from "vitest";
import { money } from "../../../app/foundation/money.ts";
import { formatMoney } from "../../../app/i18n/formats.ts";
import { requireDemo } from "../../../scripts/base/load-demo.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const { password: demoPassword } = await requireDemo();
const word = messagesOf("de");
const otherSku = "EX10260000";
const newGuest = () => shop.guest("de.localhost");

type Line = { readonly sku: string; readonly quantity: number };

async function linesOf(guest: Guest): Promise<Record<string, number>> {
  const { data } = await guest.call("getCart");
  const lines = (data as { lines: readonly Line[] } | null)?.lines ?? [];
  return Object.fromEntries(lines.map((line) => [line.sku, line.quantity]));
}

const keyIn = (html: string) => /name="key" value="([\w-]+)"/.exec(html)?.[1] ?? "";
const listIn = (html: string) => /<textarea[^>]*>([^<]*)</.exec(html)?.[1]?.trim().split("\n") ?? [];

async function check(guest: Guest, list: string): Promise<string> {
  const checked = await guest.submit("/quick-order", { intent: "check", list });
  expect(checked.status).toBe(200);
  return checked.text;
}

const Products = object({
  products: object({
    results: array(
      object({
        masterData: object({
          current: object({
            masterVariant: object({
              sku: nullable(string()),
              attributesRaw: array(object({ name: string(), value: unknown() })),
            }),
          }),
        }),
      }),
    ),
  }),
});

const Cents = object({ centAmount: number() });
const Cart = object({
  lines: array(object({ quantity: number(), unitPrice: Cents, total: Cents })),
});

const Preview = object({
  list: object({ text: string(), error: nullable(string()) }),
  result: nullable(object({ rows: array(object({ look: string(), note: nullable(string()) })) })),
});

async function findAttribute(name: "ean" | "model"): Promise<string> {
  const answer = await shop.askPlatform(
    `query($where: String!) { products(where: $where) { results { masterData { current { masterVariant {
      sku attributesRaw(includeNames: ["${name}"]) { name value } } } } } } }`,
    { where: `masterData(current(masterVariant(sku = "${sku}")))` },
  );
  const [product] = create(answer, Products).products.results;
  return String(product?.masterData.current.masterVariant.attributesRaw[0]?.value);
}

describe("a quick order", () => {
  it("is added to the cart by number, digits and EAN, once however often it is sent", async () => {
    const guest = newGuest();
    const list = `Artikel;Menge\n${sku};2\n${otherSku.slice(2)}\t1\n${await findAttribute("ean")},1`;
    const html = await check(guest, list);
    expect(await linesOf(guest)).toEqual({});
    const order = { intent: "add", list, key: keyIn(html) };
    const added = await guest.submit("/quick-order", order);
    expect([added.status, added.headers.location]).toEqual([303, "/checkout/cart"]);
    const expected = { [sku]: 3, [otherSku]: 1 };
    expect(await linesOf(guest)).toEqual(expected);
    expect((await guest.submit("/quick-order", order)).status).toBe(303);
    expect(await linesOf(guest)).toEqual(expected);
    await guest.submit("/quick-order", { ...order, list: `${otherSku};1` });
    expect(await linesOf(guest)).toEqual({ ...expected, [otherSku]: 2 });
  });

  it("offers a file to fill in, whose example is an article of every shop", async () => {
    for (const hostname of ["de.localhost", "gr.localhost", "ch.localhost"]) {
      const guest = shop.guest(hostname);
      const page = parse((await guest.get("/quick-order")).text);
      const href = page.querySelector("a[download]")?.getAttribute("href") ?? "";
      const file = await guest.get(href);
      expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
      const checked = await guest.submit("/quick-order", { intent: "check", list: file.text });
      expect(checked.status, hostname).toBe(200);
      expect(keyIn(checked.text), hostname).not.toBe("");
      expect(parse(checked.text).querySelector('main button[value="add"]'), hostname).not.toBeNull();
    }
  });

  it("shows the cart's sum, with its volume discounts", async () => {
    const guest = newGuest();
    const list = "10020000;3\n10110000;12";
    const html = await check(guest, list);
    await guest.submit("/quick-order", { intent: "add", list, key: keyIn(html) });
    const { data } = await guest.call("getCart");
    const { lines } = create(data, Cart);
    const cents = lines.reduce((sum, { total }) => sum + total.centAmount, 0);
    const regular = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.centAmount * quantity, 0);
    expect(cents).toBeLessThan(regular);
    const sum = parse(html).querySelector('main form [role="status"] strong')?.text;
    expect(sum).toContain(formatMoney(money(cents, "EUR"), "de-DE"));
  });

  it("reads a manufacturer's model and units, and takes other pieces in the checked lines", async () => {
    const guest = newGuest();
    const model = await findAttribute("model");
    const list = `2 Stk ${model.toLowerCase()}\n10x ${otherSku}`;
    const html = await check(guest, list);
    const inputs = parse(html).querySelectorAll("main td input");
    const read = (field: string, attribute: string) =>
      inputs.find((input) => input.getAttribute("name") === field)?.getAttribute(attribute);
    expect([read("pieces.1", "value"), read("text.1", "value")]).toEqual(["2", list.split("\n")[0]]);
    const changed = { intent: "add", list, key: keyIn(html), "pieces.1": "3", "pieces.2": "0" };
    const texts = { "text.1": read("text.1", "value") ?? "", "text.2": read("text.2", "value") ?? "" };
    expect((await guest.submit("/quick-order", { ...changed, ...texts })).status).toBe(303);
    expect(await linesOf(guest)).toEqual({ [sku]: 3 });
  });

  it("leaves the unavailable lines in the list, each with its reason", async () => {
    const guest = newGuest();
    const list = `${sku};1\nEX99999999;1\nhammer\n${sku};0`;
    const html = await check(guest, list);
    for (const reason of ["unknown", "unreadable", "quantity"])
      expect(html).toContain(word(`quick-order.refusal.${reason}`));
    const added = await guest.submit("/quick-order", { intent: "add", list, key: keyIn(html) });
    expect(added.status).toBe(200);
    expect(listIn(added.text)).toEqual(["EX99999999;1", "hammer", `${sku};0`]);
    expect(await linesOf(guest)).toEqual({ [sku]: 1 });
    const rest = { intent: "add", list: "hammer", key: keyIn(added.text) };
    expect((await guest.submit("/quick-order", rest)).text).toContain(word("quick-order.notice.nothing"));
    expect(await linesOf(guest)).toEqual({ [sku]: 1 });
  });

  it("is also read from a file, and refuses malformed lists", async () => {
    const guest = newGuest();
    const upload = async (content: string) => {
      const part = (name: string, more = "") =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${more}`;
      const file = `${part("file", '; filename="list.csv"')}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--x--\r\n`;
      return guest.send("/quick-order", {
        method: "POST",
        headers: {
          "content-type": "multipart/form-data; boundary=x",
          origin: `http://${guest.host}`,
        },
        body: `${part("list")}\r\n\r\n${otherSku};1\r\n${part("intent")}\r\n\r\ncheck\r\n${file}`,
      });
    };
    const read = await upload(`"${sku}";"2"`);
    expect(read.status).toBe(200);
    expect(listIn(read.text)[0]).toBe(`${otherSku};1`);
    expect(read.text).toContain(sku);
    const refused = await upload("PK\0\0");
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(word("quick-order.notice.badFile"));
    expect(listIn(refused.text)).toEqual([`${otherSku};1`]);
    const empty = await guest.submit("/quick-order", { intent: "check", list: " " });
    expect([empty.status, empty.text.includes(word("quick-order.notice.empty"))]).toEqual([400, true]);
  });

  it("refuses a list that is too long next to the field, without losing any of it", async () => {
    const guest = newGuest();
    for (const lines of [4_000, 9_000]) {
      const list = `${sku};1\n`.repeat(lines);
      const refused = await guest.submit("/quick-order", { intent: "check", list });
      expect(refused.status).toBe(400);
      const field = parse(refused.text).querySelector("main textarea");
      expect(field?.getAttribute("aria-invalid")).toBe("true");
      const [, errorId] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
      const text = parse(refused.text).querySelector(`#${errorId}`)?.text ?? "";
      expect(text).toContain("40.000");
      expect(text).toContain(word("quick-order.notice.tooLong").slice(0, 20));
      expect(listIn(refused.text)).toEqual(list.trim().split("\n"));
    }
    const shorter = { intent: "check", list: `${sku};1` };
    expect((await guest.submit("/quick-order", shorter)).status).toBe(200);
  });

  it("shows net prices to a company in its account only", async () => {
    const company = shop.guest("at.localhost");
    const account = { email: "anna.gruber@customer.ironhall.example", password: demoPassword };
    expect((await company.call("customerSignIn", account)).status).toBe(200);
    const list = `${sku};1`;
    const ask = async (guest: Guest, path: string) =>
      (await guest.submit(path, { intent: "check", list })).text;
    const own = await ask(company, "/my-account/quick-order");
    expect(own).toContain(word("cart.totals.net"));
    expect(own).toContain(word("profile.nav.label"));
    const stranger = shop.guest("at.localhost");
    expect(await ask(stranger, "/quick-order")).not.toContain(word("cart.totals.net"));
    const refused = await stranger.submit("/my-account/quick-order", { intent: "check", list });
    expect([refused.status, refused.headers.location]).toEqual([303, "/"]);
  });

  it("finds a customer's own number after it was entered beside the article, and asks guests for none", async () => {
    const customer = shop.guest("at.localhost");
    const account = { email: "anna.gruber@customer.ironhall.example", password: demoPassword };
    expect((await customer.call("customerSignIn", account)).status).toBe(200);
    const field = `own.${sku}`;
    const list = `${sku};1`;
    const kept = await customer.submit("/my-account/quick-order", { intent: "check", list, [field]: "W-17" });
    expect(kept.text).toContain(`name="${field}"`);
    const later = await customer.submit("/quick-order", { intent: "check", list: "3 x w17" });
    expect(later.text).toContain(`name="${field}"`);
    const guest = await shop.guest("at.localhost").submit("/quick-order", { intent: "check", list });
    expect(guest.text).not.toContain(`name="${field}"`);
  });

  it("says once beside the field that an own number could not be saved, keeps the input, and adds on the next press", async () => {
    const customer = shop.guest("at.localhost");
    const account = { email: "anna.gruber@customer.ironhall.example", password: demoPassword };
    expect((await customer.call("customerSignIn", account)).status).toBe(200);
    const field = `own.${otherSku}`;
    const before = (await linesOf(customer))[otherSku] ?? 0;
    const checked = await customer.submit("/my-account/quick-order", {
      intent: "check",
      list: `${otherSku};1`,
    });
    const order = { intent: "add", list: `${otherSku};1`, key: keyIn(checked.text), [field]: "<W> 18" };
    await shop.instructPlatform({ refused: ["POST /custom-objects"] });
    try {
      const refused = await customer.submit("/my-account/quick-order", order);
      expect(refused.status).toBe(503);
      const page = parse(refused.text);
      const input = page.querySelector(`input[name="${field}"]`);
      expect([input?.getAttribute("value"), input?.getAttribute("aria-invalid")]).toEqual(["<W> 18", "true"]);
      const problem = page.getElementById(input?.getAttribute("aria-describedby") ?? "");
      expect(problem?.getAttribute("role")).toBe("alert");
      expect(problem?.text).toBe(word("profile.unavailable.save"));
      expect((await linesOf(customer))[otherSku] ?? 0).toBe(before);
      const [hidden] = page.querySelectorAll('input[name="unsaved"]');
      const again = { ...order, key: keyIn(refused.text), unsaved: hidden?.getAttribute("value") ?? "" };
      expect((await customer.submit("/my-account/quick-order", again)).status).toBeLessThan(400);
      expect((await linesOf(customer))[otherSku]).toBe(before + 1);
    } finally {
      await shop.instructPlatform();
    }
  });

  it("is checked while it is entered: the same result as data, and nothing is added", async () => {
    const guest = newGuest();
    const preview = async (list: string) => {
      const answer = await guest.submit("/quick-order/preview", { list });
      expect(answer.status).toBe(200);
      return create(JSON.parse(answer.text), Preview);
    };
    const { list, result } = await preview(`${sku};2\nEX99999999;1`);
    expect([list.text, list.error]).toEqual([`${sku};2\nEX99999999;1`, null]);
    expect(result?.rows.map(({ look, note }) => [look, note])).toEqual([
      ["ok", null],
      ["bad", word("quick-order.refusal.unknown")],
    ]);
    expect(await linesOf(guest)).toEqual({});
    expect((await preview(`${sku};1\n`.repeat(4_000))).list.error).toContain("40.000");
  });

  it("preserves the input while the platform is down", async () => {
    const guest = newGuest();
    const html = await check(guest, `${sku};1`);
    await shop.instructPlatform({ refused: ["Articles"] });
    try {
      const answer = await guest.submit("/quick-order", {
        intent: "add",
        list: `${sku};1`,
        key: keyIn(html),
      });
      expect(answer.status).toBe(503);
      expect(listIn(answer.text)).toEqual([`${sku};1`]);
    } finally {
      await shop.instructPlatform();
    }
  });
});
