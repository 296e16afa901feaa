import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const deepFryer: Family = {
  number: 5,
  key: "deep-fryer",
  group: "cooking",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "DF",
  attributes: [
    "capacity",
    "power",
    "tanks",
    "temperatureMax",
    "hourlyOutput",
    "drainTap",
    "voltage",
    "material",
  ],
  lead: "capacity",
  leads: [
    [4, 6, 8, 10, 13, 16],
    [16, 20, 25, 30, 40, 50],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      power: scale(litres, 8, 3300, 0.9, 100),
      tanks: litres >= (type === 0 ? 10 : 30) ? 2 : 1,
      temperatureMax: 190,
      hourlyOutput: scale(litres, 8, 9, 0.9),
      drainTap: litres >= 8,
      voltage: litres > 8 ? 400 : 230,
      material: "stainlessSteel",
    },
    netKg: scale(litres, 16, type === 0 ? 13 : 28, 0.8, 0.1),
    cm: {
      width: scale(litres, 16, type === 0 ? 50 : 40, 0.7),
      height: scale(litres, 16, type === 0 ? 34 : 96, 0.1),
      length: scale(litres, 16, type === 0 ? 46 : 60, 0.15),
    },
    euros: scale(litres, 16, type === 0 ? 279 : 649, 0.85),
  }),
  nameAttributes: ["capacity", "power"],
  sizeLimits: [8, 25],
  industries: ["restaurant", "canteen"],
  highlights: ["coldZone", "thermostat", "easyToClean", "overheatProtection"],
  warnings: ["manual", "hotOil", "burningFat", "mains"],
  packages: ["fryingBaskets"],
  accessories: ["fryingBasket", "oilFilter"],
};
