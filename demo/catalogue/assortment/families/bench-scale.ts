import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";
import { toGraduation } from "../graduation.ts";

/** A counting scale divides its load capacity into 30,000 steps, a compact one into 10,000. */
const divisions = [30000, 10000] as const;

export const benchScale: Family = {
  number: 24,
  key: "bench-scale",
  group: "bench-scales",
  brands: [brands.steinberg, brands.wiesenfield, brands.uniprodo],
  modelPrefix: "BS",
  attributes: [
    "loadCapacity",
    "graduation",
    "platformSize",
    "batteryLife",
    "stabilisationTime",
    "weighingUnits",
    "display",
    "powerSupply",
  ],
  lead: "loadCapacity",
  leads: [
    [3, 6, 15, 30],
    [1, 2, 5, 10, 20, 40],
  ],
  machine: (kilograms, type) => {
    const isCounting = type === 0;
    const length = isCounting ? scale(kilograms, 15, 30, 0.12) : scale(kilograms, 5, 19, 0.25);
    const width = isCounting ? scale(kilograms, 15, 21, 0.12) : scale(kilograms, 5, 15, 0.25);
    return {
      attributeValues: {
        graduation: toGraduation(kilograms, divisions[type]),
        platformSize: `${length} × ${width}`,
        batteryLife: isCounting ? 100 : 60,
        stabilisationTime: isCounting ? 2 : 1.5,
        weighingUnits: isCounting ? 3 : 5,
        display: isCounting ? "LED" : "LCD",
        powerSupply: isCounting ? "mainsAndBattery" : "battery",
      },
      netKg: isCounting ? scale(kilograms, 15, 4.1, 0.2, 0.1) : scale(kilograms, 5, 1.4, 0.5, 0.1),
      cm: {
        width: width + (isCounting ? 10 : 2),
        height: isCounting ? scale(kilograms, 15, 14, 0.06) : scale(kilograms, 5, 7, 0.2),
        length: length + (isCounting ? 5 : 4),
      },
      euros: isCounting ? scale(kilograms, 15, 119, 0.22) : scale(kilograms, 5, 45, 0.45),
    };
  },
  nameAttributes: ["loadCapacity", "graduation"],
  sizeLimits: [6, 5],
  industries: ["warehouse", "bakery", "laboratory"],
  highlights: ["tare", "countingFunction", "digitalDisplay", "nonSlipFeet"],
  warnings: ["manual", "calibration", "shockLoad"],
  packages: ["chargingAdapter"],
  accessories: ["testWeight", "scaleCover", "labelPrinter"],
  turns: true,
};
