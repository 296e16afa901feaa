import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const impactWrench: Family = {
  number: 19,
  key: "impact-wrench",
  group: "air-tools",
  brands: [brands.msw, brands.frommStarck, brands.uniprodo],
  modelPrefix: "IW",
  attributes: [
    "torque",
    "drive",
    "airConsumption",
    "operatingPressure",
    "idleSpeed",
    "anvilLength",
    "airConnection",
    "soundPower",
    "vibration",
  ],
  lead: "torque",
  leads: [
    [560, 680, 880, 1050, 1300, 1620],
    [900, 1200, 1500, 1800, 2200],
  ],
  machine: (newtonMetres, type) => ({
    attributeValues: {
      airConsumption: scale(newtonMetres, 1000, type === 0 ? 130 : 155, 0.4, 5),
      operatingPressure: 6.3,
      idleSpeed: scale(newtonMetres, 1000, type === 0 ? 8500 : 7200, -0.25, 100),
      anvilLength: type === 0 ? 28 : 51,
      airConnection: newtonMetres < 1800 ? "G 1/4" : "G 3/8",
      soundPower: scale(newtonMetres, 1000, 103, 0.04),
      vibration: scale(newtonMetres, 1000, 7.2, 0.3, 0.1),
    },
    netKg: scale(newtonMetres, 1000, type === 0 ? 2.1 : 3.2, 0.45, 0.1),
    cm: {
      width: scale(newtonMetres, 1000, 7, 0.2),
      height: scale(newtonMetres, 1000, 19, 0.15),
      length: scale(newtonMetres, 1000, type === 0 ? 18 : 23, 0.2),
    },
    euros: scale(newtonMetres, 1000, type === 0 ? 109 : 139, 0.85),
  }),
  nameAttributes: ["torque"],
  sizeLimits: [880, 1500],
  variants: {
    by: ["drive"],
    choices: [
      { attributeValues: { drive: "halfInch" }, euroFactor: 1 },
      { attributeValues: { drive: "threeQuarterInch" }, euroFactor: 1.12, kgFactor: 1.08 },
    ],
  },
  industries: ["car-workshop", "metalworking", "agriculture"],
  highlights: ["lightweight", "reversible", "exhaustThroughHandle"],
  warnings: ["manual", "airTool"],
  packages: ["airNipples"],
  accessories: ["impactSocketSet", "airHose", "oiler"],
};
