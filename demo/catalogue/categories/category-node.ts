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
  /** File of its picture, 480 × 480. */
  readonly picture: string;
  readonly children: readonly CategoryNode[];
}

/** The three trees, by the keys of their hidden roots. */
export type TreeKey = "all-categories" | "industry-categories" | "longtail-categories";

export interface CategoryTree {
  readonly key: TreeKey;
  readonly name: Localized;
  readonly nodes: readonly CategoryNode[];
}
