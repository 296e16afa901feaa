import { brands } from "../../brand.ts";
import { type Family, scale, type TypeIndex } from "../family.ts";

/** Calculates the lamp's watts: about 105 lm/W in a small floodlight, 135 lm/W in a large site light. */
function toPowerConsumption(lumens: number, type: TypeIndex): number {
  const efficacy = type === 0 ? scale(lumens, 4000, 106, 0.08, 0.1) : scale(lumens, 10000, 127, 0.12, 0.1);
  return Math.round(lumens / efficacy);
}

/** Minimum lm/W of a class, by Regulation (EU) 2019/2015, Annex II, table 1, for mains lamps (factor 1). */
const lowestEfficacy = { A: 210, B: 185, C: 160, D: 135, E: 110, F: 85 };

function toEnergyClass(lumens: number, type: TypeIndex): string {
  const efficacy = lumens / toPowerConsumption(lumens, type);
  return Object.entries(lowestEfficacy).find(([, limit]) => efficacy >= limit)?.[0] ?? "G";
}

export const workLight: Family = {
  number: 28,
  key: "work-light",
  group: "lighting",
  brands: [brands.msw, brands.frommStarck, brands.uniprodo],
  modelPrefix: "WL",
  attributes: [
    "luminousFlux",
    "powerConsumption",
    "colourTemperature",
    "beamAngle",
    "protectionClass",
    "impactClass",
    "cableLength",
    "dimmingLevels",
    "lifetime",
  ],
  lead: "luminousFlux",
  leads: [
    [2000, 3000, 4000, 6000, 8000, 12000],
    [6000, 8000, 10000, 15000, 20000],
  ],
  machine: (lumens, type) => {
    const isFloodlight = type === 0;
    return {
      attributeValues: {
        powerConsumption: toPowerConsumption(lumens, type),
        colourTemperature: isFloodlight ? 5000 : 4000,
        beamAngle: isFloodlight ? 120 : 360,
        protectionClass: isFloodlight ? "IP 65" : "IP 54",
        impactClass: isFloodlight ? "IK 07" : "IK 08",
        cableLength: isFloodlight ? (lumens > 4000 ? 3 : 2) : 5,
        dimmingLevels: isFloodlight ? (lumens > 4000 ? 2 : 1) : 3,
        lifetime: isFloodlight ? 25000 : 30000,
      },
      netKg: isFloodlight ? scale(lumens, 4000, 2.6, 0.65, 0.1) : scale(lumens, 10000, 4.8, 0.6, 0.1),
      cm: {
        width: isFloodlight ? scale(lumens, 4000, 24, 0.35) : scale(lumens, 10000, 32, 0.25),
        height: isFloodlight ? scale(lumens, 4000, 32, 0.3) : scale(lumens, 10000, 42, 0.3),
        length: isFloodlight ? scale(lumens, 4000, 20, 0.25) : scale(lumens, 10000, 32, 0.25),
      },
      euros: isFloodlight ? scale(lumens, 4000, 49, 0.75) : scale(lumens, 10000, 149, 0.7),
    };
  },
  nameAttributes: ["luminousFlux", "powerConsumption"],
  sizeLimits: [4000, 10000],
  industries: ["construction", "car-workshop", "metalworking"],
  highlights: ["evenLight", "splashProof", "shatterproof"],
  warnings: ["manual", "doNotStare", "noHotCover", "mains"],
  packages: ["lightStand"],
  accessories: ["telescopicTripod", "extensionCable"],
  energy: { regulation: "2019/2015", scale: ["A", "G"], classOf: toEnergyClass },
};
