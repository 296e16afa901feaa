/** An attribute of a variant, with the data for the choice. */
export type VariantTrait = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** `declared`: the merchant declared that it distinguishes variants; else the kind of its value. */
  readonly kind: TraitKind;
};

/** Kinds of attributes, the most likely choice of a shopper first. */
const kinds = ["declared", "choice", "figure", "text", "list"] as const;
export type TraitKind = (typeof kinds)[number];

type Candidate = {
  readonly name: string;
  readonly kind: TraitKind;
  /** One per variant, in their order. */
  readonly values: readonly string[];
  readonly longest: number;
};

/**
 * Chooses the attributes by which shoppers select a variant, in the order of the variants' attributes.
 * These are all that the merchant declared. If they do not distinguish the variants, as few others as possible are
 * added, shorter texts first.
 */
export function chooseVariantOptions(variants: readonly (readonly VariantTrait[])[]): readonly string[] {
  const candidates = listDiffering(variants);
  const chosen = candidates.filter(({ kind }) => kind === "declared");
  for (const candidate of candidates.filter(({ kind }) => kind !== "declared")) {
    if (countDistinct(chosen) === variants.length) break;
    if (countDistinct([...chosen, candidate]) > countDistinct(chosen)) chosen.push(candidate);
  }
  const needed = dropNeedless(chosen);
  const order = [...new Set(variants.flat().map(({ name }) => name))];
  return order.filter((name) => needed.some((candidate) => candidate.name === name));
}

/** Lists the attributes in which the variants differ, the most likely first. */
function listDiffering(variants: readonly (readonly VariantTrait[])[]): Candidate[] {
  const firsts = new Map(variants.flat().map((trait) => [trait.name, trait] as const));
  return [...firsts.values()]
    .map(({ name, kind }) => {
      const values = variants.map((traits) => traits.find((trait) => trait.name === name)?.value ?? "");
      return { name, kind, values, longest: Math.max(...values.map((value) => value.length)) };
    })
    .filter(({ values }) => new Set(values).size > 1)
    .toSorted(
      (left, right) =>
        kinds.indexOf(left.kind) - kinds.indexOf(right.kind) ||
        (left.kind === "text" ? left.longest - right.longest : 0),
    );
}

/** Drops an earlier attribute that a later, better one makes redundant. */
function dropNeedless(chosen: readonly Candidate[]): readonly Candidate[] {
  const isNeedless = ({ kind }: Candidate, without: readonly Candidate[]) =>
    kind !== "declared" && countDistinct(without) === countDistinct(chosen);
  return chosen.toReversed().reduce<readonly Candidate[]>((remaining, candidate) => {
    const without = remaining.filter((other) => other !== candidate);
    return isNeedless(candidate, without) ? without : remaining;
  }, chosen);
}

/** Counts how many variants the attributes distinguish. */
function countDistinct(candidates: readonly Candidate[]): number {
  const length = candidates[0]?.values.length ?? 0;
  const combinations = Array.from({ length }, (_, at) => JSON.stringify(candidates.map((c) => c.values[at])));
  return Math.max(1, new Set(combinations).size);
}
