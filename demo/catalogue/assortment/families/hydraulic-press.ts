import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const hydraulicPress: Family = {
  number: 16,
  key: "hydraulic-press",
  group: "machine-tools",
  brands: [brands.msw, brands.frommStarck],
  modelPrefix: "HP",
  attributes: [
    "pressForce",
    "stroke",
    "workingWidth",
    "maxOpening",
    "tablePositions",
    "pumpType",
    "pressureGauge",
  ],
  lead: "pressForce",
  leads: [
    [4, 6, 8, 10, 12],
    [12, 15, 20, 30, 50, 75, 100],
  ],
  machine: (tonnes, type) => ({
    attributeValues: {
      stroke: scale(tonnes, 20, 185, 0.15, 5),
      workingWidth: scale(tonnes, 20, type === 0 ? 420 : 500, 0.25, 10),
      maxOpening: type === 0 ? scale(tonnes, 10, 340, 0.2, 10) : scale(tonnes, 20, 890, 0.1, 10),
      tablePositions: type === 0 ? 3 : scale(tonnes, 20, 7, 0.15),
      pumpType: tonnes >= 50 ? "airHydraulicPump" : tonnes >= 20 ? "doublePistonPump" : "handPump",
      pressureGauge: tonnes >= 10,
    },
    netKg: type === 0 ? scale(tonnes, 6, 28, 0.75, 0.5) : scale(tonnes, 20, 105, 0.98),
    cm: {
      width: type === 0 ? scale(tonnes, 10, 54, 0.25) : scale(tonnes, 20, 76, 0.28),
      height: type === 0 ? scale(tonnes, 10, 76, 0.25) : scale(tonnes, 20, 168, 0.12),
      length: type === 0 ? scale(tonnes, 10, 42, 0.2) : scale(tonnes, 20, 62, 0.25),
    },
    euros: type === 0 ? scale(tonnes, 6, 129, 0.6) : scale(tonnes, 20, 389, 1.08),
  }),
  nameAttributes: ["pressForce", "workingWidth"],
  sizeLimits: [8, 30],
  industries: ["car-workshop", "metalworking", "agriculture"],
  highlights: ["returnSprings", "weldedFrame", "overloadValve", "adjustableTable"],
  warnings: ["manual", "pressCrushing", "pressLoad"],
  packages: ["pressPlates"],
  accessories: ["bearingPressSet", "pressGuard"],
};
