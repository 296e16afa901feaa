import type { MarkedText } from "./mark-matches";

/** The search field's suggestions: formatted texts, amounts and URLs. */
export type SuggestionsView = {
  /**
   * Another spelling of a text that finds little, with its label; absent: none. If the text finds nothing, the other
   * suggestions are those of this spelling.
   */
  readonly spelling?: { readonly label: string; readonly text: string };
  /** The right spelling of a text that the search found despite its typing errors; all suggestions are those of it. */
  readonly corrected?: string;
  /** Search texts that complete the input. */
  readonly terms: readonly MarkedText[];
  readonly products: readonly {
    readonly id: string;
    readonly name: MarkedText;
    /** From `toProductNumber`. */
    readonly number: string;
    readonly brand: string;
    readonly href: string;
    readonly picture: string;
    /** null: unknown. */
    readonly price: string | null;
    /** `4,80 €/l`; null for a product sold by the piece. */
    readonly unitPrice: string | null;
    /** Lowest price of the 30 days before the reduction, crossed out, with its name; null: not reduced. */
    readonly before: { readonly label: string; readonly price: string } | null;
    /** null: unknown, because the platform does not respond. */
    readonly stock: { readonly text: string; readonly state: "many" | "few" | "none" } | null;
  }[];
  /** `above`: the names of its two closest ancestors. */
  readonly categories: readonly SuggestedLink[];
  readonly brands: readonly SuggestedLink[];
  /** Total number of products that the text finds. */
  readonly total: number;
  /** Id for the search's click analytics. */
  readonly queryId: string | null;
};

export type SuggestedLink = { readonly name: MarkedText; readonly above: string; readonly href: string };

/**
 * Returns whether a value is the shop's response.
 * Its parts are not checked, because they are from the same build.
 */
export function isSuggestionsView(value: unknown): value is SuggestionsView {
  return (
    typeof value === "object" &&
    value !== null &&
    ["terms", "products", "categories", "brands"].every((name) => Array.isArray(Reflect.get(value, name))) &&
    typeof Reflect.get(value, "total") === "number"
  );
}
