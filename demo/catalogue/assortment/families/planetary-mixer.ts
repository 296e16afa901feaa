import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const planetaryMixer: Family = {
  number: 1,
  key: "planetary-mixer",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "PM",
  attributes: ["capacity", "power", "maxDough", "speedLevels", "maxSpeed", "voltage", "material"],
  lead: "capacity",
  leads: [
    [5, 7, 8, 10, 12, 15],
    [20, 25, 30, 40, 50, 60, 80],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      power: scale(litres, 20, 1100, 0.65, 50),
      maxDough: scale(litres, 20, 7, 0.95, 0.5),
      speedLevels: type === 0 ? 6 : 3,
      maxSpeed: scale(litres, 20, 400, -0.2, 10),
      voltage: litres > 30 ? 400 : 230,
      material: type === 0 ? "castAluminium" : "powderCoatedSteel",
    },
    netKg: scale(litres, 20, type === 0 ? 62 : 88, type === 0 ? 0.9 : 1.1),
    cm: {
      width: scale(litres, 20, 53, 0.3),
      height: scale(litres, 20, type === 0 ? 72 : 88, 0.28),
      length: scale(litres, 20, 58, 0.28),
    },
    euros: type === 0 ? scale(litres, 20, 890, 0.72) : scale(litres, 20, 990, 1.05),
  }),
  nameAttributes: ["capacity", "power"],
  sizeLimits: [7, 30],
  industries: ["bakery", "restaurant", "canteen"],
  highlights: ["removableBowl", "overloadProtection", "quiet", "nonSlipFeet"],
  warnings: ["manual", "movingParts", "mains"],
  packages: ["mixerTools"],
  accessories: ["mixingBowl", "doughHook", "whisk", "driveBelt"],
  turns: true,
};
