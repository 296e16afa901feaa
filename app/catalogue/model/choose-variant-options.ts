/** An attribute of one variant, as far as choosing needs it. */
export type VariantTrait = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** `declared`: the merchant says that it tells variants apart; else what kind of value it is. */
  readonly kind: TraitKind;
};

/** The sooner named, the more likely it is what a shopper chooses by. */
const kinds = ["declared", "choice", "figure", "text", "list"] as const;
export type TraitKind = (typeof kinds)[number];

type Candidate = {
  readonly name: string;
  readonly kind: TraitKind;
  /** One a variant, in their order. */
  readonly values: readonly string[];
  readonly longest: number;
};

/**
 * Names of the attributes by which the variants are chosen, in the order in which the variants say them: all that the
 * merchant declared and, where these leave variants alike, as few others as tell them apart; of texts the shorter ones.
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

/** What the variants do not share, the likeliest first. */
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

/** The last chosen may say what an earlier one said less well: such an earlier one goes. */
function dropNeedless(chosen: readonly Candidate[]): readonly Candidate[] {
  const isNeedless = ({ kind }: Candidate, without: readonly Candidate[]) =>
    kind !== "declared" && countDistinct(without) === countDistinct(chosen);
  return chosen.toReversed().reduce<readonly Candidate[]>((kept, candidate) => {
    const without = kept.filter((other) => other !== candidate);
    return isNeedless(candidate, without) ? without : kept;
  }, chosen);
}

/** How many variants the attributes tell apart. */
function countDistinct(candidates: readonly Candidate[]): number {
  const length = candidates[0]?.values.length ?? 0;
  const combinations = Array.from({ length }, (_, at) => JSON.stringify(candidates.map((c) => c.values[at])));
  return Math.max(1, new Set(combinations).size);
}
