import type { Family, TypeIndex } from "../catalogue/assortment/family.ts";
import type { Brand } from "../catalogue/brand.ts";
import type { Language } from "../catalogue/language.ts";

/** A machine as its energy label identifies it; a later generation of the same size shares the label. */
export interface LabelledMachine {
  readonly family: Family;
  readonly type: TypeIndex;
  readonly lead: number;
  readonly brand: Brand;
}

/** Returns the root-relative URL of a family's operating manual: `/manuals/tig-welder.el.pdf`. */
export function toManualUrl(family: string, language: Language): string {
  return `/manuals/${family}.${language}.pdf`;
}

/**
 * Returns the root-relative URL of a model's energy label, the same in every language:
 * `/labels/work-light-0-30-msw.svg`.
 */
export function toLabelUrl(machine: LabelledMachine): string {
  return `/labels/${toStem(machine)}-${machine.brand.prefix.toLowerCase()}.svg`;
}

/**
 * Returns the root-relative URL of the product information sheet of all brands of a size:
 * `/fiches/work-light-0-30.pl.pdf`.
 */
export function toFicheUrl(machine: Omit<LabelledMachine, "brand">, language: Language): string {
  return `/fiches/${toStem(machine)}.${language}.pdf`;
}

/**
 * Returns the root-relative URL of the arrow that opens a label ("nested display"): `/labels/arrow-a1-of-a3-d.svg` is
 * A+ of A+++ to D.
 */
export function toArrowUrl(energyClass: string, [best, worst]: readonly [string, string]): string {
  return `/labels/arrow-${toClassName(energyClass)}-of-${toClassName(best)}-${toClassName(worst)}.svg`;
}

function toStem({ family, type, lead }: Omit<LabelledMachine, "brand">): string {
  return `${family.key}-${type}-${String(lead).replace(".", "p")}`;
}

/** A is `a`, A+++ is `a3`. */
function toClassName(energyClass: string): string {
  const character = energyClass.slice(0, 1).toLowerCase();
  return energyClass.length > 1 ? `${character}${energyClass.length - 1}` : character;
}
