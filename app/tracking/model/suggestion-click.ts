import type { SuggestionClick } from "./tracking-events";

/**
 * Builds the Insights event of a click on a suggested product.
 *
 * Source: Insights API of the hosted search, `clickedObjectIDsAfterSearch`
 */
export function toClickedObject(
  { queryId, objectId, position }: Omit<SuggestionClick, "kind">,
  locale: string,
) {
  return {
    eventName: "Quick search: product",
    index: `products_${locale.toLowerCase()}`,
    queryID: queryId,
    objectIDs: [objectId],
    positions: [position],
  };
}
