import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

export const pressureWasher: Family = {
  key: "pressure-washer",
  group: "high-pressure-cleaning",
  brands: [brands.hillvert, brands.frommStarck],
  modelLetters: "PW",
  attributes: ["pressure", "waterFlow", "power", "temperatureMax", "hoseLength", "voltage"],
  nameFigures: ["pressure", "waterFlow"],
  useFigures: ["pressure", "waterFlow"],
  highlights: ["castors", "overloadProtection", "sturdy"],
  warnings: ["manual", "jet", "mains"],
  packageItem: "lance",
  subTypes: { attribute: "pressure", limits: [150, 200] },
  sizes: [
    size(0, "s", [110, 400, 1600, 40, 5, 230], 8.9, [28, 62, 30], 119),
    size(0, "s", [140, 450, 2100, 40, 8, 230], 15.2, [33, 84, 36], 189),
    size(0, "m", [150, 540, 2800, 60, 10, 230], 34, [42, 92, 48], 429),
    size(0, "m", [200, 840, 5500, 60, 10, 400], 62, [52, 98, 66], 849),
    size(1, "m", [130, 480, 2600, 120, 10, 230], 82, [60, 88, 98], 1290),
    size(1, "l", [150, 600, 3300, 140, 10, 230], 104, [66, 96, 108], 1690),
    size(1, "l", [200, 900, 6400, 150, 10, 400], 142, [72, 104, 122], 2490),
    size(1, "l", [220, 1020, 7800, 150, 15, 400], 168, [76, 108, 130], 3190),
  ],
};
