import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const logSplitter: Family = {
  number: 31,
  key: "log-splitter",
  group: "firewood",
  brands: [brands.hillvert, brands.wiesenfield, brands.msw],
  modelPrefix: "LS",
  attributes: [
    "splittingForce",
    "logLength",
    "logDiameter",
    "power",
    "stroke",
    "forwardSpeed",
    "oilCapacity",
    "soundPower",
    "voltage",
  ],
  lead: "splittingForce",
  leads: [
    [4, 5, 6, 7],
    [8, 10, 12, 14, 16, 20],
  ],
  machine: (tonnes, type) => {
    const isHorizontal = type === 0;
    return {
      attributeValues: {
        logLength: isHorizontal ? scale(tonnes, 7, 52, 0.6) : scale(tonnes, 8, 104, 0.25),
        logDiameter: isHorizontal ? scale(tonnes, 7, 25, 0.4) : scale(tonnes, 8, 30, 0.45),
        power: isHorizontal ? scale(tonnes, 7, 2300, 0.75, 50) : scale(tonnes, 8, 3000, 0.6, 100),
        stroke: isHorizontal ? scale(tonnes, 7, 390, 0.4, 5) : scale(tonnes, 8, 480, 0.5, 10),
        forwardSpeed: isHorizontal ? scale(tonnes, 7, 3.2, -0.4, 0.1) : scale(tonnes, 8, 4.2, 0.1, 0.1),
        oilCapacity: isHorizontal ? scale(tonnes, 7, 3.2, 0.5, 0.1) : scale(tonnes, 8, 4.8, 1, 0.1),
        soundPower: isHorizontal ? scale(tonnes, 7, 94, 0.05) : scale(tonnes, 8, 96, 0.04),
        voltage: tonnes > 8 ? 400 : 230,
      },
      netKg: isHorizontal ? scale(tonnes, 7, 52, 0.55) : scale(tonnes, 8, 104, 1),
      cm: {
        width: isHorizontal ? scale(tonnes, 7, 27, 0.2) : scale(tonnes, 8, 58, 0.35),
        height: isHorizontal ? scale(tonnes, 7, 51, 0.2) : scale(tonnes, 8, 148, 0.15),
        length: isHorizontal ? scale(tonnes, 7, 98, 0.35) : scale(tonnes, 8, 82, 0.35),
      },
      euros: isHorizontal ? scale(tonnes, 7, 289, 0.9) : scale(tonnes, 8, 629, 1.15),
    };
  },
  nameAttributes: ["splittingForce", "logLength"],
  sizeLimits: [5, 12],
  industries: ["agriculture"],
  highlights: ["twoHandControl", "sturdy", "thermalProtection"],
  warnings: ["manual", "splitter", "levelGround", "mains"],
  packages: ["splittingWedge"],
  accessories: ["splittingCross", "hydraulicOil"],
};
