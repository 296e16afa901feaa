import { allFamilies } from "../assortment/all-families.ts";
import { planFamily } from "./plan-family.ts";
import type { PlannedProduct, PlannedService } from "./planned-product.ts";
import { services } from "./services.ts";

/** Positions of the services: few, and the first ones early. */
const firstService = 40;
const serviceStep = 41;

/**
 * Plans the products of a catalogue: families in turn, services in between. A larger catalogue starts with the smaller
 * one.
 */
export function planCatalogue(products: number): readonly PlannedProduct[] {
  const length = Math.ceil(products / allFamilies.length);
  const lists = allFamilies.map((family) => planFamily(family, length));
  let placed = 0;
  return Array.from({ length: products }, (_, position) => {
    const service = planService(position);
    if (service) return service;
    const ordinal = Math.floor(placed / lists.length);
    const product = lists[placed % lists.length]?.[ordinal];
    if (!product) throw new Error("there are no families: fill assortment/all-families.ts");
    placed += 1;
    return { ...product, position };
  });
}

function planService(position: number): PlannedService | undefined {
  const service = services[(position - firstService) / serviceStep];
  if (!service) return undefined;
  const { key, sku, euros } = service;
  const cm = { width: 0, height: 0, length: 0 };
  return {
    kind: "service",
    service: key,
    position,
    sku,
    ware: "a",
    euros,
    variants: [{ sku, choice: 0, attributeValues: {}, netKg: 0, cm, euros }],
  };
}
