import type { AttributeValue, Item } from "./item.ts";

/** How an attribute is compared among the articles of one type. */
type Scale = {
  readonly weight: number;
  /** Logarithm of the largest over the smallest; null: the value is a name. */
  readonly spread: number | null;
};

export type AttributeScales = ReadonlyMap<string, ReadonlyMap<string, Scale>>;

/** A text that differs for nearly every article, such as a number, says nothing about similarity. */
const mostDistinctShare = 0.6;
/** A difference of a third of the whole spread leaves a third of the similarity. */
const decay = 3.3;
const leastWeight = 0.1;

/**
 * Derives the weights of technical attributes from the articles: an attribute of few types (litres of a mixer) says
 * what an article is for, one of all types (its gross weight) little; differences are measured by the spread within
 * the type.
 */
export function learnScales(items: Iterable<Item>): AttributeScales {
  const types = Map.groupBy(items, ({ typeId }) => typeId);
  const typesWith = new Map<string, number>();
  for (const each of types.values()) {
    for (const name of new Set(each.flatMap(({ figures }) => Object.keys(figures))))
      typesWith.set(name, (typesWith.get(name) ?? 0) + 1);
  }
  return new Map(
    [...types].map(([typeId, each]) => {
      const names = new Set(each.flatMap(({ figures }) => Object.keys(figures)));
      const scales = [...names].flatMap((name): [string, Scale][] => {
        const rarity = Math.log(types.size / (typesWith.get(name) ?? 1)) + leastWeight;
        const scale = toScale(
          each.flatMap(({ figures }) => figures[name] ?? []),
          rarity,
        );
        return scale ? [[name, scale]] : [];
      });
      return [typeId, new Map(scales)];
    }),
  );
}

function toScale(values: readonly AttributeValue[], weight: number): Scale | null {
  const distinct = new Set(values);
  if (distinct.size < 2) return null;
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length === values.length) {
    const sizes = numbers.map(toSize);
    return { weight, spread: Math.max(...sizes) - Math.min(...sizes) };
  }
  return distinct.size > values.length * mostDistinctShare && values.length > 4
    ? null
    : { weight, spread: null };
}

/** A factor of two is the same step for small and large values, also below zero (temperatures). */
function toSize(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value));
}

/** Similarity of the attributes of two articles of one type, 0 to 1; null: they have none in common. */
export function compareAttributes(one: Item, other: Item, scales: AttributeScales): number | null {
  let likeness = 0;
  let weights = 0;
  for (const [name, { weight, spread }] of scales.get(one.typeId) ?? []) {
    const left = one.figures[name];
    const right = other.figures[name];
    if (left === undefined || right === undefined) continue;
    weights += weight;
    likeness += weight * compareValues(left, right, spread);
  }
  return weights > 0 ? likeness / weights : null;
}

function compareValues(left: AttributeValue, right: AttributeValue, spread: number | null): number {
  if (left === right) return 1;
  if (typeof left !== "number" || typeof right !== "number" || !spread) return 0;
  return Math.exp((-decay * Math.abs(toSize(left) - toSize(right))) / spread);
}
