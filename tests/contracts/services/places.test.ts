import type { IRequest } from "itty-router";
import { describe, expect, it } from "vitest";
import { createPlacesGateway } from "../../../app/gateways/address/create-places-gateway.ts";
import { answerPlace, answerSuggestions } from "../../../worker/sandbox/address/answer-places.ts";

type Target = { readonly apiUrl: string; readonly apiKey: string; readonly fetch: typeof fetch };

const sandbox: Target = {
  apiUrl: "http://sandbox.localhost/places",
  apiKey: "key",
  fetch: async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST") return answerSuggestions(request);
    const params = { id: new URL(request.url).pathname.split("/").at(-1) ?? "" };
    return answerPlace(Object.assign(request, { params }) as unknown as IRequest);
  },
};

const { PLACES_API_URL: apiUrl, PLACES_API_KEY: apiKey } = process.env;
const real: readonly [string, Target][] =
  apiUrl && apiKey ? [["the real service", { apiUrl, apiKey, fetch }]] : [];

describe.each([["the sandbox", sandbox], ...real] as const)("the suggestions of %s", (_, target) => {
  const places = createPlacesGateway(target);
  const token = crypto.randomUUID();

  it("start as typed, and lead to street, postal code and city", async () => {
    const found = await places.suggest("Friedrichstr", { country: "DE", language: "de", token });
    if (!found.ok || !found.value[0]) throw new Error("Nothing was suggested");
    expect(found.value.length).toBeLessThanOrEqual(5);
    expect(found.value[0].text).toContain("Friedrichstr");
    const place = await places.load(found.value[0].id, { language: "de", token });
    expect(place).toMatchObject({ ok: true, value: { streetName: expect.stringContaining("Friedrichstr") } });
  });

  it("are empty for a missing street", async () => {
    const found = await places.suggest("xqztwrv", { country: "DE", language: "de", token });
    expect(found).toMatchObject({ ok: true, value: [] });
  });
});

describe("the suggestions", () => {
  it("include a typed number", async () => {
    const places = createPlacesGateway(sandbox);
    const found = await places.suggest("221B Bak", { country: "GB", language: "en", token: "t" });
    const [first] = found.ok ? found.value : [];
    expect(first).toMatchObject({ text: "Baker Street 221B", detail: "NW1 6XE London" });
    expect(await places.load(first?.id ?? "", { language: "en", token: "t" })).toMatchObject({
      value: { streetName: "Baker Street", streetNumber: "221B", postalCode: "NW1 6XE", city: "London" },
    });
  });
});
