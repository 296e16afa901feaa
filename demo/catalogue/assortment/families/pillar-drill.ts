import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Chooses the Morse taper for a drill of this diameter; small machines have a chuck on a fixed cone. */
function chooseTaper(millimetres: number): string {
  if (millimetres <= 13) return "B16";
  if (millimetres <= 20) return "MT2";
  return millimetres <= 28 ? "MT3" : "MT4";
}

export const pillarDrill: Family = {
  number: 17,
  key: "pillar-drill",
  group: "machine-tools",
  brands: [brands.msw, brands.frommStarck],
  modelPrefix: "PD",
  attributes: [
    "drillDiameter",
    "power",
    "speedLevels",
    "maxSpeed",
    "spindleTravel",
    "spindleTaper",
    "throatDepth",
    "voltage",
  ],
  lead: "drillDiameter",
  leads: [
    [10, 13, 16, 20],
    [16, 20, 23, 25, 28, 32, 40],
  ],
  machine: (millimetres, type) => ({
    attributeValues: {
      power: scale(millimetres, 16, 550, 1.5, 50),
      speedLevels: millimetres <= 13 ? 5 : 12,
      maxSpeed: scale(millimetres, 16, 2600, -0.25, 10),
      spindleTravel: scale(millimetres, 16, 80, 0.7, 5),
      spindleTaper: chooseTaper(millimetres),
      throatDepth: scale(millimetres, 16, 175, 0.6, 5),
      voltage: millimetres >= 25 ? 400 : 230,
    },
    netKg: scale(millimetres, 16, type === 0 ? 36 : 58, type === 0 ? 1.5 : 1.75, 0.5),
    cm: {
      width: scale(millimetres, 16, type === 0 ? 34 : 38, 0.4),
      height: type === 0 ? scale(millimetres, 16, 88, 0.5) : scale(millimetres, 16, 158, 0.2),
      length: scale(millimetres, 16, type === 0 ? 60 : 64, 0.4),
    },
    euros: scale(millimetres, 16, type === 0 ? 289 : 419, type === 0 ? 1.5 : 1.9),
  }),
  nameAttributes: ["drillDiameter", "power"],
  sizeLimits: [13, 25],
  industries: ["metalworking", "car-workshop"],
  highlights: ["depthStop", "emergencyStop", "tiltingTable", "keylessChuck"],
  warnings: ["manual", "noGloves", "eyeProtection", "mains"],
  packages: ["drillChuck"],
  accessories: ["machineVice", "drillBitSet"],
};
