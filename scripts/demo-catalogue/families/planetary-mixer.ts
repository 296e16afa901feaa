import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const steel = "stainlessSteel";
const cast = "castAluminium";

export const planetaryMixer: Family = {
  key: "planetary-mixer",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.uniprodo],
  modelLetters: "PM",
  attributes: ["capacity", "power", "maxDough", "speedLevels", "voltage", "material"],
  nameFigures: ["capacity", "power"],
  useFigures: ["capacity", "power"],
  highlights: ["overloadProtection", "nonSlipFeet", "easyToClean"],
  warnings: ["manual", "mains", "movingParts"],
  packageItem: "mixerTools",
  subTypes: { attribute: "capacity", limits: [7, 30] },
  sizes: [
    size(0, "s", [5, 500, 1.2, 6, 230, cast], 13, [24, 43, 41], 229),
    size(0, "s", [7, 650, 1.8, 11, 230, cast], 18, [25, 46, 43], 319),
    size(0, "m", [10, 600, 2.5, 3, 230, steel], 56, [45, 62, 47], 549),
    size(0, "m", [15, 750, 3.8, 3, 230, steel], 68, [48, 72, 52], 679),
    size(1, "m", [20, 1100, 5, 3, 230, cast], 92, [53, 88, 56], 899),
    size(1, "l", [30, 1500, 7.5, 3, 230, cast], 131, [58, 108, 62], 1349),
    size(1, "l", [40, 2000, 11, 3, 400, cast], 178, [64, 118, 68], 1899),
    size(1, "l", [60, 3000, 17, 3, 400, cast], 285, [72, 140, 82], 3190),
  ],
};
