import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const bandSealer: Family = {
  number: 34,
  key: "band-sealer",
  group: "sealing-machines",
  brands: [brands.frommStarck, brands.royalCatering, brands.uniprodo],
  modelPrefix: "BD",
  attributes: [
    "beltSpeed",
    "sealWidth",
    "power",
    "temperatureMax",
    "beltLoad",
    "filmThickness",
    "conveyorLength",
    "voltage",
    "material",
  ],
  lead: "beltSpeed",
  leads: [
    [6, 8, 10, 12, 16],
    [8, 10, 12, 16, 20],
  ],
  machine: (metresPerMinute, type) => {
    const isVertical = type === 1;
    const conveyorLength = scale(metresPerMinute, 12, isVertical ? 900 : 820, 0.3, 10);
    return {
      attributeValues: {
        sealWidth: metresPerMinute > 10 ? 10 : 8,
        power: scale(metresPerMinute, 12, isVertical ? 720 : 620, 0.6, 10),
        temperatureMax: 300,
        beltLoad: scale(metresPerMinute, 12, isVertical ? 5 : 3, 0.7, 0.5),
        filmThickness: metresPerMinute > 10 ? 0.8 : 0.5,
        conveyorLength,
        voltage: 230,
        material: metresPerMinute > 10 ? "stainlessSteel" : "powderCoatedSteel",
      },
      netKg: scale(metresPerMinute, 12, isVertical ? 32 : 24, 0.7, 0.1),
      cm: {
        width: scale(metresPerMinute, 12, isVertical ? 44 : 41, 0.15),
        height: scale(metresPerMinute, 12, isVertical ? 58 : 33, 0.2),
        length: Math.round(conveyorLength / 10) + 3,
      },
      euros: scale(metresPerMinute, 12, isVertical ? 379 : 299, 0.75),
    };
  },
  nameAttributes: ["beltSpeed", "power"],
  sizeLimits: [10, 12],
  industries: ["warehouse", "bakery", "butchery"],
  highlights: ["adjustableTemperature", "emergencyStop", "sturdy"],
  warnings: ["manual", "hotSealing", "movingParts", "mains"],
  packages: ["sealingBelts"],
  accessories: ["sealingBeltSet", "inkRoller"],
};
