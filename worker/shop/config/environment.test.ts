import { describe, expect, it } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { EnvironmentError, readEnvironment } from "./environment";

const read = (change: Record<string, unknown>) =>
  readEnvironment({ ...sampleBindings, ...change } as unknown as ShopBindings);

describe("the environment", () => {
  it("is parsed once per environment object", () => {
    const bindings = { ...sampleBindings } as unknown as ShopBindings;
    expect(readEnvironment(bindings)).toBe(readEnvironment(bindings));
    expect(readEnvironment(bindings)).toMatchObject({
      isLocal: true,
      payment: { pageOrigin: "http://sandbox.localhost" },
    });
  });

  it.each([
    [{ SESSION_SECRET: undefined }, "SESSION_SECRET"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET"],
    [{ DEPLOYMENT: "elsewhere" }, "DEPLOYMENT"],
    [{ PAYMENT_HMAC_KEY: "not hexadecimal" }, "PAYMENT_HMAC_KEY"],
    [{ COMMERCE_API_URL: "platform" }, "COMMERCE_API_URL"],
    [{ COMMERCE_TIMEOUT_MS: "soon" }, "COMMERCE_TIMEOUT_MS"],
    [{ SEO_QUERY_SEPARATORS: "pair=ab" }, "SEO_QUERY_SEPARATORS"],
    [{ CartRoom: undefined }, "CartRoom"],
  ])("refuses %j and says what is wrong", (change, name) => {
    expect(() => read(change)).toThrow(EnvironmentError);
    expect(() => read(change)).toThrow(name);
  });

  it.each([
    [{ PLACES_API_URL: "https://places.example" }, "PLACES_API_URL is set without PLACES_API_KEY"],
    [{ TURNSTILE_SITE_KEY: "site" }, "TURNSTILE_SITE_KEY is set without TURNSTILE_SECRET_KEY"],
    [{ VAT_OWN_NUMBER: "DE123456789" }, "VAT_OWN_NUMBER is set without VAT_API_URL"],
    [{ SURVEY_ID: "1", TAG_MANAGER_ID: "2" }, "TAG_MANAGER_ID is set without"],
  ])("refuses half of what belongs together: %j", (change, sentence) => {
    expect(() => read(change)).toThrow(sentence);
  });

  it("requires more settings in deployments than on a developer's machine", () => {
    const poor = { PAYMENT_PAGE_ORIGIN: undefined, MAIL_FROM: undefined };
    expect(read(poor)).toMatchObject({ isLocal: true, mail: { from: null } });
    for (const deployment of ["staging", "production"]) {
      expect(() => read({ ...poor, DEPLOYMENT: deployment })).toThrow(
        /PAYMENT_PAGE_ORIGIN is missing.*MAIL_FROM is missing/,
      );
    }
    expect(read({ DEPLOYMENT: "staging" })).toMatchObject({ isLocal: false, isStaging: true });
  });

  it("has all countries, except in a staging that lists the open ones", () => {
    expect(read({ DEPLOYMENT: "staging", OPEN_COUNTRIES: "GR SK" }).openCountries).toEqual(["SK", "GR"]);
    expect(read({ DEPLOYMENT: "staging" }).openCountries).toBeNull();
    expect(read({ DEPLOYMENT: "production", OPEN_COUNTRIES: "GR" }).openCountries).toBeNull();
  });

  it("reports all problems at once", () => {
    expect(() => read({ SESSION_SECRET: undefined, CONSENT_SECRET: "short" })).toThrow(
      /SESSION_SECRET is missing.*CONSENT_SECRET is not what it should be/,
    );
  });

  it("never includes a value in its message", () => {
    expect(() => read({ SESSION_SECRET: "visible" })).not.toThrow("visible");
  });
});
