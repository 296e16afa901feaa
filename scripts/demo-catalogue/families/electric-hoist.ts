import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

export const electricHoist: Family = {
  key: "electric-hoist",
  group: "hoists",
  brands: [brands.msw, brands.steinberg],
  modelLetters: "EH",
  attributes: ["loadCapacity", "liftingHeight", "liftingSpeed", "power", "ropeDiameter", "voltage"],
  nameFigures: ["loadCapacity", "liftingHeight"],
  useFigures: ["loadCapacity", "liftingHeight"],
  highlights: ["emergencyStop", "overloadProtection", "sturdy"],
  warnings: ["manual", "load", "mains"],
  packageItem: "remote",
  subTypes: { attribute: "loadCapacity", limits: [500, 1000] },
  sizes: [
    size(0, "s", [125, 12, 10, 500, 3, 230], 10.8, [16, 24, 40], 129),
    size(0, "s", [250, 12, 10, 540, 3.2, 230], 11.6, [16, 24, 42], 149),
    size(0, "s", [400, 12, 10, 900, 4, 230], 16.5, [18, 27, 46], 199),
    size(0, "m", [500, 18, 8, 1050, 5, 230], 18.4, [19, 28, 49], 239),
    size(0, "m", [800, 12, 8, 1300, 5.5, 230], 25.5, [22, 31, 53], 289),
    size(1, "m", [500, 6, 6.8, 1100, 6.3, 230], 38, [30, 36, 48], 749),
    size(1, "l", [1000, 6, 6.8, 1500, 7.1, 400], 52, [34, 41, 55], 899),
    size(1, "l", [2000, 6, 3.4, 3000, 10, 400], 89, [40, 50, 66], 1390),
  ],
};
