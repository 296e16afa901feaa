import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const steel = "stainlessSteel";
const coated = "powderCoatedSteel";

export const uprightFridge: Family = {
  key: "upright-fridge",
  group: "refrigeration",
  brands: [brands.royalCatering, brands.hillvert],
  modelLetters: "UF",
  attributes: [
    "capacity",
    "temperatureMin",
    "temperatureMax",
    "shelves",
    "energyConsumption",
    "power",
    "noiseLevel",
    "refrigerant",
    "material",
  ],
  nameFigures: ["capacity", "temperatureMin"],
  useFigures: ["capacity", "temperatureMin", "temperatureMax"],
  highlights: ["energySaving", "digitalDisplay", "lockable"],
  warnings: ["manual", "refrigerant", "mains"],
  packageItem: "shelves",
  sizes: [
    size(0, "s", [140, 0, 8, 3, 380, 110, 42, "R600a", coated], 38, [60, 85, 58], 399),
    size(0, "s", [200, 0, 8, 3, 420, 130, 42, "R600a", coated], 45, [60, 125, 58], 479),
    size(0, "m", [350, -2, 8, 4, 560, 180, 44, "R600a", coated], 68, [60, 185, 60], 649),
    size(0, "m", [400, -2, 8, 4, 590, 190, 45, "R290", steel], 78, [60, 188, 67], 749),
    size(0, "l", [600, -2, 8, 5, 780, 250, 47, "R290", steel], 98, [78, 190, 71], 999),
    size(1, "l", [900, -2, 8, 6, 1180, 340, 49, "R290", steel], 135, [120, 190, 74], 1449),
    size(1, "l", [1200, -2, 8, 8, 1420, 420, 50, "R290", steel], 152, [134, 200, 81], 1790),
    size(1, "l", [1400, -2, 8, 8, 1590, 460, 51, "R290", steel], 168, [148, 201, 83], 2090),
  ],
};
