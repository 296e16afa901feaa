import { allFamilies } from "../catalogue/assortment/all-families.ts";
import type { Family, TypeIndex } from "../catalogue/assortment/family.ts";
import type { BodyColour } from "./drawing/paint.ts";
import { explodedFamilies, isChoiceSeen, type PictureSpec } from "./picture-spec.ts";

/** A machine to draw in the colours of its brands. */
export interface PictureOrder {
  spec: PictureSpec;
  /** The first is that of the family's first brand. */
  colours: readonly [BodyColour, ...BodyColour[]];
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
  const [first, ...others] = family.brands.map(({ colour }) => colour);
  if (!first) return [];
  const colours: PictureOrder["colours"] = [first, ...new Set(others.filter((colour) => colour !== first))];
  const largest = family.leads[type].at(-1);
  return family.leads[type].flatMap((lead) =>
    choicesOf(family).map((choice) => ({
      spec: toSpec(family, type, lead, choice),
      colours,
      turns: family.turns === true && lead === largest && !choice,
      explodes: explodedFamilies.has(family.key) && lead === largest && !choice,
    })),
  );
}

/** Lists the variants that look different; a product without such is drawn once. */
function choicesOf({ key, variants }: Family): (number | undefined)[] {
  return variants && isChoiceSeen(key) ? variants.choices.map((_, index) => index) : [undefined];
}

function toSpec(family: Family, type: TypeIndex, lead: number, choice?: number): PictureSpec {
  const { attributeValues, cm } = family.machine(lead, type);
  const chosen = choice === undefined ? {} : family.variants?.choices[choice]?.attributeValues;
  return {
    family: family.key,
    type,
    lead,
    ...(choice === undefined ? {} : { choice }),
    cm,
    attributeValues: { ...attributeValues, ...chosen, [family.lead]: lead },
    display: String(lead),
  };
}
