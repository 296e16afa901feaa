import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const airCompressor: Family = {
  number: 18,
  key: "air-compressor",
  group: "compressors",
  brands: [brands.msw, brands.frommStarck],
  modelPrefix: "AC",
  attributes: ["capacity", "pressure", "intakeCapacity", "power", "soundPower", "cylinders", "voltage"],
  lead: "capacity",
  leads: [
    [6, 9, 15, 24, 30, 50],
    [24, 50, 100, 150, 200, 300, 500],
  ],
  machine: (litres, type) => ({
    attributeValues: {
      pressure: type === 0 ? 8 : litres < 300 ? 10 : 11,
      intakeCapacity: type === 0 ? scale(litres, 24, 156, 0.55, 10) : scale(litres, 50, 260, 0.62, 10),
      power: type === 0 ? scale(litres, 24, 1100, 0.45, 50) : scale(litres, 50, 1800, 0.6, 50),
      soundPower: type === 0 ? scale(litres, 24, 76, 0.05) : scale(litres, 50, 95, 0.025),
      cylinders: type === 0 ? (litres < 30 ? 2 : 4) : litres < 50 ? 1 : 2,
      voltage: type === 1 && litres > 100 ? 400 : 230,
    },
    netKg: type === 0 ? scale(litres, 24, 23, 0.6, 0.5) : scale(litres, 50, 42, 0.8, 0.5),
    cm: {
      width: type === 0 ? scale(litres, 24, 30, 0.25) : scale(litres, 50, 38, 0.25),
      height: type === 0 ? scale(litres, 24, 58, 0.25) : scale(litres, 50, 72, 0.25),
      length: type === 0 ? scale(litres, 24, 56, 0.25) : scale(litres, 50, 80, 0.38),
    },
    euros: type === 0 ? scale(litres, 24, 219, 0.6) : scale(litres, 50, 319, 0.85),
  }),
  nameAttributes: ["capacity", "pressure"],
  sizeLimits: [15, 100],
  industries: ["car-workshop", "metalworking", "construction"],
  highlights: ["safetyValve", "thermalProtection", "sturdy", "twoGauges"],
  warnings: ["manual", "vessel", "hotSurface", "mains"],
  packages: ["coupling"],
  accessories: ["airHose", "tyreInflator"],
  turns: true,
};
