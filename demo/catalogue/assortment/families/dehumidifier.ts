import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

export const dehumidifier: Family = {
  number: 10,
  key: "dehumidifier",
  group: "room-climate",
  brands: [brands.uniprodo, brands.msw],
  modelPrefix: "DH",
  attributes: [
    "dailyExtraction",
    "roomVolume",
    "power",
    "airVolume",
    "tankCapacity",
    "noiseLevel",
    "temperatureMin",
    "refrigerant",
  ],
  lead: "dailyExtraction",
  leads: [
    [10, 12, 16, 20, 25, 30],
    [40, 50, 65, 80, 100, 120],
  ],
  machine: (litresPerDay, type) => ({
    attributeValues: {
      roomVolume: scale(litresPerDay, 20, type === 0 ? 100 : 130, 0.95, 5),
      power: scale(litresPerDay, 20, 340, 0.85, 10),
      airVolume: scale(litresPerDay, 20, 170, 0.8, 10),
      tankCapacity: type === 0 ? scale(litresPerDay, 20, 4, 0.6, 0.5) : scale(litresPerDay, 50, 8, 0.4, 0.5),
      noiseLevel: scale(litresPerDay, 20, type === 0 ? 42 : 48, 0.1),
      temperatureMin: type === 0 ? 5 : 1,
      refrigerant: "R290",
    },
    netKg: scale(litresPerDay, 20, type === 0 ? 12.5 : 18, 0.65, 0.5),
    cm: {
      width: scale(litresPerDay, 20, type === 0 ? 36 : 42, 0.25),
      height: scale(litresPerDay, 20, type === 0 ? 56 : 66, 0.25),
      length: scale(litresPerDay, 20, type === 0 ? 25 : 40, 0.25),
    },
    euros: scale(litresPerDay, 20, type === 0 ? 199 : 309, 0.75),
  }),
  nameAttributes: ["dailyExtraction", "power"],
  sizeLimits: [16, 65],
  industries: ["construction", "cleaning-firm", "warehouse"],
  highlights: ["hoseDrain", "digitalDisplay", "castors", "automaticStop"],
  warnings: ["manual", "refrigerant", "standAfterTransport", "mains"],
  packages: ["drainHose"],
  accessories: ["airFilter", "condensatePump"],
};
