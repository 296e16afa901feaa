import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const soft = "polyurethane";
const hard = "nylon";
const coated = "powderCoatedSteel";

export const palletTruck: Family = {
  key: "pallet-truck",
  group: "ground-handling",
  brands: [brands.msw, brands.uniprodo],
  modelLetters: "PT",
  attributes: ["loadCapacity", "forkLength", "raisedHeight", "wheels", "material"],
  nameFigures: ["loadCapacity", "forkLength"],
  useFigures: ["loadCapacity", "forkLength"],
  highlights: ["sturdy", "quiet"],
  warnings: ["manual", "load"],
  packageItem: "pallet",
  sizes: [
    size(0, "s", [1500, 800, 190, soft, coated], 54, [45, 122, 117], 279),
    size(0, "s", [2000, 1000, 195, soft, coated], 62, [54, 122, 138], 319),
    size(0, "m", [2000, 1150, 200, hard, coated], 66, [54, 122, 153], 339),
    size(0, "m", [2500, 1150, 200, soft, coated], 69, [54, 123, 153], 379),
    size(0, "m", [2500, 1220, 200, soft, coated], 72, [68, 123, 160], 419),
    size(1, "l", [3000, 1150, 200, soft, coated], 84, [54, 124, 155], 499),
    size(1, "l", [3000, 1500, 200, soft, coated], 96, [54, 124, 190], 629),
    size(1, "l", [5000, 1150, 210, hard, coated], 128, [58, 126, 158], 899),
  ],
};
