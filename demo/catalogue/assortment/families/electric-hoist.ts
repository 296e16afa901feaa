import { brands } from "../../brand.ts";
import { type Family, scale } from "../family.ts";

/** Calculates the watts that lift a load (kg) at a speed (m/min), at an efficiency of 70 %. */
function toLiftingPower(loadCapacity: number, metresPerMinute: number): number {
  return Math.round((loadCapacity * 9.81 * metresPerMinute) / 60 / 0.7 / 10) * 10;
}

/** Returns the load of one chain fall: above one tonne there are two, at half the speed. */
function toLoadOfFall(loadCapacity: number): number {
  return loadCapacity > 1000 ? loadCapacity / 2 : loadCapacity;
}

function chooseSpeed(loadCapacity: number, isChain: boolean): number {
  if (isChain) return (6.8 * toLoadOfFall(loadCapacity)) / loadCapacity;
  return loadCapacity > 300 ? 8 : 10;
}

export const electricHoist: Family = {
  number: 20,
  key: "electric-hoist",
  group: "hoists",
  brands: [brands.msw, brands.frommStarck, brands.uniprodo],
  modelPrefix: "EH",
  attributes: [
    "loadCapacity",
    "liftingHeight",
    "liftingSpeed",
    "power",
    "dutyCycle",
    "ropeDiameter",
    "cableLength",
    "protectionClass",
    "voltage",
  ],
  lead: "loadCapacity",
  leads: [
    [125, 200, 250, 300, 400, 500, 600],
    [250, 500, 1000, 1600, 2000, 3000],
  ],
  machine: (kilograms, type) => {
    const liftingSpeed = chooseSpeed(kilograms, type === 1);
    const liftingHeight = type === 0 ? (kilograms > 400 ? 18 : 12) : 6;
    return {
      attributeValues: {
        liftingHeight,
        liftingSpeed,
        power: toLiftingPower(kilograms, liftingSpeed),
        dutyCycle: type === 0 ? 25 : 40,
        ropeDiameter:
          type === 0 ? scale(kilograms, 250, 3.2, 0.4, 0.5) : scale(toLoadOfFall(kilograms), 1000, 7.1, 0.5),
        // The pendant control hangs a metre above the floor.
        cableLength: liftingHeight - 1,
        protectionClass: "IP 54",
        voltage: type === 1 && kilograms > 500 ? 400 : 230,
      },
      netKg: type === 0 ? scale(kilograms, 250, 11.5, 0.62, 0.1) : scale(kilograms, 1000, 52, 0.55),
      cm: {
        width: type === 0 ? scale(kilograms, 250, 17, 0.2) : scale(kilograms, 1000, 34, 0.22),
        height: type === 0 ? scale(kilograms, 250, 25, 0.2) : scale(kilograms, 1000, 42, 0.24),
        length: type === 0 ? scale(kilograms, 250, 43, 0.2) : scale(kilograms, 1000, 54, 0.24),
      },
      euros: type === 0 ? scale(kilograms, 250, 159, 0.7) : scale(kilograms, 1000, 899, 0.5),
    };
  },
  nameAttributes: ["loadCapacity", "liftingHeight"],
  sizeLimits: [300, 1000],
  industries: ["car-workshop", "warehouse", "construction"],
  highlights: ["emergencyStop", "overloadProtection", "sturdy"],
  warnings: ["manual", "load", "noPersons", "mains"],
  packages: ["hoistFittings"],
  accessories: ["hoistSwivelArm", "hoistTrolley", "liftingSling"],
  turns: true,
};
