import type { Family, TypeIndex } from "../assortment/family.ts";

export interface TypedLead {
  readonly type: TypeIndex;
  readonly lead: number;
}

/**
 * The lead figures of both types in the order in which a family brings them: from the ends inwards and in turn, so that
 * already the first four are small and large ones of either type.
 */
export function orderLeads({ leads }: Family): readonly TypedLead[] {
  const [first, second] = leads.map(fromBothEnds);
  const longest = Math.max(first?.length ?? 0, second?.length ?? 0);
  return Array.from({ length: longest }, (_, at) => {
    const pair = [toTyped(0, first?.[at]), toTyped(1, second?.[at])];
    return at % 2 === 0 ? pair : pair.reverse();
  })
    .flat()
    .filter((typed) => typed !== undefined);
}

function toTyped(type: TypeIndex, lead: number | undefined): TypedLead | undefined {
  return lead === undefined ? undefined : { type, lead };
}

/** 1 2 3 4 5 becomes 1 5 2 4 3. */
function fromBothEnds(ascending: readonly number[]): readonly number[] {
  const descending = ascending.toReversed();
  return ascending.flatMap((low, at) => [low, descending[at] ?? low]).slice(0, ascending.length);
}
