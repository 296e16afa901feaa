import { array, create, nullable, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { listOrders, openShop, sku } from "./open-shop.ts";

const shop = openShop();
const bank = () => new Guest(shop.port, "sandbox.localhost");

/** Addresses that the country's rules accept: street, number, postal code, city, phone. */
const places = {
  AT: ["Ringstraße", "1", "1010", "Wien", "+43 1 2345678"],
  DE: ["Werkstraße", "8a", "10115", "Berlin", "+49 30 1234567"],
  NL: ["Damrak", "1", "1012 LG", "Amsterdam", "+31 20 1234567"],
  PL: ["Prosta", "1", "00-838", "Warszawa", "+48 22 1234567"],
  PT: ["Rua Augusta", "1", "1100-048", "Lisboa", "+351 21 1234567"],
  CH: ["Bahnhofstrasse", "1", "8001", "Zürich", "+41 44 1234567"],
  DK: ["Strøget", "1", "1160", "København", "+45 33 12 34 56"],
  GB: ["Mill Lane", "4", "SW1A 1AA", "London", "+44 20 7946 0000"],
} as const;

type Country = keyof typeof places;

const thankYou = /^\/checkout\/thank-you\?order=/;

describe("without a script, on its provider's page", () => {
  it.each([
    ["paypal", "GB", "Paid"],
    ["klarna", "DE", "Paid"],
    ["klarna_account", "AT", "Paid"],
    ["klarna_b2b", "DE", "Paid"],
    ["ratepay", "DE", "Paid"],
    ["onlineBanking_PL", "PL", "Paid"],
    ["ideal", "NL", "Paid"],
    ["twint", "CH", "Paid"],
    ["mobilepay", "DK", "Paid"],
    ["applepay", "GB", "Paid"],
    ["googlepay", "DE", "Paid"],
  ] as const)("%s in %s places one order that is %s", async (method, country, state) => {
    const { guest, form, cartId } = await goToPayment(method, country);
    const started = await guest.submit("/checkout/payment", form);
    const page = new URL(started.headers.location ?? "", "http://nowhere.test");
    expect(page.hostname).toBe("sandbox.localhost");
    expect((await bank().get(page.pathname)).status).toBe(200);
    const paid = await bank().submit(page.pathname, { step: "pay" });
    const ended = await comeBack(guest, paid.headers.location ?? "");
    expect(ended).toMatch(thankYou);
    expect((await guest.get(ended)).status).toBe(200);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
    expect(await readPayments(cartId)).toMatchObject([{ paymentState: state }]);
    await soon(async () => (await readPayments(cartId))[0]?.transactions.includes("Charge Success") ?? false);
  });

  it.each([
    ["klarna", "DE", "decline", "payment-error"],
    ["paypal", "GB", "cancel", "cancelled-transaction"],
  ] as const)(
    "%s in %s with “%s” returns to the payment page with the cart",
    async (method, country, step, kind) => {
      const { guest, form, cartId } = await goToPayment(method, country);
      const started = await guest.submit("/checkout/payment", form);
      const ended = await bank().submit(new URL(started.headers.location ?? "").pathname, { step });
      expect(await comeBack(guest, ended.headers.location ?? "")).toContain(`error=${kind}`);
      expect(await listOrders(shop, cartId)).toHaveLength(0);
      expect(await guest.call("getCart")).toMatchObject({ data: { lines: [{ sku }] } });
    },
  );
});

describe("a deferred payment", () => {
  it("is a voucher with a pending order, and is paid by the provider's notification", async () => {
    const { guest, form, cartId } = await goToPayment("multibanco", "PT");
    const placed = await guest.submit("/checkout/payment", form);
    expect(placed.headers.location).toMatch(thankYou);
    const [order] = await readPayments(cartId);
    expect(order).toMatchObject({ paymentState: "Pending", transactions: ["Authorization Pending"] });
    expect(order?.action).toMatch(/"type":"voucher".*"entity":"12101"/);
    await operate(cartId, "settle");
    await soon(async () => (await readPayments(cartId))[0]?.paymentState === "Paid");
    await operate(cartId, "forge");
    await operate(cartId, "repeat-all");
    await operate(cartId, "refund");
    await soon(async () => (await readPayments(cartId))[0]?.transactions.includes("Refund Success") ?? false);
    expect(await listOrders(shop, cartId)).toHaveLength(1);
  });

  it("is reported as failed when it expires", async () => {
    const { guest, form, cartId } = await goToPayment("paypal", "GB");
    const started = await guest.submit("/checkout/payment", form);
    const later = await bank().submit(new URL(started.headers.location ?? "").pathname, { step: "later" });
    expect(await comeBack(guest, later.headers.location ?? "")).toMatch(thankYou);
    expect(await readPayments(cartId)).toMatchObject([{ paymentState: "Pending" }]);
    await operate(cartId, "expire");
    await soon(async () => (await readPayments(cartId))[0]?.paymentState === "Failed");
  });
});

/** Creates a cart with addresses, and reads the payment page's form as it would be posted. */
async function goToPayment(method: string, country: Country) {
  const guest = shop.guest(`${country.toLowerCase()}.localhost`);
  await guest.submit("/checkout/cart", { intent: "add", sku, quantity: "1" });
  const [streetName = "", streetNumber = "", postalCode = "", city = "", phone = ""] = places[country];
  const place = { streetName, streetNumber, postalCode, city, phone, country };
  const isBusiness = method === "klarna_b2b";
  const billing = {
    firstName: "Jana",
    lastName: "Novak",
    ...place,
    ...(isBusiness && { company: "Werkstatt Novak GmbH" }),
  };
  await guest.submit("/checkout/addresses", {
    email: "jana@example.com",
    customerType: isBusiness ? "COMPANY" : "PRIVATE",
    shippingAddressType: "SAME_AS_BILLING",
    ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing.${name}`, value])),
  });
  await guest.submit("/checkout/payment", { intent: "update", method });
  const { text } = await guest.get("/checkout/payment");
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
  const cartId = field("cart");
  const form = { intent: "order", method, cart: cartId, total: field("total"), key: field("key") };
  return { guest, form: { ...form, birthDate: "1990-04-12" }, cartId };
}

/** Follows the return URL into the shop; returns where it ends. */
async function comeBack(guest: Guest, address: string): Promise<string> {
  const back = new URL(address);
  const result = (await guest.get(back.pathname + back.search)).headers.location ?? "";
  return (await guest.get(result)).headers.location ?? "";
}

/** Presses a button on the sandbox's page of the cart's payment. */
async function operate(cartId: string, operation: string): Promise<void> {
  const { text } = await bank().get("/");
  const [, id = ""] = new RegExp(`/payments/(\\w+)">[\\d-]+_${cartId}`).exec(text) ?? [];
  expect((await bank().submit(`/payments/${id}`, { operation })).status).toBe(303);
}

const Orders = object({
  orders: object({
    results: array(
      object({
        paymentState: nullable(string()),
        paymentInfo: object({
          payments: array(
            object({
              transactions: array(object({ type: string(), state: string() })),
              custom: object({ customFieldsRaw: array(object({ name: string(), value: string() })) }),
            }),
          ),
        }),
      }),
    ),
  }),
});

/** Reads a cart's orders from the platform: payment state, transactions and remaining steps. */
async function readPayments(cartId: string) {
  const query = `query($where: String!) { orders(where: $where) { results { paymentState paymentInfo { payments {
    transactions { type state } custom { customFieldsRaw { name value } }
  } } } } }`;
  const answer = await shop.askPlatform(query, { where: `cart(id="${cartId}")` });
  return create(answer, Orders).orders.results.map(({ paymentState, paymentInfo: { payments } }) => ({
    paymentState,
    transactions: payments.flatMap(({ transactions }) =>
      transactions.map(({ type, state }) => `${type} ${state}`),
    ),
    action: payments
      .flatMap(({ custom }) => custom.customFieldsRaw)
      .find(({ name }) => name === "paymentAction")?.value,
  }));
}
