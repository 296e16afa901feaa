import { allFamilies } from "../catalogue/assortment/all-families.ts";
import type { Family, TypeIndex } from "../catalogue/assortment/family.ts";
import type { AccessoryKey, PackageKey } from "../catalogue/assortment/keys.ts";
import type { Brand } from "../catalogue/brand.ts";
import { listOtherWares, type OtherWare } from "../catalogue/plan/other-wares.ts";
import { toModel } from "../catalogue/plan/plan-machine.ts";
import type { Livery } from "./drawing/write-svg.ts";
import type { Label } from "./nameplate/write-label.ts";
import { explodedFamilies, type Grade, isChoiceSeen, makerOf, type PictureSpec } from "./picture-spec.ts";

/** A brand's make of a machine. */
export interface Make extends Livery {
  label: Label;
  maker?: string | undefined;
  /** Grades in which the demo sells it used. */
  used: readonly Grade[];
  /** Accessories of the sets in which the demo sells it. */
  sets: readonly (readonly AccessoryKey[])[];
}

/** A machine to draw as each of its brands makes it. */
export interface PictureOrder {
  spec: PictureSpec;
  /** The first is that of the family's first brand. */
  makes: readonly [Make, ...Make[]];
  /** What is in its box. */
  packages: readonly PackageKey[];
  /** Whether it has a 360° view. */
  turns: boolean;
  /** Whether it has an exploded view. */
  explodes: boolean;
}

/** Lists everything in the assortment, once for each geometry. */
export function enumerateOrders(families: readonly Family[] = allFamilies): PictureOrder[] {
  return families.flatMap((family) => ordersOfType(family, 0).concat(ordersOfType(family, 1)));
}

/** Returns a machine of the assortment for a scene; the nth size of its type, by default the last. */
export function specOf(familyKey: string, type: TypeIndex, nth = -1, choice?: number): PictureSpec {
  const family = allFamilies.find(({ key }) => key === familyKey);
  const lead = family?.leads[type].at(nth);
  if (!family || lead === undefined) throw new Error(`The assortment has no ${familyKey} of type ${type}.`);
  return toSpec(family, type, lead, choice);
}

function ordersOfType(family: Family, type: TypeIndex): PictureOrder[] {
  const largest = family.leads[type].at(-1);
  return family.leads[type].flatMap((lead) =>
    choicesOf(family).map((choice) => ({
      spec: toSpec(family, type, lead, choice),
      makes: toMakes(family, { type, lead }, choice),
      packages: family.packages,
      turns: family.turns === true && lead === largest && !choice,
      explodes: explodedFamilies.has(family.key) && lead === largest && !choice,
    })),
  );
}

function toMakes(
  family: Family,
  typed: { type: TypeIndex; lead: number },
  choice = 0,
): PictureOrder["makes"] {
  const others = choice === 0 ? listOtherWares(family) : [];
  const toMake = (brand: Brand): Make => ({
    colour: brand.colour,
    maker: makerOf(family, brand),
    ...waresOf(others, brand, typed),
    label: { maker: wordmarkOf(brand), model: toModel(family, typed, brand, 0), size: String(typed.lead) },
  });
  const [first, ...rest] = family.brands;
  return [toMake(first), ...rest.map(toMake)];
}

/** Returns the used machines and the sets of a brand's machine. */
function waresOf(
  others: readonly OtherWare[],
  brand: Brand,
  { type, lead }: { type: TypeIndex; lead: number },
): Pick<Make, "used" | "sets"> {
  const own = others.filter(
    ({ article }) => article.brand === brand && article.type === type && article.lead === lead,
  );
  const used = own.flatMap(({ grade }) => grade ?? []);
  const sets = own.flatMap(({ grade, contents }) => (grade ? [] : [contents]));
  return {
    used: [...new Set(used)],
    sets: [...new Map(sets.map((contents) => [contents.join(), contents])).values()],
  };
}

/** The part of a brand's name that stands on its machines. */
function wordmarkOf({ name }: Brand): string {
  return name.toUpperCase().replace(/ (MOTOR TECHNICS|SYSTEMS)$/, "");
}

/** Lists the variants that look different; a product without such is drawn once. */
function choicesOf({ key, variants }: Family): (number | undefined)[] {
  return variants && isChoiceSeen(key) ? variants.choices.map((_, index) => index) : [undefined];
}

function toSpec(family: Family, type: TypeIndex, lead: number, choice?: number): PictureSpec {
  const { attributeValues, cm } = family.machine(lead, type);
  const rank = family.leads[type].indexOf(lead);
  const chosen = choice === undefined ? {} : family.variants?.choices[choice]?.attributeValues;
  return {
    family: family.key,
    type,
    lead,
    ...(choice === undefined ? {} : { choice }),
    cm,
    attributeValues: { ...attributeValues, ...chosen, [family.lead]: lead },
    rank,
    step: rank / Math.max(1, family.leads[type].length - 1),
    display: String(lead),
  };
}
