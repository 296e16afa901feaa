import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const weightBench: Family = {
  number: 36,
  key: "weight-bench",
  group: "strength-training",
  brands: [brands.physa, brands.uniprodo],
  modelPrefix: "TB",
  attributes: [
    "loadCapacity",
    "backPositions",
    "backrestAngle",
    "seatHeight",
    "paddingThickness",
    "tubeSize",
    "foldable",
    "colour",
  ],
  lead: "loadCapacity",
  leads: [
    [150, 200, 250, 300, 400],
    [200, 250, 300, 350, 450],
  ],
  machine: (kilograms, type) => {
    const isBench = type === 0;
    const tube = kilograms < 250 ? 50 : kilograms < 400 ? 60 : 75;
    return {
      attributeValues: {
        backPositions: isBench ? (kilograms < 250 ? 6 : 8) : kilograms < 300 ? 4 : 6,
        backrestAngle: isBench ? 85 : 80,
        seatHeight: kilograms < 300 ? 43 : 45,
        paddingThickness: scale(kilograms, 250, 5, 0.5, 0.5),
        tubeSize: `${tube} × ${tube}`,
        foldable: isBench && kilograms < 250,
      },
      netKg: isBench ? scale(kilograms, 250, 19, 0.9, 0.1) : scale(kilograms, 250, 34, 0.9, 0.1),
      cm: {
        width: isBench ? scale(kilograms, 250, 46, 0.25) : scale(kilograms, 250, 112, 0.15),
        height: isBench ? 45 : scale(kilograms, 250, 116, 0.15),
        length: isBench ? scale(kilograms, 250, 110, 0.1) : scale(kilograms, 250, 158, 0.12),
      },
      euros: isBench ? scale(kilograms, 250, 129, 0.95) : scale(kilograms, 250, 199, 0.95),
    };
  },
  nameAttributes: ["loadCapacity", "tubeSize"],
  sizeLimits: [250, 300],
  variants: {
    by: ["colour"],
    choices: [
      { attributeValues: { colour: "black" }, euroFactor: 1 },
      { attributeValues: { colour: "anthracite" }, euroFactor: 1 },
      { attributeValues: { colour: "red" }, euroFactor: 1 },
    ],
  },
  industries: ["practice"],
  highlights: ["quickAdjustment", "softPadding", "nonSlipFeet"],
  warnings: ["manual", "training", "maxUserWeight", "pinch"],
  packages: ["benchHardware"],
  accessories: ["weightPlates", "dumbbellPair"],
  turns: true,
};
