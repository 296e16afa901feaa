import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

function toPlatform(loadCapacity: number, isMobile: boolean): { length: number; width: number } {
  return isMobile
    ? { length: scale(loadCapacity, 300, 82, 0.18), width: scale(loadCapacity, 300, 50, 0.08) }
    : { length: scale(loadCapacity, 1000, 130, 0.18, 5), width: scale(loadCapacity, 1000, 80, 0.22, 5) };
}

export const liftingTable: Family = {
  number: 22,
  key: "lifting-table",
  group: "ground-handling",
  brands: [brands.msw, brands.frommStarck, brands.uniprodo],
  modelPrefix: "LT",
  attributes: [
    "loadCapacity",
    "raisedHeight",
    "loweredHeight",
    "stroke",
    "platformSize",
    "liftDrive",
    "liftingTime",
    "frameMaterial",
  ],
  lead: "loadCapacity",
  leads: [
    [150, 300, 500, 750, 1000],
    [500, 1000, 2000, 3000, 4000],
  ],
  machine: (kilograms, type) => {
    const isMobile = type === 0;
    const platform = toPlatform(kilograms, isMobile);
    const loweredHeight = isMobile
      ? scale(kilograms, 300, 280, 0.28, 5)
      : scale(kilograms, 1000, 190, 0.15, 5);
    const raisedHeight = isMobile
      ? scale(kilograms, 300, 900, 0.1, 10)
      : scale(kilograms, 1000, 1000, 0.08, 10);
    return {
      attributeValues: {
        raisedHeight,
        loweredHeight,
        stroke: raisedHeight - loweredHeight,
        platformSize: `${platform.length} × ${platform.width}`,
        liftDrive: isMobile ? "footPump" : "electroHydraulic",
        liftingTime: isMobile ? scale(kilograms, 300, 35, 0.3) : scale(kilograms, 1000, 20, 0.3),
        frameMaterial: "powderCoatedSteel",
      },
      netKg: isMobile ? scale(kilograms, 300, 76, 0.55) : scale(kilograms, 1000, 205, 0.5),
      cm: {
        width: platform.width,
        height: isMobile ? 98 : Math.round(loweredHeight / 10),
        length: isMobile ? platform.length + 12 : platform.length,
      },
      euros: isMobile ? scale(kilograms, 300, 299, 0.55) : scale(kilograms, 1000, 1690, 0.48),
    };
  },
  nameAttributes: ["loadCapacity", "raisedHeight"],
  sizeLimits: [300, 1000],
  industries: ["warehouse", "metalworking", "car-workshop"],
  highlights: ["fineLowering", "overloadValve", "sturdy"],
  warnings: ["manual", "crushing", "noPersons"],
  // A stationary one cannot roll away.
  typeWarnings: [["levelGround"], []],
  packages: ["tableHardware"],
  accessories: ["tableMat", "hydraulicOil"],
  turns: true,
};
