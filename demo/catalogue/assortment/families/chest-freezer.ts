import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Classes of Delegated Regulation (EU) 2019/2016, Annex II, by the highest energy efficiency index. */
const highestIndexes = { A: 41, B: 51, C: 64, D: 80, E: 100, F: 125 } as const;

/** Calculates kWh per year: larger chests have thicker walls. */
function toEnergyConsumption(litres: number, lids: number): number {
  return scale(litres, 300, lids === 1 ? 176 : 196, lids === 1 ? 0.4 : 0.62);
}

/** Calculates the standard annual consumption in kWh of a freezer without frost protection: 138 + V × 2.1 × 0.15. */
function toStandardConsumption(litres: number): number {
  return 138 + litres * 2.1 * 0.15;
}

function toIndex(litres: number, lids: number): number {
  return Math.round((toEnergyConsumption(litres, lids) / toStandardConsumption(litres)) * 1000) / 10;
}

function toClass(litres: number, lids: number): string {
  const index = toIndex(litres, lids);
  return Object.entries(highestIndexes).find(([, highest]) => index <= highest)?.[0] ?? "G";
}

/** Regulation 2015/1094 does not cover professional chest freezers, so these are labelled as household ones. */
export const chestFreezer: Family = {
  number: 7,
  key: "chest-freezer",
  group: "refrigeration",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "FZ",
  attributes: [
    "capacity",
    "temperatureMin",
    "freezingCapacity",
    "storageTime",
    "energyConsumption",
    "noiseLevel",
    "baskets",
    "refrigerant",
  ],
  lead: "capacity",
  leads: [
    [100, 145, 200, 250, 300, 380],
    [420, 500, 560, 650, 750],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      temperatureMin: type === 0 ? -24 : -26,
      freezingCapacity: scale(litres, 300, 18, 0.7, 0.5),
      storageTime: scale(litres, 300, 36, 0.3),
      energyConsumption: toEnergyConsumption(litres, type + 1),
      noiseLevel: scale(litres, 300, 40, 0.06),
      baskets: litres < 200 ? 1 : scale(litres, 300, 2, 0.6),
      refrigerant: litres < 560 ? "R600a" : "R290",
    },
    netKg: scale(litres, 300, type === 0 ? 41 : 45, 0.65),
    cm: {
      width: scale(litres, 300, 102, 0.55),
      height: scale(litres, 300, 85, 0.04),
      length: scale(litres, 300, 66, 0.25),
    },
    euros: scale(litres, 300, type === 0 ? 399 : 429, 0.75),
  }),
  nameAttributes: ["capacity", "temperatureMin"],
  sizeLimits: [200, 560],
  industries: ["restaurant", "canteen", "butchery", "agriculture"],
  highlights: ["thermostat", "lockable", "innerLight", "castors"],
  warnings: ["manual", "refrigerant", "standAfterTransport", "mains"],
  packages: ["freezerBaskets"],
  accessories: ["freezerBasket", "freezerThermometer"],
  energy: {
    regulation: "2019/2016",
    scale: ["A", "G"],
    classOf: (litres, type) => toClass(litres, type + 1),
    indexOf: (litres, type) => toIndex(litres, type + 1),
  },
};
