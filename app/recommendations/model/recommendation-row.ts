import type { CardView } from "../../catalogue/model/card-view";
import type { RecommendationType } from "./recommendation-type";

/** The rows of the shop's pages, by what their address calls them. */
export const rowTypes = {
  similar: "similar-products",
  cart: "cart-recommendation",
  seen: "last-seen",
} as const satisfies Readonly<Record<string, RecommendationType>>;

export type RowName = keyof typeof rowTypes;

export function isRowName(name: string): name is RowName {
  return Object.hasOwn(rowTypes, name);
}

/** A row as the page shows it. */
export type RowView = {
  readonly name: RowName;
  /** null: the place where it stands has one. */
  readonly title: string | null;
  /** Of the model that recommends it, and of its engine, for reports on views and clicks. */
  readonly recommendationId: string;
  readonly engineName: string;
  readonly cards: readonly CardView[];
  readonly hasQuickAdd: boolean;
};

/** The attribute of a place that a row may fill; its value are the SKUs that the row is about. */
export const rowPlace = "data-recommend";

/** The tracking service's own cookie, which a marketing script writes after consent. */
export const trackingCookieName = "__exponea_etc__";
