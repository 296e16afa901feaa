import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Chooses the thickest wire that the current melts, in millimetres. */
function chooseWire(amperes: number): number {
  if (amperes <= 160) return 0.8;
  if (amperes <= 220) return 1;
  return amperes <= 300 ? 1.2 : 1.6;
}

export const migWelder: Family = {
  number: 12,
  key: "mig-welder",
  group: "welding-machines",
  brands: [brands.stamos, brands.msw],
  modelPrefix: "MIG",
  attributes: [
    "weldingCurrent",
    "dutyCycle",
    "wireDiameter",
    "wireSpool",
    "feedRolls",
    "synergic",
    "connectedLoad",
    "voltage",
    "torchLength",
  ],
  lead: "weldingCurrent",
  leads: [
    [130, 145, 160, 180, 200, 220],
    [250, 270, 300, 315, 350, 400],
  ],
  machine: (amperes, type) => ({
    attributeValues: {
      dutyCycle: amperes < 160 ? 30 : amperes < 250 ? 40 : 60,
      wireDiameter: chooseWire(amperes),
      wireSpool: amperes < 160 ? 1 : amperes < 200 ? 5 : 15,
      feedRolls: type === 0 ? 2 : 4,
      synergic: amperes >= 180,
      connectedLoad: scale(amperes, 200, 7.6, 1.2, 0.1),
      voltage: type === 0 ? 230 : 400,
      torchLength: amperes < 160 ? 2 : amperes < 250 ? 3 : 4,
    },
    netKg: type === 0 ? scale(amperes, 200, 16.5, 1.6, 0.1) : scale(amperes, 250, 38, 1.8, 0.5),
    cm: {
      width: type === 0 ? scale(amperes, 200, 23, 0.5) : scale(amperes, 250, 30, 0.7),
      height: type === 0 ? scale(amperes, 200, 40, 0.5) : scale(amperes, 250, 62, 0.6),
      length: type === 0 ? scale(amperes, 200, 50, 0.6) : scale(amperes, 250, 76, 0.6),
    },
    euros: type === 0 ? scale(amperes, 200, 469, 1.4) : scale(amperes, 250, 949, 1.9),
  }),
  nameAttributes: ["weldingCurrent", "voltage"],
  sizeLimits: [160, 300],
  industries: ["metalworking", "car-workshop", "agriculture"],
  highlights: ["gasAndFluxWire", "overheatProtection", "adjustable", "sturdy"],
  warnings: ["manual", "arc", "weldingFumes", "mains"],
  packages: ["migTorch"],
  accessories: ["weldingHelmet", "weldingTrolley", "gasHose", "weldingWire", "contactTips"],
};
