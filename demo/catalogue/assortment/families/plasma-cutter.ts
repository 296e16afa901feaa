import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const plasmaCutter: Family = {
  number: 13,
  key: "plasma-cutter",
  group: "cutting-machines",
  brands: [brands.stamos, brands.msw],
  modelPrefix: "PC",
  attributes: [
    "cuttingCurrent",
    "cleanCut",
    "severanceCut",
    "dutyCycle",
    "ignition",
    "airConsumption",
    "voltage",
    "torchLength",
    "protectionClass",
  ],
  lead: "cuttingCurrent",
  leads: [
    [30, 40, 45, 50, 55, 60],
    [70, 80, 90, 100, 120],
  ],
  machine: (amperes, type) => ({
    attributeValues: {
      cleanCut: scale(amperes, 40, 11, 1.05),
      severanceCut: scale(amperes, 40, 15, 1.05),
      dutyCycle: 60,
      ignition: amperes < 50 ? "highFrequencyIgnition" : "pilotArc",
      airConsumption: scale(amperes, 40, 115, 0.5, 5),
      voltage: type === 0 ? 230 : 400,
      torchLength: type === 0 ? 4 : 6,
      protectionClass: type === 0 ? "IP 21S" : "IP 23",
    },
    netKg: type === 0 ? scale(amperes, 40, 9.2, 1.1, 0.1) : scale(amperes, 70, 20, 1.1, 0.1),
    cm: {
      width: type === 0 ? scale(amperes, 40, 16, 0.5) : scale(amperes, 70, 24, 0.5),
      height: type === 0 ? scale(amperes, 40, 29, 0.4) : scale(amperes, 70, 40, 0.4),
      length: type === 0 ? scale(amperes, 40, 40, 0.4) : scale(amperes, 70, 52, 0.4),
    },
    euros: type === 0 ? scale(amperes, 40, 329, 1.1) : scale(amperes, 70, 699, 1.5),
  }),
  nameAttributes: ["cuttingCurrent", "cleanCut"],
  sizeLimits: [45, 90],
  industries: ["metalworking", "car-workshop", "agriculture"],
  highlights: ["pressureRegulator", "overheatProtection", "digitalDisplay", "carryingHandle"],
  warnings: ["manual", "plasmaArc", "weldingFumes", "mains"],
  packages: ["plasmaTorch"],
  accessories: ["plasmaTips", "cuttingGuide"],
};
