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

export type Figure = number | string | boolean;

/** Figures by the name of their attribute: `{ capacity: 20, power: 1100 }`, in the attribute's unit. */
export type Figures = Readonly<Partial<Record<AttributeName, Figure>>>;

/** Which of a family's two types a product belongs to: tabletop or floor-standing, cold or hot water … */
export type TypeIndex = 0 | 1;

/** A machine as its formulas make it from the lead figure. */
export interface Machine {
  /** Every attribute of the family but the lead figure, which is added. */
  readonly figures: Figures;
  readonly netKg: number;
  readonly cm: { readonly width: number; readonly height: number; readonly length: number };
  /** Gross, tax included, for a new one of the family's usual quality. */
  readonly euros: number;
}

/** A way in which one product is sold in several variants; the first choice is the master variant. */
export interface VariantChoice {
  /** What this variant has otherwise; the first choice names its figures too, so that the shopper can choose it. */
  readonly figures: Figures;
  readonly euroFactor: number;
  readonly kgFactor?: number;
}

export interface Family {
  /** Third and fourth digit of its SKUs: given once, never given again. */
  readonly number: number;
  readonly key: FamilyKey;
  readonly group: GroupKey;
  readonly brands: readonly [Brand, Brand, ...Brand[]];
  /** In the middle of a model's name: RC-PM-20. */
  readonly modelLetters: string;
  /** Technical attributes in the order of their importance: the first three stand on the card. */
  readonly attributes: readonly AttributeName[];
  /** The figure that all others follow from: a bigger one is bigger, heavier, stronger and dearer. */
  readonly lead: AttributeName;
  /** The lead figures that are made, of each type, ascending: four to eight. */
  readonly leads: readonly [readonly number[], readonly number[]];
  readonly machine: (lead: number, type: TypeIndex) => Machine;
  /** One or two attributes whose figures stand in the product's name. */
  readonly nameFigures: readonly AttributeName[];
  /** Where a type is divided once more by the lead figure: up to the limit, and above it. */
  readonly sizeLimits?: readonly [number, number];
  readonly variants?: {
    /** The attributes that tell the variants apart, in the order in which they are chosen. */
    readonly by: readonly AttributeName[];
    readonly choices: readonly [VariantChoice, VariantChoice, ...VariantChoice[]];
  };
  readonly industries: readonly IndustryKey[];
  readonly highlights: readonly HighlightKey[];
  readonly warnings: readonly WarningKey[];
  /** What only one of the types has to warn of besides. */
  readonly typeWarnings?: readonly [readonly WarningKey[], readonly WarningKey[]];
  /** What lies in the box beside the machine and its manual. */
  readonly packages: readonly PackageKey[];
  readonly accessories: readonly AccessoryKey[];
  /** EU energy labelling, where it asks for one. */
  readonly energy?: {
    readonly regulation: "2015/1094" | "2019/2016" | "2019/2015" | "65/2014";
    readonly scale: readonly [best: string, worst: string];
    /** null: this type needs no label. */
    readonly classOf: (lead: number, type: TypeIndex) => string | null;
    /** The energy efficiency index that the class comes from, where the information sheet states it. */
    readonly indexOf?: (lead: number, type: TypeIndex) => number;
  };
  /** Whether its pictures can be turned: 36 frames. */
  readonly turns?: boolean;
}

/** `base × (lead / reference) ^ exponent`, rounded to a step: how weight, power and price grow with size. */
export function scale(lead: number, reference: number, base: number, exponent: number, step = 1): number {
  const value = base * (lead / reference) ** exponent;
  return Math.max(step, Math.round(Math.round(value / step) * step * 1000) / 1000);
}
