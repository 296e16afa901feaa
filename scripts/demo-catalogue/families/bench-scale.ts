import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const both = "mainsAndBattery";
const battery = "battery";

export const benchScale: Family = {
  key: "bench-scale",
  group: "bench-scales",
  brands: [brands.steinberg, brands.physa],
  modelLetters: "BS",
  attributes: ["loadCapacity", "graduation", "platformSize", "powerSupply", "display"],
  nameFigures: ["loadCapacity", "graduation"],
  useFigures: ["loadCapacity", "graduation"],
  highlights: ["tare", "digitalDisplay", "nonSlipFeet"],
  warnings: ["manual", "calibration"],
  packageItem: "adapter",
  sizes: [
    size(0, "s", [3, 0.1, "18 × 23", both, "LCD"], 2.6, [28, 12, 30], 79),
    size(0, "s", [6, 0.2, "21 × 28", both, "LCD"], 3.4, [30, 13, 33], 95),
    size(0, "m", [15, 0.5, "21 × 30", both, "LCD"], 4.1, [31, 14, 34], 109),
    size(0, "m", [30, 1, "24 × 33", both, "LED"], 4.8, [33, 14, 36], 129),
    size(1, "s", [0.5, 0.01, "12 × 12", battery, "LCD"], 0.9, [15, 6, 20], 45),
    size(1, "s", [5, 0.1, "16 × 18", battery, "LCD"], 1.4, [18, 7, 24], 39),
    size(1, "m", [10, 1, "20 × 25", battery, "LCD"], 2.2, [25, 9, 28], 55),
    size(1, "l", [40, 2, "23 × 34", both, "LED"], 5.3, [34, 14, 38], 139),
  ],
};
