import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const cast = "castAluminium";
const steel = "stainlessSteel";

export const meatSlicer: Family = {
  key: "meat-slicer",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.uniprodo],
  modelLetters: "MS",
  attributes: ["bladeDiameter", "power", "cuttingThickness", "rotationSpeed", "voltage", "material"],
  nameFigures: ["bladeDiameter", "power"],
  useFigures: ["bladeDiameter", "cuttingThickness"],
  highlights: ["adjustable", "nonSlipFeet", "easyToClean"],
  warnings: ["manual", "mains", "movingParts"],
  packageItem: "sharpener",
  sizes: [
    size(0, "s", [190, 100, 15, 270, 230, cast], 8.2, [36, 27, 38], 189),
    size(0, "s", [195, 110, 12, 270, 230, cast], 10.5, [39, 31, 42], 239),
    size(0, "s", [220, 120, 12, 282, 230, cast], 13.4, [41, 34, 46], 299),
    size(0, "m", [250, 150, 12, 282, 230, cast], 16.2, [47, 37, 50], 369),
    size(1, "m", [275, 240, 15, 282, 230, cast], 21.5, [52, 41, 56], 499),
    size(1, "m", [300, 250, 15, 270, 230, cast], 26, [56, 45, 61], 619),
    size(1, "l", [320, 320, 16, 250, 230, steel], 34, [60, 48, 66], 849),
    size(1, "l", [350, 370, 16, 250, 230, steel], 42, [66, 52, 72], 1149),
  ],
};
