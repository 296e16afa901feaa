import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const coated = "powderCoatedSteel";

export const toolTrolley: Family = {
  key: "tool-trolley",
  group: "workshop-furniture",
  brands: [brands.msw, brands.frommStarck],
  modelLetters: "TT",
  attributes: ["drawers", "toolCount", "loadCapacity", "lockable", "material"],
  nameFigures: ["loadCapacity"],
  useFigures: ["loadCapacity"],
  highlights: ["castors", "lockable", "sturdy"],
  warnings: ["manual", "drawers"],
  packageItem: "keys",
  sizes: [
    size(0, "s", [4, 99, 120, true, coated], 42, [62, 78, 38], 329),
    size(0, "m", [6, 155, 200, true, coated], 58, [68, 95, 46], 479),
    size(0, "m", [7, 216, 280, true, coated], 72, [70, 98, 47], 599),
    size(0, "l", [8, 274, 350, true, coated], 88, [78, 102, 48], 749),
    size(1, "s", [4, 0, 120, true, coated], 29, [62, 78, 38], 189),
    size(1, "m", [5, 0, 180, true, coated], 36, [66, 88, 45], 239),
    size(1, "m", [7, 0, 280, true, coated], 44, [70, 98, 47], 299),
    size(1, "l", [9, 0, 400, true, coated], 61, [90, 104, 50], 429),
  ],
};
