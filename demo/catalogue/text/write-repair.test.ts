import { describe, expect, it } from "vitest";
import { toProductRepair } from "../../../app/gateways/commerce/catalogue/to-product-repair";
import { currencies } from "../currency.ts";
import { languages } from "../language.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import { createRepairAttributes } from "./write-repair.ts";

const machines = planCatalogue(200).filter(
  (product): product is PlannedMachine => product.kind === "machine" && product.ware !== "test",
);
const repairable = machines.filter((product) => createRepairAttributes(product).length > 0);

describe("the demo's offers of repair", () => {
  it("are of the families that Annex II of Directive (EU) 2024/1799 names", () => {
    expect([...new Set(repairable.map(({ family }) => family.key))].sort()).toEqual([
      "chest-freezer",
      "mig-welder",
      "plasma-cutter",
      "tig-welder",
    ]);
  });

  it("are read by the shop in every language and currency", () => {
    for (const product of repairable.slice(0, 12)) {
      const attributes = createRepairAttributes(product);
      for (const language of languages) {
        for (const currency of currencies) {
          const repair = toProductRepair(attributes, { chain: [language], currency });
          expect(repair?.parts.length, language).toBeGreaterThanOrEqual(5);
          expect(repair?.repairs.length, language).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it("never cost as much as the machine", () => {
    for (const { euros, ...product } of repairable) {
      const repair = toProductRepair(createRepairAttributes({ ...product, euros }), {
        chain: ["en"],
        currency: "EUR",
      });
      const dearest = Math.max(
        ...(repair?.repairs ?? []).map(({ price, maximum }) => (maximum ?? price).centAmount),
      );
      expect(dearest).toBeGreaterThan(0);
      expect(dearest).toBeLessThan(euros * 100);
    }
  });
});
