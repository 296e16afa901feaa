import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const ultrasonicCleaner: Family = {
  number: 26,
  key: "ultrasonic-cleaner",
  group: "lab-cleaning",
  brands: [brands.ulsonix, brands.steinberg, brands.physa],
  modelPrefix: "UC",
  attributes: [
    "capacity",
    "ultrasonicPower",
    "heatingPower",
    "frequency",
    "temperatureMax",
    "timer",
    "transducers",
    "drainValve",
    "material",
  ],
  lead: "capacity",
  leads: [
    [0.8, 2, 3, 4.5, 6.5, 10],
    [15, 22, 30, 50, 60, 80],
  ],
  machine: (litres, type) => {
    const ultrasonicPower = scale(litres, 6.5, 180, 0.78, 10);
    return {
      attributeValues: {
        ultrasonicPower,
        heatingPower: scale(litres, 6.5, 250, 0.75, 10),
        frequency: litres > 30 ? 28 : 40,
        temperatureMax: 80,
        timer: type === 0 ? 30 : 60,
        transducers: Math.max(1, Math.round(ultrasonicPower / 60)),
        drainValve: litres >= 4.5,
        material: "stainlessSteel",
      },
      netKg: scale(litres, 6.5, 5.4, type === 0 ? 0.62 : 0.8, 0.1),
      cm: {
        width: scale(litres, 6.5, 18, 0.34),
        height: scale(litres, 6.5, 28, 0.2),
        length: scale(litres, 6.5, 33, 0.27),
      },
      euros: scale(litres, 6.5, 229, 0.66),
    };
  },
  nameAttributes: ["capacity", "ultrasonicPower"],
  sizeLimits: [3, 30],
  industries: ["laboratory", "car-workshop", "practice"],
  highlights: ["digitalDisplay", "degasFunction", "easyToClean"],
  warnings: ["manual", "hotLiquid", "mains"],
  packages: ["basketAndLid"],
  accessories: ["cleaningConcentrate", "ultrasonicBeaker"],
};
