import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Calculates the motor's watts for a pressure (bar) and a flow (l/h), at an efficiency of 82 %. */
function toPumpPower(pressure: number, waterFlow: number): number {
  return Math.round((pressure * waterFlow) / 36 / 0.82 / 50) * 50;
}

export const pressureWasher: Family = {
  number: 29,
  key: "pressure-washer",
  group: "high-pressure-cleaning",
  brands: [brands.ulsonix, brands.hillvert, brands.msw],
  modelPrefix: "PW",
  attributes: [
    "pressure",
    "waterFlow",
    "power",
    "temperatureMax",
    "hoseLength",
    "pumpHead",
    "soundPower",
    "protectionClass",
    "voltage",
  ],
  lead: "pressure",
  leads: [
    [110, 130, 150, 180, 200, 250],
    [120, 150, 170, 200, 220],
  ],
  machine: (bar, type) => {
    const isHot = type === 1;
    const waterFlow = isHot ? scale(bar, 150, 600, 1.2, 10) : scale(bar, 150, 540, 1.4, 10);
    const power = toPumpPower(bar, waterFlow);
    return {
      attributeValues: {
        waterFlow,
        power,
        temperatureMax: isHot ? (bar > 150 ? 150 : 140) : bar > 130 ? 60 : 40,
        pumpHead: bar > 130 ? "brass" : "aluminium",
        soundPower: scale(bar, 150, isHot ? 88 : 91, 0.1),
        protectionClass: "IP X5",
        voltage: power > 3500 ? 400 : 230,
      },
      netKg: isHot ? scale(bar, 150, 104, 1.2) : scale(bar, 150, 30, 1.9),
      cm: {
        width: isHot ? scale(bar, 150, 66, 0.4) : scale(bar, 150, 40, 0.6),
        height: isHot ? scale(bar, 150, 94, 0.3) : scale(bar, 150, 90, 0.4),
        length: isHot ? scale(bar, 150, 106, 0.4) : scale(bar, 150, 46, 0.8),
      },
      euros: isHot ? scale(bar, 150, 1690, 1.5) : scale(bar, 150, 399, 2.6),
    };
  },
  nameAttributes: ["pressure", "waterFlow"],
  sizeLimits: [150, 170],
  variants: {
    by: ["hoseLength"],
    choices: [
      { attributeValues: { hoseLength: 10 }, euroFactor: 1 },
      { attributeValues: { hoseLength: 15 }, euroFactor: 1.06, kgFactor: 1.03 },
      { attributeValues: { hoseLength: 20 }, euroFactor: 1.12, kgFactor: 1.06 },
    ],
  },
  industries: ["cleaning-firm", "car-workshop", "agriculture"],
  highlights: ["autoStop", "detergentTank", "sturdy"],
  warnings: ["manual", "jet", "mains"],
  packages: ["lanceSet"],
  accessories: ["surfaceCleaner", "rotaryNozzle"],
  turns: true,
};
