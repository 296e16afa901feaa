import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

export const airCompressor: Family = {
  key: "air-compressor",
  group: "compressed-air",
  brands: [brands.msw, brands.frommStarck],
  modelLetters: "AC",
  attributes: ["capacity", "pressure", "power", "intakeCapacity", "noiseLevel", "voltage"],
  nameFigures: ["capacity", "pressure"],
  useFigures: ["capacity", "pressure"],
  highlights: ["quiet", "overloadProtection", "sturdy"],
  warnings: ["manual", "vessel", "mains"],
  packageItem: "coupling",
  subTypes: { attribute: "capacity", limits: [24, 100] },
  sizes: [
    size(0, "s", [6, 8, 550, 89, 58, 230], 14.6, [24, 46, 42], 139),
    size(0, "s", [9, 8, 750, 120, 60, 230], 18.5, [26, 52, 46], 179),
    size(0, "s", [24, 8, 1100, 156, 62, 230], 24.5, [30, 60, 56], 229),
    size(0, "m", [50, 8, 1500, 240, 66, 230], 38, [36, 70, 72], 369),
    size(1, "m", [50, 10, 1800, 260, 76, 230], 42, [38, 76, 78], 329),
    size(1, "m", [100, 10, 2200, 330, 79, 230], 64, [42, 86, 102], 499),
    size(1, "l", [200, 10, 4000, 580, 84, 400], 128, [52, 104, 142], 1099),
    size(1, "l", [300, 11, 5500, 820, 86, 400], 184, [60, 124, 164], 1690),
  ],
};
