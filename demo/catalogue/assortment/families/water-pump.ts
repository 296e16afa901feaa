import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const waterPump: Family = {
  number: 32,
  key: "water-pump",
  group: "water-supply",
  brands: [brands.hillvert, brands.wiesenfield, brands.msw],
  modelPrefix: "WP",
  attributes: [
    "waterFlow",
    "deliveryHead",
    "power",
    "particleSize",
    "hoseConnection",
    "cableLength",
    "waterTemperatureMax",
    "protectionClass",
    "material",
  ],
  lead: "waterFlow",
  leads: [
    [3000, 3600, 4600, 6000],
    [8000, 11000, 14000, 18000, 22000],
  ],
  machine: (litresAnHour, type) => {
    const isGarden = type === 0;
    return {
      attributeValues: {
        deliveryHead: isGarden
          ? scale(litresAnHour, 3600, 42, 0.35)
          : scale(litresAnHour, 11000, 7.5, 0.6, 0.5),
        power: isGarden ? scale(litresAnHour, 3600, 850, 0.95, 50) : scale(litresAnHour, 11000, 550, 1, 50),
        particleSize: isGarden ? 2 : scale(litresAnHour, 11000, 30, 0.3, 5),
        hoseConnection: isGarden ? "G 1" : litresAnHour > 11000 ? "G 2" : "G 1 1/2",
        cableLength: isGarden ? 1.5 : 10,
        waterTemperatureMax: 35,
        protectionClass: isGarden ? "IP X4" : "IP X8",
        material: isGarden ? "stainlessSteel" : "castIron",
      },
      netKg: isGarden ? scale(litresAnHour, 3600, 8.2, 0.7, 0.1) : scale(litresAnHour, 11000, 9.5, 0.85, 0.1),
      cm: {
        width: isGarden ? scale(litresAnHour, 3600, 20, 0.2) : scale(litresAnHour, 11000, 19, 0.25),
        height: isGarden ? scale(litresAnHour, 3600, 24, 0.2) : scale(litresAnHour, 11000, 36, 0.3),
        length: isGarden ? scale(litresAnHour, 3600, 38, 0.25) : scale(litresAnHour, 11000, 24, 0.25),
      },
      euros: isGarden ? scale(litresAnHour, 3600, 109, 0.95) : scale(litresAnHour, 11000, 119, 0.95),
    };
  },
  nameAttributes: ["waterFlow", "power"],
  sizeLimits: [3600, 14000],
  industries: ["agriculture", "construction"],
  highlights: ["thermalProtection", "sturdy", "quiet"],
  warnings: ["manual", "dryRun", "noBathers", "mains"],
  packages: ["pumpFittings"],
  accessories: ["suctionHose", "layflatHose"],
};
