import type { CardView } from "../../catalogue/model/card-view";
import type { ServedParts } from "../../foundation/tracked-part";
import type { RecommendationType } from "./recommendation-type";

/** The rows of the shop's pages, by their names in URLs. */
export const rowTypes = {
  similar: "similar-products",
  cart: "cart-recommendation",
  seen: "last-seen",
} as const satisfies Readonly<Record<string, RecommendationType>>;

export type RowName = keyof typeof rowTypes;

export function isRowName(name: string): name is RowName {
  return Object.hasOwn(rowTypes, name);
}

/** A row, ready for display. */
export type RowView = {
  readonly name: RowName;
  readonly title: string;
  /** The page has the title above it. */
  readonly isTitled: boolean;
  /** The ids of the recommending model and its engine, for reports on views and clicks. */
  readonly recommendationId: string;
  readonly engineName: string;
  readonly cards: readonly CardView[];
  readonly hasQuickAdd: boolean;
};

/** A row as the browser receives it: markup, and how its list is tracked. */
export type ServedRow = { readonly html: string; readonly parts: ServedParts };

/** The tracking service's cookie, which a marketing script writes after consent. */
export const trackingCookieName = "__exponea_etc__";
