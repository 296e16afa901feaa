import type { Family } from "../assortment/family.ts";
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
  /** The family that its picture shows; a department has a picture of its own. */
  readonly family?: Family;
  readonly children: readonly CategoryNode[];
}

/** The three trees, by the keys of their hidden roots. */
export type TreeKey = "all-categories" | "industry-categories" | "longtail-categories";

export interface CategoryTree {
  readonly key: TreeKey;
  readonly name: Localized;
  readonly nodes: readonly CategoryNode[];
}
