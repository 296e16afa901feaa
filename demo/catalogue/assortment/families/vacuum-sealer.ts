import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const vacuumSealer: Family = {
  number: 33,
  key: "vacuum-sealer",
  group: "sealing-machines",
  brands: [brands.royalCatering, brands.frommStarck, brands.uniprodo],
  modelPrefix: "VS",
  attributes: [
    "sealLength",
    "pumpCapacity",
    "vacuumLevel",
    "cycleTime",
    "sealWidth",
    "power",
    "noiseLevel",
    "voltage",
    "material",
  ],
  lead: "sealLength",
  leads: [
    [280, 300, 330, 400],
    [260, 300, 350, 420, 500],
  ],
  machine: (millimetres, type) => {
    const isChamber = type === 1;
    return {
      attributeValues: {
        pumpCapacity: isChamber ? scale(millimetres, 300, 8, 1.9) : scale(millimetres, 300, 1, 1, 0.1),
        vacuumLevel: isChamber ? (millimetres > 300 ? 99.8 : 99) : 85,
        cycleTime: isChamber ? scale(millimetres, 300, 30, 0.2, 5) : scale(millimetres, 300, 20, 0.4, 5),
        sealWidth: isChamber ? 10 : millimetres > 300 ? 5 : 3,
        power: isChamber ? scale(millimetres, 300, 630, 1.7, 10) : scale(millimetres, 300, 180, 2.2, 10),
        noiseLevel: isChamber ? scale(millimetres, 300, 66, 0.1) : 68,
        voltage: 230,
        material: "stainlessSteel",
      },
      netKg: isChamber ? scale(millimetres, 300, 34, 1.6, 0.1) : scale(millimetres, 300, 3.8, 1.8, 0.1),
      cm: {
        width: Math.round(millimetres / 10) + (isChamber ? 8 : 9),
        height: isChamber ? scale(millimetres, 300, 36, 0.4) : scale(millimetres, 300, 12, 0.5),
        length: isChamber ? scale(millimetres, 300, 48, 0.5) : scale(millimetres, 300, 21, 0.8),
      },
      euros: isChamber ? scale(millimetres, 300, 749, 1.7) : scale(millimetres, 300, 139, 2.2),
    };
  },
  nameAttributes: ["sealLength", "power"],
  sizeLimits: [300, 350],
  industries: ["butchery", "restaurant", "canteen"],
  highlights: ["digitalDisplay", "pulseFunction", "easyToClean"],
  warnings: ["manual", "hotSealing", "mains"],
  packages: ["vacuumBags"],
  accessories: ["vacuumBagRoll"],
};
