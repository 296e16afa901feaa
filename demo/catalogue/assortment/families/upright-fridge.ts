import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Classes of Delegated Regulation (EU) 2015/1094, Annex I, by the upper bound of the energy efficiency index. */
const upperIndexes = { "A+++": 5, "A++": 10, "A+": 15, A: 25, B: 35, C: 50, D: 75, E: 85, F: 95 } as const;

/** Calculates kWh per year. */
function toEnergyConsumption(litres: number, doors: number): number {
  return scale(litres, 400, doors === 1 ? 480 : 600, doors === 1 ? 0.75 : 0.72, 5);
}

/** Calculates the standard annual consumption of a vertical chilled cabinet in kWh (Annex VIII). */
function toStandardConsumption(litres: number): number {
  return 1.643 * litres + 609;
}

function toIndex(litres: number, doors: number): number {
  return Math.round((toEnergyConsumption(litres, doors) / toStandardConsumption(litres)) * 1000) / 10;
}

function toClass(litres: number, doors: number): string {
  const index = toIndex(litres, doors);
  return Object.entries(upperIndexes).find(([, upper]) => index < upper)?.[0] ?? "G";
}

export const uprightFridge: Family = {
  number: 6,
  key: "upright-fridge",
  group: "refrigeration",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "UF",
  attributes: [
    "capacity",
    "temperatureMin",
    "temperatureMax",
    "shelves",
    "energyConsumption",
    "noiseLevel",
    "climateClass",
    "refrigerant",
    "material",
  ],
  lead: "capacity",
  leads: [
    [140, 200, 280, 350, 400, 480, 600],
    [700, 900, 1050, 1200, 1400],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      temperatureMin: litres < 280 ? 0 : -2,
      temperatureMax: 8,
      shelves: scale(litres, 350, 4, 0.5),
      energyConsumption: toEnergyConsumption(litres, type + 1),
      noiseLevel: scale(litres, 400, 45, 0.09),
      climateClass: litres < 350 ? "4" : "5",
      refrigerant: litres < 280 ? "R600a" : "R290",
      material: litres < 280 ? "powderCoatedSteel" : "stainlessSteel",
    },
    netKg: scale(litres, 400, type === 0 ? 78 : 84, 0.6),
    cm: {
      width: type === 0 ? scale(litres, 600, 76, 0.22) : scale(litres, 900, 120, 0.35),
      height: type === 0 ? scale(litres, 600, 195, 0.5) : scale(litres, 900, 195, 0.08),
      length: type === 0 ? scale(litres, 600, 72, 0.2) : scale(litres, 900, 75, 0.25),
    },
    euros: scale(litres, 400, 749, type === 0 ? 0.65 : 0.85),
  }),
  nameAttributes: ["capacity", "temperatureMin"],
  sizeLimits: [280, 1050],
  industries: ["restaurant", "canteen", "bakery", "butchery"],
  highlights: ["circulatingAir", "digitalDisplay", "lockable", "selfClosingDoor"],
  warnings: ["manual", "refrigerant", "standAfterTransport", "mains"],
  packages: ["shelves"],
  accessories: ["wireShelf", "castorSet"],
  energy: {
    regulation: "2015/1094",
    scale: ["A+++", "G"],
    classOf: (litres, type) => toClass(litres, type + 1),
    indexOf: (litres, type) => toIndex(litres, type + 1),
  },
  turns: true,
};
