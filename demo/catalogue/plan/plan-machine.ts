import { technicalAttributes } from "../assortment/attributes.ts";
import type { AttributeValues, Family, TypeIndex, VariantChoice } from "../assortment/family.ts";
import type { Brand } from "../brand.ts";
import type { PlannedVariant } from "./planned-product.ts";
import { toSku } from "./to-sku.ts";

/** A new machine before its position in the catalogue is known. */
export interface Article extends TypedLead {
  /** Index among the family's new machines. */
  readonly articleIndex: number;
  readonly brand: Brand;
  readonly series: number;
  readonly model: string;
  readonly variants: readonly [PlannedVariant, ...PlannedVariant[]];
}

/**
 * Plans new machine number `index` of a family.
 * First every lead figure, then other brands, then later generations.
 */
export function planArticle(family: Family, index: number): Article {
  const leads = orderLeads(family);
  const at = index % leads.length;
  const series = Math.floor(index / leads.length);
  const typed = leads[at];
  const brand = family.brands[(at + series) % family.brands.length];
  if (!typed || !brand) throw new Error(`${family.key} has no lead figures or brands: give it some`);
  const choices: readonly (VariantChoice | undefined)[] = family.variants?.choices ?? [undefined];
  const [first, ...others] = choices.map((choice, choiceIndex) => {
    const row = index * choices.length + choiceIndex;
    return planVariant(family, typed, series, choice, choiceIndex, toSku("a", family, row));
  });
  if (!first) throw new Error(`${family.key} has an empty list of variant choices`);
  const model = toModel(family, typed, brand, series);
  return { ...typed, articleIndex: index, brand, series, model, variants: [first, ...others] };
}

function planVariant(
  family: Family,
  { type, lead }: TypedLead,
  series: number,
  variant: VariantChoice | undefined,
  choice: number,
  sku: string,
): PlannedVariant {
  const { attributeValues, netKg, cm, euros } = family.machine(lead, type);
  return {
    sku,
    choice,
    attributeValues: tuneAttributes(
      { ...attributeValues, [family.lead]: lead, ...variant?.attributeValues },
      family,
      series,
    ),
    netKg: Math.round(netKg * (variant?.kgFactor ?? 1) * 10) / 10,
    cm,
    euros: euros * (variant?.euroFactor ?? 1) * (1 - 0.05 * (series % 4)),
  };
}

/** Makers of the same size differ by a few per cent in the output of a motor or a pump, never in the size itself. */
function tuneAttributes(attributeValues: AttributeValues, family: Family, series: number): AttributeValues {
  const factor = 1 + (tunings[series % tunings.length] ?? 0);
  const tuned = family.attributes.map((name) => {
    const attributeValue = attributeValues[name];
    const isTuned =
      technicalAttributes[name].varies && name !== family.lead && typeof attributeValue === "number";
    return [name, isTuned ? roundLike(attributeValue * factor, attributeValue) : attributeValue] as const;
  });
  return Object.fromEntries(tuned.filter(([, attributeValue]) => attributeValue !== undefined));
}

const tunings = [0, 0.04, -0.03, 0.07, -0.05, 0.02, 0.05] as const;

/** Rounds to the precision of the source figure: 1 150 stays a multiple of 10, 0.75 has two places. */
function roundLike(value: number, model: number): number {
  const step = [100, 50, 10, 5, 1, 0.5, 0.1].find((candidate) => isMultiple(model, candidate)) ?? 0.01;
  const fine = model / step < 20 ? step / 10 : step;
  return Number((Math.round(value / fine) * fine).toFixed(2));
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

/** Formats RC-PM-20; P marks the second type if both types have the figure, MK2 a later generation. */
export function toModel(family: Family, { type, lead }: TypedLead, brand: Brand, series: number): string {
  const generation = Math.floor(series / family.brands.length);
  const isShared = type === 1 && family.leads[0].includes(lead);
  const attributeValue = `${String(lead).replace(".", "")}${isShared ? "P" : ""}`;
  const mark = generation > 0 ? `-MK${generation + 1}` : "";
  return `${brand.prefix}-${family.modelPrefix}-${attributeValue}${mark}`;
}

interface TypedLead {
  readonly type: TypeIndex;
  readonly lead: number;
}

/** Type and index of a lead figure. */
const opening: readonly (readonly [type: TypeIndex, at: number])[] = [
  [0, 0],
  [0, 1],
  [1, -1],
  [1, 0],
  [0, -1],
];

/**
 * Returns the lead figures of both types in order.
 * First two small ones of the first type, so that each has a similar one to show; then a large and a small one of the
 * second, a large one of the first; then the others.
 */
function orderLeads({ leads }: Family): readonly TypedLead[] {
  const toTyped = (type: TypeIndex) => leads[type].map((lead): TypedLead => ({ type, lead }));
  const all = [toTyped(0), toTyped(1)] as const;
  const first = opening.flatMap(([type, at]) => all[type].at(at) ?? []);
  const others = all.flat().toSorted((one, other) => one.lead - other.lead);
  return [...new Set([...first, ...others])];
}
