import type { MarkedText } from "./mark-matches";

/** What the search field shows for a text: finished words, amounts and addresses. */
export type SuggestionsView = {
  readonly products: readonly {
    readonly id: string;
    readonly name: MarkedText;
    /** `toProductNumber`. */
    readonly number: string;
    readonly brand: string;
    readonly href: string;
    readonly picture: string;
    /** null: not known. */
    readonly price: string | null;
    /** `4,80 €/l`; null where a piece is sold as a piece. */
    readonly unitPrice: string | null;
    /** Crossed out beside the price; null: it is not reduced. */
    readonly before: string | null;
  }[];
  /** `above`: the names of the categories over it. */
  readonly categories: readonly SuggestedLink[];
  readonly brands: readonly SuggestedLink[];
  /** All products that the text finds. */
  readonly total: number;
  /** Of the search's click analytics. */
  readonly queryId: string | null;
};

export type SuggestedLink = { readonly name: MarkedText; readonly above: string; readonly href: string };

/** From so many hits on there is a link to all of them (specification, second document 2.3). */
export const fewestForAll = 5;

/** Is this the shop's answer? It is of the same build: its parts are not looked at one by one. */
export function isSuggestionsView(value: unknown): value is SuggestionsView {
  return (
    typeof value === "object" &&
    value !== null &&
    ["products", "categories", "brands"].every((name) => Array.isArray(Reflect.get(value, name))) &&
    typeof Reflect.get(value, "total") === "number"
  );
}
