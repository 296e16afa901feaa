import { describe, expect, it } from "vitest";
import { sampleBindings } from "../tests/support/sample-bindings";
import { EnvironmentError, readEnvironment } from "./environment";

const read = (change: Record<string, unknown>) =>
  readEnvironment({ ...sampleBindings, ...change } as unknown as ShopBindings);

describe("the environment", () => {
  it("is read once per environment object", () => {
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
    [{ DEPLOYMENT: "staging" }, "DEPLOYMENT"],
    [{ PAYMENT_HMAC_KEY: "not hexadecimal" }, "PAYMENT_HMAC_KEY"],
    [{ COMMERCE_API_URL: "platform" }, "COMMERCE_API_URL"],
    [{ COMMERCE_TIMEOUT_MS: "soon" }, "COMMERCE_TIMEOUT_MS"],
    [{ CartRoom: undefined }, "CartRoom"],
  ])("refuses %j and says what is wrong", (change, name) => {
    expect(() => read(change)).toThrow(EnvironmentError);
    expect(() => read(change)).toThrow(name);
  });

  it("never repeats a value in its complaint", () => {
    expect(() => read({ SESSION_SECRET: "visible" })).not.toThrow("visible");
  });
});
