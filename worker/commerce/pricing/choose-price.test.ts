import { expect, it } from "vitest";
import { choosePrice } from "./choose-price.ts";
import type { Price } from "./price.ts";

const at = new Date("2026-11-21T12:00:00Z");

function price(id: string, rest: Partial<Price> = {}, currencyCode = "EUR"): Price {
  return { id, value: { type: "centPrecision", currencyCode, centAmount: 100, fractionDigits: 2 }, ...rest };
}

const group = { customerGroup: { typeId: "customer-group", id: "g" } };
const channel = { channel: { typeId: "channel", id: "c" } };
const country = { country: "AU" };
const anyone = { currency: "EUR", at };
const buyer = { ...anyone, country: "AU", customerGroup: "g", channel: "c" };

function choose(prices: readonly Price[], selection = buyer): string | null {
  return choosePrice(prices, selection)?.id ?? null;
}

it("takes the first level of group, channel and country that has a price", () => {
  const levels = [
    price("gck", { ...group, ...channel, ...country }),
    price("gc", { ...group, ...channel }),
    price("gk", { ...group, ...country }),
    price("g", group),
    price("ck", { ...channel, ...country }),
    price("c", channel),
    price("k", country),
    price("none"),
  ];
  for (let first = 0; first < levels.length; first += 1) {
    expect(choose(levels.slice(first).reverse())).toBe(levels[first]?.id);
  }
});

it("never takes a price of another currency or for another buyer", () => {
  expect(choosePrice([price("usd", {}, "USD")], anyone)).toBeNull();
  expect(choosePrice([price("k", country), price("none")], { ...anyone, country: "NZ" })?.id).toBe("none");
  expect(choosePrice([price("k", country)], anyone)).toBeNull();
});

it("prefers a price within its dates to an undated one, and takes none outside them", () => {
  const running = price("running", { validFrom: "2026-11-01T00:00:00Z", validUntil: "2026-12-01T00:00:00Z" });
  const over = price("over", { validUntil: "2026-11-21T12:00:00Z" });
  expect(choosePrice([price("none"), running, over], anyone)?.id).toBe("running");
  expect(choosePrice([over], anyone)).toBeNull();
});

it("prefers a dated price to an undated one of a closer scope", () => {
  const dated = { validFrom: "2026-11-01T00:00:00Z" };
  const closest = price("gck", { ...group, ...channel, ...country });
  expect(choose([closest, price("dated", dated)])).toBe("dated");
  expect(choose([closest, price("dated", dated), price("dated k", { ...dated, ...country })])).toBe(
    "dated k",
  );
});
