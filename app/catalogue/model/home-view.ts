import type { HomeContent } from "../../content/model/home-content";
import type { CardView } from "./card-view";

export type HomeView = {
  readonly metaTitle: string;
  readonly content: HomeContent | null;
  /** Name, path, picture. */
  readonly departments: readonly (readonly [name: string, href: string, picture: string])[];
  readonly rows: readonly HomeRow[];
  readonly hasQuickAdd: boolean;
};

export type HomeRow = {
  readonly key: "bestseller" | "new" | "on-sale";
  readonly href: string;
  readonly cards: readonly CardView[];
};
