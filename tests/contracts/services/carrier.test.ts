import { describe, expect, it } from "vitest";
import type { CarrierGateway, ReturnParcel } from "../../../app/gateways/carrier/carrier-gateway.ts";
import {
  type CarrierOptions,
  createCarrierGateway,
} from "../../../app/gateways/carrier/create-carrier-gateway.ts";
import {
  createLabel,
  createPickUp,
  requireCarrierKey,
  sendLabel,
} from "../../../worker/sandbox/carrier/answer-carrier.ts";
import { sampleAddress } from "../../support/sample-cart.ts";

/** The sandbox's list of shipments, in memory. */
function createEnvironment() {
  const entries: { title: string; body: string }[] = [];
  const desk = {
    noteOnce(title: string, body: string) {
      if (!entries.some((entry) => entry.title === title)) entries.unshift({ title, body });
    },
    list: () => entries,
  };
  return { CARRIER_API_KEY: "key", ServiceDesk: { getByName: () => desk } } as never;
}

const env = createEnvironment();
const arrived: { url: string; headers: Headers; body: unknown }[] = [];

async function fetchFromSandbox(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  const text = await request.clone().text();
  arrived.push({ url: request.url, headers: request.headers, body: text && JSON.parse(text) });
  const refused = requireCarrierKey(request, env);
  if (refused) return refused;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/return-labels")) return createLabel(request, env);
  if (pathname.endsWith("/pick-ups")) return createPickUp(request, env);
  const params = { number: pathname.split("/").at(-1) ?? "" };
  return sendLabel(Object.assign(request, { params }) as never, env);
}

const sandbox: CarrierOptions = {
  apiUrl: "http://sandbox.localhost/carrier",
  apiKey: "key",
  fetch: fetchFromSandbox,
};

const { CARRIER_CONTRACT_API_URL: apiUrl, CARRIER_CONTRACT_API_KEY: apiKey } = process.env;
const real: readonly (readonly [string, CarrierOptions])[] =
  apiUrl && apiKey ? [["the real service", { apiUrl, apiKey, fetch }]] : [];

const parcel: ReturnParcel = {
  reference: "4821-0937-5514",
  sender: { ...sampleAddress, streetName: "Ερμού", city: "София" },
  contents: [{ name: "Planetenrührmaschine", quantity: 2 }],
  language: "de",
};
const tomorrow = "2026-12-02";

const newKey = () => `return:${crypto.randomUUID()}`;

async function book(carrier: CarrierGateway, key = newKey()) {
  const label = await carrier.createLabel(key, parcel);
  if (!label.ok) throw new Error(label.error.message);
  return label.value;
}

describe.each([["the sandbox", sandbox] as const, ...real])(
  "the carrier gateway and %s",
  (_name, options) => {
    const carrier = createCarrierGateway(options);

    it("book a label, once per key, and load it as a PDF", async () => {
      const key = newKey();
      const label = await book(carrier, key);
      expect(label).toMatchObject({ way: "label", carrier: expect.any(String) });
      expect(await book(carrier, key)).toEqual(label);
      expect((await book(carrier)).trackingNumber).not.toBe(label.trackingNumber);
      const file = await carrier.loadLabel(label.trackingNumber);
      const bytes = file.ok ? file.value : new Uint8Array();
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
      expect(bytes.byteLength).toBeGreaterThan(5_000);
    });

    it("book a collection not before the asked day, with a confirmation", async () => {
      const pickUp = await carrier.requestPickUp(newKey(), parcel, tomorrow);
      if (!pickUp.ok) throw new Error(pickUp.error.message);
      const { way, date, from, to, confirmationNumber } = pickUp.value;
      expect([way, confirmationNumber === ""]).toEqual(["pick-up", false]);
      expect(date >= tomorrow && from < to).toBe(true);
    });

    it("refuse a key that another booking has", async () => {
      const key = newKey();
      await book(carrier, key);
      const other = { ...parcel, reference: "other" };
      expect(await carrier.createLabel(key, other)).toMatchObject({
        ok: false,
        error: { kind: "rejected", retryable: false, code: "IDEMPOTENCY_KEY_REUSED" },
      });
    });

    it("refuse an unknown label, and a wrong account", async () => {
      expect(await carrier.loadLabel("00000000000000000000")).toMatchObject({
        ok: false,
        error: { system: "carrier", kind: "rejected", code: "NOT_FOUND" },
      });
      const stranger = createCarrierGateway({ ...options, apiKey: "none" });
      expect(await stranger.createLabel(newKey(), parcel)).toMatchObject({
        ok: false,
        error: { kind: "rejected", code: "UNAUTHORIZED" },
      });
    });
  },
);

describe("the carrier gateway", () => {
  const carrier = createCarrierGateway(sandbox);

  it("sends sender and goods, without e-mail address and phone number", async () => {
    const key = newKey();
    await carrier.requestPickUp(key, parcel, tomorrow);
    const last = arrived.at(-1);
    expect(last?.url).toBe("http://sandbox.localhost/carrier/pick-ups");
    expect(last?.headers.get("idempotency-key")).toBe(key);
    const { reference, language, contents } = parcel;
    const { firstName, lastName, streetNumber: houseNumber, postalCode, country } = sampleAddress;
    expect(last?.body).toMatchObject({
      ...{ reference, language, contents, earliestDate: tomorrow },
      sender: { name: `${firstName} ${lastName}`, street: "Ερμού", houseNumber, postalCode, country },
    });
    expect(JSON.stringify(last?.body)).not.toContain(sampleAddress.phone);
  });

  it("reports an address that is not served", async () => {
    const sender = { ...parcel.sender, streetName: "Unserved road" };
    expect(await carrier.createLabel(newKey(), { ...parcel, sender })).toMatchObject({
      ok: false,
      error: { kind: "rejected", code: "ADDRESS_NOT_SERVED" },
    });
  });

  it.each([
    ["a failure", () => new Response("down", { status: 503 }), "unavailable", true],
    ["too many requests", () => Response.json({}, { status: 429 }), "unavailable", true],
    ["nonsense", () => Response.json({ unexpected: true }), "malformed", true],
    [
      "a number that is no part of a URL",
      () => Response.json({ carrier: "A", trackingNumber: "../../orders" }, { status: 201 }),
      "malformed",
      true,
    ],
    ["no network", () => Promise.reject(new TypeError("jana@example.com")), "unavailable", true],
  ] as const)("returns for %s an error without the sender", async (_what, answer, kind, retryable) => {
    const broken = createCarrierGateway({ ...sandbox, fetch: async () => answer() });
    const label = await broken.createLabel(newKey(), parcel);
    expect(label).toMatchObject({ ok: false, error: { system: "carrier", kind, retryable } });
    expect(JSON.stringify(label)).not.toContain("jana");
  });

  it("takes nothing but a PDF as a label", async () => {
    const broken = createCarrierGateway({ ...sandbox, fetch: async () => new Response("<html>") });
    expect(await broken.loadLabel("00399999990417352865")).toMatchObject({
      ok: false,
      error: { kind: "malformed" },
    });
  });
});
