import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const toolTrolley: Family = {
  number: 14,
  key: "tool-trolley",
  group: "workshop-furniture",
  brands: [brands.msw, brands.frommStarck],
  modelPrefix: "TT",
  attributes: [
    "loadCapacity",
    "drawers",
    "toolCount",
    "drawerLoad",
    "castorDiameter",
    "lockable",
    "material",
  ],
  lead: "loadCapacity",
  leads: [
    [120, 160, 200, 240, 280, 320, 350],
    [120, 180, 240, 280, 320, 400, 480],
  ],
  machine: (kilograms, type) => ({
    attributeValues: {
      drawers: scale(kilograms, 200, 6, 0.6),
      toolCount: type === 0 ? scale(kilograms, 200, 155, 0.95) : 0,
      drawerLoad: scale(kilograms, 200, 30, 0.5, 5),
      castorDiameter: kilograms < 240 ? 100 : 125,
      lockable: true,
      material: "powderCoatedSteel",
    },
    netKg: scale(kilograms, 200, type === 0 ? 58 : 38, 0.75, 0.5),
    cm: {
      width: scale(kilograms, 200, 67, 0.3),
      height: scale(kilograms, 200, 93, 0.15),
      length: scale(kilograms, 200, 46, 0.12),
    },
    euros: scale(kilograms, 200, type === 0 ? 479 : 249, 0.75),
  }),
  nameAttributes: ["loadCapacity"],
  sizeLimits: [200, 280],
  industries: ["car-workshop", "metalworking"],
  highlights: ["castors", "lockable", "ballBearingSlides", "nonSlipMats"],
  warnings: ["manual", "drawers", "parkBrake"],
  packages: ["keys"],
  accessories: ["toolInserts", "magneticTray"],
  turns: true,
};
