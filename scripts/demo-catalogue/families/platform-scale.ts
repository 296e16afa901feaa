import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const both = "mainsAndBattery";
const mains = "mains";

export const platformScale: Family = {
  key: "platform-scale",
  group: "industrial-scales",
  brands: [brands.steinberg, brands.wiesenfield],
  modelLetters: "PF",
  attributes: ["loadCapacity", "graduation", "platformSize", "powerSupply", "display"],
  nameFigures: ["loadCapacity", "graduation"],
  useFigures: ["loadCapacity", "graduation"],
  highlights: ["tare", "digitalDisplay", "sturdy"],
  warnings: ["manual", "calibration"],
  packageItem: "adapter",
  subTypes: { attribute: "loadCapacity", limits: [150, 1500] },
  sizes: [
    size(0, "s", [60, 10, "30 × 40", both, "LCD"], 8.5, [30, 76, 46], 119),
    size(0, "s", [100, 20, "40 × 50", both, "LCD"], 12.8, [40, 82, 58], 149),
    size(0, "m", [150, 20, "40 × 50", both, "LED"], 14.2, [40, 86, 58], 179),
    size(0, "m", [300, 50, "50 × 60", both, "LED"], 21.5, [50, 92, 70], 239),
    size(0, "m", [600, 100, "60 × 80", both, "LED"], 39, [60, 96, 88], 329),
    size(1, "l", [1000, 200, "100 × 100", mains, "LED"], 68, [100, 11, 100], 549),
    size(1, "l", [1500, 500, "120 × 120", mains, "LED"], 96, [120, 12, 120], 699),
    size(1, "l", [3000, 1000, "150 × 150", mains, "LED"], 168, [150, 14, 150], 1090),
  ],
};
