import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const tigWelder: Family = {
  number: 11,
  key: "tig-welder",
  group: "welding-machines",
  brands: [brands.stamos, brands.msw],
  modelPrefix: "TIG",
  attributes: [
    "weldingCurrent",
    "currentType",
    "dutyCycle",
    "ignition",
    "connectedLoad",
    "voltage",
    "pulse",
    "torchLength",
    "protectionClass",
  ],
  lead: "weldingCurrent",
  leads: [
    [160, 180, 200, 220, 250, 300],
    [180, 200, 220, 250, 315, 350],
  ],
  machine: (amperes, type) => ({
    attributeValues: {
      currentType: type === 0 ? "DC" : "AC/DC",
      dutyCycle: amperes < 200 ? 40 : 60,
      ignition: amperes < 180 ? "liftIgnition" : "highFrequencyIgnition",
      connectedLoad: scale(amperes, 200, 6.3, 1.15, 0.1),
      voltage: amperes > 220 ? 400 : 230,
      pulse: type === 1 || amperes >= 200,
      torchLength: amperes > 220 ? 8 : 4,
      protectionClass: amperes > 220 ? "IP 23" : "IP 21S",
    },
    netKg: type === 0 ? scale(amperes, 200, 9.9, 1.6, 0.1) : scale(amperes, 200, 16.8, 1.5, 0.1),
    cm: {
      width: scale(amperes, 200, type === 0 ? 18 : 21, 0.6),
      height: scale(amperes, 200, type === 0 ? 31 : 37, 0.6),
      length: scale(amperes, 200, type === 0 ? 43 : 49, 0.5),
    },
    euros: type === 0 ? scale(amperes, 200, 379, 1.6) : scale(amperes, 200, 649, 1.8),
  }),
  nameAttributes: ["weldingCurrent", "currentType"],
  sizeLimits: [200, 220],
  industries: ["metalworking", "car-workshop", "construction"],
  highlights: ["gasPostFlow", "digitalDisplay", "overheatProtection", "adjustable"],
  warnings: ["manual", "arc", "weldingFumes", "mains"],
  packages: ["tigTorch"],
  accessories: ["weldingHelmet", "tungstenElectrodes", "gasHose", "weldingTrolley"],
  turns: true,
};
