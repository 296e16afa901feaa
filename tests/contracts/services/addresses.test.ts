import { describe, expect, it } from "vitest";
import type { AddressQuestion } from "../../../app/gateways/address/address-gateway.ts";
import { createAddressGateway } from "../../../app/gateways/address/create-address-gateway.ts";
import { answerAddressCheck } from "../../../worker/sandbox/address/answer-address-check.ts";

type Target = { readonly apiUrl: string; readonly apiKey: string; readonly fetch: typeof fetch };

/** The stand-in's last request. */
const arrived: { url: string; key: string | null; body: unknown }[] = [];

const sandbox: Target = {
  apiUrl: "http://sandbox.localhost/addresses",
  apiKey: "key",
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const body: unknown = await request.clone().json();
    arrived.push({ url: request.url, key: request.headers.get("x-goog-api-key"), body });
    return answerAddressCheck(request);
  },
};

const { ADDRESS_API_URL: apiUrl, ADDRESS_API_KEY: apiKey } = process.env;
const real: readonly [string, Target][] =
  apiUrl && apiKey ? [["the real service", { apiUrl, apiKey, fetch }]] : [];

const athens: AddressQuestion = {
  country: "GR",
  streetName: "Ερμού",
  streetNumber: "10",
  postalCode: "105 63",
  city: "Αθήνα",
};

describe.each([["the sandbox", sandbox], ...real] as const)("the address check of %s", (_, target) => {
  const gateway = createAddressGateway(target);

  it("confirms an existing address, or says what is wrong with it", async () => {
    const verdict = await gateway.check(athens);
    expect(verdict).toMatchObject({ ok: true, value: { isConfirmed: expect.any(Boolean) } });
  });

  it("doubts a missing street", async () => {
    const verdict = await gateway.check({ ...athens, streetName: "Incomplete Xqzt" });
    expect(verdict).toMatchObject({ ok: true, value: { isConfirmed: false, code: "Error on verdict" } });
  });
});

describe("the address check", () => {
  const gateway = createAddressGateway(sandbox);

  it("sends region, city, street and postal code, and the key in its header", async () => {
    await gateway.check(athens);
    expect(arrived.at(-1)).toEqual({
      url: "http://sandbox.localhost/addresses/v1:validateAddress",
      key: "key",
      body: { address: { regionCode: "GR", addressLines: ["Αθήνα", "Ερμού 10", "105 63"] } },
    });
  });

  it.each([
    ["Ερμού", { isConfirmed: true }],
    ["Ερμου", { isConfirmed: false, code: "Error on address", proposal: { streetName: "Ερμού" } }],
    ["Misspelt Ermou", { isConfirmed: false, code: "Error on address", proposal: { streetName: "Ermou" } }],
    ["Unexpected Ermou", { isConfirmed: false, code: "Error on verdict" }],
    ["Incomplete Ermou", { isConfirmed: false, code: "Error on verdict" }],
    ["Unconfirmed Ermou", { isConfirmed: false, code: "Error on verdict" }],
    ["Replaced Ermou", { isConfirmed: false, code: "Error on verdict", proposal: { streetName: "Ermou" } }],
  ])("judges %s", async (streetName, verdict) => {
    expect(await gateway.check({ ...athens, streetName })).toMatchObject({ ok: true, value: verdict });
  });

  it.each([
    [
      "an unsupported region",
      sandbox.fetch,
      "Unsupported street",
      { kind: "rejected", code: "INVALID_ARGUMENT" },
    ],
    ["a failure", async () => new Response("down", { status: 503 }), "Ερμού", { kind: "unavailable" }],
    ["nonsense", async () => Response.json({ result: 1 }), "Ερμού", { kind: "malformed" }],
    ["no network", () => Promise.reject(new TypeError("no network")), "Ερμού", { kind: "unavailable" }],
  ] as const)("returns for %s an error that blocks nothing", async (_, fetch, streetName, error) => {
    const answer = await createAddressGateway({ ...sandbox, fetch }).check({ ...athens, streetName });
    expect(answer).toMatchObject({ ok: false, error: { system: "address", ...error } });
  });
});
