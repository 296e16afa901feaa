import type { AttributeValue, AttributeValues } from "../catalogue/assortment/family.ts";
import type { AttributeName } from "../catalogue/assortment/keys.ts";
import { rateEnergy } from "./energy-rating.ts";
import type { LabelledMachine } from "./paper-addresses.ts";

export type SizedMachine = Omit<LabelledMachine, "brand">;
export type Regulation = NonNullable<SizedMachine["family"]["energy"]>["regulation"];

/** A machine with its class and the figures of its label and information sheet. */
export interface RatedMachine {
  readonly machine: SizedMachine;
  readonly energyClass: string;
  readonly scale: readonly [best: string, worst: string];
  /** The whole scale, from the best to the worst. */
  readonly classes: readonly string[];
  readonly regulation: Regulation;
  readonly index: number | undefined;
  readonly attributeValues: AttributeValues;
  readonly cm: { readonly width: number; readonly height: number; readonly length: number };
}

const allClasses = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"];

/** Returns the rated machine; null if the law requires no label. */
export function toRatedMachine(machine: SizedMachine): RatedMachine | null {
  const { family, lead, type } = machine;
  const rating = rateEnergy(machine);
  if (!rating) return null;
  const { attributeValues, cm } = family.machine(lead, type);
  const [best, worst] = rating.scale;
  return {
    machine,
    ...rating,
    classes: allClasses.slice(allClasses.indexOf(best), allClasses.indexOf(worst) + 1),
    index: family.energy?.indexOf?.(lead, type),
    attributeValues: { ...attributeValues, [family.lead]: lead },
    cm,
  };
}

/** Returns a figure that the regulation requires. */
export function attributeValueOf(
  { attributeValues, machine, regulation }: RatedMachine,
  name: AttributeName,
): AttributeValue {
  const attributeValue = attributeValues[name];
  if (attributeValue === undefined)
    throw new Error(`${machine.family.key} has no ${name}, which a label under ${regulation} states`);
  return attributeValue;
}

/** Returns the emission class of airborne noise in dB (Delegated Regulation (EU) 2019/2016, Annex II, table 3). */
export function toNoiseClass(decibels: number): string {
  if (decibels < 30) return "A";
  if (decibels < 36) return "B";
  return decibels < 42 ? "C" : "D";
}

/** The conditions of a cabinet's climate class (Delegated Regulation (EU) 2015/1094, Annex I). */
export const climates: Readonly<Record<string, string>> = {
  "3": "25 °C – 60 %",
  "4": "30 °C – 55 %",
  "5": "40 °C – 40 %",
};
