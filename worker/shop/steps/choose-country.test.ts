import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import type { ShopEnv } from "../shop-env";
import { chooseCountry } from "./choose-country";
import { dispatchLocalSystems } from "./dispatch-local-systems";

const shop = new Hono<ShopEnv>();
shop.use(dispatchLocalSystems, chooseCountry);
shop.all("*", (context) => context.text(context.get("country").currency));

afterEach(() => void vi.useRealTimers());

async function readCurrency(moment: string, settings: Readonly<Record<string, string>> = {}) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });
  const bindings = { ...sampleBindings, DEPLOYMENT: "local", ...settings };
  const answer = await shop.request("http://bg.localhost/", {}, bindings as unknown as ShopBindings);
  return answer.text();
}

it("serves Bulgaria in euro from the operator's day on, and in leva before it", async () => {
  const settings = { BULGARIA_EURO_FROM: "2026-12-01" };
  expect(await readCurrency("2026-11-30T21:59:59Z", settings)).toBe("BGN");
  expect(await readCurrency("2026-11-30T22:00:00Z", settings)).toBe("EUR");
  expect(await readCurrency("2030-01-01T00:00:00Z")).toBe("BGN");
});
