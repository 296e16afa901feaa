import { describe, expect, it } from "vitest";
import { createPrices } from "../drafts/product.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import { isRunning, reductionKeys, reductionOf, reductions } from "./reduction.ts";
import type { Traded } from "./traded.ts";

const machines: readonly Traded[] = Array.from({ length: 400 }, (_, row) => ({
  sku: `EX10${String((row % 36) + 1).padStart(2, "0")}${String(row).padStart(4, "0")}`,
  ware: "a",
  kind: "machine",
  euros: 60 + row * 20,
}));

describe("reductions", () => {
  it("all occur among two hundred products: running, ended and future ones", () => {
    const found = new Set(machines.slice(0, 200).flatMap((machine) => reductionOf(machine)?.key ?? []));
    expect([...found].sort()).toEqual([...reductionKeys].sort());
    const running = reductions.filter(isRunning).map(({ key }) => key);
    expect(running).toEqual(["cyber-week", "black-friday", "weekly-deals", "clearance"]);
  });

  it("reduce about a quarter of the new machines today, and nothing else", () => {
    const running = machines.filter((machine) => {
      const reduction = reductionOf(machine);
      return reduction && isRunning(reduction);
    });
    expect(running.length / machines.length).toBeGreaterThan(0.17);
    expect(running.length / machines.length).toBeLessThan(0.31);
    for (const machine of machines) {
      expect(reductionOf({ ...machine, ware: "b" })).toBeUndefined();
      expect(reductionOf({ ...machine, kind: "accessory" })).toBeUndefined();
    }
  });

  it("are below the lowest price of the 30 days before in every currency, which is at most the full price", () => {
    for (const machine of machines) {
      for (const price of createPrices(machine)) {
        if (!("discounted" in price) || !price.discounted) continue;
        const recorded = price.custom.fields.lowestPriceLast30Days;
        const lowest = JSON.parse(JSON.stringify(recorded)).centAmount;
        expect(price.discounted.value.centAmount).toBeLessThan(lowest);
        expect(lowest).toBeLessThanOrEqual(price.value.centAmount);
      }
    }
  });
});

type Price = ReturnType<typeof createPrices>[number];

const readCents = (price: Price): number =>
  "discounted" in price && price.discounted ? price.discounted.value.centAmount : price.value.centAmount;

describe("used articles", () => {
  const planned = planCatalogue(1200);
  const bySku = new Map(planned.map((product) => [product.sku, product]));

  it("cost less than the new one, reductions included, in every currency and country", () => {
    const used = planned.filter((product) => product.kind === "machine").filter(({ ware }) => ware === "b");
    expect(used.length).toBeGreaterThan(100);
    const wrong = used.flatMap((product) => {
      const original = bySku.get(product.newSku);
      if (!original) return [];
      const cheapest = new Map<string, number>();
      for (const price of createPrices(original)) {
        const { currencyCode } = price.value;
        cheapest.set(currencyCode, Math.min(readCents(price), cheapest.get(currencyCode) ?? Infinity));
      }
      return createPrices(product).flatMap((price) => {
        const limit = cheapest.get(price.value.currencyCode) ?? Infinity;
        return readCents(price) < limit
          ? []
          : [`${product.sku} ${price.key}: ${readCents(price)} >= ${limit}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});
