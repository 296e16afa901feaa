import type { Brand } from "../brand.ts";
import type {
  AccessoryKey,
  AttributeName,
  FamilyKey,
  GroupKey,
  HighlightKey,
  IndustryKey,
  PackageKey,
  WarningKey,
} from "./keys.ts";

export type AttributeValue = number | string | boolean;

/** Figures by attribute name: `{ capacity: 20, power: 1100 }`, in the attribute's unit. */
export type AttributeValues = Readonly<Partial<Record<AttributeName, AttributeValue>>>;

/** Which of a family's two types a product is: tabletop or floor-standing, cold or hot water … */
export type TypeIndex = 0 | 1;

/** A machine as its formulas derive it from the lead figure. */
export interface Machine {
  /** Every attribute of the family except the lead figure, which is added. */
  readonly attributeValues: AttributeValues;
  readonly netKg: number;
  readonly cm: { readonly width: number; readonly height: number; readonly length: number };
  /** Gross price, tax included, of a new one in the family's usual quality. */
  readonly euros: number;
}

/** One of several variants of a product; the first choice is the master variant. */
export interface VariantChoice {
  /** The figures that differ; the first choice names its figures too, so that shoppers can choose it. */
  readonly attributeValues: AttributeValues;
  readonly euroFactor: number;
  readonly kgFactor?: number;
}

export interface Family {
  /** Third and fourth digit of its SKUs: never reused. */
  readonly number: number;
  readonly key: FamilyKey;
  readonly group: GroupKey;
  readonly brands: readonly [Brand, Brand, ...Brand[]];
  /** Middle part of a model's name: RC-PM-20. */
  readonly modelPrefix: string;
  /** Technical attributes, most important first: the first three are on the card. */
  readonly attributes: readonly AttributeName[];
  /** The figure from which all others are derived: a larger one means bigger, heavier, stronger and more expensive. */
  readonly lead: AttributeName;
  /** The existing lead figures of each type, ascending: four to eight. */
  readonly leads: readonly [readonly number[], readonly number[]];
  readonly machine: (lead: number, type: TypeIndex) => Machine;
  /** One or two attributes whose figures are in the product's name. */
  readonly nameAttributes: readonly AttributeName[];
  /** Splits a type by the lead figure: up to the limit, and above it. */
  readonly sizeLimits?: readonly [number, number];
  readonly variants?: {
    /** The attributes that distinguish the variants, in the order of selection. */
    readonly by: readonly AttributeName[];
    readonly choices: readonly [VariantChoice, VariantChoice, ...VariantChoice[]];
  };
  readonly industries: readonly IndustryKey[];
  readonly highlights: readonly HighlightKey[];
  readonly warnings: readonly WarningKey[];
  /** Additional warnings of one type only. */
  readonly typeWarnings?: readonly [readonly WarningKey[], readonly WarningKey[]];
  /** Contents of the box besides the machine and its manual. */
  readonly packages: readonly PackageKey[];
  readonly accessories: readonly AccessoryKey[];
  /** EU energy labelling, if required. */
  readonly energy?: {
    readonly regulation: "2015/1094" | "2019/2016" | "2019/2015" | "65/2014";
    readonly scale: readonly [best: string, worst: string];
    /** null: this type needs no label. */
    readonly classOf: (lead: number, type: TypeIndex) => string | null;
    /** The energy efficiency index of the class, if the information sheet states it. */
    readonly indexOf?: (lead: number, type: TypeIndex) => number;
  };
  /** Whether it has a 360° view: 36 frames. */
  readonly turns?: boolean;
}

/** Calculates `base × (lead / reference) ^ exponent`, rounded to a step: how weight, power and price grow with size. */
export function scale(lead: number, reference: number, base: number, exponent: number, step = 1): number {
  const value = base * (lead / reference) ** exponent;
  return Math.max(step, Math.round(Math.round(value / step) * step * 1000) / 1000);
}
