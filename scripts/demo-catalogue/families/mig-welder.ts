import { brands } from "../brand.ts";
import { type Family, size } from "./family.ts";

export const migWelder: Family = {
  key: "mig-welder",
  group: "welding-machines",
  brands: [brands.stamos, brands.msw],
  modelLetters: "MIG",
  attributes: ["weldingCurrent", "dutyCycle", "wireDiameter", "wireSpool", "voltage", "torchLength"],
  nameFigures: ["weldingCurrent", "voltage"],
  useFigures: ["weldingCurrent"],
  highlights: ["overloadProtection", "adjustable", "sturdy"],
  warnings: ["manual", "arc", "mains"],
  packageItem: "torch",
  sizes: [
    size(0, "s", [130, 35, "0.6–0.8", 1, 230, 2], 9.4, [19, 31, 38], 249),
    size(0, "s", [160, 40, "0.6–0.8", 5, 230, 3], 13.2, [21, 35, 44], 349),
    size(0, "m", [200, 60, "0.6–1.0", 5, 230, 3], 17.1, [23, 40, 49], 459),
    size(0, "m", [220, 60, "0.6–1.0", 15, 230, 3], 27.5, [27, 52, 60], 629),
    size(1, "m", [250, 60, "0.8–1.2", 15, 400, 4], 35, [30, 58, 68], 899),
    size(1, "l", [270, 60, "0.8–1.2", 15, 400, 4], 42, [33, 66, 78], 1090),
    size(1, "l", [300, 60, "0.8–1.2", 18, 400, 4], 54, [36, 75, 86], 1390),
    size(1, "l", [350, 60, "0.8–1.6", 18, 400, 4], 68, [40, 84, 94], 1890),
  ],
};
