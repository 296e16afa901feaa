import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Chooses the millilitres of one tube: reaction tubes, then blood and Falcon tubes, then bottles. */
function chooseTubeVolume(rotorVolume: number): number {
  if (rotorVolume <= 60) return 1.5;
  if (rotorVolume <= 180) return 15;
  if (rotorVolume <= 300) return 50;
  return rotorVolume <= 600 ? 100 : 250;
}

/** Calculates multiples of g at a rotor's radius (cm) and speed (min⁻¹), rounded to 10. */
function toRcf(radius: number, maxSpeed: number): number {
  return Math.round((1.118e-5 * radius * maxSpeed ** 2) / 10) * 10;
}

export const centrifuge: Family = {
  number: 27,
  key: "centrifuge",
  group: "lab-separation",
  brands: [brands.steinberg, brands.physa, brands.uniprodo],
  modelPrefix: "CG",
  attributes: [
    "tubes",
    "tubeVolume",
    "rcf",
    "rotorVolume",
    "maxSpeed",
    "rotor",
    "timer",
    "noiseLevel",
    "power",
  ],
  lead: "rotorVolume",
  leads: [
    [12, 18, 24, 36, 54],
    [90, 120, 180, 300, 400, 600, 1000],
  ],
  machine: (millilitres, type) => {
    const isMicro = type === 0;
    const tubeVolume = chooseTubeVolume(millilitres);
    const radius = isMicro
      ? scale(millilitres, 36, 8.4, 0.35, 0.1)
      : scale(millilitres, 180, 11.5, 0.25, 0.1);
    const maxSpeed = isMicro ? (millilitres > 18 ? 13500 : 10000) : millilitres > 300 ? 5000 : 4000;
    return {
      attributeValues: {
        tubes: Math.round(millilitres / tubeVolume),
        tubeVolume,
        rcf: toRcf(radius, maxSpeed),
        maxSpeed,
        rotor: millilitres > 300 ? "swingOut" : "fixedAngle",
        timer: isMicro ? 30 : 99,
        noiseLevel: isMicro ? scale(millilitres, 36, 54, 0.06) : scale(millilitres, 180, 58, 0.04),
        power: isMicro ? scale(millilitres, 36, 180, 0.8, 10) : scale(millilitres, 180, 150, 0.75, 10),
      },
      netKg: isMicro ? scale(millilitres, 36, 7.5, 0.9, 0.1) : scale(millilitres, 180, 9.5, 0.85, 0.1),
      cm: {
        width: isMicro ? scale(millilitres, 36, 23, 0.35) : scale(millilitres, 180, 33, 0.27),
        height: isMicro ? scale(millilitres, 36, 19, 0.3) : scale(millilitres, 180, 26, 0.2),
        length: isMicro ? scale(millilitres, 36, 28, 0.35) : scale(millilitres, 180, 40, 0.25),
      },
      euros: isMicro ? scale(millilitres, 36, 429, 0.95) : scale(millilitres, 180, 299, 0.75),
    };
  },
  nameAttributes: ["rotorVolume", "rcf"],
  sizeLimits: [18, 180],
  industries: ["laboratory", "practice"],
  highlights: ["lidLock", "imbalanceDetection", "quiet", "digitalDisplay"],
  warnings: ["manual", "rotorBalance", "mains"],
  packages: ["rotorAndAdapters"],
  accessories: ["centrifugeTubes", "spareRotor"],
  turns: true,
};
