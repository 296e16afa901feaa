import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Chooses one of the usual disc sizes, known in the trade by the numbers 8, 12, 22 and 32. */
function chooseDisc(kilogramsPerHour: number): number {
  if (kilogramsPerHour <= 80) return 62;
  if (kilogramsPerHour <= 160) return 70;
  return kilogramsPerHour <= 300 ? 82 : 100;
}

export const meatGrinder: Family = {
  number: 3,
  key: "meat-grinder",
  group: "food-preparation",
  brands: [brands.royalCatering, brands.uniprodo],
  modelPrefix: "MG",
  attributes: ["hourlyOutput", "power", "discDiameter", "rotationSpeed", "reverse", "voltage", "material"],
  lead: "hourlyOutput",
  leads: [
    [60, 80, 120, 160, 200, 250],
    [220, 260, 300, 350, 450, 600],
  ],
  machine: (kilogramsPerHour, type) => ({
    attributeValues: {
      power: scale(kilogramsPerHour, 120, 700, 0.8, 50),
      discDiameter: chooseDisc(kilogramsPerHour),
      rotationSpeed: type === 0 ? 190 : 160,
      reverse: kilogramsPerHour >= 120,
      voltage: kilogramsPerHour >= 350 ? 400 : 230,
      material: type === 0 ? "castAluminium" : "stainlessSteel",
    },
    netKg: scale(kilogramsPerHour, 220, type === 0 ? 26 : 34, 0.75, 0.5),
    cm: {
      width: scale(kilogramsPerHour, 220, type === 0 ? 26 : 30, 0.3),
      height: scale(kilogramsPerHour, 220, type === 0 ? 42 : 50, 0.25),
      length: scale(kilogramsPerHour, 220, type === 0 ? 44 : 52, 0.3),
    },
    euros: scale(kilogramsPerHour, 220, type === 0 ? 479 : 690, 0.85),
  }),
  nameAttributes: ["hourlyOutput", "power"],
  sizeLimits: [120, 300],
  industries: ["butchery", "restaurant", "agriculture"],
  highlights: ["removableParts", "overloadProtection", "sturdy", "nonSlipFeet"],
  warnings: ["manual", "grinderInlet", "mains"],
  packages: ["grinderTools"],
  accessories: ["sausageTubes", "grinderDiscs"],
};
