import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const fanHeater: Family = {
  number: 9,
  key: "fan-heater",
  group: "room-climate",
  brands: [brands.uniprodo, brands.msw],
  modelPrefix: "FH",
  attributes: [
    "heatOutput",
    "roomVolume",
    "airVolume",
    "heatSource",
    "plug",
    "voltage",
    "soundPower",
    "protectionClass",
  ],
  lead: "heatOutput",
  leads: [
    [1.5, 2, 2.5, 3, 3.3],
    [10, 17, 20, 30, 40, 50, 70],
  ],
  machine: (kilowatts, type) => ({
    attributeValues: {
      roomVolume: scale(kilowatts, 3, type === 0 ? 75 : 60, 1, 5),
      airVolume: type === 0 ? scale(kilowatts, 3, 400, 0.6, 10) : scale(kilowatts, 30, 1000, 0.85, 10),
      heatSource: type === 0 ? "electricity" : "propane",
      voltage: 230,
      soundPower: type === 0 ? scale(kilowatts, 3, 60, 0.08) : scale(kilowatts, 30, 82, 0.05),
      protectionClass: type === 0 ? "IP X4" : "IP 44",
    },
    netKg: type === 0 ? scale(kilowatts, 3, 4.8, 0.6, 0.1) : scale(kilowatts, 30, 9.8, 0.6, 0.1),
    cm: {
      width: type === 0 ? scale(kilowatts, 3, 25, 0.25) : scale(kilowatts, 30, 24, 0.25),
      height: type === 0 ? scale(kilowatts, 3, 34, 0.25) : scale(kilowatts, 30, 40, 0.25),
      length: type === 0 ? scale(kilowatts, 3, 26, 0.25) : scale(kilowatts, 30, 58, 0.3),
    },
    euros: type === 0 ? scale(kilowatts, 3, 69, 0.8) : scale(kilowatts, 30, 189, 0.75),
  }),
  nameAttributes: ["heatOutput", "airVolume"],
  sizeLimits: [2.5, 30],
  variants: {
    by: ["plug"],
    choices: [
      { attributeValues: { plug: "schuko" }, euroFactor: 1 },
      { attributeValues: { plug: "ceeBlue" }, euroFactor: 1.06 },
    ],
  },
  industries: ["construction", "car-workshop", "warehouse", "agriculture"],
  highlights: ["thermostat", "overheatProtection", "sturdy", "carryingHandle"],
  warnings: ["manual", "doNotCover", "hotSurface", "mains"],
  typeWarnings: [[], ["gasVentilation"]],
  packages: ["heaterStand"],
  accessories: ["extensionCable"],
};
