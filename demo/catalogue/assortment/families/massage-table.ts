import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const massageTable: Family = {
  number: 35,
  key: "massage-table",
  group: "therapy-furniture",
  brands: [brands.physa, brands.uniprodo],
  modelPrefix: "MT",
  attributes: [
    "loadCapacity",
    "lyingWidth",
    "lyingLength",
    "heightMin",
    "heightMax",
    "sections",
    "paddingThickness",
    "frameMaterial",
    "colour",
  ],
  lead: "loadCapacity",
  leads: [
    [150, 180, 200, 230, 250],
    [160, 180, 200, 220, 250, 300],
  ],
  machine: (kilograms, type) => {
    const isFolding = type === 0;
    const lyingWidth = scale(kilograms, 200, isFolding ? 67 : 68, 0.3);
    const lyingLength = isFolding ? 185 : 190;
    return {
      attributeValues: {
        lyingWidth,
        lyingLength,
        heightMin: isFolding ? 62 : 55,
        heightMax: isFolding ? 84 : kilograms < 200 ? 88 : 92,
        sections: isFolding ? (kilograms < 200 ? 2 : 3) : kilograms < 250 ? 3 : 4,
        paddingThickness: scale(kilograms, 200, isFolding ? 5 : 7, 0.6, 0.5),
        frameMaterial: isFolding ? (kilograms < 230 ? "aluminium" : "beech") : "powderCoatedSteel",
      },
      netKg: isFolding ? scale(kilograms, 200, 13.5, 0.9, 0.1) : scale(kilograms, 200, 62, 0.9),
      cm: { width: lyingWidth, height: isFolding ? 84 : 92, length: lyingLength },
      euros: isFolding ? scale(kilograms, 200, 149, 1.2) : scale(kilograms, 200, 790, 1.1),
    };
  },
  nameAttributes: ["loadCapacity", "lyingWidth"],
  sizeLimits: [200, 220],
  variants: {
    by: ["colour"],
    choices: [
      { attributeValues: { colour: "black" }, euroFactor: 1 },
      { attributeValues: { colour: "white" }, euroFactor: 1 },
      { attributeValues: { colour: "turquoise" }, euroFactor: 1.03 },
      { attributeValues: { colour: "cream" }, euroFactor: 1.03 },
    ],
  },
  industries: ["practice"],
  highlights: ["softPadding", "wipeableCover", "nonSlipFeet"],
  warnings: ["manual", "maxUserWeight", "pinch"],
  packages: ["headrest"],
  accessories: ["paperRoll", "rollingStool"],
};
