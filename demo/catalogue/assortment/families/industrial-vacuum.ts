import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const industrialVacuum: Family = {
  number: 30,
  key: "industrial-vacuum",
  group: "vacuum-technology",
  brands: [brands.ulsonix, brands.msw, brands.uniprodo],
  modelPrefix: "IV",
  attributes: [
    "capacity",
    "power",
    "airFlow",
    "suctionPressure",
    "dustClass",
    "noiseLevel",
    "hoseLength",
    "cableLength",
    "material",
  ],
  lead: "capacity",
  leads: [
    [15, 20, 30, 50, 60, 80],
    [25, 35, 50, 75, 100],
  ],
  machine: (litres, type) => {
    const isWet = type === 0;
    return {
      attributeValues: {
        power: isWet ? scale(litres, 30, 1600, 0.6, 50) : scale(litres, 35, 1400, 0.7, 50),
        airFlow: isWet ? scale(litres, 30, 60, 0.85) : scale(litres, 35, 62, 0.65),
        suctionPressure: isWet ? scale(litres, 30, 20, 0.15) : scale(litres, 35, 22, 0.2),
        dustClass: isWet ? "L" : "M",
        noiseLevel: isWet ? scale(litres, 30, 75, 0.04) : scale(litres, 35, 69, 0.08),
        hoseLength: isWet ? (litres > 30 ? 2.5 : 2) : litres > 50 ? 5 : 3.5,
        cableLength: isWet ? 5 : 8,
        material: isWet ? "stainlessSteel" : "powderCoatedSteel",
      },
      netKg: isWet ? scale(litres, 30, 10, 0.95, 0.1) : scale(litres, 35, 16.5, 1.2, 0.1),
      cm: {
        width: isWet ? scale(litres, 30, 40, 0.35) : scale(litres, 35, 42, 0.45),
        height: isWet ? scale(litres, 30, 64, 0.42) : scale(litres, 35, 66, 0.6),
        length: isWet ? scale(litres, 30, 40, 0.42) : scale(litres, 35, 46, 0.45),
      },
      euros: isWet ? scale(litres, 30, 159, 0.95) : scale(litres, 35, 329, 1.2),
    };
  },
  nameAttributes: ["capacity", "power"],
  sizeLimits: [30, 50],
  industries: ["metalworking", "cleaning-firm", "construction"],
  highlights: ["castors", "filterCleaning", "blowFunction"],
  warnings: ["manual", "flammableDust", "mains"],
  packages: ["suctionSet"],
  accessories: ["filterBags", "hepaFilter"],
  turns: true,
};
