import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

const steel = "stainlessSteel";

export const ultrasonicCleaner: Family = {
  key: "ultrasonic-cleaner",
  group: "parts-cleaning",
  brands: [brands.ulsonix, brands.physa],
  modelLetters: "UC",
  attributes: [
    "capacity",
    "ultrasonicPower",
    "frequency",
    "heatingPower",
    "temperatureMax",
    "timer",
    "material",
  ],
  nameFigures: ["capacity", "ultrasonicPower"],
  useFigures: ["capacity", "frequency"],
  highlights: ["digitalDisplay", "easyToClean", "quiet"],
  warnings: ["manual", "mains"],
  packageItem: "basket",
  subTypes: { attribute: "capacity", limits: [6, 22] },
  sizes: [
    size(0, "s", [0.7, 35, 40, 50, 80, 30, steel], 1.4, [17, 13, 14], 69),
    size(0, "s", [2, 80, 40, 100, 80, 30, steel], 2.8, [25, 22, 16], 119),
    size(0, "s", [3, 120, 40, 150, 80, 30, steel], 3.5, [27, 24, 17], 159),
    size(0, "m", [6, 180, 40, 200, 80, 30, steel], 5.6, [33, 28, 18], 229),
    size(0, "m", [10, 240, 40, 300, 80, 30, steel], 7.4, [33, 31, 27], 299),
    size(1, "m", [15, 360, 40, 400, 80, 60, steel], 9.8, [36, 34, 33], 399),
    size(1, "l", [22, 480, 40, 600, 80, 60, steel], 13.5, [53, 35, 33], 519),
    size(1, "l", [30, 600, 40, 800, 80, 60, steel], 16.2, [54, 40, 36], 649),
  ],
};
