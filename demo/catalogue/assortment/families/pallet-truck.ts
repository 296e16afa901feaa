import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Small loads fit half pallets; forks for Euro pallets are 1,150 mm long, for overlong goods 1,220 mm. */
function chooseForkLength(loadCapacity: number): number {
  if (loadCapacity <= 1000) return 800;
  if (loadCapacity <= 1500) return 1000;
  return loadCapacity === 2000 || loadCapacity === 3000 ? 1150 : 1220;
}

export const palletTruck: Family = {
  number: 21,
  key: "pallet-truck",
  group: "ground-handling",
  brands: [brands.msw, brands.frommStarck, brands.uniprodo],
  modelPrefix: "PT",
  attributes: [
    "loadCapacity",
    "forkLength",
    "raisedHeight",
    "loweredHeight",
    "forkWidth",
    "turningRadius",
    "wheels",
    "frameMaterial",
  ],
  lead: "loadCapacity",
  leads: [
    [1000, 1500, 2000, 2500],
    [3000, 3500, 4000, 5000],
  ],
  machine: (kilograms, type) => {
    const forkLength = chooseForkLength(kilograms);
    return {
      attributeValues: {
        forkLength,
        raisedHeight: type === 0 ? 200 : 210,
        loweredHeight: type === 0 ? 85 : 90,
        forkWidth: kilograms <= 1000 ? 450 : 540,
        turningRadius: forkLength + 200,
      },
      netKg: type === 0 ? scale(kilograms, 2000, 64, 0.3) : scale(kilograms, 3000, 86, 0.8),
      cm: {
        width: kilograms <= 1000 ? 45 : 54,
        height: type === 0 ? 122 : 125,
        length: Math.round(forkLength / 10) + 38,
      },
      euros: type === 0 ? scale(kilograms, 2000, 319, 0.5) : scale(kilograms, 3000, 479, 1.1),
    };
  },
  nameAttributes: ["loadCapacity", "forkLength"],
  sizeLimits: [1500, 3500],
  variants: {
    by: ["wheels", "frameMaterial"],
    choices: [
      { attributeValues: { wheels: "polyurethane", frameMaterial: "powderCoatedSteel" }, euroFactor: 1 },
      { attributeValues: { wheels: "nylon", frameMaterial: "powderCoatedSteel" }, euroFactor: 0.95 },
      {
        attributeValues: { wheels: "polyurethane", frameMaterial: "galvanisedSteel" },
        euroFactor: 1.45,
        kgFactor: 1.03,
      },
    ],
  },
  industries: ["warehouse", "metalworking", "canteen"],
  highlights: ["fineLowering", "overloadValve", "sturdy"],
  warnings: ["manual", "noPersons", "levelGround"],
  packages: ["controlHandle"],
  accessories: ["palletTruckRollers", "palletStop", "hydraulicOil"],
};
