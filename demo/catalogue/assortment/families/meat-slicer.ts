import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const meatSlicer: Family = {
  number: 2,
  key: "meat-slicer",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "MS",
  attributes: [
    "bladeDiameter",
    "power",
    "cuttingThickness",
    "carriageTravel",
    "rotationSpeed",
    "protectionClass",
    "material",
  ],
  lead: "bladeDiameter",
  leads: [
    [195, 220, 250, 275, 300, 330],
    [250, 275, 300, 330, 350, 370],
  ],
  machine: (millimetres, type) => ({
    attributeValues: {
      power: scale(millimetres, 250, type === 0 ? 180 : 210, 2.1, 10),
      cuttingThickness: scale(millimetres, 250, type === 0 ? 12 : 14, 0.6),
      carriageTravel: scale(millimetres, 250, type === 0 ? 215 : 245, 1.1, 5),
      rotationSpeed: scale(millimetres, 250, 282, -0.3),
      protectionClass: type === 0 ? "IP X1" : "IP X3",
      material: type === 0 ? "castAluminium" : "stainlessSteel",
    },
    netKg: scale(millimetres, 250, type === 0 ? 16.5 : 24, 2.4, 0.1),
    cm: {
      width: scale(millimetres, 250, 47, 0.95),
      height: scale(millimetres, 250, type === 0 ? 37 : 46, 0.95),
      length: scale(millimetres, 250, 50, 0.95),
    },
    euros: scale(millimetres, 250, type === 0 ? 369 : 690, 2.2),
  }),
  nameAttributes: ["bladeDiameter", "power"],
  sizeLimits: [250, 300],
  industries: ["butchery", "restaurant", "canteen"],
  highlights: ["bladeSharpener", "adjustable", "nonSlipFeet", "removableParts"],
  warnings: ["manual", "blade", "mains"],
  packages: ["foodPusher"],
  accessories: ["slicerBlade", "cutResistantGloves"],
};
