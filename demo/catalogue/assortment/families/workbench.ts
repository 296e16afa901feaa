import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const workbench: Family = {
  number: 15,
  key: "workbench",
  group: "workshop-furniture",
  brands: [brands.msw, brands.frommStarck],
  modelPrefix: "WT",
  attributes: [
    "worktopWidth",
    "worktop",
    "loadCapacity",
    "drawers",
    "worktopThickness",
    "workingHeight",
    "lockable",
  ],
  lead: "worktopWidth",
  leads: [
    [100, 120, 150, 170, 200, 240],
    [100, 120, 140, 160, 180],
  ],
  machine: (centimetres, type) => ({
    attributeValues: {
      loadCapacity:
        type === 0 ? scale(centimetres, 150, 500, 0.8, 50) : scale(centimetres, 140, 300, 0.8, 10),
      drawers: type === 0 ? scale(centimetres, 150, 4, 0.9) : scale(centimetres, 140, 7, 0.9),
      worktopThickness: type === 0 ? 40 : 30,
      workingHeight: type === 0 ? 85 : 94,
      lockable: true,
    },
    netKg: type === 0 ? scale(centimetres, 150, 68, 0.95, 0.5) : scale(centimetres, 140, 74, 0.95, 0.5),
    cm: {
      width: centimetres,
      height: type === 0 ? 85 : 94,
      length: type === 0 ? 70 : 60,
    },
    euros: type === 0 ? scale(centimetres, 150, 379, 1.05) : scale(centimetres, 140, 429, 1.05),
  }),
  nameAttributes: ["worktopWidth", "loadCapacity"],
  sizeLimits: [150, 140],
  variants: {
    by: ["worktop"],
    choices: [
      { attributeValues: { worktop: "beechMultiplex" }, euroFactor: 1 },
      { attributeValues: { worktop: "beech" }, euroFactor: 1.12, kgFactor: 1.04 },
      { attributeValues: { worktop: "stainlessSteel" }, euroFactor: 1.28, kgFactor: 1.1 },
    ],
  },
  industries: ["car-workshop", "metalworking", "warehouse"],
  highlights: ["ballBearingSlides", "lockable", "nonSlipMats", "sturdy"],
  warnings: ["manual", "drawers", "benchLoad"],
  packages: ["assemblyKit"],
  accessories: ["benchVice", "perforatedPanel"],
};
