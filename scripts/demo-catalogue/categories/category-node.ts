import type { Family, TypeIndex } from "../assortment/family.ts";
import type { DepartmentKey } from "../assortment/keys.ts";
import type { Localized } from "../language.ts";

/** A category with what is below it. */
export interface CategoryNode {
  readonly key: string;
  readonly name: Localized;
  /** Paragraphs of advice for buyers. */
  readonly guide: readonly Localized[];
  /** The department that it belongs to: its magazine posts stand on the page. */
  readonly department?: DepartmentKey;
  /** File of a picture of its own; otherwise it shows a machine. */
  readonly picture?: string;
  readonly shows?: ShownMachine;
  readonly children: readonly CategoryNode[];
}

export interface ShownMachine {
  readonly family: Family;
  readonly type: TypeIndex;
  readonly lead: number;
}

/** The largest machine of a type, or the smallest. */
export function showMachine(
  family: Family,
  type: TypeIndex = 0,
  end: "largest" | "smallest" = "largest",
): ShownMachine {
  const lead = family.leads[type].at(end === "largest" ? -1 : 0);
  if (lead === undefined) throw new Error(`${family.key} has no lead figures of type ${type}: give it some`);
  return { family, type, lead };
}

/** The three trees, by the keys of their hidden roots. */
export type TreeKey = "all-categories" | "industry-categories" | "longtail-categories";

export interface CategoryTree {
  readonly key: TreeKey;
  readonly name: Localized;
  readonly nodes: readonly CategoryNode[];
}
