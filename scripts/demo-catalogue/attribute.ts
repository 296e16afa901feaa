import type { Words } from "./words.ts";

export type AttributeName = keyof Words["attributes"];
export type ValueKey = keyof Words["values"];
type FigureType = "number" | "text" | "boolean" | "lenum";

/** A technical attribute; its unit stands in brackets in its label, except where there is none. */
export interface TechnicalAttribute {
  readonly type: FigureType;
  readonly unit?: string;
  /** The words that an enumeration may take; the platform keeps their translations. */
  readonly values?: readonly ValueKey[];
}

const number = (unit?: string): TechnicalAttribute => ({ type: "number", ...(unit ? { unit } : {}) });
const text = (unit?: string): TechnicalAttribute => ({ type: "text", ...(unit ? { unit } : {}) });
const choice = (...values: ValueKey[]): TechnicalAttribute => ({ type: "lenum", values });

export const technicalAttributes: Readonly<Record<AttributeName, TechnicalAttribute>> = {
  capacity: number("l"),
  power: number("W"),
  maxDough: number("kg"),
  speedLevels: number(),
  voltage: number("V"),
  material: choice("stainlessSteel", "powderCoatedSteel", "castAluminium"),
  temperatureMin: number("°C"),
  temperatureMax: number("°C"),
  shelves: number(),
  energyConsumption: number("kWh/a"),
  refrigerant: text(),
  noiseLevel: number("dB"),
  bladeDiameter: number("mm"),
  cuttingThickness: number("mm"),
  rotationSpeed: number("min⁻¹"),
  weldingCurrent: number("A"),
  dutyCycle: number("%"),
  currentType: text(),
  torchLength: number("m"),
  wireDiameter: text("mm"),
  wireSpool: number("kg"),
  loadCapacity: number("kg"),
  liftingHeight: number("m"),
  liftingSpeed: number("m/min"),
  ropeDiameter: number("mm"),
  forkLength: number("mm"),
  raisedHeight: number("mm"),
  wheels: choice("polyurethane", "nylon"),
  graduation: number("g"),
  platformSize: text("cm"),
  powerSupply: choice("mains", "battery", "mainsAndBattery"),
  display: text(),
  pressure: number("bar"),
  waterFlow: number("l/h"),
  hoseLength: number("m"),
  airFlow: number("l/s"),
  suctionPressure: number("kPa"),
  intakeCapacity: number("l/min"),
  ultrasonicPower: number("W"),
  frequency: number("kHz"),
  heatingPower: number("W"),
  timer: number("min"),
  drawers: number(),
  toolCount: number(),
  lockable: { type: "boolean" },
};
