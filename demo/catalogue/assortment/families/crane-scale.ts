import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";
import { toGraduation } from "../graduation.ts";

export const craneScale: Family = {
  number: 25,
  key: "crane-scale",
  group: "industrial-scales",
  brands: [brands.steinberg, brands.wiesenfield, brands.uniprodo],
  modelPrefix: "CS",
  attributes: [
    "loadCapacity",
    "scaleInterval",
    "digitHeight",
    "batteryLife",
    "remoteRange",
    "overloadLimit",
    "protectionClass",
    "material",
  ],
  lead: "loadCapacity",
  leads: [
    [100, 150, 300, 500, 1000],
    [1000, 2000, 3000, 5000, 10000],
  ],
  machine: (kilograms, type) => {
    const isCompact = type === 0;
    return {
      attributeValues: {
        scaleInterval: toGraduation(kilograms, isCompact ? 2500 : 3000) / 1000,
        digitHeight: isCompact ? scale(kilograms, 300, 20, 0.15) : scale(kilograms, 3000, 36, 0.15),
        batteryLife: isCompact ? 60 : 40,
        remoteRange: isCompact ? 10 : 25,
        overloadLimit: isCompact ? 120 : 150,
        protectionClass: isCompact ? "IP 54" : "IP 65",
        material: isCompact ? "castAluminium" : "powderCoatedSteel",
      },
      netKg: isCompact ? scale(kilograms, 300, 1.2, 0.45, 0.1) : scale(kilograms, 3000, 14.5, 0.75, 0.1),
      cm: {
        width: isCompact ? scale(kilograms, 300, 14, 0.15) : scale(kilograms, 3000, 24, 0.15),
        height: isCompact ? scale(kilograms, 300, 24, 0.2) : scale(kilograms, 3000, 52, 0.3),
        length: isCompact ? scale(kilograms, 300, 8, 0.15) : scale(kilograms, 3000, 17, 0.2),
      },
      euros: isCompact ? scale(kilograms, 300, 89, 0.35) : scale(kilograms, 3000, 329, 0.55),
    };
  },
  nameAttributes: ["loadCapacity", "scaleInterval"],
  sizeLimits: [300, 3000],
  industries: ["metalworking", "warehouse", "agriculture"],
  highlights: ["holdFunction", "remoteControl", "tare", "digitalDisplay"],
  warnings: ["manual", "load", "noPersons", "shockLoad"],
  packages: ["remoteAndCharger"],
  accessories: ["shackle", "craneScaleCharger", "liftingSling"],
};
