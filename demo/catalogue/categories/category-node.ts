import type { DepartmentKey, GroupKey } from "../assortment/keys.ts";
import type { Localized } from "../language.ts";

/** A category with its descendants. */
export interface CategoryNode {
  readonly key: string;
  readonly name: Localized;
  /** Paragraphs of buying advice. */
  readonly guide: readonly Localized[];
  /** The department or group whose magazine posts the page shows. */
  readonly topic?: DepartmentKey | GroupKey;
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
