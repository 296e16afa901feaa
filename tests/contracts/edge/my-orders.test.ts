import { parse } from "node-html-parser";
import { array, create, number, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("en");
const history = "/my-account/order-history";
/** Not for sale during this test; no other test uses it. */
const goneSku = "EX10250000";
const Versioned = object({ product: object({ version: number() }) });
const Placed = object({ order: object({ id: string(), orderNumber: string() }) });
const MyOrders = object({
  me: object({ orders: object({ results: array(object({ orderNumber: string() })) }) }),
});

describe("a customer's orders", () => {
  it("are shown, with invoice and file, only to the customer who placed them", async () => {
    const { customer, order } = await placeOrder();
    await changeOrder(order.id, [
      { setCustomField: { name: "invoiceNumber", value: '"2026-000777"' } },
      { setCustomField: { name: "invoiceDate", value: '"2026-11-23"' } },
    ]);
    const own = `${history}/${order.orderNumber}`;
    const paths = [own, `${own}/invoice`, `${own}/invoice/pdf`];
    const list = await customer.get(history);
    expect(list.text).toContain(own);
    expect(list.headers["cache-control"]).toBe("no-store");
    const [page, invoice, file] = await Promise.all(paths.map((path) => customer.get(path)));
    expect([page?.status, invoice?.status, file?.status]).toEqual([200, 200, 200]);
    expect(invoice?.text).toContain("2026-000777");
    expect(file?.headers["content-type"]).toBe("application/pdf");
    expect(file?.text.slice(0, 5)).toBe("%PDF-");
    expect((await customer.get(`${history}?q=${order.orderNumber.slice(0, 9)}`)).text).toContain(own);
    expect((await customer.get(`${history}?q=${sku}&sort=lowest`)).text).toContain(own);
    expect((await customer.get(`${history}?q=nothing-of-it`)).text).not.toContain(own);

    const other = await signUp();
    for (const path of paths) expect((await other.customer.get(path)).status, path).toBe(404);
    for (const intent of ["again", "pay-again"])
      expect((await other.customer.submit(own, { intent, key: "k" })).status, intent).toBe(404);
    expect((await other.customer.get(history)).text).not.toContain(order.orderNumber);
    for (const path of [history, ...paths]) {
      const { status, headers } = await shop.guest().get(path);
      expect([status, headers.location], path).toEqual([303, "/"]);
    }
  });

  it("are returned by the middleware to a signed-in customer, by number too, and to a guest as none", async () => {
    const { customer, order } = await placeOrder();
    const ask = async (guest: Guest, args: object) => {
      const { data } = await guest.call("getOrders", { customer: true, ...args });
      return create(data, MyOrders).me.orders.results.map(({ orderNumber }) => orderNumber);
    };
    const { orderNumber, id } = order;
    expect(await ask(customer, { sort: "highest" })).toEqual([orderNumber]);
    expect(await ask(customer, { where: { orderNumber } })).toEqual([orderNumber]);
    const { data } = await customer.call("getOrders", { customer: true });
    expect(data).toMatchObject({
      me: { orders: { results: [{ orderNumber, paymentStatus: "in progress" }] } },
    });
    expect(await ask(customer, { where: { id }, offset: 1 })).toEqual([]);
    expect(await ask(customer, { where: { orderNumber: '" or 1 = 1 or id = "' } })).toEqual([]);
    expect(await ask((await signUp()).customer, { where: { id } })).toEqual([]);
    expect(await ask(shop.guest(), { where: { id } })).toEqual([]);
  });

  it("are added to the cart again, once per press", async () => {
    const { customer, order } = await placeOrder();
    const path = `${history}/${order.orderNumber}`;
    for (let press = 0; press < 2; press += 1)
      expect((await customer.submit(path, { intent: "again", key: "one" })).status).toBe(200);
    expect(await countPieces(customer)).toBe(1);
    await customer.submit(path, { intent: "again", key: "two" });
    expect(await countPieces(customer)).toBe(2);
  });

  it("whose payment failed are cancelled before the same articles are paid again, and only then", async () => {
    const { customer, order } = await placeOrder();
    const path = `${history}/${order.orderNumber}`;
    expect((await customer.submit(path, { intent: "pay-again", key: "k" })).status).toBe(409);
    expect(await countPieces(customer)).toBe(0);
    await changeOrder(order.id, [{ changePaymentState: { paymentState: "Failed" } }]);
    const answers = await Promise.all(
      [1, 2].map(() => customer.submit(path, { intent: "pay-again", key: "k" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(answers.find(({ status }) => status === 303)?.headers.location).toBe("/checkout/addresses");
    expect(await countPieces(customer)).toBe(1);
    expect(await readOrder(order.id)).toMatchObject({ orderState: "Cancelled", paymentState: "Failed" });
  });
});

describe("an order whose money arrives after the same articles were ordered again", () => {
  it("takes none of it: the provider refunds it, and no second order is placed", async () => {
    const { customer, order } = await placeOrder(shops.PT, "multibanco");
    const bank = new Guest(shop.port, "sandbox.localhost");
    const row = parse((await bank.get("/")).text)
      .querySelectorAll("tbody a")
      .find(({ text }) => text.startsWith(order.orderNumber));
    const payment = row?.getAttribute("href") ?? "";
    await bank.submit(payment, { operation: "expire" });
    expect(await readOrder(order.id)).toMatchObject({ paymentState: "Failed" });
    const path = `${history}/${order.orderNumber}`;
    const again = await customer.submit(path, { intent: "pay-again", key: "k" });
    expect([again.status, again.headers.location]).toEqual([303, "/checkout/addresses"]);

    await bank.submit(payment, { operation: "pay-late" });
    await soon(async () => /Now: <strong>(refunded|voided)</.test((await bank.get(payment)).text));
    await bank.submit(payment, { operation: "repeat-all" });
    const details = parse((await bank.get(payment)).text).querySelectorAll("summary");
    expect(details.filter(({ text }) => text === "CANCEL_OR_REFUND")).toHaveLength(1);
    expect(await readOrder(order.id)).toMatchObject({ orderState: "Cancelled", paymentState: "Failed" });
    const { data } = await customer.call("getOrders", { customer: true });
    expect(create(data, MyOrders).me.orders.results.map(({ orderNumber }) => orderNumber)).toEqual([
      order.orderNumber,
    ]);
    expect(await countPieces(customer)).toBe(1);
  });
});

describe("a reorder", () => {
  it("names the article that is no longer sold", async () => {
    const { customer, order } = await placeOrder(shops.GB, "bank_transfer", goneSku);
    const publish = (action: "publish" | "unpublish") => changeProduct(goneSku, action);
    await publish("unpublish");
    const path = `${history}/${order.orderNumber}`;
    const answer = await customer.submit(path, { intent: "again", key: "one" });
    await publish("publish");
    const report = parse(answer.text).querySelector("main [role=alert]")?.text ?? "";
    expect(report).toContain(word("my-orders.again.gone", { name: "" }).trim());
    expect(report).toContain(word("my-orders.again.nothing"));
    expect(await countPieces(customer)).toBe(0);
  });
});

describe("a review", () => {
  const path = "/my-account/my-reviews";
  const readReview = async (customer: Guest) => {
    const page = parse((await customer.get(path)).text);
    const [id, version] = ["id", "version"].map(
      (name) => page.querySelector(`main input[name=${name}]`)?.getAttribute("value") ?? "",
    );
    return { id: id ?? "", version: version ?? "", text: page.querySelector("main")?.text ?? "" };
  };

  it("is changed by its author, once per version, and by no one else", async () => {
    const { customer } = await placeOrder();
    const first = { rating: "4", title: "Holds its edge", text: "A year in the workshop and still sharp." };
    const written = await customer.call("addReview", { ...first, sku, rating: 4 });
    expect(written.status).toBeLessThan(300);
    const { id, version } = await readReview(customer);
    const other = { rating: "2", title: "Lost its edge", text: "In the second year it went blunt at once." };
    const change = (by: Guest, fields: object) => by.submit(path, { id, version, ...other, ...fields });
    expect((await change((await placeOrder()).customer, {})).status).toBe(404);
    expect((await change(customer, { rating: "9" })).status).toBe(400);
    expect((await readReview(customer)).text).toContain(first.text);
    expect((await change(customer, {})).status).toBe(303);
    const changed = await readReview(customer);
    expect(changed.text).toContain(other.title);
    expect(changed.text).not.toContain(first.title);
    expect((await change(customer, {})).status).toBe(409);
  });
});

describe("the order portal", () => {
  const ask = (guest: Guest, email: string, headers = {}) =>
    guest.get(`/my-orders/getUrlWithToken?${new URLSearchParams({ email })}`, headers);

  it("opens for the session's own e-mail address; any other gets the response of an unknown one", async () => {
    const [{ customer, email }, other] = [await signUp(), await signUp()];
    const own = await ask(customer, email.toUpperCase());
    expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(own.text)).toMatch(/\/open\/[\da-f]{64}$/);
    const refused = [
      await ask(customer, other.email),
      await ask(customer, "nobody@example.com"),
      await ask(customer, ""),
      await ask(shop.guest(), email),
      await ask(customer, email, { "sec-fetch-site": "cross-site" }),
    ];
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(refused[0]?.status).toBe(404);
  });

  it("opens once per token, to one customer's orders, and to no guess", async () => {
    const { customer, email, order } = await placeOrder();
    const urls = [await ask(customer, email), await ask(customer, email)].map(({ text }) =>
      create(JSON.parse(text), string()),
    );
    expect(urls[0]).not.toBe(urls[1]);
    const { pathname } = new URL(urls[0] ?? "");
    const visitor = new Guest(shop.port, "orders.localhost");
    expect((await visitor.get("/orders")).status).toBe(403);
    expect((await visitor.get(pathname)).headers.location).toBe("/orders");
    const page = await visitor.get("/orders");
    expect(page.text).toContain(order.orderNumber);
    expect(page.text).toContain(email);
    const thief = new Guest(shop.port, "orders.localhost");
    expect((await thief.get(pathname)).status).toBe(403);
    expect((await thief.get(`/open/${"0".repeat(64)}`)).status).toBe(403);
    expect((await thief.send("/api/tokens", { method: "POST", body: "{}" })).status).toBe(401);
    const { headers } = await visitor.send("/leave", { method: "POST" });
    expect(headers.location).toBe("/");
    expect((await visitor.get("/orders")).status).toBe(403);
  });
});

async function signUp(at: JourneyShop = shops.GB) {
  const customer = shop.guest(`${at.country}.localhost`);
  const email = `erin.${crypto.randomUUID()}@example.com`;
  const names = { firstName: "Erin", lastName: "Stone", email, password: "hammer42" };
  await becomeCustomer(customer, names);
  return { customer, email };
}

async function placeOrder(at: JourneyShop = shops.GB, method = "bank_transfer", article = sku) {
  const { customer, email } = await signUp(at);
  await customer.call("addToCart", { sku: article, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(at, email) },
    { type: "choose-payment", method },
  ];
  expect((await customer.call("updateCart", { actions })).status).toBe(200);
  const { data } = await customer.call("createOrder", { method });
  return { customer, email, order: create(data, Placed).order };
}

async function changeOrder(id: string, actions: readonly object[]): Promise<void> {
  const { version } = await readOrder(id);
  const mutation = `mutation($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
    updateOrder(id: $id, version: $version, actions: $actions) { id } }`;
  await shop.askPlatform(mutation, { id, version, actions });
}

async function changeProduct(key: string, action: "publish" | "unpublish"): Promise<void> {
  const read = "query($key: String!) { product(key: $key) { version } }";
  const { product } = create(await shop.askPlatform(read, { key }), Versioned);
  const mutation = `mutation($key: String!, $version: Long!, $actions: [ProductUpdateAction!]!) {
    updateProduct(key: $key, version: $version, actions: $actions) { id } }`;
  await shop.askPlatform(mutation, { key, version: product.version, actions: [{ [action]: {} }] });
}

async function readOrder(id: string) {
  const query = "query($id: String!) { order(id: $id) { version orderState paymentState } }";
  const { order } = (await shop.askPlatform(query, { id })) as { order: { version: number } };
  return order;
}

async function countPieces(customer: Guest): Promise<number> {
  const { data } = await customer.call("getCart");
  const { lines } = (data ?? { lines: [] }) as { lines: readonly { quantity: number }[] };
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
}
