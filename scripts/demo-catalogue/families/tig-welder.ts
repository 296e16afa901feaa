import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

export const tigWelder: Family = {
  key: "tig-welder",
  group: "welding-machines",
  brands: [brands.stamos, brands.msw],
  modelLetters: "TIG",
  attributes: ["weldingCurrent", "currentType", "dutyCycle", "voltage", "torchLength"],
  nameFigures: ["weldingCurrent", "currentType"],
  useFigures: ["weldingCurrent"],
  highlights: ["overloadProtection", "digitalDisplay", "adjustable"],
  warnings: ["manual", "arc", "mains"],
  packageItem: "torch",
  sizes: [
    size(0, "s", [160, "DC", 60, 230, 4], 7.8, [17, 29, 38], 269),
    size(0, "s", [180, "DC", 60, 230, 4], 8.6, [17, 30, 40], 319),
    size(0, "m", [200, "DC", 60, 230, 4], 9.9, [18, 31, 43], 379),
    size(0, "m", [250, "DC", 60, 400, 4], 17.5, [22, 38, 50], 649),
    size(1, "m", [200, "AC/DC", 60, 230, 4], 16.8, [21, 37, 49], 629),
    size(1, "m", [220, "AC/DC", 60, 230, 4], 18.9, [22, 39, 52], 789),
    size(1, "l", [250, "AC/DC", 60, 400, 8], 24.6, [26, 44, 57], 1149),
    size(1, "l", [315, "AC/DC", 60, 400, 8], 33, [29, 50, 62], 1690),
  ],
};
