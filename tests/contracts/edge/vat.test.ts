import { describe, expect, it } from "vitest";
import { createVatGateway } from "../../../app/gateways/vat/create-vat-gateway.ts";
import { toAddressForm } from "../../support/address-form.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const own = "DE812345674";
const german = messagesOf("de");

/** With company and city the query is a qualified one. */
const named = { Firmenname: "Ironworks", Ort: "Wien" };

async function validate(
  guest: Guest,
  number: string,
  headers: Readonly<Record<string, string>> = {},
  holder: Readonly<Record<string, string>> = named,
) {
  const query = new URLSearchParams({ UstId_1: own, UstId_2: number, ...holder });
  const answer = await guest.get(`/vat/validate?${query}`, headers);
  const strings = [...answer.text.matchAll(/<string>([^<]*)<\/string>/g)].map(([, text]) => text);
  return { ...answer, code: strings[strings.indexOf("ErrorCode") + 1] };
}

type CartAnswer = { readonly total: { readonly centAmount: number }; readonly isNet?: boolean };

async function readCart(guest: Guest): Promise<CartAnswer> {
  return (await guest.call("getCart")).data as CartAnswer;
}

/** Opens a cart: orders ship from Germany, so a company in Austria buys net, and one in Germany at the gross price. */
async function openCart(hostname = "at.localhost"): Promise<{ guest: Guest; gross: number }> {
  const guest = shop.guest(hostname);
  await guest.call("addToCart", { sku, quantity: 1 });
  return { guest, gross: (await readCart(guest)).total.centAmount };
}

/** Returns a company with delivery to itself in the shop's country. */
function companyIn(
  country: string,
  postalCode: string,
  vatNumber: string,
  shop: JourneyShop = shops.AT,
): Record<string, string> {
  const here = toAddressForm(shop);
  return {
    ...here,
    ...Object.fromEntries(
      Object.entries(here).map(([name, text]) => [name.replace("billing", "shipping"), text]),
    ),
    customerType: "COMPANY",
    shippingAddressType: "DIFFERENT_FROM_BILLING",
    shippingCustomerType: "COMPANY",
    "shipping.company": "Ironworks",
    "billing.company": "Ironworks",
    "billing.city": "Wien",
    "billing.country": country,
    "billing.postalCode": postalCode,
    "billing.vatNumber": vatNumber,
  };
}

const save = (guest: Guest, values: Readonly<Record<string, string>>) =>
  guest.call("updateCart", { actions: [{ type: "set-addresses", values }] });

describe("GET /vat/validate", () => {
  it.each([
    ["ATU12345678", "200"],
    ["at u 123-456-78", "200"],
    ["HU12345678-2-41", "200"],
    ["EL123456789", "200"],
    ["ATU12340003", "216"],
    ["ATU12342008", "219"],
    ["ATU12342001", "201"],
    ["ATU12342002", "203"],
    ["ATU12342006", "204"],
    ["ATU12340012", "211"],
    ["ATU12340011", "205"],
    ["ATU12340008", "208"],
    ["ATU12341004", "999"],
    ["DE123456789", "999"],
    ["GB123456789", "999"],
    ["CHE123456789MWST", "999"],
  ])("responds to %j with code %s, as XML", async (number, code) => {
    const answer = await validate(shop.guest("de.localhost"), number);
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["without the customer's number", `UstId_1=${own}`, "215"],
    ["of no country", `UstId_1=${own}&UstId_2=XX1234`, "215"],
    ["of any length", `UstId_1=${own}&UstId_2=AT${"1".repeat(99)}`, "215"],
    ["by another asker", "UstId_1=DE999999999&UstId_2=ATU12345678", "206"],
  ])("refuses a query %s", async (_name, query, code) => {
    const answer = await shop.guest("de.localhost").get(`/vat/validate?${query}`);
    expect([answer.status, answer.text.includes(`<string>${code}</string>`)]).toEqual([400, true]);
  });

  it("refuses other methods, and limits a session's queries", async () => {
    const { guest } = await openCart();
    expect((await guest.submit("/vat/validate", {})).status).toBe(405);
    expect((await guest.get("/vat/clear")).status).toBe(405);
    for (let made = 0; made < 30; made += 1) await validate(guest, "ATU12342001");
    const refused = await validate(guest, "ATU12345678");
    expect([refused.status, refused.code]).toEqual([429, "999"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a net sale", () => {
  it("starts with a valid number of another country, and ends with another number or none", async () => {
    const { guest, gross } = await openCart();
    await validate(guest, "ATU12345678");
    const net = await readCart(guest);
    expect([net.isNet, net.total.centAmount]).toEqual([true, Math.round(gross / 1.2)]);
    await guest.call("addToCart", { sku, quantity: 1 });
    const doubled = await readCart(guest);
    expect([doubled.isNet, doubled.total.centAmount]).toEqual([true, Math.round((2 * gross) / 1.2)]);
    await validate(guest, "ATU12342001");
    expect(await readCart(guest)).toMatchObject({ total: { centAmount: 2 * gross } });
    await validate(guest, "ATU12345678");
    await guest.submit("/vat/clear", {});
    expect(await readCart(guest)).toMatchObject({ total: { centAmount: 2 * gross } });
  });

  it("is not started from another site's page", async () => {
    const { guest, gross } = await openCart();
    await validate(guest, "ATU12345678", { "sec-fetch-site": "cross-site" });
    expect((await readCart(guest)).total.centAmount).toBe(gross);
  });

  it("follows the tax office's response, never the browser's claim", async () => {
    const { guest, gross } = await openCart();
    const lie = { "billing.vatValidated": "true", "billing.vatValidationRawResponse": "{}" };
    await save(guest, { ...companyIn("AT", "1010", "ATU12342001"), ...lie });
    expect((await readCart(guest)).total.centAmount).toBe(gross);
    await save(guest, companyIn("HU", "1051", "12345678-2-41"));
    expect(await readCart(guest)).toMatchObject({
      isNet: true,
      billingAddress: { vatNumber: "HU12345678", vatValidated: true },
    });
    await save(guest, { ...companyIn("HU", "1051", ""), customerType: "PRIVATE" });
    expect((await readCart(guest)).total.centAmount).toBe(gross);
  });

  it.each([
    ["a number of the country of dispatch", "at.localhost", companyIn("DE", "10115", "DE123456789")],
    ["a British number", "at.localhost", companyIn("GB", "SW1A 1AA", "GB123456789")],
    [
      "goods that stay in the country of dispatch",
      "de.localhost",
      companyIn("AT", "1010", "ATU12345678", shops.DE),
    ],
    [
      "a parcel to a private person",
      "at.localhost",
      {
        ...companyIn("SK", "811 01", "SK2020202020"),
        shippingCustomerType: "PRIVATE",
        "shipping.company": "",
      },
    ],
    [
      "a parcel to another company",
      "at.localhost",
      { ...companyIn("SK", "811 01", "SK2020202020"), "shipping.company": "Steelworks GmbH" },
    ],
    ["a number whose name the office does not know", "at.localhost", companyIn("AT", "1010", "ATU12347003")],
  ])("does not apply with %s, which is no error either", async (_name, hostname, values) => {
    const { guest, gross } = await openCart(hostname);
    const answer = await guest.submit("/checkout/addresses", values);
    expect([answer.status, answer.headers.location]).toEqual([303, "/checkout/payment"]);
    expect((await readCart(guest)).total.centAmount).toBe(gross);
  });
});

describe("a number of another company", () => {
  it.each([
    ["company", "ATU12347001"],
    ["town", "ATU12347002"],
  ])("is not confirmed when the %s differs: gross, with a message", async (_name, number) => {
    const { guest, gross } = await openCart();
    expect((await validate(guest, number)).text).toMatch(/<string>B<\/string>/);
    const values = companyIn("AT", "1010", number);
    const stopped = await guest.submit("/checkout/addresses", values);
    expect([stopped.status, stopped.text.includes(german("vat.otherName"))]).toEqual([400, true]);
    expect((await guest.submit("/checkout/addresses", { ...values, vatAccepted: number })).status).toBe(303);
    const cart = await readCart(guest);
    expect([cart.isNet ?? false, cart.total.centAmount]).toEqual([false, gross]);
  });

  it("is validated again when the billed company changes", async () => {
    const { guest, gross } = await openCart();
    await save(guest, companyIn("AT", "1010", "ATU12345678"));
    expect(await readCart(guest)).toMatchObject({
      isNet: true,
      billingAddress: {
        vatValidated: true,
        vatValidationRawResponse: expect.stringMatching(/"company":"Ironworks","city":"Wien".*evatr-0000/),
      },
    });
    await save(guest, { ...companyIn("AT", "1010", "ATU12345678"), "billing.company": "Borrowers KG" });
    expect(await readCart(guest)).toMatchObject({ total: { centAmount: gross } });
  });

  it("is not accepted by the number alone", async () => {
    const { guest, gross } = await openCart();
    expect((await validate(guest, "ATU12345678", {}, {})).code).toBe("200");
    expect((await readCart(guest)).total.centAmount).toBe(gross);
  });
});

describe("the address form without scripts", () => {
  it.each([
    ["is not valid", "ATU12342001", "vat.failed"],
    ["belongs to another country than the address", "IE1234567WA", "vat.failed"],
    ["could not be validated", "ATU12341001", "vat.timeout"],
  ])(
    "blocks once when the number %s, and continues when the shopper does",
    async (_name, number, sentence) => {
      const { guest, gross } = await openCart();
      const values = companyIn("AT", "1010", number);
      const stopped = await guest.submit("/checkout/addresses", values);
      expect([stopped.status, stopped.text.includes(german(sentence))]).toEqual([400, true]);
      expect(stopped.text).toContain(`name="vatAccepted" value="${number}"`);
      const again = await guest.submit("/checkout/addresses", { ...values, vatAccepted: number });
      expect(again.status).toBe(303);
      expect((await readCart(guest)).total.centAmount).toBe(gross);
    },
  );

  it("queries the office again when the shopper wishes", async () => {
    const { guest } = await openCart();
    const values = companyIn("AT", "1010", `ATU${1000 + Math.floor(Math.random() * 9000)}9001`);
    expect((await guest.submit("/checkout/addresses", values)).status).toBe(400);
    const retried = await guest.submit("/checkout/addresses", { ...values, vatRetry: "1" });
    expect(retried.status).toBe(303);
    expect((await readCart(guest)).isNet).toBe(true);
  });
});

/** With these variables the same suite runs against the real service; the number must be your own German one. */
const { VAT_TEST_API_URL: realUrl, VAT_TEST_OWN_NUMBER: realNumber } = process.env;
const isReal = Boolean(realUrl && realNumber);

describe(isReal ? "the tax office itself" : "the sandbox's tax office", () => {
  const office = shop.guest("sandbox.localhost");
  const askSandbox: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const headers = { "content-type": "application/json" };
    const { text, status } = await office.send(pathname, {
      method: "POST",
      headers,
      body: String(init?.body),
    });
    return new Response(text, { status });
  };
  const gateway = createVatGateway({
    apiUrl: realUrl ?? "http://sandbox.localhost/vat/app/v1",
    ownNumber: realNumber ?? own,
    fetch: isReal ? fetch : askSandbox,
  });

  it("distinguishes an unassigned or impossible number from one that it can confirm", async () => {
    const wrong = await gateway.check("ATU12342001", null, null);
    expect(wrong.ok && [201, 209, 211].includes(wrong.value.code)).toBe(true);
    const short = await gateway.check("ATU1", null, null);
    expect(short.ok && [209, 211].includes(short.value.code)).toBe(true);
  });

  it("returns its status and the time of the query", async () => {
    const answer = await gateway.check("ATU12342001", null, null);
    expect(answer).toMatchObject({
      ok: true,
      value: { rawResponse: expect.stringMatching(/"evatr-\d{4}"/) },
    });
    expect(answer.ok && Number.isNaN(Date.parse(answer.value.askedAt))).toBe(false);
  });
});
