import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const steel = "stainlessSteel";
const coated = "powderCoatedSteel";

export const industrialVacuum: Family = {
  key: "industrial-vacuum",
  group: "vacuum-technology",
  brands: [brands.hillvert, brands.uniprodo],
  modelLetters: "IV",
  attributes: ["capacity", "power", "suctionPressure", "airFlow", "hoseLength", "noiseLevel", "material"],
  nameFigures: ["capacity", "power"],
  useFigures: ["capacity", "power"],
  highlights: ["castors", "quiet", "sturdy"],
  warnings: ["manual", "mains"],
  packageItem: "suction",
  subTypes: { attribute: "capacity", limits: [30, 60] },
  sizes: [
    size(0, "s", [15, 1200, 18, 48, 2, 74, steel], 6.4, [34, 44, 34], 99),
    size(0, "s", [20, 1300, 19, 52, 2, 74, steel], 7.8, [36, 50, 36], 119),
    size(0, "s", [30, 1500, 20, 58, 2, 75, steel], 10.2, [40, 62, 40], 159),
    size(0, "m", [60, 2400, 22, 106, 2.5, 77, steel], 21, [52, 90, 56], 329),
    size(0, "l", [80, 3000, 23, 159, 2.5, 78, steel], 27, [58, 98, 62], 419),
    size(1, "m", [35, 1400, 21, 60, 3, 70, coated], 14.5, [42, 64, 46], 289),
    size(1, "l", [75, 2200, 24, 95, 4, 72, coated], 46, [60, 118, 68], 899),
    size(1, "l", [100, 3000, 28, 126, 5, 76, coated], 72, [68, 134, 76], 1490),
  ],
};
