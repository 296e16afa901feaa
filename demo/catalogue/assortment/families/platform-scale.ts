import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";
import { toGraduation } from "../graduation.ts";

export const platformScale: Family = {
  number: 23,
  key: "platform-scale",
  group: "industrial-scales",
  brands: [brands.steinberg, brands.wiesenfield, brands.uniprodo],
  modelPrefix: "PF",
  attributes: [
    "loadCapacity",
    "scaleInterval",
    "platformSize",
    "verified",
    "display",
    "powerSupply",
    "protectionClass",
    "material",
  ],
  lead: "loadCapacity",
  leads: [
    [30, 60, 100, 150, 300, 600],
    [1000, 1500, 2000, 3000, 5000],
  ],
  machine: (kilograms, type) => {
    const isColumn = type === 0;
    const verified = kilograms % 150 === 0;
    const length = isColumn ? scale(kilograms, 150, 50, 0.28, 5) : scale(kilograms, 1500, 120, 0.35, 10);
    const width = isColumn ? scale(kilograms, 150, 40, 0.28, 5) : length;
    return {
      attributeValues: {
        scaleInterval: toGraduation(kilograms, 3000) / 1000,
        platformSize: `${length} × ${width}`,
        verified,
        display: isColumn && kilograms < 150 ? "LCD" : "LED",
        powerSupply: isColumn ? "mainsAndBattery" : "mains",
        protectionClass: isColumn ? "IP 54" : "IP 67",
        material: isColumn ? "stainlessSteel" : "galvanisedSteel",
      },
      netKg: isColumn ? scale(kilograms, 150, 15, 0.68, 0.1) : scale(kilograms, 1500, 98, 0.75),
      cm: {
        width,
        height: isColumn ? scale(kilograms, 150, 86, 0.1) : scale(kilograms, 1500, 10, 0.2),
        length: isColumn ? length + 16 : length,
      },
      euros: Math.round(
        (isColumn ? scale(kilograms, 150, 169, 0.45) : scale(kilograms, 1500, 649, 0.55)) *
          (verified ? 1.12 : 1),
      ),
    };
  },
  nameAttributes: ["loadCapacity", "scaleInterval"],
  sizeLimits: [100, 2000],
  industries: ["warehouse", "agriculture", "butchery"],
  highlights: ["tare", "digitalDisplay", "sturdy"],
  warnings: ["manual", "calibration", "shockLoad", "mains"],
  packages: ["levellingFeet", "mainsAdapter"],
  accessories: ["accessRamp", "labelPrinter", "testWeight"],
};
