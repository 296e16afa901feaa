import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Classes of Regulation (EU) 65/2014, Annex I, table 1, by the upper bound of a cavity's energy efficiency index. */
const upperIndexes = { "A+++": 45, "A++": 62, "A+": 82, A: 107, B: 132, C: 159 } as const;

/** Calculates kWh per cycle with circulating air; ovens from 60 l are better insulated. */
function toEnergyPerCycle(litres: number): number {
  const standard = toStandardEnergy(litres);
  return Math.round(standard * (litres < 60 ? 0.95 : 0.8) * 100) / 100;
}

/** Calculates the standard energy consumption of an electric cavity in kWh per cycle (Annex II, point 1). */
function toStandardEnergy(litres: number): number {
  return 0.0042 * litres + 0.55;
}

function toIndex(litres: number): number {
  return Math.round((toEnergyPerCycle(litres) / toStandardEnergy(litres)) * 1000) / 10;
}

function toClass(litres: number): string {
  const index = toIndex(litres);
  return Object.entries(upperIndexes).find(([, upper]) => index < upper)?.[0] ?? "D";
}

export const convectionOven: Family = {
  number: 4,
  key: "convection-oven",
  group: "cooking",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "CO",
  attributes: [
    "capacity",
    "trays",
    "power",
    "temperatureMax",
    "voltage",
    "energyPerCycle",
    "timer",
    "steamInjection",
    "material",
  ],
  lead: "capacity",
  leads: [
    [38, 43, 47, 60, 65, 72],
    [75, 85, 95, 108, 120],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      trays: litres < 43 ? 3 : scale(litres, 47, 4, 0.5),
      power: scale(litres, 60, 2400, 0.45, 100),
      temperatureMax: type === 0 ? 280 : 300,
      energyPerCycle: toEnergyPerCycle(litres),
      timer: 120,
      steamInjection: litres >= 60,
      material: "stainlessSteel",
    },
    netKg: scale(litres, 60, type === 0 ? 34 : 38, 0.75, 0.5),
    cm: {
      width: scale(litres, 60, type === 0 ? 60 : 66, 0.25),
      height: scale(litres, 60, 55, 0.35),
      length: scale(litres, 60, type === 0 ? 56 : 60, 0.3),
    },
    euros: scale(litres, 60, type === 0 ? 399 : 520, 0.9),
  }),
  nameAttributes: ["capacity", "power"],
  sizeLimits: [47, 95],
  variants: {
    by: ["voltage"],
    choices: [
      { attributeValues: { voltage: 230 }, euroFactor: 1 },
      { attributeValues: { voltage: 400 }, euroFactor: 1.04 },
    ],
  },
  industries: ["bakery", "restaurant", "canteen"],
  highlights: ["evenBaking", "doubleGlazing", "easyToClean", "adjustableFeet"],
  warnings: ["manual", "hotSurface", "mains"],
  packages: ["ovenTrays"],
  accessories: ["bakingTray", "ovenStand"],
  energy: {
    regulation: "65/2014",
    scale: ["A+++", "D"],
    // the larger ones are professional only, which the regulation excludes
    classOf: (litres, type) => (type === 0 ? toClass(litres) : null),
    indexOf: toIndex,
  },
};
