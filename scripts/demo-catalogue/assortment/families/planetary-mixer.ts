import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const planetaryMixer: Family = {
  number: 1,
  key: "planetary-mixer",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.hillvert],
  modelLetters: "PM",
  attributes: ["capacity", "power", "maxDough", "speedLevels", "voltage", "material"],
  lead: "capacity",
  leads: [
    [5, 7, 10, 15],
    [20, 30, 40, 60, 80],
  ],
  machine: (litres, type) => ({
    figures: {
      power: scale(litres, 20, 1100, 0.65, 50),
      maxDough: scale(litres, 20, 5, 0.95, 0.5),
      speedLevels: type === 0 ? 6 : 3,
      voltage: litres > 30 ? 400 : 230,
      material: type === 0 ? "castAluminium" : "powderCoatedSteel",
    },
    netKg: scale(litres, 20, type === 0 ? 62 : 88, 0.9),
    cm: {
      width: scale(litres, 20, 53, 0.3),
      height: scale(litres, 20, type === 0 ? 72 : 88, 0.28),
      length: scale(litres, 20, 58, 0.28),
    },
    euros: scale(litres, 20, 890, 0.72),
  }),
  nameFigures: ["capacity", "power"],
  sizeLimits: [7, 30],
  industries: ["bakery", "restaurant", "canteen"],
  highlights: ["easyToClean", "overloadProtection", "quiet", "nonSlipFeet"],
  warnings: ["manual", "movingParts", "mains"],
  packages: ["mixerTools"],
  accessories: ["mixingBowl", "doughHook"],
  turns: true,
};
