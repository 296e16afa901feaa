import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const iceMachine: Family = {
  number: 8,
  key: "ice-machine",
  group: "refrigeration",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "IM",
  attributes: [
    "dailyOutput",
    "binCapacity",
    "power",
    "iceShape",
    "waterConnection",
    "noiseLevel",
    "refrigerant",
    "material",
  ],
  lead: "dailyOutput",
  leads: [
    [10, 12, 15, 18, 20, 25],
    [30, 40, 50, 60, 80, 100],
  ],
  machine: (kilogramsPerDay, type) => ({
    attributeValues: {
      power: scale(kilogramsPerDay, 25, 190, 0.75, 10),
      binCapacity: scale(kilogramsPerDay, 25, type === 0 ? 1.6 : 7, type === 0 ? 1 : 1.05, 0.1),
      iceShape: type === 0 ? "hollowCones" : "solidCubes",
      waterConnection: type === 0 ? "waterTank" : "mainsWater",
      noiseLevel: scale(kilogramsPerDay, 25, type === 0 ? 43 : 46, 0.08),
      refrigerant: type === 0 ? "R600a" : "R290",
      material: "stainlessSteel",
    },
    netKg: scale(kilogramsPerDay, 25, type === 0 ? 14 : 27, 0.55, 0.1),
    cm: {
      width: scale(kilogramsPerDay, 25, type === 0 ? 30 : 38, 0.3),
      height: scale(kilogramsPerDay, 25, type === 0 ? 37 : 59, 0.3),
      length: scale(kilogramsPerDay, 25, type === 0 ? 40 : 47, 0.25),
    },
    euros: scale(kilogramsPerDay, 25, type === 0 ? 259 : 469, 0.75),
  }),
  nameAttributes: ["dailyOutput", "power"],
  sizeLimits: [15, 50],
  industries: ["restaurant", "canteen"],
  highlights: ["automaticStop", "digitalDisplay", "easyToClean", "insulatedBin"],
  warnings: ["manual", "drinkingWater", "refrigerant", "mains"],
  packages: ["iceScoop"],
  accessories: ["waterFilter", "descaler"],
};
