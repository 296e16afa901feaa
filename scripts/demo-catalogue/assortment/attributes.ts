import type { AttributeName, UnitKey, ValueKey } from "./keys.ts";

/** A technical attribute; its unit stands in brackets in its label, except where there is none. */
export interface TechnicalAttribute {
  readonly type: "number" | "text" | "boolean" | "lenum";
  readonly unit?: UnitKey;
  /** The words that an enumeration may take; the platform keeps their translations. */
  readonly values?: readonly ValueKey[];
  /** Whether makers of the same size differ in it by a few per cent. */
  readonly varies?: boolean;
}

const number = (unit?: UnitKey): TechnicalAttribute => ({ type: "number", ...(unit ? { unit } : {}) });
const varying = (unit: UnitKey): TechnicalAttribute => ({ type: "number", unit, varies: true });
const choice = (...values: ValueKey[]): TechnicalAttribute => ({ type: "lenum", values });

/** In the order of the alphabet. Each has a label in every language's `catalogue.json`. */
export const technicalAttributes: Readonly<Record<AttributeName, TechnicalAttribute>> = {
  capacity: number("l"),
  material: choice("castAluminium", "powderCoatedSteel", "stainlessSteel"),
  maxDough: number("kg"),
  power: varying("W"),
  speedLevels: number(),
  voltage: number("V"),
};
