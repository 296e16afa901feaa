import type { SuggestionClick } from "../../tracking/model/tracking-events";
import type { SearchOption } from "./to-search-offer";

/**
 * Returns the click on a suggested product for the search's analytics; null for a category, a brand or a text, and when
 * the search counts no clicks.
 *
 * @param index position in its group, from 0
 */
export function toSuggestionClick(
  { product }: Pick<SearchOption, "product">,
  index: number,
  queryId: string | null,
): SuggestionClick | null {
  if (!product || queryId === null) return null;
  return { kind: "suggestion-clicked", queryId, objectId: product.id, position: index + 1 };
}
